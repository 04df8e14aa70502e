//! Numbers on the command line: refused by their range, however large.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Reads a whole number within `range`.
pub(super) fn number<T>(range: RangeInclusive<T>) -> impl Fn(&str) -> Result<T, String> + Clone
where
    T: FromStr + PartialOrd + Display + Clone,
{
    move |text| {
        let found = text.parse().ok().filter(|number| range.contains(number));
        let (from, to) = (range.start(), range.end());
        found.ok_or_else(|| format!("it is a whole number from {from} to {to}"))
    }
}
