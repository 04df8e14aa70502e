//! A position on which the player tries moves, whatever the game: in a puzzle, in the practice of mistakes
//! and in a lesson. Its board with the panel, and what its screens have in common.

mod board;
mod plain_board;
mod task;

pub use board::{Requested, TrialAction, TrialBoard, TrialView};
pub use task::{TrialTask, advance, carry_out, handles_key, keys};
