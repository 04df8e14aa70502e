//! The review of a game: its marks.

pub mod mark;

pub use mark::{Ink, paint as paint_mark};
