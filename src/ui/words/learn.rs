//! Words for the lessons.

use crate::controller::{Exercise, Topic};
use crate::words::{choices, words};

words! {
    /// The words of one language for the lessons.
    pub struct LearnWords("learn-") {
        learn,
        topic[Topic],
        heading(number: usize, all: usize, topic: &str),
        lesson(number: usize, topic: &str, completed: bool),
        restart,
        next,
        show,
        enough,
        play_now(opponent: &str),
        other_side,
        choose_arrow,
        refilling,
        refilling_on_credit(paid: i32, borrowed: i32),
        task[Exercise],
        done[Exercise],
        missed[Exercise],
        all_completed,
    }
}

choices! {
    Topic {
        Topic::Board => "board",
        Topic::Sow => "sow",
        Topic::GoOn => "go-on",
        Topic::Capture => "capture",
        Topic::Chain => "chain",
        Topic::Refill => "refill",
        Topic::End => "end",
    }
    Exercise {
        Exercise::OwnCell => "own-cell",
        Exercise::QuanCell => "quan-cell",
        Exercise::Sow => "sow",
        Exercise::GoOn => "go-on",
        Exercise::Capture => "capture",
        Exercise::CaptureQuan => "capture-quan",
        Exercise::Chain => "chain",
        Exercise::Refill => "refill",
        Exercise::Debt => "debt",
        Exercise::End => "end",
    }
}
