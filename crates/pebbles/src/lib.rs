//! The pebble games: bốc sỏi (the heap), cờ đẩy (the strip) and cờ bảng (the table), three
//! pictures of one game.
//!
//! Two players move in turn. A turn takes 1 to *most* pebbles from a heap, but not as many as the
//! turn before took. A player who cannot move on their turn loses. There is no draw.
//!
//! On the strip, a piece beside cell *x* is pushed towards cell 1; that is a heap of *x* − 1
//! pebbles. On the table, the column of the piece is the number taken last, and row *i* is a heap
//! of *i* − 1 pebbles. Source: the game-theory chapter *Trò chơi*, problems 3.12 to 3.14.

mod advice;
mod error;
mod game;
mod level;
#[cfg(feature = "gui")]
mod motion;
mod position;
#[cfg(feature = "gui")]
pub mod room;
mod value;
pub mod words;
mod written;

pub use advice::{Verdict, Why};
pub use error::{CannotTake, Malformed};
pub use game::Pebbles;
pub use level::horizon;
pub use position::{HEAP, Heap, MAX, Take};
pub use value::Values;
