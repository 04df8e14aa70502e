//! Workers: the threads of a page. Each has an instance of the program of its own and shares nothing with the
//! page, so questions and answers are text.
//!
//! - `pool`: which worker answers which question, and in what order. It knows no browser.
//! - `browser`: the workers of the browser: `ask`.
//! - `scope`: the program within a worker: `is_worker`, `serve` and `wait_for_beside`.

use std::time::Duration;

#[cfg(target_family = "wasm")]
mod browser;
pub mod pool;
#[cfg(target_family = "wasm")]
mod scope;

#[cfg(target_family = "wasm")]
pub use browser::{Asked, ask};
#[cfg(target_family = "wasm")]
pub use scope::{is_worker, serve, wait_for_beside};

/// A question, as it travels to a worker.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Message {
    /// The name of the game.
    pub game: String,
    /// The name of the question.
    pub name: String,
    /// The text of the question.
    pub text: String,
    /// How much time the search has left before it must move; `None` for as long as it takes.
    pub hurry: Option<Duration>,
}

/// What becomes of a question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum News<'a> {
    /// An answer, of which there may be several.
    Answer(&'a str),
    /// There are no more answers: all have come, or the worker failed.
    Ended,
    /// The browser makes no workers. Whoever asked has to find the answer.
    NoWorker,
}

/// A function that hears what becomes of a question.
pub type Listener = Box<dyn FnMut(News<'_>)>;
