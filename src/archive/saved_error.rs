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
                write!(f, "each side needs its time at the start and after each of {steps} moves")
            }
            SavedFlaw::Times(found, steps) => {
                write!(f, "{steps} moves need {steps} times; there are {found}")
            }
            SavedFlaw::Reviewed(found, turns) => {
                write!(f, "{turns} moves need {turns} judgements; there are {found}")
            }
            SavedFlaw::Judged => f.write_str("the judgement of this move is impossible"),
            SavedFlaw::JudgedAfter => {
                f.write_str("the judgement of the final position does not match it")
            }
            SavedFlaw::Count(found, sides) => {
                write!(f, "{sides} sides need {sides} values; there are {found}")
            }
        }
    }
}

impl std::error::Error for SavedError {}
