//! Errors in game records.

use std::fmt;

use super::{CannotDepart, Game};
use basics::Excerpt;

/// An error in a record, with its place.
#[derive(Clone, Debug, PartialEq)]
pub struct RecordError<G: Game> {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The number of the turn, counted from 1, if a move is wrong.
    pub turn: Option<usize>,
    /// The flaw.
    pub flaw: RecordFlaw<G>,
}

/// The flaw of a record; carries the refused value.
#[derive(Clone, Debug, PartialEq)]
pub enum RecordFlaw<G: Game> {
    /// The text is longer than this many bytes.
    TooLong(usize),
    /// There is nothing in it.
    Empty,
    /// A line that begins with a bracket is not a tag such as `[Start "…"]`.
    NotATag,
    /// A tag has an unknown name.
    UnknownTag(Excerpt),
    /// A tag appears a second time.
    SecondTag(Excerpt),
    /// The record is of another game.
    OtherGame(Excerpt),
    /// The start or an option is malformed.
    Malformed(G::Malformed),
    /// An option does not have the form `NAME=VALUE`.
    NotAnOption(Excerpt),
    /// A word among the moves is not a move.
    NotAMove(Excerpt),
    /// A move is illegal.
    Illegal(G::Illegal),
    /// A departure is not possible.
    Departure(CannotDepart),
    /// There are more moves than this.
    TooManyMoves(usize),
    /// The result does not follow from the moves.
    OtherResult {
        /// The result in the record.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
}

impl<G: Game> fmt::Display for RecordError<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, character {}", self.line, self.column)?;
        if let Some(turn) = self.turn {
            write!(f, ", move {turn}")?;
        }
        write!(f, ": {}", self.flaw)
    }
}

impl<G: Game> fmt::Display for RecordFlaw<G> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordFlaw::TooLong(bytes) => write!(f, "a game record has at most {bytes} bytes"),
            RecordFlaw::Empty => f.write_str("there is no game in it"),
            RecordFlaw::NotATag => f.write_str("write a tag as in [Start \"…\"]"),
            RecordFlaw::UnknownTag(name) => {
                write!(
                    f,
                    "there is no tag \"{name}\"; the tags are Game, Options, Start and Result"
                )
            }
            RecordFlaw::SecondTag(name) => write!(f, "the tag \"{name}\" appears twice"),
            RecordFlaw::OtherGame(name) => {
                write!(f, "the record is of the game \"{name}\", not of {}", G::ID)
            }
            RecordFlaw::Malformed(why) => why.fmt(f),
            RecordFlaw::NotAnOption(text) => {
                write!(f, "\"{text}\" does not set an option: write NAME=VALUE")
            }
            RecordFlaw::NotAMove(text) => write!(f, "\"{text}\" is not a move"),
            RecordFlaw::Illegal(why) => why.fmt(f),
            RecordFlaw::Departure(why) => why.fmt(f),
            RecordFlaw::TooManyMoves(most) => write!(f, "a record has at most {most} moves"),
            RecordFlaw::OtherResult { claimed, reached } => {
                write!(f, "the result is \"{claimed}\", but the moves lead to \"{reached}\"")
            }
        }
    }
}

impl<G: Game> std::error::Error for RecordError<G> {}
