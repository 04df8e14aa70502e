//! Errors in texts and moves.

use std::fmt;
use std::ops::RangeInclusive;

use basics::Excerpt;

use super::Take;

/// The reason why a text is not a position, a move or an option; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Malformed {
    /// A position has this number of parts instead of four.
    Parts(usize),
    /// A number is missing, out of range or not in its only spelling.
    Number {
        /// What the number is.
        what: &'static str,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        range: RangeInclusive<u16>,
    },
    /// No option has this name.
    Option(Excerpt),
}

impl fmt::Display for Malformed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Malformed::Parts(parts) => {
                write!(f, "a position has 4 parts, as in \"12 4 0 0\", but this one has {parts}")
            }
            Malformed::Number { what, value, range } => {
                let (from, to) = (range.start(), range.end());
                write!(f, "{what} cannot be \"{value}\"; use a whole number from {from} to {to}")
            }
            Malformed::Option(name) => {
                write!(f, "there is no option named \"{name}\"; the options are pebbles, most")
            }
        }
    }
}

impl std::error::Error for Malformed {}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotTake {
    /// The game is over.
    GameOver(Take),
    /// A turn may take at most this number.
    MoreThanMost(Take, u8),
    /// The heap has only this number of pebbles.
    MoreThanHeap(Take, u16),
    /// The turn before took the same number.
    SameAsBefore(Take),
}

impl fmt::Display for CannotTake {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotTake::GameOver(take) => write!(f, "{take} cannot be taken: the game is over"),
            CannotTake::MoreThanMost(take, most) => {
                write!(f, "{take} cannot be taken: a turn takes at most {most}")
            }
            CannotTake::MoreThanHeap(take, left) => {
                write!(f, "{take} cannot be taken: the heap has only {left}")
            }
            CannotTake::SameAsBefore(take) => {
                write!(f, "{take} cannot be taken: the turn before took as many")
            }
        }
    }
}

impl std::error::Error for CannotTake {}
