//! The traits of games whose steps move on the screen.

use std::fmt::{Debug, Display};

use tabletop::{Advisor, Game, ReplayPace, Side};

use audio::Cue;
use basics::Speed;

/// A game whose steps the window plays out.
pub trait Moving: Advisor {
    /// What the player presses on the board to move, or to begin a move, such as a cell.
    type Spot: Copy + PartialEq + Display;
    /// What the pieces lie on. The sounds of a motion depend on it.
    type Surface: Copy + Debug + Send + Sync;
    /// The motion of the steps.
    type Motion: Motion<Self>;

    /// The pace of the turns that a hint expects, on the board. A motion that takes long needs little rest.
    const LINE_PACE: ReplayPace = ReplayPace::Slow;

    /// Returns the spot at which a move begins.
    fn spot(mv: Self::Move) -> Self::Spot;

    /// Returns the number of turns before the round in which the first `entries` entries of `played`
    /// end; 0 in a game without rounds.
    fn turns_before_round(_played: &Self::Match, _entries: usize) -> usize {
        0
    }
}

/// From where and on what a game is seen.
#[derive(Clone, Copy, Debug)]
pub struct Seen<S> {
    /// The side at the near edge of the board.
    pub near: Side,
    /// What the pieces lie on.
    pub surface: S,
}

/// The motion of the steps of a game: from the steps and the time that passes, it derives what the
/// board shows and when each sound plays.
pub trait Motion<G: Moving> {
    /// Shows the end of `played` at rest. Its last `group` turns can be shown again.
    fn at_rest(played: &G::Match, group: usize, seen: Seen<G::Surface>) -> Self;

    /// Changes the surface, starting with the next motion.
    fn set_surface(&mut self, surface: G::Surface);

    /// Shows the end of `played` at rest, as [`at_rest`](Self::at_rest) does.
    fn reset(&mut self, played: &G::Match, group: usize);

    /// Starts to play out `entry`, which follows what is shown. Unless it `opens` a group of turns, it
    /// belongs to the one before it.
    fn play_out(&mut self, entry: &<G as Game>::Entry, opens: bool);

    /// Starts to play out what happens at the end of `played` before its side to move chooses a move,
    /// such as a refill. Does nothing if that has been shown or is nothing.
    fn prepare_turn(&mut self, _played: &G::Match) {}

    /// Plays out the last group of turns again.
    fn show_again(&mut self) {}

    /// Returns whether there is a group of turns to show again.
    fn can_show_again(&self) -> bool {
        false
    }

    /// Returns whether something moves.
    fn is_moving(&self) -> bool;

    /// Advances by `seconds` and returns the sounds that fall into that time. If `speed` shows no
    /// motion, everything comes to rest at once.
    fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue>;

    /// Advances silently to the next picture of an animation, at most `longest` seconds of motion. Returns
    /// the seconds until then, or `None` at rest.
    fn leap(&mut self, longest: f32) -> Option<f32>;

    /// Leaves out what takes most of the room of an animation of a whole game.
    fn abridge(&mut self) {}

    /// Brings everything to rest at once. Returns at most one sound, the most significant of those
    /// skipped.
    fn finish(&mut self) -> Vec<Cue>;
}
