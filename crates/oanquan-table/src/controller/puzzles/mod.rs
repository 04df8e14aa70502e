//! Puzzles for a player: tries, ratings, repetition and the puzzle of the day.
//!
//! Every day is an input, so nothing here reads a clock.

mod puzzle_try;
mod rating;
mod repetition;
mod training;

use jiff::civil::{Date, date};

pub use puzzle_try::{Answer, PuzzleTry};
pub use rating::PuzzleRating;
pub use repetition::Repetition;
pub use training::{DayResult, TRAINING_VERSION, Training, index_of_day};

/// The day from which days are counted.
const FIRST_DAY: Date = date(1970, 1, 1);

/// Returns the days from 1970-01-01 to `day`, which decide the puzzle of that day.
pub fn day_number(day: Date) -> i64 {
    FIRST_DAY.duration_until(day).as_hours() / 24
}
