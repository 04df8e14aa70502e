//! What the window shows of a game, played or replayed: the motion of its steps, an earlier position,
//! and the notice of a refusal. Contains no drawing.

use audio::Cue;
use basics::Speed;
use tabletop::OfferReply;
use tabletop::{GameMatch, Refusal};
use ui_kit::theme::durations;

use super::{Motion, Moving, Seen};

/// Shows a game that its owner plays or replays: plays out each step and holds what passes on the
/// board meanwhile.
pub struct Presenter<G: Moving> {
    motion: G::Motion,
    seen: Seen<G::Surface>,
    /// The earlier position on the screen. The game continues meanwhile.
    past: Option<Past<G>>,
    /// The reason why the last choice was refused, and the seconds until the notice disappears.
    refusal: Option<(Refused<G::Illegal>, f32)>,
    /// How many choices have been refused.
    refusals: usize,
    /// Where that choice was made.
    refused_at: Option<G::Spot>,
    /// Whether the step being played out ends the game.
    ends: bool,
}

/// An earlier position on the screen.
struct Past<G: Moving> {
    /// The number of entries before it.
    entries: usize,
    /// The number of turns among them.
    turns: usize,
    /// The position, at rest.
    motion: G::Motion,
}

/// Why a choice or a text typed for a move was refused. `I` is why a move is illegal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refused<I> {
    /// The move is not possible.
    Move(Refusal<I>),
    /// Only computers play.
    Watching,
    /// An earlier position is on the screen.
    LookingBack,
    /// The player to move is elsewhere.
    Away,
    /// Somebody at another device is to move.
    NotYourTurn,
    /// The game is a replay.
    Replaying,
    /// The typed text is no move in any position.
    Unknown(String),
    /// The letter before the typed digit was a command.
    AfterCommand,
    /// The player with this name does not agree that a move is taken back.
    TakeBack(String),
}

/// What has happened in a frame.
#[derive(Default)]
pub struct TickOutcome {
    /// The sounds to play.
    pub cues: Vec<Cue>,
    /// Whether the computer has found a move that the caller does not accept yet.
    pub is_undecided: bool,
    /// Whether the end of the game has just been shown.
    pub game_over: bool,
    /// The reply to an offer to end the game.
    pub offer_reply: Option<OfferReply>,
}

impl<G: Moving> Presenter<G> {
    /// Shows the end of `played`, at rest. Its last `group` turns can be shown again.
    pub fn new(played: &G::Match, group: usize, seen: Seen<G::Surface>) -> Self {
        let motion = G::Motion::at_rest(played, group, seen);
        Presenter {
            motion,
            seen,
            past: None,
            refusal: None,
            refusals: 0,
            refused_at: None,
            ends: false,
        }
    }

    /// Changes the surface, starting with the next motion.
    pub fn set_surface(&mut self, surface: G::Surface) {
        self.seen.surface = surface;
        self.motion.set_surface(surface);
    }

    /// Returns what the pieces lie on.
    pub(super) fn surface(&self) -> G::Surface {
        self.seen.surface
    }

    /// Returns the motion of the game, even while an earlier position is on the screen.
    pub fn motion(&self) -> &G::Motion {
        &self.motion
    }

    /// Returns the motion of the game, to change how it moves.
    pub fn motion_mut(&mut self) -> &mut G::Motion {
        &mut self.motion
    }

    /// Returns the earlier position on the screen, at rest, and the number of turns before it.
    pub fn past(&self) -> Option<(usize, &G::Motion)> {
        self.past.as_ref().map(|past| (past.turns, &past.motion))
    }

    /// Returns whether something moves.
    pub fn is_moving(&self) -> bool {
        self.motion.is_moving()
    }

    /// Brings everything to rest at once. Returns at most one cue, the most significant of those
    /// skipped.
    pub fn finish_motion(&mut self) -> Vec<Cue> {
        self.motion.finish()
    }

    /// Returns whether there are turns to show again.
    pub fn can_show_again(&self) -> bool {
        self.motion.can_show_again()
    }

    /// Returns the number of turns played in the earlier position on the screen, or `None` if the
    /// current position is on the screen.
    pub fn viewed_turn(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.turns)
    }

    /// Returns the number of entries before the earlier position on the screen, or `None` if the
    /// current position is on the screen.
    pub fn viewed_entries(&self) -> Option<usize> {
        self.past.as_ref().map(|past| past.entries)
    }

    /// Shows the current position.
    pub fn view_current(&mut self) {
        self.past = None;
    }

    /// Returns why the last choice was refused, while the notice is shown.
    pub fn refusal(&self) -> Option<&Refused<G::Illegal>> {
        self.refusal.as_ref().map(|(refused, _)| refused)
    }

    /// Returns how many choices have been refused, which tells a refusal from the one before with the same reason.
    pub fn refusals(&self) -> usize {
        self.refusals
    }

    /// Returns where the refused choice was made, while the notice is shown.
    pub fn refused_at(&self) -> Option<G::Spot> {
        self.refused_at.filter(|_| self.refusal.is_some())
    }

    /// Returns the seconds until the notice of a refusal disappears.
    pub fn notice_left(&self) -> Option<f32> {
        self.refusal.as_ref().map(|(_, seconds)| *seconds)
    }

    /// Shows the position of `played` after `turns` turns. After the last turn, that is the current
    /// position.
    pub fn view_turn(&mut self, played: &G::Match, turns: usize) {
        match turns < played.turn_count() {
            true => self.view_entries(played, played.entries_before_turn(turns + 1)),
            false => self.view_current(),
        }
    }

    /// Shows the position of `played` after `entries` entries. After the last one, that is the current
    /// position.
    pub fn view_entries(&mut self, played: &G::Match, entries: usize) {
        self.past = (entries < played.entries().len()).then(|| {
            let earlier = played.up_to(entries);
            let motion = G::Motion::at_rest(&earlier, 1, self.seen);
            Past { entries, turns: earlier.turn_count(), motion }
        });
    }

    /// Shows why a choice `at` a spot, or elsewhere, was refused.
    pub fn refuse(&mut self, refused: Refused<G::Illegal>, at: Option<G::Spot>) {
        let seconds = if at.is_some() { durations::NOTICE } else { durations::NOTICE_OF_TYPED };
        self.refusal = Some((refused, seconds));
        self.refusals += 1;
        self.refused_at = at;
    }

    /// Removes the notice of a refusal.
    pub fn clear_refusal(&mut self) {
        self.refusal = None;
    }

    /// Shows the end of `played` without motion. The last `group` turns can be shown again.
    pub fn reset(&mut self, played: &G::Match, group: usize) {
        self.motion.reset(played, group);
        (self.past, self.refusal, self.ends) = (None, None, false);
    }

    /// Starts to play out `entry`, which ends the game if it `ends`. A turn that does not `open` a
    /// group belongs to the group before it.
    pub fn play_out(&mut self, entry: &G::Entry, opens: bool, ends: bool) {
        self.ends = ends;
        self.motion.play_out(entry, opens);
    }

    /// Advances the notice and the motion by `seconds`. Returns the cues that fall into that time, or
    /// `None` if nothing was moving.
    pub fn advance(&mut self, seconds: f32, speed: Speed) -> Option<Vec<Cue>> {
        if let Some((_, left)) = &mut self.refusal {
            *left -= seconds;
        }
        self.refusal.take_if(|(_, left)| *left <= 0.0);
        self.is_moving().then(|| self.motion.advance(seconds, speed))
    }

    /// Returns whether the end of the game has been shown since the last call.
    pub fn take_end(&mut self) -> bool {
        !self.is_moving() && std::mem::take(&mut self.ends)
    }
}
