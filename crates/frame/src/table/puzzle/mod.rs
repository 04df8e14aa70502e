//! A puzzle: the task, the verdict on a move, hints, the solution, and the way on.

mod live_puzzle;
mod screen;
mod told;

pub use live_puzzle::LivePuzzle;
pub use screen::OpenPuzzle;
pub use told::{PuzzleStep, Told};
