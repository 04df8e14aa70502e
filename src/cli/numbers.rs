//! Numbers on the command line: refused by their range, however large; and how
//! many threads there can be.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::thread;

/// The threads that may search together.
pub(super) const THREADS: RangeInclusive<usize> = 1..=64;

/// Reads a whole number within `range`.
pub(super) fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let found = text.parse().ok().filter(|number| range.contains(number));
        let (from, to) = (range.start(), range.end());
        found.ok_or_else(|| format!("use a whole number from {from} to {to}"))
    }
}

/// How many threads can run at once; 1 where that is not known.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
