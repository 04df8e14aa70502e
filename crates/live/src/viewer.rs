//! A replay on the screen: plays out the steps of the game one by one. Contains no drawing.

use std::time::Duration;

use audio::Cue;
use basics::Speed;
use tabletop::archive::GameId;
use tabletop::{GameMatch, Replay, ReplayPace};

use super::{Moving, Presenter, Refused, Seen, TickOutcome};

/// A replay on the screen.
pub struct Viewer<G: Moving> {
    replay: Replay<G>,
    presenter: Presenter<G>,
    id: Option<GameId>,
    /// The number of turns that have been completely played out before.
    seen: usize,
}

impl<G: Moving> Viewer<G> {
    /// Shows a replay at its start. `id` is the game's ID in the library, if it is there.
    pub fn new(
        mut replay: Replay<G>,
        id: Option<GameId>,
        surface: G::Surface,
        pace: ReplayPace,
    ) -> Self {
        replay.set_pace(pace);
        let seen = Seen { near: replay.setup().near_side(), surface };
        let presenter = Presenter::new(&replay.game_so_far(), 1, seen);
        Viewer { replay, presenter, id, seen: 0 }
    }

    /// Returns the game and the number of steps shown.
    pub fn replay(&self) -> &Replay<G> {
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

    /// Returns what the window shows of the game.
    pub fn presenter(&self) -> &Presenter<G> {
        &self.presenter
    }

    /// Returns what the window shows of the game, to change how it shows it.
    pub fn presenter_mut(&mut self) -> &mut Presenter<G> {
        &mut self.presenter
    }

    /// Returns the number of steps that have been shown to their end.
    pub fn steps_at_rest(&self) -> usize {
        self.replay.shown() - usize::from(self.presenter.is_moving())
    }

    /// Returns the number of turns that have been completely played out before, even if the replay went
    /// back since.
    pub fn turns_seen(&self) -> usize {
        self.seen
    }

    /// Returns the seconds until the next change while nothing moves, or `None` if none is due.
    pub fn next_change_in(&self) -> Option<f32> {
        let next = self.replay.until_next().map(|next| next.as_secs_f32());
        [next, self.presenter.notice_left()].into_iter().flatten().reduce(f32::min)
    }

    /// Refuses a press on `spot`, because a replay takes no moves.
    pub fn refuse(&mut self, spot: G::Spot) {
        self.presenter.refuse(Refused::Replaying, Some(spot));
    }

    /// Advances the replay by `seconds`. What moves does so at the pace of the replay, unless
    /// the `wanted` speed turns motion off.
    pub fn tick(&mut self, seconds: f32, wanted: Speed) -> TickOutcome {
        let mut outcome = TickOutcome::default();
        let speed = match (wanted, self.replay.pace()) {
            (Speed::Off, _) => Speed::Off,
            (_, ReplayPace::Slow) => Speed::Slow,
            (_, ReplayPace::Normal) => Speed::Normal,
            (_, ReplayPace::Fast) => Speed::Fast,
        };
        if let Some(cues) = self.presenter.advance(seconds, speed) {
            outcome.cues = cues;
        } else {
            self.note_seen();
            if self.replay.tick(Duration::from_secs_f32(seconds.max(0.0))).is_some() {
                self.play_out();
            }
        }
        outcome.game_over = self.presenter.take_end();
        outcome
    }

    /// Shows the next step. What moves comes to rest first. Returns at most one cue: the most
    /// significant of those skipped.
    pub fn forward(&mut self) -> Vec<Cue> {
        let cues = self.presenter.finish_motion();
        self.note_seen();
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
        self.note_seen();
        self.replay.go_to(steps);
        self.reset();
    }

    /// Plays or pauses the replay.
    pub fn toggle(&mut self) {
        self.note_seen();
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

    /// Starts to play out the last step shown.
    fn play_out(&mut self) {
        self.presenter.clear_refusal();
        if let Some(entry) = self.replay.last() {
            let ends = self.replay.is_at_end() && self.replay.game().to_move().is_none();
            self.presenter.play_out(entry, true, ends);
        }
    }

    /// Shows the position without motion.
    fn reset(&mut self) {
        self.presenter.reset(&self.replay.game_so_far(), 1);
    }

    /// Records the turns that have been completely played out, before the replay changes.
    fn note_seen(&mut self) {
        let finished = self.replay.turns_in(self.steps_at_rest());
        self.seen = self.seen.max(finished);
    }
}
