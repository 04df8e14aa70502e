//! Errors in texts and moves.

use basics::Excerpt;
use thiserror::Error;

use super::{SIZE, Square};

/// The reason why a text is not a history, a move or an option; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Malformed {
    /// A text is not the name of a square.
    #[error(
        "\"{0}\" is not a square; write the letter of the column and the row, as in h8, or the row first, as in 8h"
    )]
    Square(Excerpt),
    /// A character of a history belongs to no move.
    #[error(
        "character {at} of the history, \"{found}\", belongs to no move; a move is the letter of a \
         column and a row, as in h8, or the row first, as in 8h"
    )]
    Character {
        /// The place in the text, counted from 1.
        at: usize,
        /// The text from there.
        found: Excerpt,
    },
    /// A move of a history is illegal.
    #[error("move {number} of the history, at character {at}: {why}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// The place in the text, counted from 1.
        at: usize,
        /// Why it is illegal.
        why: CannotMark,
    },
    /// No option has this name.
    #[error("there is no option named \"{0}\"; the options are size, exact_five, double_block")]
    Option(Excerpt),
    /// An option is on or off.
    #[error("{option} cannot be \"{value}\"; use on or off")]
    Switch {
        /// The option.
        option: &'static str,
        /// The refused value.
        value: Excerpt,
    },
    /// The size is out of range.
    #[error("size cannot be \"{0}\"; use a whole number from {from} to {to}", from = SIZE.start(), to = SIZE.end())]
    Size(Excerpt),
}

/// The reason why a move is illegal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotMark {
    /// The game is over.
    #[error("{0} cannot be marked: the game is over")]
    GameOver(Square),
    /// The square has a mark.
    #[error("{0} cannot be marked: it has a mark")]
    Marked(Square),
    /// The board has only this many rows and columns.
    #[error("{0} cannot be marked: the board has only {1} rows and columns")]
    OffBoard(Square, u8),
}
