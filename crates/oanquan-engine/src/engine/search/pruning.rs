//! What a selective search leaves out. None of it proves anything.

use super::super::evaluate::{SLACK, evaluate, quick_margin};
use super::super::proof::IDLE_LIMIT;
use super::super::{Leaves, move_ordering::Candidate};
use super::{Node, Search, UNPROVEN};
use crate::packed::Packed;

/// The least depth at which the search is selective, and the number of moves tried before a
/// later one is searched less deep (late move reductions); then the same for twice
/// the reduction.
const DEEP: u32 = 4;
const LATE: u32 = 2;
const VERY_DEEP: u32 = 7;
const VERY_LATE: u32 = 5;

/// The greatest depth at which a position far above the window is not searched, and how far above it must
/// be, in points: so many, and so many more for each ply.
const STANDING_DEPTH: u32 = 6;
const STANDING: i32 = 5;
const STANDING_PER_PLY: i32 = 2;

impl Search<'_> {
    /// Returns whether a position is so far above a null window that a search is not worth while
    /// (reverse futility pruning). Both the rough estimate and the learned one must say so. Replies to the
    /// moves at the root are always searched, so that an end within two turns is proven at once.
    pub(super) fn is_far_above(
        &self,
        position: &Packed,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> bool {
        let enough = beta + STANDING + STANDING_PER_PLY * depth as i32;
        // The path ends before the position itself.
        let is_below_replies = self.path.len() > 1;
        self.is_selective
            && is_below_replies
            && depth <= STANDING_DEPTH
            && beta - alpha == 1
            && quick_margin(position) >= enough
            && evaluate(&self.network, self.rules, position, enough) >= enough
    }

    /// Returns how many plies less deep a move is searched at first. An even number keeps the
    /// side that moves last.
    pub(super) fn reduction(&self, node: &Node<'_>) -> u32 {
        let is_below_root = self.path.len() > 1;
        match (node.depth, node.tried) {
            _ if !self.is_selective || !is_below_root => 0,
            (VERY_DEEP.., VERY_LATE..) => 4,
            (DEEP.., LATE..) => 2,
            _ => 0,
        }
    }

    /// Returns a likely upper bound of the estimate after a move to the horizon, if it does not
    /// exceed the lower end of the window.
    pub(super) fn most_at_horizon(&self, node: &Node<'_>, candidate: &Candidate) -> Option<i32> {
        let turn = &candidate.turn;
        let most = match self.strict {
            Some(strict) if strict.side == turn.after.side() => UNPROVEN,
            Some(_) => -UNPROVEN,
            None => candidate.quick_margin() + SLACK,
        };
        let is_estimated = self.leaves != Leaves::Plain && !turn.over;
        let ends = || node.idle_after(turn) >= IDLE_LIMIT || self.repeats(&turn.after);
        (most <= node.alpha && is_estimated && !ends()).then_some(most)
    }
}
