//! The computer's play in cờ caro: five in a row, of which two options exclude some lines.
//!
//! The engine knows a plain board, not matches, records or tables: a [`Variant`] with its options,
//! and [`Spot`]s. [`analyze`] searches a position within limits, [`analyze_at`] as a level does, and
//! [`choose`] plays as a level does. A score beyond [`PROVEN`] is proven.
//!
//! - `shape`: what a mark makes of its line, precomputed for every line, under all options.
//! - `board`: the marks, and the shapes that each side could make on each empty spot, updated by
//!   table with every mark.
//! - `ordering`: the order in which moves are tried. Like `spots`, it needs no allocation.
//! - `threat`: the spots that make threats, and the complete sets of answers to them.
//! - `attack`: proofs of wins by fours, then by fours and threes; `win` asks it for those of puzzles.
//! - `search`: alpha-beta with iterative deepening for everything else.

mod analysis;
mod attack;
mod bench;
mod board;
mod choose;
mod level;
mod ordering;
mod root;
mod search;
mod shape;
mod spot;
mod spots;
mod table;
mod threat;
mod variant;
mod win;

pub use analysis::{Analysis, PROVEN, WON, moves_to_win};
pub use bench::{FixedSearch, SEARCHES, bench};
pub use choose::{
    analyze, analyze_at, candidates, choose, choose_at_strength, dangers, glance, shapes, threats,
};
pub use level::{LEVELS, LevelSpec};
pub use shape::Shape;
pub use spot::Spot;
pub use threat::Threat;
pub use variant::{MAX_SIZE, Variant};
pub use win::{forced_win, longest_answer};

pub use basics::{Control, Level, Limits, Method, Strength};
