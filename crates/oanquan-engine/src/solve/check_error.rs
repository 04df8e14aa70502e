//! The errors of a proof.

use basics::Excerpt;
use oanquan::{Move, OptionError, Position, PositionError};
use thiserror::Error;

/// The reason why a text is not a valid proof.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum CheckError {
    /// The text cannot be read, for this reason.
    #[error("the proof cannot be read: {0}")]
    Unreadable(String),
    /// The first line is this instead of the title.
    #[error("this is not a proof that `solve --proof` has written: its first line is {0:?}")]
    Title(Excerpt),
    /// The line with this number does not begin with this label; it is this instead.
    #[error("line {0} of the proof is {2:?}; it should begin with {1:?}")]
    Label(usize, &'static str, Excerpt),
    /// The rules are invalid.
    #[error("the rules of the proof are refused: {0}")]
    Rules(OptionError),
    /// The position is invalid.
    #[error("the position of the proof is refused: {0}")]
    Position(PositionError),
    /// The line of the claim is this, which is invalid.
    #[error(
        "line 4 of the proof is {0:?}; it should name a side and its points, as in \"claim 0 1\""
    )]
    Claim(Excerpt),
    /// The line with this number differs from its only valid spelling: the line, then the
    /// spelling.
    #[error("line {0} of the proof is {1:?}; it should be {2:?}")]
    Spelling(usize, Excerpt, Excerpt),
    /// The game has this many sides instead of two.
    #[error("the proof is for {0} sides; only games of two can be proven")]
    Sides(usize),
    /// The game is over at the position.
    #[error("the game is over in the position of the proof; nothing is left to prove")]
    Over,
    /// Cells of the position have been sold.
    #[error("the position of the proof has sold cells; nothing can be proven with them")]
    SoldCells,
    /// The text ends before a move for this position.
    #[error("the proof has no move for {0}")]
    NoMove(Box<Position>),
    /// The text gives this byte as the move in this position, which is not a legal move.
    #[error(
        "the proof has '{found}' for {0}, which is not a move there",
        found = .1.escape_ascii()
    )]
    Illegal(Box<Position>, u8),
    /// This move from this position breaks the claim.
    #[error("the claim does not hold after {1} from {0}")]
    Broken(Box<Position>, Move),
    /// A line may reach this position for the third time.
    #[error("the proof may run into a repetition at {0}")]
    Repeats(Box<Position>),
    /// On a line through this position, this many turns in a row may be without a capture.
    #[error("the proof may take {1} turns in a row without a capture, those at {0} among them")]
    Idle(Box<Position>, u32),
    /// A line has more than this many turns.
    #[error("a line of the proof has more than {0} turns, which is too long")]
    TooLong(usize),
    /// The text has more moves than there are positions that need one.
    #[error("the proof has more moves than there are positions that need one")]
    LeftOver,
    /// The proof has more than this many positions, the most that fit into memory.
    #[error(
        "the proof has more than {0} positions, the most that this memory holds; \
         allow more with --memory"
    )]
    TooMany(usize),
    /// The line with this number is this, which is not a position with a gain.
    #[error(
        "line {0} of the proof is {1:?}; it should have the cells, the side to move, its gain and, where \
         the claim's side is to move, a move"
    )]
    Line(usize, Excerpt),
    /// The line with this number is this, whose position an earlier line has.
    #[error("line {0} of the proof is {1:?}; an earlier line has the same position")]
    Twice(usize, Excerpt),
    /// No line says that the claim's side gains this much from the first position.
    #[error("no line of the proof says that the claim's side gains {0} points from its position")]
    NoStart(i32),
    /// The move given for this position is not legal.
    #[error("the proof has {1} for {0}, which is not a move there")]
    IllegalMove(Box<Position>, Move),
    /// No line has the position after this move from this position.
    #[error("the proof does not list the position after {1} from {0}")]
    Unlisted(Box<Position>, Move),
    /// The loops of the lines take too long to check.
    #[error("the lines of the proof have too many loops to check")]
    TooManyLoops,
}
