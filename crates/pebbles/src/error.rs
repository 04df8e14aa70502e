//! Errors in texts and moves.

use std::ops::RangeInclusive;

use basics::Excerpt;
use thiserror::Error;

use super::Take;

/// The reason why a text is not a position, a move or an option; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Malformed {
    /// A position has this number of parts instead of four.
    #[error("a position has 4 parts, as in \"12 4 0 0\", but this one has {0}")]
    Parts(usize),
    /// A number is missing, out of range or not in its only spelling.
    #[error(
        "{what} cannot be \"{value}\"; use a whole number from {from} to {to}",
        from = .range.start(),
        to = .range.end()
    )]
    Number {
        /// What the number is.
        what: &'static str,
        /// The refused value.
        value: Excerpt,
        /// The allowed values.
        range: RangeInclusive<u16>,
    },
    /// No option has this name.
    #[error("there is no option named \"{0}\"; the options are pebbles, most")]
    Option(Excerpt),
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotTake {
    /// The game is over.
    #[error("{0} cannot be taken: the game is over")]
    GameOver(Take),
    /// A turn may take at most this number.
    #[error("{0} cannot be taken: a turn takes at most {1}")]
    MoreThanMost(Take, u8),
    /// The heap has only this number of pebbles.
    #[error("{0} cannot be taken: the heap has only {1}")]
    MoreThanHeap(Take, u16),
    /// The turn before took the same number.
    #[error("{0} cannot be taken: the turn before took as many")]
    SameAsBefore(Take),
}
