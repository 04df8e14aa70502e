//! What can be wrong with a game that somebody wrote down.

use basics::{CannotDepart, Excerpt};
use thiserror::Error;

use crate::{CannotMark, Malformed};

/// What is wrong with a text; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The text is longer than this many bytes.
    #[error("a text with games has at most {0} bytes")]
    TooLong(usize),
    /// A game has more moves than this.
    #[error("a game has at most {0} moves")]
    TooManyMoves(usize),
    /// There are more games than this.
    #[error("a text has at most {0} games")]
    TooManyGames(usize),
    /// There is nothing in it.
    #[error("there is no game in it; write moves as in 8h 9i or h8 i9")]
    Empty,
    /// A line that begins with a bracket is not a tag.
    #[error("write a tag as in [Black \"An\"]")]
    NotATag,
    /// A tag appears a second time.
    #[error("the tag \"{0}\" appears twice")]
    SecondTag(Excerpt),
    /// The text is of another game.
    #[error("the text is of the game \"{0}\", not of caro")]
    OtherGame(Excerpt),
    /// Nothing closes this bracket.
    #[error("nothing closes this \"{0}\"")]
    Unclosed(char),
    /// An option does not have the form `NAME=VALUE`.
    #[error("\"{0}\" does not set an option: write NAME=VALUE")]
    NotAnOption(Excerpt),
    /// An option or the start is malformed.
    #[error(transparent)]
    Malformed(Malformed),
    /// A word is not a move.
    #[error("\"{0}\" is not a move; write the row and the column as in 8h, or h8")]
    NotAMove(Excerpt),
    /// The board, with this many rows and columns, does not have this square.
    #[error("\"{0}\" is not on the board, which has {1} rows and columns")]
    OffBoard(Excerpt, u8),
    /// A move is illegal.
    #[error(transparent)]
    Illegal(CannotMark),
    /// A departure is not possible.
    #[error(transparent)]
    Departure(CannotDepart),
    /// The result does not follow from the moves.
    #[error("the result is \"{claimed}\", but the moves lead to \"{reached}\"")]
    OtherResult {
        /// The result in the text.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
    /// The board has this many columns and that many rows.
    #[error("the board has {0} columns and {1} rows, but only square boards can be read")]
    NotSquare(u16, u16),
    /// A line of a file of Piskvork, or of numbers, is not a move.
    #[error("\"{0}\" is not a move; write the column and the row as in 7,7")]
    NotNumbers(Excerpt),
    /// A file of Piskvork does not begin with its size.
    #[error("\"{0}\" does not name the size of the board, as in Piskvorky 15x15, 11:11, 1")]
    NotAHeader(Excerpt),
    /// Something in a file of the Smart Game Format is neither a bracket, a node nor a property.
    #[error("\"{0}\" is not a property, as in B[hh]")]
    NotAProperty(Excerpt),
    /// The value of a move in a file of the Smart Game Format is not a square.
    #[error("\"{0}\" is not a square; write the column and the row, as in B[hh]")]
    NotASquare(Excerpt),
    /// A game begins with marks that nobody played.
    #[error("the game begins with marks on the board; only games from the empty board can be read")]
    Setup,
    /// Two marks in a row are of the same side.
    #[error("two marks of the same side follow each other; the sides mark in turn")]
    SameSideTwice,
}
