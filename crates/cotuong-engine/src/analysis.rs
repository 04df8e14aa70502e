//! Scores, and the result of an analysis.

use cotuong_board::Move;
use serde::{Deserialize, Serialize};

/// The score of a won game; a win in N moves of both sides has N less.
pub const WON: i32 = 30_000;

/// Scores beyond this, for either side, are proven wins and losses. All others are estimates.
pub const PROVEN: i32 = 29_000;

/// Estimates of positions lie between minus this and this.
pub(crate) const MAX_ESTIMATE: i32 = 15_000;

/// The score of a side that the other one may not go on checking or chasing; N less if that is so N
/// moves later. The other side may do something else instead, so it has not lost yet.
pub(crate) const FORBIDDEN: i32 = 20_000;

/// The result of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The best move.
    pub best: Move,
    /// The score for the side to move, in hundredths of a soldier.
    pub score: i32,
    /// The depth of the last complete iteration, in plies; 0 if the opening book knows the move.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected moves, the best one first.
    pub line: Vec<Move>,
}

impl Analysis {
    /// Returns in how many moves of both sides together the side to move wins at the latest or, if the
    /// number is negative, loses at the latest; `None` if neither is proven.
    pub fn moves_to_mate(&self) -> Option<i32> {
        moves_to_mate(self.score)
    }
}

/// Returns what [`Analysis::moves_to_mate`] does, for a score.
pub fn moves_to_mate(score: i32) -> Option<i32> {
    let moves = (WON - score.abs()) * score.signum();
    (score.abs() > PROVEN).then_some(moves)
}

/// Returns the nearest score that proves nothing.
pub(crate) fn unproven(score: i32) -> i32 {
    score.clamp(-PROVEN, PROVEN)
}
