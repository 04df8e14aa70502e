//! Errors in game records.

use thiserror::Error;

use super::{CannotDepart, Game};
use basics::{Excerpt, Unread};

/// An error in a record, with its place.
pub type RecordError<G> = Unread<RecordFlaw<G>>;

/// The flaw of a record; carries the refused value.
#[derive(Clone, Debug, PartialEq, Error)]
pub enum RecordFlaw<G: Game> {
    /// The text is longer than this many bytes.
    #[error("a game record has at most {0} bytes")]
    TooLong(usize),
    /// There is nothing in it.
    #[error("there is no game in it")]
    Empty,
    /// A line that begins with a bracket is not a tag such as `[Start "…"]`.
    #[error("write a tag as in [Start \"…\"]")]
    NotATag,
    /// A tag appears a second time.
    #[error("the tag \"{0}\" appears twice")]
    SecondTag(Excerpt),
    /// The record is of another game.
    #[error("the record is of the game \"{0}\", not of {id}", id = G::ID)]
    OtherGame(Excerpt),
    /// The start or an option is malformed.
    #[error("{0}")]
    Malformed(G::Malformed),
    /// An option does not have the form `NAME=VALUE`.
    #[error("\"{0}\" does not set an option: write NAME=VALUE")]
    NotAnOption(Excerpt),
    /// A word among the moves is not a move.
    #[error("\"{0}\" is not a move")]
    NotAMove(Excerpt),
    /// A move is illegal.
    #[error("{0}")]
    Illegal(G::Illegal),
    /// A departure is not possible.
    #[error(transparent)]
    Departure(CannotDepart),
    /// There are more games than this.
    #[error("a text has at most {0} games")]
    TooManyGames(usize),
    /// Nothing closes this bracket.
    #[error("nothing closes this \"{0}\"")]
    Unclosed(char),
    /// There are more moves than this.
    #[error("a record has at most {0} moves")]
    TooManyMoves(usize),
    /// The result does not follow from the moves.
    #[error("the result is \"{claimed}\", but the moves lead to \"{reached}\"")]
    OtherResult {
        /// The result in the record.
        claimed: Excerpt,
        /// The result that the moves lead to.
        reached: String,
    },
}
