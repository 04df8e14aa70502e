//! The computer's play in cờ tướng, Chinese chess.
//!
//! The engine knows boards and their history, not matches, records or tables: a [`Situation`].
//! [`analyze`] searches it within limits, [`analyze_at`] as a level does, and [`choose`] plays as a
//! level does. A score beyond [`PROVEN`] is proven.
//!
//! - `evaluation`: the estimate of a position, fitted to games of the engine against itself.
//! - `correction`: by how much searches differ from the estimate.
//! - `path`: the moves to the position that the search looks at; what a repetition means there.
//! - `exchange`, `ordering`: what captures gain; the order in which moves are tried.
//! - `book`: the moves of the first turns.
//! - `mates`, `puzzle`, `theme`: mates by check after check; those that come with the program.
//! - `search`, `root`: principal variation search with iterative deepening.
//!
//! # Speed
//!
//! The release build takes 0.48 s of processor time for the 800,000 nodes of
//! `o-an-quan --game cotuong bench`: 1.6 million nodes a second on one core. From the start
//! position, `o-an-quan --game cotuong analyze FEN --nodes 1000000` reaches depth 15, and depth 2
//! takes 265 nodes, at that speed 0.2 ms. `cargo bench -p cotuong-engine` measures the same: the depth
//! in a second, the time to depth 2, and nodes a second.

mod analysis;
mod bench;
mod book;
mod choose;
mod correction;
pub mod evaluation;
mod exchange;
mod level;
mod mates;
mod ordering;
mod path;
mod puzzle;
mod root;
mod search;
mod situation;
mod table;
mod theme;

pub use analysis::{Analysis, PROVEN, WON, moves_to_mate};
pub use bench::{FixedSearch, SEARCHES, bench};
pub use choose::{analyze, analyze_at, analyze_by, choose, choose_at_strength};
pub use exchange::{gain, value};
pub use level::{LEVELS, LevelSpec};
pub use mates::{mate_by_checks, mated_by_checks, mating_checks};
pub use puzzle::{Puzzle, puzzles};
pub use situation::Situation;
pub use theme::Theme;

pub use basics::{Control, Level, Limits, Method, Strength};
