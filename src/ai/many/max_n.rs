//! Max^n (Luckhardt and Irani, *An algorithmic solution of n-person games*,
//! 1986): every side plays for its own lead over the best other side.
//!
//! Pruning: two different sides are never both ahead of each other, so at any
//! leaf the leads of two sides sum to zero or less, and what one side is sure
//! of bounds every other side from above. A node is left early when its mover
//! is sure of so much that the side before it, which has something as good
//! already, will not come here: shallow pruning, which is sound (Korf,
//! *Multi-player alpha-beta pruning*, 1991). Further up that argument fails,
//! because a side between could prefer this node to its others; it holds again
//! where that side is at its last move and both ways bring the side further up
//! no more than it has: last-branch pruning (Sturtevant, *Last-branch and
//! speculative pruning algorithms for max^n*, 2003).
//!
//! Where moves are equally good for the mover, the first one tried counts.

use super::board::MAX_SIDES;
use super::search::{INFINITY, MultiSideSearch};

/// For each side what it has already in a node further up, as far as a node
/// that is sure not to give it more may be left.
pub(super) type Floors = [i32; MAX_SIDES];

/// No side has anything yet.
pub(super) const NO_FLOORS: Floors = [-INFINITY; MAX_SIDES];

impl MultiSideSearch<'_> {
    /// What the board is worth to every side, or a wrong value that gives one
    /// of the sides no more than its floor; the line that shows it is in
    /// `lines[ply]`. None when the search is stopped.
    pub(super) fn max_n(
        &mut self,
        depth: u32,
        ply: usize,
        floors: &Floors,
    ) -> Option<[i32; MAX_SIDES]> {
        self.count_node(ply)?;
        let mover = match self.path.board().mover {
            Some(mover) if depth > 0 => usize::from(mover),
            _ => return Some(self.leaf(ply)),
        };
        let others = (0..MAX_SIDES).filter(|&side| side != mover);
        let highest = others.map(|side| floors[side]).max().unwrap_or(-INFINITY);
        let mut best = [-INFINITY; MAX_SIDES];
        let replies = self.replies(ply, true);
        for (i, reply) in replies.iter().enumerate() {
            let mut below = NO_FLOORS;
            if i + 1 == replies.len() && i > 0 {
                let keeps = |side: usize| best[side] <= floors[side];
                below = std::array::from_fn(|s| if keeps(s) { floors[s] } else { -INFINITY });
            }
            below[mover] = below[mover].max(best[mover]);
            self.path.enter(reply.after);
            let value = self.max_n(depth - 1, ply + 1, &below);
            self.path.leave();
            let value = value?;
            if value[mover] > best[mover] {
                best = value;
                self.save_line(ply, reply.lift);
                if ply == 0 {
                    self.root_leads = best;
                }
            }
            if best[mover] >= -highest {
                self.move_ordering.cut(ply, reply.lift);
                break;
            }
        }
        self.done_with(ply, replies);
        self.move_ordering.remember(self.path.key(), self.lines[ply][0]);
        Some(best)
    }
}
