//! Errors in game records, with their place in the text.

use std::fmt;

use super::{
    CannotDepart, IllegalMove, MoveError, OptionError, ParseDepartureError, PositionError,
};
use basics::Excerpt;

/// The place of the first error in a record, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
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

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)?;
        if let Some(turn) = self.turn {
            write!(f, " (move {turn})")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl std::error::Error for RecordError {}

/// What is wrong with a record; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFlaw {
    /// It exceeds this number of bytes.
    TooLong(usize),
    /// It exceeds this number of moves.
    TooManyMoves(usize),
    /// It is empty.
    Empty,
    /// A line in brackets is not a tag.
    NotATag,
    /// The tag is unknown.
    UnknownTag(Excerpt),
    /// The tag is repeated.
    SecondTag(String),
    /// A name exceeds this number of characters, or has blanks around it.
    Name(usize),
    /// The side with this number does not exist among this many sides.
    NoSuchSide(usize, usize),
    /// The rules name this many sides, but the position has that many.
    OtherSides(usize, usize),
    /// The stated result differs from the one that the moves lead to.
    OtherResult {
        /// The stated result.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
    /// A semicolon does not follow a position.
    Semicolon,
    /// The rules are invalid.
    Rules(OptionError),
    /// The position is invalid.
    Position(PositionError),
    /// A word is not a move.
    NotAMove(MoveError),
    /// A move is illegal.
    Illegal(IllegalMove),
    /// A departure is not possible.
    Departure(CannotDepart),
}

impl fmt::Display for RecordFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFlaw::TooLong(most) => write!(f, "a record has at most {most} bytes"),
            RecordFlaw::TooManyMoves(most) => write!(f, "a record has at most {most} moves"),
            RecordFlaw::Empty => {
                f.write_str("there is nothing to read: a record has tags and moves")
            }
            RecordFlaw::NotATag => {
                f.write_str("a tag must have brackets and quotes, as in [Rules \"folk\"]")
            }
            RecordFlaw::UnknownTag(name) => write!(
                f,
                "there is no tag \"{name}\"; the tags are Rules, Start, Side0 to Side3 and Result"
            ),
            RecordFlaw::SecondTag(name) => {
                write!(f, "the tag {name} appears twice")
            }
            RecordFlaw::Name(most) => {
                write!(f, "a name has at most {most} characters and no spaces at either end")
            }
            RecordFlaw::NoSuchSide(side, sides) => {
                write!(f, "there is no side {side} on a board of {sides} sides")
            }
            RecordFlaw::OtherSides(claimed, sides) => {
                write!(f, "the rules have sides={claimed}, but the position has {sides} sides")
            }
            RecordFlaw::OtherResult { claimed, reached } => {
                write!(
                    f,
                    "the record gives the result \"{claimed}\", but the moves lead to \"{reached}\""
                )
            }
            RecordFlaw::Semicolon => f.write_str("a semicolon may only follow a position"),
            RecordFlaw::Rules(why) => why.fmt(f),
            RecordFlaw::Position(why) => why.fmt(f),
            RecordFlaw::NotAMove(why) => {
                write!(f, "{why}; {ParseDepartureError}")
            }
            RecordFlaw::Illegal(why) => why.fmt(f),
            RecordFlaw::Departure(why) => why.fmt(f),
        }
    }
}
