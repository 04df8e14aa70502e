//! Errors in game records, with their place in the text.

use thiserror::Error;

use super::{
    CannotDepart, IllegalMove, Move, MoveError, OptionError, ParseDepartureError, PositionError,
};
use basics::{Excerpt, Unread};

/// The place of the first error in a record, and what is wrong there.
pub type RecordError = Unread<RecordFlaw>;

/// What is wrong with a record; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum RecordFlaw {
    /// It exceeds this number of bytes.
    #[error("a record has at most {0} bytes")]
    TooLong(usize),
    /// It exceeds this number of moves.
    #[error("a record has at most {0} moves")]
    TooManyMoves(usize),
    /// It exceeds this number of games.
    #[error("a text has at most {0} games")]
    TooManyGames(usize),
    /// It is empty.
    #[error("there is nothing to read: a record has tags and moves")]
    Empty,
    /// A line in brackets is not a tag.
    #[error("a tag must have brackets and quotes, as in [Rules \"folk\"]")]
    NotATag,
    /// The tag is repeated.
    #[error("the tag {0} appears twice")]
    SecondTag(String),
    /// It is a record of another game.
    #[error("the record is of the game \"{0}\", not of oanquan")]
    OtherGame(Excerpt),
    /// Nothing closes this bracket.
    #[error("nothing closes this \"{0}\"")]
    Unclosed(char),
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
    /// The rules are invalid.
    #[error(transparent)]
    Rules(OptionError),
    /// The position is invalid.
    #[error(transparent)]
    Position(PositionError),
    /// A word is not a move.
    #[error("{0}; {ParseDepartureError}")]
    NotAMove(MoveError),
    /// A move is written with right or left, and both directions are legal.
    #[error(
        "\"{word}\" can be {plus} or {minus}, because right and left depend on the seat; write + \
         (anticlockwise) or - (clockwise)"
    )]
    TwoReadings {
        /// The move in the text.
        word: Excerpt,
        /// The move if it is sown anticlockwise.
        plus: Move,
        /// The move if it is sown clockwise.
        minus: Move,
    },
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
