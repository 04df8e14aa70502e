//! A replay on the screen: the steps of the game played out one by one. No drawing.

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

/// A replay being shown.
pub struct Viewer {
    replay: Replay,
    playback: Playback,
    id: Option<GameId>,
    /// The cell that was pressed although nobody plays here, and the seconds that this
    /// is still told.
    refused: Option<(Cell, f32)>,
    /// Whether the end of the game is being played out.
    ends: bool,
    /// How many turns have been seen to their end, now or before.
    seen: usize,
}

impl Viewer {
    /// Shows a replay at its start, on this surface; `id` is the name of the game in the
    /// library, if it has one.
    pub fn new(mut replay: Replay, id: Option<GameId>, surface: Surface, pace: ReplayPace) -> Self {
        replay.set_pace(pace);
        let stage = Stage::new(&replay.game_so_far());
        let (ring, near) = (replay.position().ring(), replay.setup().near_side());
        let playback = Playback::new(stage, ring, near, surface);
        Viewer { replay, playback, id, refused: None, ends: false, seen: 0 }
    }

    /// The game, and how far it is shown.
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The name of the game in the library, if it has one.
    pub fn id(&self) -> Option<&GameId> {
        self.id.as_ref()
    }

    /// The game is in the library now, by this name.
    pub fn set_id(&mut self, id: GameId) {
        self.id = Some(id);
    }

    /// What is shown of it.
    pub fn stage(&self) -> &Stage {
        self.playback.stage()
    }

    /// Another surface that the stones fall on, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.playback.set_surface(surface);
    }

    /// Whether stones move.
    pub fn is_moving(&self) -> bool {
        !self.stage().is_idle()
    }

    /// Seconds until something happens although nothing moves.
    pub fn is_waiting(&self) -> Option<f32> {
        let next = self.replay.until_next().map(|next| next.as_secs_f32());
        let refused = self.refused.map(|(_, left)| left);
        [next, refused].into_iter().flatten().reduce(f32::min)
    }

    /// The cell that was pressed last although nobody plays here, while this is told.
    pub fn refused(&self) -> Option<Cell> {
        self.refused.map(|(cell, _)| cell)
    }

    /// A cell was pressed: nobody plays here.
    pub fn refuse(&mut self, cell: Cell) {
        self.refused = Some((cell, durations::NOTICE));
    }

    /// How many steps have come to rest.
    fn steps_at_rest(&self) -> usize {
        self.replay.shown() - usize::from(self.is_moving())
    }

    /// How far the captures of the game have been seen.
    pub fn seen(&self) -> Seen {
        let begun = match self.replay.last() {
            Some(GameEntry::Turn(_)) => self.replay.turns(),
            Some(GameEntry::Departure(_)) | None => 0,
        };
        Seen::new(self.seen, begun, self.stage())
    }

    /// Takes note of what has come to rest.
    fn note_seen(&mut self) {
        self.seen = self.seen.max(self.replay.turns_in(self.steps_at_rest()));
    }

    /// The side that is shown as being to move: while a turn is played out it is still
    /// the one that plays it.
    pub fn visible_side(&self) -> Option<Side> {
        self.replay.position_after(self.steps_at_rest()).to_move()
    }

    /// What `side` gained in its last turn, until its next one begins.
    pub fn gain(&self, side: Side) -> Gain {
        let (begun, ended) = (self.replay.turns(), self.replay.turns_in(self.steps_at_rest()));
        let game = self.replay.game();
        let is_over = self.replay.is_at_end() && !self.is_moving();
        Gain {
            captured: captured_after(&game.turns()[..begun], ended, side),
            swept: if is_over { swept_at_end(game, side) } else { 0 },
        }
    }

    /// What the clock of `side` showed; none without clocks.
    pub fn time_left(&self, side: Side) -> Option<Duration> {
        self.replay.time_left(side, self.steps_at_rest())
    }

    /// The turn shown last, unless somebody has left since.
    pub fn visible_turn(&self) -> Option<&Turn> {
        match self.replay.last()? {
            GameEntry::Turn(turn) => Some(turn),
            GameEntry::Departure(_) => None,
        }
    }

    /// The cells that were captured in it, once it is played out.
    pub fn visible_captures(&self) -> Vec<Cell> {
        let turn = self.visible_turn().filter(|_| !self.is_moving());
        captured_in(turn.map(std::slice::from_ref).unwrap_or_default())
    }

    /// Lets `seconds` pass where stones move at the `wanted` speed or, if there is motion
    /// at all, at the pace of the replay.
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

    /// One step more; what still moves comes to rest first, with the one sound that tells
    /// most about it.
    pub fn forward(&mut self) -> Vec<Cue> {
        let cues = self.finish_motion();
        if self.replay.forward().is_some() {
            self.play_out();
        }
        cues
    }

    /// Shows the position one step before, or the one before the step being played out.
    pub fn back(&mut self) {
        self.go_to(self.replay.shown().saturating_sub(1));
    }

    /// Shows the position after so many steps, at most all.
    pub fn go_to(&mut self, steps: usize) {
        self.replay.go_to(steps);
        self.reset();
    }

    /// Lets the replay go on by itself, or stops it.
    pub fn toggle(&mut self) {
        let before = self.replay.shown();
        self.replay.toggle();
        if self.replay.shown() != before {
            self.reset();
        }
    }

    /// Lets it go on so fast.
    pub fn set_pace(&mut self, pace: ReplayPace) {
        self.replay.set_pace(pace);
    }

    /// Brings the stones to rest at once; the one sound that tells most about what was
    /// skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        let cues = self.playback.finish();
        self.note_seen();
        cues
    }

    /// Begins to play out the step that was shown last.
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

    /// Shows the position at rest.
    fn reset(&mut self) {
        self.playback.set(Stage::new(&self.replay.game_so_far()));
        (self.refused, self.ends) = (None, false);
        self.note_seen();
    }
}
