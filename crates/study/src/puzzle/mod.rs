//! A puzzle: the task, the verdict on a move, hints, the solution, and the way on.

mod live_puzzle;
mod of_class;
mod puzzles;
mod screen;
mod told;

pub use puzzles::{PuzzleKey, PuzzleTexts, Puzzles, TryVerdict, puzzles_of};
pub(crate) use screen::OpenPuzzle;
