//! The computer's opponents: greedy, plain minimax, and alpha-beta search, and
//! the table of levels that names them.
//!
//! Every search scores a position by its [`margin`] and returns all best moves
//! ([`BestMoves`]); [`choose`] picks one of them. A cancelled search returns
//! nothing rather than a partial result.
//!
//! ```
//! use oanquan::{Game, Position, Rules};
//! use oanquan_engine::{Control, Limits, analyze};
//!
//! // A side whose row is empty and that has fewer than five points ends the game.
//! let rules: Rules = "classic refill=end".parse()?;
//! let position = Position::parse("Q,1,0,0,0,0,Q,0,0,0,0,0 0 10,3", &rules)?;
//! let limits = Limits { depth: Some(4), ..Limits::default() };
//! let found = analyze(&Game::new(rules, position), &limits, &Control::default());
//! let found = found.expect("the game is not over");
//! assert_eq!((found.best().to_string().as_str(), found.score), ("1+", 8));
//! assert_eq!(found.turns, Some(1), "the score is proven");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod alpha_beta;
mod analysis;
mod at_level;
mod bench;
mod best;
mod choose;
pub mod engine;
mod forecast;
mod greedy;
mod level;
mod many;
mod memory;
mod minimax;
mod openings;
mod oversights;
pub mod packed;
mod puzzles;
#[cfg(test)]
mod random_rules;
pub mod solve;
mod strength;

pub use alpha_beta::alpha_beta;
pub use analysis::{Analysis, Limits, analyze};
pub use at_level::analyze_at;
pub use basics::{Control, Fitting, Level, LevelError, Opponent, Strength};
pub use bench::{BenchSearch, SEARCHES};
pub use best::{BestMoves, margin};
pub use choose::choose;
pub use forecast::forecast;
pub use greedy::greedy;
pub use level::{LEVELS, LevelSpec, Method};
pub use many::{Estimate, Goal, ManySides, Model, income};
pub use memory::{has_room, threads_with_room};
pub use minimax::minimax;
pub use openings::{OpeningValue, key as opening_key, opening_values, proven_best};
pub use oversights::{Sight, greedy_with_oversights};
pub use puzzles::{BANDS, Demands, Puzzle, Theme, puzzle_id, puzzles};
pub use strength::{choose_at_strength, eased};
