//! When a puzzle that the player failed comes back.

use jiff::civil::Date;
use jiff::{Span, ToSpan};
use serde::{Deserialize, Serialize};

/// The days until a failed puzzle comes back, then after each time it is solved.
const INTERVALS: [i64; 4] = [1, 3, 7, 21];

/// The next appearance of a puzzle that was failed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repetition {
    /// The times it has been solved since, each when it was due.
    solved: usize,
    /// The first day on which the puzzle is due.
    pub due: Date,
}

impl Repetition {
    /// Returns the repetition of a puzzle that was failed on `today`.
    pub fn failed(today: Date) -> Self {
        Repetition { solved: 0, due: later(today, INTERVALS[0]) }
    }

    /// Returns the repetition after the puzzle was solved on `today`, or `None` if it was the last
    /// one. Before it is due, nothing changes.
    pub fn after_solving(self, today: Date) -> Option<Self> {
        if today < self.due {
            return Some(self);
        }
        let solved = self.solved.saturating_add(1);
        Some(Repetition { solved, due: later(today, *INTERVALS.get(solved)?) })
    }
}

/// Returns the day so many days after `today`; at the end of the calendar, the last one.
fn later(today: Date, days: i64) -> Date {
    let span: Span = days.days();
    today.saturating_add(span)
}
