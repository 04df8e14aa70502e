//! Scores, and the result of an analysis.

use cotuong_board::Move;

/// The score of a won game; a win in N moves of both sides has N less.
pub const WON: i32 = 30_000;

/// Scores beyond this, for either side, are proven wins and losses. All others are estimates.
pub const PROVEN: i32 = 29_000;

/// Estimates of positions lie between minus this and this.
pub(crate) const MAX_ESTIMATE: i32 = 15_000;

/// The score of a side that the other one may not go on checking or chasing; N less if that is so N
/// moves later. The other side may do something else instead, so it has not lost yet.
pub(crate) const FORBIDDEN: i32 = 20_000;

/// The result of an analysis. The score is in hundredths of a soldier; the depth is 0 if the opening book knows the move.
pub type Analysis = basics::Analysis<Move>;

/// Returns in how many moves of both sides together the side with this score wins at the latest or, if the
/// number is negative, loses at the latest; `None` if neither is proven.
pub fn moves_to_mate(score: i32) -> Option<i32> {
    let moves = (WON - score.abs()) * score.signum();
    (score.abs() > PROVEN).then_some(moves)
}

/// Returns the nearest score that proves nothing.
pub(crate) fn unproven(score: i32) -> i32 {
    score.clamp(-PROVEN, PROVEN)
}
