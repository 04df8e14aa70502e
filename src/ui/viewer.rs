//! A replay on the screen: plays out the steps of the game one by one. Contains no drawing.

use std::time::Duration;

use crate::archive::GameId;
use crate::audio::{Cue, Surface};
use crate::controller::{Replay, ReplayPace};
use crate::rules::{Cell, GameEntry, Side, Turn};
use crate::settings::Speed;

use super::live_game::{Gain, TickOutcome, captured_after, captured_in, swept_at_end};
use super::motion::{Playback, Stage};
use super::seen::Seen;
use super::theme::durations;

/// A replay on the screen.
pub struct Viewer {
    replay: Replay,
    playback: Playback,
    id: Option<GameId>,
    /// The cell whose press was refused, and the seconds until the notice about it disappears.
    refused: Option<(Cell, f32)>,
    /// Whether the end of the game is being played out.
    ends: bool,
    /// The number of turns that have been completely played out, now or before.
    seen: usize,
}

impl Viewer {
    /// Shows a replay at its start. `id` is the game's ID in the library, if it is there.
    pub fn new(mut replay: Replay, id: Option<GameId>, surface: Surface, pace: ReplayPace) -> Self {
        replay.set_pace(pace);
        let stage = Stage::new(&replay.game_so_far());
        let (ring, near) = (replay.position().ring(), replay.setup().near_side());
        let playback = Playback::new(stage, ring, near, surface);
        Viewer { replay, playback, id, refused: None, ends: false, seen: 0 }
    }

    /// Returns the game and the number of steps shown.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// Returns the game's ID in the library, if it is there.
    pub fn id(&self) -> Option<&GameId> {
        self.id.as_ref()
    }

    /// Records that the game is now in the library as `id`.
    pub fn set_id(&mut self, id: GameId) {
        self.id = Some(id);
    }

    /// Returns the stones as shown.
    pub fn stage(&self) -> &Stage {
        self.playback.stage()
    }

    /// Sets the surface that stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.playback.set_surface(surface);
    }

    /// Returns whether stones are moving.
    pub fn is_moving(&self) -> bool {
        !self.stage().is_idle()
    }

    /// Returns the seconds until the next change while no stones move, or `None` if none is due.
    pub fn is_waiting(&self) -> Option<f32> {
        let next = self.replay.until_next().map(|next| next.as_secs_f32());
        let refused = self.refused.map(|(_, left)| left);
        [next, refused].into_iter().flatten().reduce(f32::min)
    }

    /// Returns the cell whose press was refused, while the notice about it shows.
    pub fn refused(&self) -> Option<Cell> {
        self.refused.map(|(cell, _)| cell)
    }

    /// Refuses a press on `cell`, because a replay takes no moves.
    pub fn refuse(&mut self, cell: Cell) {
        self.refused = Some((cell, durations::NOTICE));
    }

    /// Returns the number of steps completely played out.
    fn steps_at_rest(&self) -> usize {
        self.replay.shown() - usize::from(self.is_moving())
    }

    /// Returns which captures of the game the player has seen.
    pub fn seen(&self) -> Seen {
        let begun = match self.replay.last() {
            Some(GameEntry::Turn(_)) => self.replay.turns(),
            Some(GameEntry::Departure(_)) | None => 0,
        };
        Seen::new(self.seen, begun, self.stage())
    }

    /// Records the turns that have been completely played out.
    fn note_seen(&mut self) {
        self.seen = self.seen.max(self.replay.turns_in(self.steps_at_rest()));
    }

    /// Returns the side shown as the one to move. While a turn is played out, this is the side
    /// that plays it.
    pub fn visible_side(&self) -> Option<Side> {
        self.replay.position_after(self.steps_at_rest()).to_move()
    }

    /// Returns what `side` gained in its last turn, until its next one begins.
    pub fn gain(&self, side: Side) -> Gain {
        let (begun, ended) = (self.replay.turns(), self.replay.turns_in(self.steps_at_rest()));
        let game = self.replay.game();
        let is_over = self.replay.is_at_end() && !self.is_moving();
        Gain {
            captured: captured_after(game, begun, ended, side),
            swept: if is_over { swept_at_end(game, side) } else { 0 },
        }
    }

    /// Returns the time shown on the clock of `side`, or `None` if the game had no clocks.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        self.replay.time_left(side, self.steps_at_rest())
    }

    /// Returns the last turn shown, or `None` if a player has left since.
    pub fn visible_turn(&self) -> Option<&Turn> {
        match self.replay.last()? {
            GameEntry::Turn(turn) => Some(turn),
            GameEntry::Departure(_) => None,
        }
    }

    /// Returns the cells captured in that turn, once it has been played out.
    pub fn visible_captures(&self) -> Vec<Cell> {
        let turn = self.visible_turn().filter(|_| !self.is_moving());
        captured_in(turn)
    }

    /// Advances the replay by `seconds`. Stones move at the pace of the replay, unless the
    /// `wanted` speed turns motion off.
    pub fn tick(&mut self, seconds: f32, wanted: Speed) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        self.refused = self.refused.map(|(cell, left)| (cell, left - seconds));
        self.refused = self.refused.filter(|(_, left)| *left > 0.0);
        if self.is_moving() {
            let speed = match (wanted, self.replay.pace()) {
                (Speed::Off, _) => Speed::Off,
                (_, ReplayPace::Slow) => Speed::Slow,
                (_, ReplayPace::Normal) => Speed::Normal,
                (_, ReplayPace::Fast) => Speed::Fast,
            };
            outcome.cues = self.playback.advance(seconds, speed);
        } else if self.replay.tick(Duration::from_secs_f32(seconds.max(0.0))).is_some() {
            self.play_out();
        }
        self.note_seen();
        outcome.game_over = !self.is_moving() && std::mem::take(&mut self.ends);
        outcome
    }

    /// Shows the next step. Moving stones come to rest first. Returns at most one cue: the most
    /// significant of those skipped.
    pub fn forward(&mut self) -> Vec<Cue> {
        let cues = self.finish_motion();
        if self.replay.forward().is_some() {
            self.play_out();
        }
        cues
    }

    /// Shows the position one step earlier, or before the step being played out.
    pub fn back(&mut self) {
        self.go_to(self.replay.shown().saturating_sub(1));
    }

    /// Shows the position after `steps` steps, at most all.
    pub fn go_to(&mut self, steps: usize) {
        self.replay.go_to(steps);
        self.reset();
    }

    /// Plays or pauses the replay.
    pub fn toggle(&mut self) {
        let before = self.replay.shown();
        self.replay.toggle();
        if self.replay.shown() != before {
            self.reset();
        }
    }

    /// Sets the pace of the replay.
    pub fn set_pace(&mut self, pace: ReplayPace) {
        self.replay.set_pace(pace);
    }

    /// Brings the stones to rest at once. Returns at most one cue: the most significant of those
    /// skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        let cues = self.playback.finish();
        self.note_seen();
        cues
    }

    /// Starts to play out the last step shown.
    fn play_out(&mut self) {
        self.refused = None;
        match self.replay.last() {
            Some(GameEntry::Turn(turn)) => self.playback.begin(|stage| stage.show(turn)),
            Some(GameEntry::Departure(departure)) => {
                self.playback.begin(|stage| stage.show_departure(departure));
            }
            None => {}
        }
        self.ends = self.replay.is_at_end() && self.replay.game().end().is_some();
    }

    /// Shows the position without motion.
    fn reset(&mut self) {
        self.playback.set(Stage::new(&self.replay.game_so_far()));
        (self.refused, self.ends) = (None, false);
        self.note_seen();
    }
}
