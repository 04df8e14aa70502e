//! The values of all moves of the shown position, as the board shows them.

use window_words::{Words, signed};

use crate::controller::MoveValue;
use crate::room::board::{Seating, ValueMark};

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
