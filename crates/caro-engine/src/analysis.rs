//! Scores, and the result of an analysis.

use super::Spot;

/// The score of a won game; a win in N moves of both sides has N less.
pub const WON: i32 = 30_000;

/// Scores from this on, for either side, are proven wins and losses. All others are estimates.
pub const PROVEN: i32 = 29_000;

/// Scores up to this are proven losses.
pub(crate) const PROVEN_LOSS: i32 = -PROVEN;

/// The result of an analysis.
pub type Analysis = basics::Analysis<Spot>;

/// Returns in how many moves of both sides together the side with this score wins or, if the number
/// is negative, loses; `None` if neither is proven.
pub fn moves_to_win(score: i32) -> Option<i32> {
    let moves = (WON - score.abs()) * score.signum();
    (score.abs() >= PROVEN).then_some(moves)
}
