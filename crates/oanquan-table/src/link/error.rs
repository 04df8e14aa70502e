//! The reasons why a text is not the link of a game.

use thiserror::Error;

use oanquan::RecordError;

/// The reason why a text is not the link of a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum LinkError {
    /// A letter is missing, superfluous or wrong.
    #[error(
        "the link is damaged or incomplete; copy all of it, from \"oanquan:\" to its last letter"
    )]
    Damaged,
    /// It has this version, which only later programs write.
    #[error(
        "the link has version {0}, which this version of the program does not know; update the program"
    )]
    Newer(u8),
    /// It exceeds this number of letters.
    #[error("a link has at most {0} letters")]
    TooLong(usize),
    /// Its rules, start or names are invalid.
    #[error("the link contains no game: {0}")]
    Game(RecordError),
}
