//! What the window shows of a game, played or replayed: the moving stones, an earlier position, and
//! the notice of a refusal. Contains no drawing.

use crate::audio::{Cue, Surface};
use crate::controller::{OfferReply, Refusal, Setup};
use crate::rules::{Cell, Game, GameEntry};
use crate::settings::Speed;

use super::motion::{Playback, Stage};
use super::shown::{Begun, Shown};
use super::theme::durations;

/// Shows a game that its owner plays or replays: plays out each step on the stage and holds what
/// passes on the board meanwhile.
pub struct Presenter {
    playback: Playback,
    /// The earlier position on the screen. The game continues meanwhile.
    past: Option<Past>,
    /// The reason why the last choice was refused, its cell, and the seconds until the notice
    /// disappears.
    refusal: Option<(ChoiceRefusal, Cell, f32)>,
    /// Whether the step being played out ends the game.
    ends: bool,
}

/// An earlier position on the screen.
struct Past {
    /// The number of turns played.
    turns: usize,
    /// The stage of the position, at rest.
    stage: Stage,
}

/// Why a choice was refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ChoiceRefusal {
    /// The move is not possible.
    Move(Refusal),
    /// Only computers play.
    Watching,
    /// An earlier position is on the screen.
    LookingBack,
    /// The game is a replay.
    Replaying,
}

/// What has happened in a frame.
#[derive(Default)]
pub struct TickOutcome {
    /// The sounds to play.
    pub cues: Vec<Cue>,
    /// Whether the computer's move awaits the player's choice of the rule that decides it.
    pub is_undecided: bool,
    /// Whether the end of the game has just been shown.
    pub game_over: bool,
    /// The reply to an offer to end the game.
    pub offer_reply: Option<OfferReply>,
}

impl Presenter {
    /// Shows the current position of `game`, at rest. `surface` is what the stones fall on. The
    /// last `round` turns can be replayed.
    pub fn new(setup: &Setup, game: &Game, round: usize, surface: Surface) -> Self {
        let (stage, ring) = (Stage::with_round(game, round), game.position().ring());
        let playback = Playback::new(stage, ring, setup.near_side(), surface);
        Presenter { playback, past: None, refusal: None, ends: false }
    }

    /// Changes the surface, starting with the next motion.
    pub fn set_surface(&mut self, surface: Surface) {
        self.playback.set_surface(surface);
    }

    /// Returns whether stones are moving.
    pub fn is_moving(&self) -> bool {
        !self.playback.stage().is_idle()
    }

    /// Brings the stones to rest at once. Returns at most one cue, the most significant of those
    /// skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        self.playback.finish()
    }

    /// Leaves out the hand that sows, until another position is shown.
    pub fn leave_out_hand(&mut self) {
        self.playback.leave_out_hand();
    }

    /// Advances silently to the next picture of an animation, at most `longest` seconds. Returns the
    /// seconds until then, or `None` at rest.
    pub fn leap(&mut self, longest: f32) -> Option<f32> {
        self.playback.leap(longest)
    }

    /// Returns whether there are turns to replay.
    pub fn can_show_again(&self) -> bool {
        self.playback.stage().can_show_again()
    }

    /// Returns the number of turns played in the earlier position on the screen, or `None` if the
    /// current position is on the screen.
    pub fn viewed_turn(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turns)
    }

    /// Shows the current position.
    pub fn view_current(&mut self) {
        self.past = None;
    }

    /// Returns why the last choice was refused, and its cell, while the notice is shown.
    pub fn refusal(&self) -> Option<(ChoiceRefusal, Cell)> {
        self.refusal.map(|(refused, cell, _)| (refused, cell))
    }

    /// Returns the seconds until the notice of a refusal disappears.
    pub fn notice_left(&self) -> Option<f32> {
        self.refusal.map(|(_, _, seconds)| seconds)
    }

    /// Returns `game` as far as it is shown. The last `round` of the turns begun are marked on the
    /// board.
    pub(super) fn shown<'a>(&'a self, game: &'a Game, begun: Begun, round: usize) -> Shown<'a> {
        let past = self.past.as_ref().map(|past| (past.turns, &past.stage));
        Shown::new(game, self.playback.stage(), begun, round, past)
    }

    /// Returns the current position as shown, even while an earlier one is on the screen.
    pub(super) fn current_stage(&self) -> &Stage {
        self.playback.stage()
    }

    /// Shows the position of `game` after `turns` turns. After the last turn, that is the current
    /// position.
    pub(super) fn view_turn(&mut self, game: &Game, turns: usize) {
        self.past = (turns < game.turn_count()).then(|| {
            let earlier = game.up_to(game.entries_before_turn(turns + 1));
            Past { turns, stage: Stage::new(&earlier) }
        });
    }

    /// Shows why a choice of `cell` was refused.
    pub(super) fn refuse(&mut self, refused: ChoiceRefusal, cell: Cell) {
        self.refusal = Some((refused, cell, durations::NOTICE));
    }

    /// Removes the notice of a refusal.
    pub(super) fn clear_refusal(&mut self) {
        self.refusal = None;
    }

    /// Shows the current position of `game` without motion. The last `round` turns can be
    /// replayed.
    pub(super) fn reset(&mut self, game: &Game, round: usize) {
        self.playback.set(Stage::with_round(game, round));
        (self.past, self.refusal, self.ends) = (None, None, false);
    }

    /// Starts to play out `entry`, which ends the game if it `ends`. A turn that does not `open` a
    /// round belongs to the round before it.
    pub(super) fn play_out(&mut self, entry: &GameEntry, opens: bool, ends: bool) {
        self.ends = ends;
        self.playback.begin(|stage| match entry {
            GameEntry::Turn(turn) if opens => stage.show(turn),
            GameEntry::Turn(turn) => stage.show_next(turn),
            GameEntry::Departure(departure) => stage.show_departure(departure),
            GameEntry::Sale(sale) => stage.show_sale(sale),
        });
    }

    /// Starts another motion on the stage.
    pub(super) fn begin(&mut self, motion: impl FnOnce(&mut Stage)) {
        self.playback.begin(motion);
    }

    /// Advances the notice and the moving stones by `seconds`. Returns the cues that fall into
    /// that time, or `None` if no stones were moving.
    pub(super) fn advance(&mut self, seconds: f32, speed: Speed) -> Option<Vec<Cue>> {
        if let Some((_, _, left)) = &mut self.refusal {
            *left -= seconds;
        }
        self.refusal = self.refusal.filter(|(_, _, left)| *left > 0.0);
        self.is_moving().then(|| self.playback.advance(seconds, speed))
    }

    /// Returns whether the end of the game has been shown since the last call.
    pub(super) fn take_end(&mut self) -> bool {
        !self.is_moving() && std::mem::take(&mut self.ends)
    }
}
