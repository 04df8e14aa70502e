//! A position on which the player tries moves, whatever the game: in a puzzle, in the practice of mistakes
//! and in a lesson. Its page, and what its screens have in common.

mod board;
mod page;
mod panel;
pub mod success;
mod task;
pub use task::advance;
pub use task::carry_out;
pub use task::handles_key;
pub use task::keys;
pub use task::seen;

pub use board::TrialAction;
pub(crate) use board::TrialView;
pub(crate) use page::{task_bar, usual_bar};
pub(crate) use success::Success;
pub(crate) use task::TrialTask;
