//! Errors in saved games, with their place.

use thiserror::Error;

use basics::in_move;

/// The place of the first error in a saved game, and what is wrong there.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{field}{place}: {why}", place = in_move(*.turn))]
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
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SavedFlaw<F> {
    /// The moves, the start or the result are wrong.
    #[error("{0}")]
    Record(F),
    /// The number of values differs from the number of sides: found, needed.
    #[error("{1} sides need {1} values; there are {0}")]
    Count(usize, usize),
    /// The clocks lack values for each side at the start and after each of this many moves.
    #[error("each side needs its time at the start and after each of {0} moves")]
    Clocks(usize),
    /// The number of durations differs from the number of moves: found, needed.
    #[error("{1} moves need {1} times; there are {0}")]
    Times(usize, usize),
    /// The number of reviewed moves differs from the number of moves: found, needed.
    #[error("{1} moves need {1} judgements; there are {0}")]
    Reviewed(usize, usize),
    /// The review of a move is impossible: no game has such a margin, or the better move is
    /// illegal, is the played one, or gains nothing.
    #[error("the judgement of this move is impossible")]
    Judged,
    /// The review of the position after the last move is impossible or missing.
    #[error("the judgement of the final position does not match it")]
    JudgedAfter,
}
