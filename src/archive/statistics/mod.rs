//! What the player's games count for: won, drawn and lost per level, best scores.
//!
//! Everything follows from the games of the library, those deleted from it
//! included: the numbers cannot disagree with the games, a game counts once however
//! many windows add it, and tidying up costs nobody a best score. Beside the games
//! only the [`Resets`] are kept.

mod resets;
mod results;
mod score;

pub use resets::{RESETS_VERSION, Reset, Resets};
pub use results::{Filter, FirstMove, LevelResults, Results, scores};
pub use score::{PersonResult, PlayedRules, Score};
