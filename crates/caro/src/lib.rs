//! Cờ caro: five in a row on squared paper.
//!
//! X and O mark empty squares in turn, X first. Five of one's own marks in an unbroken line win,
//! unless the line is longer or an opponent's mark stands at both of its ends; two options lift
//! these exceptions. Source: the assignment *Cờ Caro* (2022).
//!
//! The crate `caro-engine` finds the moves of the computer; `computer` seats it at the table.

mod advice;
mod computer;
mod contested;
mod error;
mod game;
mod history;
mod line;
mod look;
#[cfg(feature = "gui")]
mod motion;
mod position;
mod puzzle;
mod quiet;
#[cfg(feature = "gui")]
pub mod room;
mod square;
pub mod words;
mod written;

pub use advice::{Advice, dangers};
pub use caro_engine::Threat;
pub use caro_engine::moves_to_win;
pub use computer::{analyze, glance};
pub use error::{CannotMark, Malformed};
pub use game::{Caro, CaroEnd, CaroEvent, Preset, SIZE};
pub use line::Line;
pub use look::Look;
#[cfg(feature = "gui")]
pub use motion::{LINE, MARK};
pub use position::Board;
pub use puzzle::{Puzzle, Theme, forced_win, longest_answer, puzzles};
pub use quiet::{Along, Gain, Quiet, Through};
pub use square::{MAX_SIZE, Square};
pub use written::{Flaw, MAX_GAMES, NotRead};
