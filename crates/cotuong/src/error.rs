//! Errors in texts and moves.

use basics::Excerpt;
use cotuong_board::{BadFen, Illegal, Move, Unreadable};
use thiserror::Error;

use super::MOST_FIRST_MOVES;

/// The reason why a move is illegal in a game.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CannotMove {
    /// The game is over.
    #[error("{0} is illegal: the game is over")]
    GameOver(Move),
    /// The text of a move follows the end of the game.
    #[error("\"{0}\" comes after the end of the game")]
    AfterEnd(Excerpt),
    /// A given move stays on one's own side of the river.
    #[error("{0} is illegal: a first move that was given may not cross the river")]
    River(Move),
    /// The move is illegal on any board like this.
    #[error(transparent)]
    Illegal(#[from] Illegal),
    /// The text of a move does not name one legal move.
    #[error(transparent)]
    Unreadable(#[from] Unreadable),
}

/// The reason why a text is not a position or an option; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Malformed {
    /// The FEN is malformed, or no game leads to its position.
    #[error(transparent)]
    Fen(#[from] BadFen),
    /// A move after the FEN is illegal.
    #[error("move {number} after the position: {why}")]
    Move {
        /// The number of the move, from 1.
        number: usize,
        /// Why it is refused.
        why: CannotMove,
    },
    /// The number of given moves after a FEN is malformed.
    #[error("\"{0}\" is not a number of given moves; write +1 to +{MOST_FIRST_MOVES}")]
    GivenMoves(Excerpt),
    /// First moves are given at the start of the game only.
    #[error(
        "only red makes given moves, at the start of the game, with all of its pieces on its side of \
         the river and those of black where they start"
    )]
    NotAStart,
    /// No option has this name.
    #[error("there is no option named \"{0}\"; the options are handicap, first_moves")]
    Option(Excerpt),
    /// A word of a handicap names no piece that one can give.
    #[error(
        "handicap cannot contain \"{0}\"; use none, or pieces but the general with their files from the \
         right of the stronger side, as in M2,M8"
    )]
    Handicap(Excerpt),
    /// A handicap names a piece twice.
    #[error("handicap cannot contain \"{0}\" twice; a side has this piece once")]
    GivenTwice(Excerpt),
    /// The number of first moves is out of range.
    #[error("first_moves cannot be \"{0}\"; use a whole number from 0 to {MOST_FIRST_MOVES}")]
    FirstMoves(Excerpt),
}

/// An error in a game as people note it down, with its place.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("line {line}, character {column}: {flaw}")]
pub struct BadNotes {
    /// The line, counted from 1.
    pub line: usize,
    /// The character in the line, counted from 1.
    pub column: usize,
    /// The flaw.
    pub flaw: NotesFlaw,
}

/// The flaw of a game as people note it down.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum NotesFlaw {
    /// The text is longer than this many bytes.
    #[error("a game has at most {0} bytes")]
    TooLong(usize),
    /// There are more moves than this.
    #[error("a game has at most {0} moves")]
    TooManyMoves(usize),
    /// There is neither a position nor a move in the text.
    #[error("there is no game in it")]
    Empty,
    /// A line that begins with a bracket is not a tag such as `[FEN "…"]`.
    #[error("write a tag as in [FEN \"…\"]")]
    NotATag,
    /// A comment has no end.
    #[error("the comment that begins here has no }}")]
    OpenComment,
    /// The start position is malformed.
    #[error(transparent)]
    Start(#[from] Malformed),
    /// A move is refused.
    #[error("move {number}: {why}")]
    Move {
        /// The number of the move, from 1, those of both sides counted.
        number: usize,
        /// Why it is refused.
        why: CannotMove,
    },
}
