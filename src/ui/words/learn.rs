//! The words of the lessons, as each language has them.

use crate::controller::{Exercise, Topic};

/// The words of one language for learning the game.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct LearnWords {
    pub learn: &'static str,
    /// The same, before the first game.
    pub learn_first: &'static str,
    pub topic: fn(Topic) -> &'static str,
    /// The number of a lesson, of how many, and what it is about.
    pub heading: fn(usize, usize, &str) -> String,
    /// The button of a lesson: its number, what it is about, whether it was learnt.
    pub lesson: fn(usize, &str, bool) -> String,
    pub again: &'static str,
    pub go_on: &'static str,
    pub play_now: &'static str,
    /// What the side that nobody plays is called.
    pub other_side: &'static str,
    pub no_arrow_yet: &'static str,
    /// What is to be done.
    pub ask: fn(Exercise) -> &'static str,
    /// What it has shown, once it is done.
    pub done: fn(Exercise) -> &'static str,
    /// What to say when something else was tried.
    pub missed: fn(Exercise) -> &'static str,
    pub all_learnt: &'static str,
}
