//! The player's statistics: wins, draws and losses per level, and best margins.

pub use super::played_rules::PlayedRules;
pub use tabletop::archive::statistics::{
    Feat, FirstMove, LARGE_WIN, Ladder, LevelResults, PersonResult, RATED_GAMES, RESETS_VERSION,
    Rating, Reset, Resets, Results, fitting_level, next_strength_after, scores,
};

/// A filter of games.
pub type Filter = tabletop::archive::statistics::Filter<PlayedRules>;
/// The result of a finished game of one person against computers.
pub type Score = tabletop::archive::statistics::Score<PlayedRules>;
