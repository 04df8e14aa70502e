//! The values of all moves of the shown position, in words.

use crate::controller::{Explorer, MoveValue};
use crate::ui::board::{Seating, ValueMark};
use crate::ui::words::Words;

/// Returns the values of all moves as the board shows them.
pub fn value_marks(words: &Words, seating: Seating, values: &[MoveValue]) -> Vec<ValueMark> {
    let best = values.first().map(|value| value.score);
    let mark = |value: &MoveValue| {
        let text = signed(value.score);
        let mv = seating.move_words(value.mv);
        let spoken = words.review.move_value(mv.number, mv.heading, &text, value.proven);
        ValueMark { mv: value.mv, is_best: Some(value.score) == best, text, spoken }
    };
    values.iter().map(mark).collect()
}

/// Returns a score with its sign.
fn signed(score: i32) -> String {
    match score {
        0 => "0".to_owned(),
        _ => format!("{score:+}").replace('-', "−"),
    }
}

/// Returns the sentence about the values in the position in which `name` is to move.
pub fn about_values(words: &Words, name: &str, explorer: &Explorer) -> String {
    let values = explorer.values();
    if values.is_empty() {
        return words.review.seeking_values.to_owned();
    }
    let unproven = values.iter().filter(|value| !value.proven);
    match unproven.map(|value| value.depth).min() {
        None => words.review.proven_values(name),
        Some(depth) => words.review.searched_values(name, depth as usize),
    }
}
