//! The trait of games that the computer plays.

use super::{Control, Game, Level, Side, Strength};

/// A game that the computer plays.
pub trait Computer: Game {
    /// Returns the move that `level` plays at the end of `played`. Among equally good moves `seed`
    /// decides, so the same seed gives the same move.
    ///
    /// Returns `None` if the game is over or the search was cancelled.
    fn choose(
        level: Level,
        played: &Self::Match,
        seed: u64,
        control: &Control,
    ) -> Option<Self::Move>;

    /// Returns the move that a player of `strength` plays at the end of `played`, as
    /// [`choose`](Computer::choose) does for a level. A game without strengths between the levels
    /// plays at the nearest level.
    fn choose_at(
        strength: Strength,
        played: &Self::Match,
        seed: u64,
        control: &Control,
    ) -> Option<Self::Move> {
        Self::choose(strength.nearest_level(), played, seed, control)
    }

    /// Returns the strength with which *Fits me* goes on at the end of `played`, if it began with
    /// `strength` at `side`: somewhat less while it is far ahead, somewhat more while it is far
    /// behind, or always the same.
    fn eased(strength: Strength, _played: &Self::Match, _side: Side) -> Strength {
        strength
    }
}
