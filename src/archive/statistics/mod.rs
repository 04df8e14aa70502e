//! What the player's games count for: won, drawn and lost per level, best scores.
//!
//! Everything follows from the games of the library, those deleted from it
//! included: the numbers cannot disagree with the games, a game counts once however
//! many windows add it, and tidying up costs nobody a best score. Beside the games
//! only the [`Resets`] are kept.

mod record;
mod resets;
mod score;

pub use record::{Filter, Record, Standing, Turn, scores};
pub use resets::{RESETS_VERSION, Reset, Resets};
pub use score::{PlayedRules, Score, Scored};
