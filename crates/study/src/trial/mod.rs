//! A position on which the player tries moves, whatever the game: in a puzzle, in the practice of mistakes
//! and in a lesson. Its page, and what its screens have in common.

mod board;
mod page;
mod panel;
mod screen;
pub mod success;
mod task;

pub use board::TrialAction;
pub(crate) use board::TrialView;
pub(crate) use page::{task_bar, usual_bar};
pub(crate) use screen::{TrialScreen, handles_key};
pub(crate) use success::Success;
pub(crate) use task::{TrialTask, seen};
