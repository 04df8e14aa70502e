//! A position on which the player tries moves, whatever the game: in a puzzle, in the practice of mistakes
//! and in a lesson. Its page, and what its screens have in common.

mod board;
mod page;
mod panel;
mod task;

pub use board::{Requested, TrialAction, TrialView};
pub(in crate::table) use page::task_bar;
pub use page::usual_bar;
pub use task::{TrialTask, advance, carry_out, handles_key, keys, seen};
