//! Why a saved game cannot be gone on with, and where.

use std::fmt;

use crate::rules::RecordFlaw;

/// Where a saved game is not a game, and why.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedError {
    /// The field of the file.
    pub field: &'static str,
    /// Which move of the field it is, from 1 on; none where it is not about a move.
    pub turn: Option<usize>,
    /// What is wrong.
    pub why: SavedFlaw,
}

/// What is wrong with a saved game; carries what was refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedFlaw {
    /// What a record could have wrong too.
    Record(RecordFlaw),
    /// There are so many values where there should be one for each of so many sides.
    Count(usize, usize),
    /// The clocks have no mark for each side at the start and after each of so many
    /// moves.
    Clocks(usize),
    /// There are so many times for so many moves.
    Times(usize, usize),
    /// So many moves are judged of so many.
    Reviewed(usize, usize),
    /// What is said of a move cannot be: no game has such a margin, or what should
    /// be a better move may not be played, was played, or wins nothing.
    Judged,
    /// What is said of the position after the last move cannot be, or is missing.
    JudgedAfter,
}

impl fmt::Display for SavedError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.field)?;
        if let Some(turn) = self.turn {
            write!(f, ", move {turn}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl fmt::Display for SavedFlaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SavedFlaw::Record(flaw) => flaw.fmt(f),
            SavedFlaw::Clocks(steps) => {
                write!(
                    f,
                    "there should be the time of each side at the start and after {steps} moves"
                )
            }
            SavedFlaw::Times(found, steps) => {
                write!(f, "there should be one time for each of {steps} moves, not {found}")
            }
            SavedFlaw::Reviewed(found, turns) => {
                write!(f, "there should be one judgement for each of {turns} moves, not {found}")
            }
            SavedFlaw::Judged => f.write_str("what is said of this move cannot be"),
            SavedFlaw::JudgedAfter => {
                f.write_str("what is said of the position after the last move does not fit it")
            }
            SavedFlaw::Count(found, sides) => {
                write!(f, "there should be one value for each of {sides} sides, not {found}")
            }
        }
    }
}

impl std::error::Error for SavedError {}
