//! Errors in saved games, with their place.

use std::fmt;

/// The place of the first error in a saved game, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SavedError<F> {
    /// The field of the file.
    pub field: &'static str,
    /// The number of the move in the field, from 1, or `None` if the error is not about a move.
    pub turn: Option<usize>,
    /// What is wrong.
    pub why: SavedFlaw<F>,
}

/// What is wrong with a saved game; carries the refused value. `F` is what can be wrong with the
/// game itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SavedFlaw<F> {
    /// The moves, the start or the result are wrong.
    Record(F),
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

impl<F: fmt::Display> fmt::Display for SavedError<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.field)?;
        if let Some(turn) = self.turn {
            write!(f, ", move {turn}")?;
        }
        write!(f, ": {}", self.why)
    }
}

impl<F: fmt::Display> fmt::Display for SavedFlaw<F> {
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

impl<F: fmt::Debug + fmt::Display> std::error::Error for SavedError<F> {}
