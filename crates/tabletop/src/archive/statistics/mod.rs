//! The player's statistics: wins, draws and losses per level, and best margins.
//!
//! They are computed from the games of the library, including deleted ones. So they always agree
//! with the games, a game counts once even if several windows add it, and deleting a game never
//! loses a record. Apart from the games, only the [`Resets`] are stored.

mod fitting_level;
mod ladder;
mod next_strength;
mod rating;
mod resets;
mod results;
mod score;

pub use fitting_level::fitting_level;
pub use ladder::{Feat, LARGE_WIN, Ladder};
pub use next_strength::{next_strength, next_strength_after};
pub use rating::{RATED_GAMES, Rating};
pub use resets::{RESETS_VERSION, Reset, Resets};
pub use results::{Filter, FirstMove, LevelResults, Results, scores};
pub(in crate::archive) use score::was_decided;
pub use score::{PersonResult, Score};
