//! Words for the lessons in each language.

use crate::controller::{Exercise, Topic};

/// The words of one language for the lessons.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct LearnWords {
    pub learn: &'static str,
    /// Like `learn`, on the first start.
    pub learn_first: &'static str,
    pub topic: fn(Topic) -> &'static str,
    /// The number of the lesson, the number of lessons, the topic.
    pub heading: fn(usize, usize, &str) -> String,
    /// The button of a lesson: its number, its topic, whether it is completed.
    pub lesson: fn(usize, &str, bool) -> String,
    pub restart: &'static str,
    pub next: &'static str,
    pub play_now: &'static str,
    /// The name of the side that nobody plays.
    pub other_side: &'static str,
    pub choose_arrow: &'static str,
    /// What to do.
    pub task: fn(Exercise) -> &'static str,
    /// What the exercise has shown, after it is done.
    pub done: fn(Exercise) -> &'static str,
    /// What to say after a wrong attempt.
    pub missed: fn(Exercise) -> &'static str,
    pub all_completed: &'static str,
}
