//! The trait of games that the computer plays.

use super::{Control, Game, Level};

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
}
