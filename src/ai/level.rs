//! The levels of the computer opponent, as one table.

use serde::{Deserialize, Serialize};

/// How strong the computer plays, weakest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Level {
    /// Takes what it can get at once.
    Easy,
    /// Sees the reply.
    Medium,
    /// Sees several turns ahead.
    Hard,
}

/// How a level finds its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Method {
    /// The turn that captures most.
    Greedy,
    /// Plain minimax to this many plies.
    Minimax(u32),
    /// Alpha-beta to this many plies.
    AlphaBeta(u32),
}

/// One row of the table of levels.
#[derive(Clone, Copy, Debug)]
pub struct LevelSpec {
    /// The level.
    pub level: Level,
    /// Its name on the command line.
    pub name: &'static str,
    /// How it finds its move.
    pub method: Method,
}

/// Every level, weakest first. A level is added here and in the words of each
/// language.
pub const LEVELS: [LevelSpec; 3] = [
    LevelSpec { level: Level::Easy, name: "easy", method: Method::Greedy },
    LevelSpec { level: Level::Medium, name: "medium", method: Method::Minimax(2) },
    LevelSpec { level: Level::Hard, name: "hard", method: Method::AlphaBeta(6) },
];

impl Level {
    /// Its row of [`LEVELS`].
    pub fn spec(self) -> &'static LevelSpec {
        LEVELS.iter().find(|spec| spec.level == self).expect("every level has a row")
    }
}
