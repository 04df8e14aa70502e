//! What a position at the horizon is worth.
//!
//! The weights come from a linear fit to what searches of seven and eight turns
//! said about 12 000 positions of classic games. Of the features tried (dân in
//! the rows, cells with dân, quan left, the best and second captures of both
//! sides) two carry nearly all there is: the best capture at hand explains
//! 37 % of the variance, the cells with dân another 12 %.

use crate::ai::packed::{Packed, PackedRules};

/// Parts of a point.
pub(super) const PARTS: i32 = 16;
/// The worth of a row cell with dân: a choice to make, and no refill soon.
const FILLED_CELL: i32 = 32;
/// The worth of a point that the side to move can capture at once. A capture at
/// the horizon must not hang there unseen; the reply takes back a part of it.
const CAPTURE: i32 = 13;

/// The part of the estimate that no move has to be looked at for, in
/// [`PARTS`] of a point: the estimate is never less.
pub(super) fn quick_score(position: &Packed) -> i32 {
    position.margin() * PARTS + position.filled_margin() * FILLED_CELL
}

/// The same in points: how much the side to move looks ahead at a glance.
pub(in crate::ai) fn quick_margin(position: &Packed) -> i32 {
    quick_score(position).div_euclid(PARTS)
}

/// The estimated final margin for the side to move. Once it is seen to reach
/// `beta` it may be too small.
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
