//! The kinds of computer opponents.

use super::Level;

/// A kind of computer opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Plays at this level.
    Level(Level),
    /// *Fits me*: its strength follows the player's results.
    Fitting,
}

impl Opponent {
    /// All kinds: the levels, weakest first, then the one whose strength follows the results.
    pub const ALL: [Opponent; 7] = [
        Opponent::Level(Level::Beginner),
        Opponent::Level(Level::Easy),
        Opponent::Level(Level::Medium),
        Opponent::Level(Level::Hard),
        Opponent::Level(Level::Expert),
        Opponent::Level(Level::Master),
        Opponent::Fitting,
    ];
}

impl From<Level> for Opponent {
    fn from(level: Level) -> Self {
        Opponent::Level(level)
    }
}
