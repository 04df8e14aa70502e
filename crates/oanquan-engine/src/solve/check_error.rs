//! Why a text proves nothing.

use std::fmt;

use excerpt::Excerpt;
use oanquan::{Move, OptionError, Position, PositionError};

/// Why a text proves nothing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CheckError {
    /// It cannot be read, for this reason.
    Unreadable(String),
    /// The first line is this.
    Title(Excerpt),
    /// This line does not begin with the word it should begin with.
    Label(usize, &'static str, Excerpt),
    /// The rules are refused.
    Rules(OptionError),
    /// The position is refused.
    Position(PositionError),
    /// The line of the claim is this.
    Claim(Excerpt),
    /// This line is written otherwise than it is usually written.
    Spelling(usize, Excerpt, Excerpt),
    /// So many sides play, and not two.
    Sides(usize),
    /// The game is over in the position.
    Over,
    /// No move is left in the text for this position.
    NoMove(Position),
    /// The text has this for a move, which cannot be played in this position.
    Illegal(Position, u8),
    /// The claim is broken by this move from this position.
    Broken(Position, Move),
    /// A line may come back to this position too often.
    Repeats(Position),
    /// A line has more turns than this.
    TooLong(usize),
    /// There are more moves than positions that need one.
    LeftOver,
    /// No more than so many positions can be kept in memory.
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
