//! The errors of a proof.

use std::fmt;

use basics::Excerpt;
use oanquan::{Move, OptionError, Position, PositionError};

/// The reason why a text is not a valid proof.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// The text cannot be read, for this reason.
    Unreadable(String),
    /// The first line is this instead of the title.
    Title(Excerpt),
    /// The line with this number does not begin with this label; it is this instead.
    Label(usize, &'static str, Excerpt),
    /// The rules are invalid.
    Rules(OptionError),
    /// The position is invalid.
    Position(PositionError),
    /// The line of the claim is this, which is invalid.
    Claim(Excerpt),
    /// The line with this number differs from its only valid spelling: the line, then the
    /// spelling.
    Spelling(usize, Excerpt, Excerpt),
    /// The game has this many sides instead of two.
    Sides(usize),
    /// The game is over at the position.
    Over,
    /// The text ends before a move for this position.
    NoMove(Position),
    /// The text gives this byte as the move in this position, which is not a legal move.
    Illegal(Position, u8),
    /// This move from this position breaks the claim.
    Broken(Position, Move),
    /// A line may reach this position for the third time.
    Repeats(Position),
    /// A line has more than this many turns.
    TooLong(usize),
    /// The text has more moves than there are positions that need one.
    LeftOver,
    /// The proof has more than this many positions, the most that fit into memory.
    TooMany(usize),
}

impl fmt::Display for CheckError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CheckError::Unreadable(why) => write!(f, "the proof cannot be read: {why}"),
            CheckError::Title(found) => {
                write!(
                    f,
                    "this is not a proof that `solve --proof` has written: its first line is {found:?}"
                )
            }
            CheckError::Label(number, label, found) => {
                write!(f, "line {number} of the proof is {found:?}; it should begin with {label:?}")
            }
            CheckError::Rules(why) => write!(f, "the rules of the proof are refused: {why}"),
            CheckError::Position(why) => write!(f, "the position of the proof is refused: {why}"),
            CheckError::Claim(found) => write!(
                f,
                "line 4 of the proof is {found:?}; it should name a side and its points, as in \
                 \"claim 0 1\""
            ),
            CheckError::Spelling(number, found, usual) => {
                write!(f, "line {number} of the proof is {found:?}; it should be {usual:?}")
            }
            CheckError::Sides(sides) => {
                write!(f, "the proof is for {sides} sides; only games of two can be proven")
            }
            CheckError::Over => f.write_str(
                "the game is over in the position of the proof; nothing is left to prove",
            ),
            CheckError::NoMove(position) => write!(f, "the proof has no move for {position}"),
            CheckError::Illegal(position, found) => {
                let found = found.escape_ascii();
                write!(f, "the proof has '{found}' for {position}, which is not a move there")
            }
            CheckError::Broken(position, mv) => {
                write!(f, "the claim does not hold after {mv} from {position}")
            }
            CheckError::Repeats(position) => {
                write!(f, "the proof may run into a repetition at {position}")
            }
            CheckError::TooLong(turns) => {
                write!(f, "a line of the proof has more than {turns} turns, which is too long")
            }
            CheckError::LeftOver => {
                f.write_str("the proof has more moves than there are positions that need one")
            }
            CheckError::TooMany(positions) => write!(
                f,
                "the proof has more than {positions} positions, the most that this memory holds; \
                 allow more with --memory"
            ),
        }
    }
}

impl std::error::Error for CheckError {}
