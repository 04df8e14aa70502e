//! The screen on which players practise their mistakes. It keeps the replay with the review of the
//! game, to which it returns.

use eframe::egui::Ui;

use super::super::parts::waker;
use super::context::ScreenContext;
use super::replay::OpenReplay;
use crate::audio::{Sound, Surface};
use crate::controller::{Fault, Practice};
use crate::rules::{Cell, Move};
use crate::ui::live_game::{LiveGame, LivePractice};
use crate::ui::screens::{self, Action, PracticeScreen, Whose};

/// A practice that is open.
pub struct OpenPractice {
    replay: Box<OpenReplay>,
    live_practice: LivePractice,
    whose: Whose,
    /// Whether the review is not complete yet.
    awaits_review: bool,
    /// Whether leaving leads to where the replay was opened, not to the replay.
    leaves_replay: bool,
}

impl OpenPractice {
    /// Opens the practice of the faults in the replayed game, as soon as its review is complete.
    /// Starts the review if there is none. `leaves_replay` is whether leaving leads to where
    /// the replay was opened.
    pub fn new(
        mut replay: Box<OpenReplay>,
        whose: Whose,
        leaves_replay: bool,
        context: &ScreenContext<'_>,
    ) -> Self {
        let review = replay.review();
        if review.found().is_none() && review.progress().is_none() {
            replay.begin_review(context);
        }
        let surface = context.preferences.surface();
        let shown = replay.replay();
        let (setup, game) = (shown.setup().clone(), shown.game().clone());
        let practice = Practice::new(game, Vec::new());
        let live_practice = LivePractice::new(practice, setup, surface, waker(context.ctx));
        let awaits_review = true;
        let mut open = OpenPractice { replay, live_practice, whose, awaits_review, leaves_replay };
        open.begin(context);
        open
    }

    /// Starts the practice if the review is complete.
    fn begin(&mut self, context: &ScreenContext<'_>) {
        let Some(faults) = self.faults().filter(|_| self.awaits_review) else {
            return;
        };
        log::info!("practice of {} faults", faults.len());
        let shown = self.replay.replay();
        let (setup, game) = (shown.setup().clone(), shown.game().clone());
        let (practice, surface) = (Practice::new(game, faults), context.preferences.surface());
        self.live_practice = LivePractice::new(practice, setup, surface, waker(context.ctx));
        self.awaits_review = false;
    }

    /// Returns the faults to practise, or `None` without a complete review.
    fn faults(&self) -> Option<Vec<Fault>> {
        let (replay, state) = (self.replay.replay(), self.replay.review());
        let review = state.found()?;
        let persons = state.faults_of_persons(replay.setup(), replay.game())?;
        let is_listed = |fault: &Fault| match self.whose {
            Whose::All => true,
            Whose::Persons => replay.setup().persons() == 0 || persons.contains(&fault.turn),
        };
        Some(review.faults().into_iter().filter(is_listed).collect())
    }

    /// Returns the replay.
    pub fn replay(&self) -> &OpenReplay {
        &self.replay
    }

    /// Returns the replay, mutably.
    pub fn replay_mut(&mut self) -> &mut OpenReplay {
        &mut self.replay
    }

    /// Closes the practice. Returns the replay, and whether to leave it too.
    pub fn into_replay(self) -> (Box<OpenReplay>, bool) {
        (self.replay, self.leaves_replay)
    }

    /// Returns the practice.
    pub fn live_practice_mut(&mut self) -> &mut LivePractice {
        &mut self.live_practice
    }

    /// Returns the game on the board.
    pub fn live_game_mut(&mut self) -> &mut LiveGame {
        self.live_practice.live_game_mut()
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.live_practice.set_surface(surface);
        self.replay.set_surface(surface);
    }

    /// Takes over and saves a finished review, and starts the practice with it.
    pub fn follow_review(&mut self, context: &ScreenContext<'_>) {
        self.replay.follow_review(context);
        self.begin(context);
    }

    /// Chooses the cell that was pressed.
    pub fn press(&mut self, cell: Cell, context: &ScreenContext<'_>) {
        if self.live_practice.press(cell) {
            context.sound.play(Sound::Refusal);
        }
    }

    /// Tries the move of the arrow that was pressed.
    pub fn play(&mut self, mv: Move, context: &ScreenContext<'_>) {
        let engine = context.analysis_engine.clone();
        self.live_practice.play(mv, engine);
    }

    /// Advances the board by `seconds`.
    pub fn advance(&mut self, seconds: f32, context: &ScreenContext<'_>) {
        let cues = self.live_practice.tick(seconds, context.settings().speed);
        context.sound.play_all(cues);
        if self.live_practice.live_game().presenter().is_moving() {
            context.ctx.request_repaint();
        } else if let Some(seconds) = self.live_practice.is_waiting() {
            context.ctx.request_repaint_after_secs(seconds.max(0.0));
        }
    }

    /// Draws the practice. Returns the action requested.
    pub fn show(&mut self, ui: &mut Ui, context: &ScreenContext<'_>) -> Option<Action> {
        let screen = PracticeScreen {
            words: context.words(),
            settings: context.settings(),
            live_practice: &self.live_practice,
            review: self.awaits_review.then_some(self.replay.review()),
            sprites: context.sprites()?,
            toast: context.toast(),
            letters: context.letters(),
        };
        let (action, state) = screens::practice(ui, &screen);
        self.live_game_mut().set_pointed(state.hot, state.armed);
        action
    }
}
