//! Errors in saved games, with their place.

use std::fmt;

use crate::rules::RecordFlaw;

/// The place of the first error in a saved game, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedError {
    /// The field of the file.
    pub field: &'static str,
    /// The number of the move in the field, from 1, or `None` if the error is not about a move.
    pub turn: Option<usize>,
    /// What is wrong.
    pub why: SavedFlaw,
}

/// What is wrong with a saved game; carries the refused value.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedFlaw {
    /// A flaw that records can have, too.
    Record(RecordFlaw),
    /// The number of values differs from the number of sides: found, needed.
    Count(usize, usize),
    /// The clocks lack values for each side at the start and after each of this many moves.
    Clocks(usize),
    /// The number of durations differs from the number of moves: found, needed.
    Times(usize, usize),
    /// The number of reviewed moves differs from the number of moves: found, needed.
    Reviewed(usize, usize),
    /// The review of a move is impossible: no game has such a margin, or the better move is
    /// illegal, is the played one, or gains nothing.
    Judged,
    /// The review of the position after the last move is impossible or missing.
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
