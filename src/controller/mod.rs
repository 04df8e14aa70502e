//! The game being played: who sits where, the history with undo and redo, and
//! the computer thinking on a thread of its own.
//!
//! A person's click and the computer's answer become turns through the same
//! [`rules::Game::play`](crate::rules::Game::play); nothing else changes the game.

mod history;
mod session;
mod setup;
mod thinker;

pub use session::{Refusal, Session};
pub use setup::{Seat, Setup};
pub use thinker::{Mind, Question, Waker, usual_mind};
