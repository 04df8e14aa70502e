//! Words for practising one's mistakes.

use super::Heading;
use crate::words::words;

words! {
    /// The words of one language for practising one's mistakes.
    pub struct PracticeWords("practice-") {
        learn,
        learn_mine,
        heading(number: usize, all: usize),
        count(number: usize, all: usize),
        looking(done: usize, all: usize),
        failed,

        asked(name: &str, number: usize, heading: Heading, points: i32),
        checking,
        unchecked,
        right(number: usize, heading: Heading),
        wrong(points: i32),
        reply(name: &str, number: usize, heading: Heading, points: i32),
        wrong_at_end(points: i32),
        watch_reply,
        hint_captures(points: i32),
        hint_cell(number: usize),
        solution(number: usize, heading: Heading, points: i32),

        try_again,
        show_solution,
        next,
        finish,

        over,
        all_found,
        some_found,
        none_found,
        found_at_once(count: usize, all: usize),
        found_later(count: usize),
        not_found(count: usize),
        repeat,
        leave,

        flawless,
        flawless_hint,
        flawless_all,
    }
}
