//! A puzzle: its board, the task, the verdict on a move, hints, the solution, and the way on.

mod board;
mod live_puzzle;
mod plain_board;
mod screen;
mod told;

pub use board::{PuzzleAction, PuzzleBoard, PuzzleStep, PuzzleView};
pub use live_puzzle::{LivePuzzle, Refuted};
pub use screen::OpenPuzzle;
pub use told::Told;
