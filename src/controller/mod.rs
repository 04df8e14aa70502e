//! The game being played: who sits where, the history with undo and redo, and
//! the computer thinking and looking for hints on threads of their own.
//!
//! A person's click and the computer's answer become turns through the same
//! [`rules::Game::play`](crate::rules::Game::play); nothing else changes the game.

mod course;
mod help;
mod hint;
mod history;
mod job;
mod lesson;
mod session;
mod setup;
mod state;
mod tally;
mod thinker;

pub use course::{Exercise, Goal, Task, Topic};
pub use help::{Analyst, EVALUATION_NODES, Evaluation, HINT_LIMITS, usual_analyst};
pub use hint::Hint;
pub use job::Waker;
pub use lesson::{Lesson, Progress};
pub use session::{Refusal, Session};
pub use setup::{Seat, Setup};
pub use state::SessionState;
pub use tally::Tally;
pub use thinker::{Mind, Question, usual_mind};
