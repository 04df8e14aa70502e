//! Moves and their notation: a cell and a direction, as in `3+`.

use std::fmt;
use std::str::FromStr;

use thiserror::Error;

use super::notation::parse_number;
use super::{Cell, Direction};
use basics::Excerpt;

/// The choice that a side makes in its turn: the cell to lift and the direction to sow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Move {
    /// The dân cell to lift.
    pub cell: Cell,
    /// The direction in which to sow.
    pub direction: Direction,
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.cell, self.direction.sign())
    }
}

/// The error for text that is not a move; carries the beginning of it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("\"{0}\" is not a move: write the number of a cell and then + or -, as in 3+")]
pub struct MoveError(Excerpt);

impl MoveError {
    /// Returns the error for `text`.
    pub(super) fn of(text: &str) -> Self {
        MoveError(Excerpt::of(text))
    }

    /// Returns the text that is not a move.
    pub fn text(&self) -> &str {
        self.0.as_str()
    }
}

basics::stored_as_text!(Move);

impl FromStr for Move {
    type Err = MoveError;

    fn from_str(text: &str) -> Result<Self, MoveError> {
        let refused = || MoveError::of(text);
        let (cell, direction) = match text.strip_suffix('+') {
            Some(cell) => (cell, Direction::Plus),
            None => (text.strip_suffix('-').ok_or_else(refused)?, Direction::Minus),
        };
        match parse_number::<usize>(cell) {
            Some(index) if index < 24 => Ok(Move { cell: Cell::new(index), direction }),
            _ => Err(refused()),
        }
    }
}
