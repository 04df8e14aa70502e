//! The player's statistics: wins, draws and losses per level, and best margins.

pub use super::played_rules::PlayedRules;
pub use tabletop::archive::statistics::{
    Feat, FirstMove, LARGE_WIN, Ladder, LevelResults, PersonResult, RESETS_VERSION, Reset, Resets,
    Results, fitting_level, scores,
};

/// A filter of games.
pub type Filter = tabletop::archive::statistics::Filter<PlayedRules>;
/// The result of a finished game of one person against computers.
pub type Score = tabletop::archive::statistics::Score<PlayedRules>;
