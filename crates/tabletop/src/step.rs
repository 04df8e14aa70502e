//! A single step of a match: a move, a departure, or the beginning of a further round.

use std::fmt;
use std::str::FromStr;

use super::Departure;

/// The text of [`Step::Round`].
const ROUND: &str = "round";

/// A step of a match of a game with moves of type `M`, as written in the moves of a saved game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Step<M> {
    /// A move.
    Move(M),
    /// A departure.
    Departure(Departure),
    /// The next round begins, in a match of several rounds.
    Round,
}

impl<M: fmt::Display> fmt::Display for Step<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Move(mv) => mv.fmt(f),
            Step::Departure(departure) => departure.fmt(f),
            Step::Round => f.write_str(ROUND),
        }
    }
}

impl<M: FromStr> FromStr for Step<M> {
    type Err = M::Err;

    fn from_str(text: &str) -> Result<Self, M::Err> {
        match text.parse() {
            Ok(departure) => Ok(Step::Departure(departure)),
            Err(_) if text == ROUND => Ok(Step::Round),
            Err(_) => text.parse().map(Step::Move),
        }
    }
}
