//! The turns that a hint expects, shown on the board and taken back from it. The game itself stays as it is.
//! No drawing.

use audio::Cue;
use basics::Speed;
use tabletop::{GameMatch, Replay, Session};
use ui_kit::theme::durations;

use super::{LiveGame, Moving, Viewer};

/// The turns that a hint expects, on the screen.
pub struct Line<G: Moving> {
    /// The game with these turns.
    viewer: Viewer<G>,
    /// The number of entries before them.
    first: usize,
    /// Whether the board plays them. Without motion, it shows the position after them at once.
    is_played: bool,
    /// The seconds for which the last position has been at rest.
    rested: f32,
}

impl<G: Moving> Line<G> {
    fn new(session: &Session<G>, surface: G::Surface, speed: Speed) -> Self {
        let mut game = session.game().clone();
        let first = game.entries().len();
        for mv in session.help().line() {
            game.play(*mv).expect("the moves of a line are legal");
        }
        let replay = Replay::new(session.setup().clone(), game);
        let mut viewer = Viewer::new(replay, None, surface, G::LINE_PACE);
        let is_played = speed.factor().is_some();
        if is_played {
            viewer.go_to(first);
            viewer.toggle();
        } else {
            viewer.go_to(viewer.replay().steps());
        }
        Line { viewer, first, is_played, rested: 0.0 }
    }

    /// Returns the game with the expected turns, as far as the board shows them.
    pub fn viewer(&self) -> &Viewer<G> {
        &self.viewer
    }

    /// Returns the number of entries before the expected turns.
    pub fn first(&self) -> usize {
        self.first
    }

    /// Returns whether the board plays the turns. Without motion, it shows the position after them at once.
    pub fn is_played(&self) -> bool {
        self.is_played
    }

    fn is_moving(&self) -> bool {
        self.viewer.presenter().is_moving()
    }

    /// Returns whether all turns have been seen. The position after them stays until the player leaves it.
    pub fn is_over(&self) -> bool {
        let is_told = !self.is_played || self.rested >= durations::LAST_OF_LINE;
        is_told && self.is_at_end()
    }

    fn is_at_end(&self) -> bool {
        self.viewer.replay().is_at_end() && !self.is_moving()
    }

    /// Advances by `seconds`. Returns the sounds to play.
    fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        if self.is_at_end() {
            self.rested += seconds;
        }
        self.viewer.tick(seconds, speed).cues
    }

    fn next_change_in(&self) -> Option<f32> {
        let left = durations::LAST_OF_LINE - self.rested;
        let left = (self.is_at_end() && !self.is_over()).then(|| left.max(0.0));
        left.or(self.viewer.next_change_in())
    }
}

impl<G: Moving> LiveGame<G> {
    /// Shows the turns that the hint on the screen expects, or stops showing them. Without motion, by
    /// `speed`, the board shows the position after them at once.
    pub fn toggle_line(&mut self, speed: Speed) {
        let is_new = self.line.take().is_none() && self.hint().is_some();
        self.clear_choice();
        if is_new {
            self.line = Some(Line::new(&self.session, self.presenter.surface(), speed));
        }
    }

    /// Returns to the position of the game. Returns whether the turns that a hint expects were on the
    /// screen.
    pub fn end_line(&mut self) -> bool {
        self.line.take().is_some()
    }

    /// Returns the turns that a hint expects, while they are on the screen.
    pub fn line(&self) -> Option<&Line<G>> {
        self.line.as_ref()
    }

    /// Returns whether something moves on the screen: in the game, or in the turns that a hint expects.
    pub fn is_moving(&self) -> bool {
        self.presenter.is_moving() || self.line.as_ref().is_some_and(Line::is_moving)
    }

    /// Advances the turns that a hint expects by `seconds`. Returns the sounds to play.
    pub(super) fn advance_line(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        if self.hint().is_none() {
            self.line = None;
        }
        self.line.as_mut().map(|line| line.advance(seconds, speed)).unwrap_or_default()
    }

    /// Returns the seconds until the next change of those turns while nothing moves.
    pub(super) fn next_change_of_line(&self) -> Option<f32> {
        self.line.as_ref().and_then(Line::next_change_in)
    }
}
