//! The evaluation of positions at the horizon.

use super::network::Network;
use crate::packed::{Packed, PackedRules};

/// The quick score's units per point.
pub(super) const PARTS: i32 = 16;
/// The value of a dân cell that holds dân, in parts: it offers a choice and delays a refill.
const FILLED_CELL: i32 = 32;
/// The value of each point that the side to move can capture now, in parts.
const CAPTURE: i32 = 13;
/// How far the estimate may fall short of the quick score, in points: below a window that is
/// further away, the search does not ask for the estimate.
pub(super) const SLACK: i32 = 4;

/// Returns a rough estimate that needs no moves, in [`PARTS`] of a point.
pub(super) fn quick_score(position: &Packed) -> i32 {
    position.margin() * PARTS + position.filled_margin() * FILLED_CELL
}

/// Returns [`quick_score`] in points.
pub(crate) fn quick_margin(position: &Packed) -> i32 {
    quick_score(position).div_euclid(PARTS)
}

/// Returns the estimated final margin for the side to move. An estimate of `beta` or more
/// is a lower bound.
pub(super) fn evaluate(
    network: &Network,
    rules: &PackedRules,
    position: &Packed,
    beta: i32,
) -> i32 {
    let glance = quick_score(position);
    let least = |captured: i32| (glance + captured * CAPTURE).div_euclid(PARTS) - SLACK;
    let mut best_capture = 0;
    let mut choices = rules.choices(position);
    while least(best_capture) < beta {
        let Some(choice) = choices.next() else {
            return position.margin() + network.gain(position, best_capture);
        };
        best_capture = best_capture.max(rules.play(position, choice).captured);
    }
    least(best_capture)
}
