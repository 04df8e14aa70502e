//! Errors in game records, with their place in the text.

use thiserror::Error;

use super::{
    CannotDepart, IllegalMove, MoveError, OptionError, ParseDepartureError, PositionError,
};
use basics::Excerpt;

/// The place of the first error in a record, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, column {column}{place}: {why}", place = in_move(*.turn))]
pub struct RecordError {
    /// The line number, from 1.
    pub line: usize,
    /// The character within the line, from 1.
    pub column: usize,
    /// The number of the move, from 1, or `None` if the error is not about a move.
    pub turn: Option<usize>,
    /// What is wrong.
    pub why: RecordFlaw,
}

/// Returns the number of the move in parentheses, after a blank; empty if there is none.
fn in_move(turn: Option<usize>) -> String {
    turn.map(|turn| format!(" (move {turn})")).unwrap_or_default()
}

/// What is wrong with a record; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFlaw {
    /// It exceeds this number of bytes.
    #[error("a record has at most {0} bytes")]
    TooLong(usize),
    /// It exceeds this number of moves.
    #[error("a record has at most {0} moves")]
    TooManyMoves(usize),
    /// It is empty.
    #[error("there is nothing to read: a record has tags and moves")]
    Empty,
    /// A line in brackets is not a tag.
    #[error("a tag must have brackets and quotes, as in [Rules \"folk\"]")]
    NotATag,
    /// The tag is repeated.
    #[error("the tag {0} appears twice")]
    SecondTag(String),
    /// A name exceeds this number of characters, or has blanks around it.
    #[error("a name has at most {0} characters and no spaces at either end")]
    Name(usize),
    /// The side with this number does not exist among this many sides.
    #[error("there is no side {0} on a board of {1} sides")]
    NoSuchSide(usize, usize),
    /// The rules name this many sides, but the position has that many.
    #[error("the rules have sides={0}, but the position has {1} sides")]
    OtherSides(usize, usize),
    /// The stated result differs from the one that the moves lead to.
    #[error("the record gives the result \"{claimed}\", but the moves lead to \"{reached}\"")]
    OtherResult {
        /// The stated result.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
    /// A semicolon does not follow a position.
    #[error("a semicolon may only follow a position")]
    Semicolon,
    /// The rules are invalid.
    #[error(transparent)]
    Rules(OptionError),
    /// The position is invalid.
    #[error(transparent)]
    Position(PositionError),
    /// A word is not a move.
    #[error("{0}; {ParseDepartureError}")]
    NotAMove(MoveError),
    /// A move is illegal.
    #[error(transparent)]
    Illegal(IllegalMove),
    /// A departure is not possible.
    #[error(transparent)]
    Departure(CannotDepart),
    /// A round begins where none can.
    #[error("no further round begins here")]
    NoRound,
}
