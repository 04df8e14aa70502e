//! Ô ăn quan in the terms of the pages that every game shares.

mod listed;
mod puzzle_board;
mod puzzles;
mod words;

pub use puzzles::open_puzzles_of;
