//! A single decision in a match: a move or a departure.

use std::fmt;
use std::str::FromStr;

use super::Departure;

/// A decision in a match of a game with moves of type `M`, as written in the moves of a record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<M> {
    /// A move.
    Move(M),
    /// A departure.
    Departure(Departure),
}

impl<M: fmt::Display> fmt::Display for Step<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Departure(departure) => departure.fmt(f),
        }
    }
}

impl<M: FromStr> FromStr for Step<M> {
    type Err = M::Err;

    fn from_str(text: &str) -> Result<Self, M::Err> {
        match text.parse() {
            Ok(departure) => Ok(Step::Departure(departure)),
            Err(_) => text.parse().map(Step::Move),
        }
    }
}
