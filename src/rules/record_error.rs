//! Why a text is not a record, and where.

use std::fmt;

use super::{
    CannotDepart, IllegalMove, MoveError, OptionError, ParseDepartureError, PositionError,
};

/// Where a text stops being a record, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// The line, from 1 on.
    pub line: usize,
    /// The character in it, from 1 on.
    pub column: usize,
    /// Which move it is, from 1 on; none where it is not about a move.
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

/// What is wrong with a text that is not a record; carries what was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordFlaw {
    /// It has more bytes than this.
    TooLong(usize),
    /// It has more moves than this.
    TooManyMoves(usize),
    /// There is nothing in it.
    Empty,
    /// A line in brackets is not a tag.
    NotATag,
    /// There is no such tag.
    UnknownTag(String),
    /// This tag stands for the second time.
    SecondTag(String),
    /// A name has more characters than this, or blanks around it.
    Name(usize),
    /// A side of this number among so many.
    NoSuchSide(usize, usize),
    /// So many sides are told, but the position is for so many.
    OtherSides(usize, usize),
    /// A result is told, but the moves lead to another.
    OtherResult {
        /// What is told.
        claimed: String,
        /// What the moves lead to.
        reached: String,
    },
    /// A semicolon where there is no position before it.
    Semicolon,
    /// The rules are refused.
    Rules(OptionError),
    /// The position is refused.
    Position(PositionError),
    /// A word is not a move.
    NotAMove(MoveError),
    /// A move is illegal.
    Illegal(IllegalMove),
    /// Nobody can leave the game so.
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
                f.write_str("a tag is a line like [Rules \"folk\"], in brackets and quotes")
            }
            RecordFlaw::UnknownTag(name) => write!(
                f,
                "there is no tag {name:?}; the tags are Rules, Start, Side0 to Side3 and Result"
            ),
            RecordFlaw::SecondTag(name) => {
                write!(f, "the tag {name} stands here for the second time")
            }
            RecordFlaw::Name(most) => {
                write!(f, "a name has at most {most} characters and no blanks around it")
            }
            RecordFlaw::NoSuchSide(side, sides) => {
                write!(f, "there is no side {side} among {sides}")
            }
            RecordFlaw::OtherSides(claimed, sides) => {
                write!(f, "sides={claimed}, but the position is for {sides}")
            }
            RecordFlaw::OtherResult { claimed, reached } => {
                write!(f, "the result is said to be {claimed:?}, but the moves lead to {reached:?}")
            }
            RecordFlaw::Semicolon => f.write_str("a semicolon stands only after a position"),
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
