//! The evaluation of positions at the horizon.
//!
//! The weights come from a linear fit to the scores of searches of seven and eight plies
//! in 12,000 positions of classic games. Of the features tried (dân in the rows, cells
//! with dân, remaining quan, the best and second-best captures of both sides), two carry
//! nearly all information: the best available capture explains 37% of the variance, the
//! cells with dân another 12%.

use crate::ai::packed::{Packed, PackedRules};

/// The evaluation's units per point.
pub(super) const PARTS: i32 = 16;
/// The value of a dân cell that holds dân, in parts: it offers a choice and delays a refill.
const FILLED_CELL: i32 = 32;
/// The value of each point that the side to move can capture now, in parts. It accounts
/// for captures beyond the horizon, less what the reply typically takes back.
const CAPTURE: i32 = 13;

/// Returns the part of the estimate that needs no moves, in [`PARTS`] of a point: a lower
/// bound of the estimate.
pub(super) fn quick_score(position: &Packed) -> i32 {
    position.margin() * PARTS + position.filled_margin() * FILLED_CELL
}

/// Returns [`quick_score`] in points.
pub(in crate::ai) fn quick_margin(position: &Packed) -> i32 {
    quick_score(position).div_euclid(PARTS)
}

/// Returns the estimated final margin for the side to move. An estimate of `beta` or more
/// is a lower bound.
pub(super) fn evaluate(rules: &PackedRules, position: &Packed, beta: i32) -> i32 {
    let glance = quick_score(position);
    let mut best = glance.div_euclid(PARTS);
    let mut choices = position.choices();
    while best < beta
        && let Some(choice) = choices.next()
    {
        let captured = rules.play(position, choice).captured;
        best = best.max((glance + captured * CAPTURE).div_euclid(PARTS));
    }
    best
}
