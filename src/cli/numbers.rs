//! Numbers on the command line, and the number of threads.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;
use std::thread;

/// The allowed numbers of search threads.
pub(super) const THREADS: RangeInclusive<usize> = 1..=64;

/// Returns a parser of whole numbers within `range`. Its message names the range, even if the
/// number does not fit `T`.
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

/// Returns the number of threads that can run at the same time, or 1 if it is unknown.
pub(super) fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}
