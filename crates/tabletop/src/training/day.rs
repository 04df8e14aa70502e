//! The puzzle of each day.

use jiff::civil::{Date, date};

use super::PuzzleSet;

/// The day from which days are counted.
const FIRST_DAY: Date = date(1970, 1, 1);

/// Returns the days from 1970-01-01 to `day`, which decide the puzzle of that day.
pub fn day_number(day: Date) -> i64 {
    FIRST_DAY.duration_until(day).as_hours() / 24
}

/// Returns the index of the puzzle of a day among `count` puzzles, at least one. `day` counts the
/// days since 1970-01-01. No puzzle returns before all others have had their day.
pub fn puzzle_of_day(day: i64, count: usize) -> usize {
    let count = count as i64;
    // A step without a common divisor visits all puzzles; about the golden section of their number
    // keeps neighbouring days far apart in the list.
    let golden = count * 618 / 1000;
    let step = (golden.max(1)..).find(|step| greatest_common_divisor(*step, count) == 1);
    let step = step.expect("a number has coprime numbers above it");
    (day.rem_euclid(count) * step).rem_euclid(count) as usize
}

/// Returns the index of the puzzle of `day`, the same for everybody, or `None` if there are no puzzles.
pub fn index_of_day(set: &dyn PuzzleSet, day: Date) -> Option<usize> {
    let count = Some(set.count()).filter(|count| *count > 0)?;
    Some(puzzle_of_day(day_number(day), count))
}

fn greatest_common_divisor(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { greatest_common_divisor(b, a % b) }
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;

    #[test]
    fn every_puzzle_has_its_day_before_one_returns() {
        for count in [1, 2, 3, 300, 1000, 1150] {
            for first in [-7, 0, 20_000] {
                let days = (first..first + count as i64).map(|day| puzzle_of_day(day, count));
                assert_eq!(days.collect::<HashSet<_>>(), (0..count).collect());
            }
        }
    }
}
