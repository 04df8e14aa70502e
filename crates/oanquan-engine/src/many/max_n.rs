//! Max^n (Luckhardt and Irani, *An algorithmic solution of n-person games*,
//! 1986): every side maximises its own lead over the best other side, or its chance to win.
//!
//! Pruning: no two sides are ahead of each other, so at any leaf the leads of two sides
//! sum to zero or less, and their chances to the value of a win. What one side is guaranteed therefore
//! bounds the others from above. A node can be pruned if its mover is guaranteed so much that the previous
//! side, which already has an equally good alternative, will avoid it: shallow pruning, which is sound
//! (Korf, *Multi-player alpha-beta pruning*, 1991). Further up the tree the argument fails,
//! because a side in between could prefer this node. It holds again if that side is at its
//! last move and neither branch gives the side further up more than it already has:
//! last-branch pruning (Sturtevant, *Last-branch and speculative pruning algorithms for
//! max^n*, 2003).
//!
//! Among moves that are equally good for the mover, the first one tried counts.

use super::board::MAX_SIDES;
use super::scale::INFINITY;
use super::search::MultiSideSearch;

/// For each side, the value guaranteed by an ancestor node: a node that cannot give the side
/// more may be pruned.
pub(super) type Floors = [i32; MAX_SIDES];

/// The floors before any side has a guarantee.
pub(super) const NO_FLOORS: Floors = [-INFINITY; MAX_SIDES];

impl MultiSideSearch<'_> {
    /// Returns the value of the board for every side, or any value that gives one of the
    /// sides no more than its floor. Writes the line to `lines[ply]`. Returns `None` if the
    /// search must stop.
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
        let max_of_two = self.max_of_two();
        let mut best = [-INFINITY; MAX_SIDES];
        let replies = self.replies(ply, true);
        for (i, reply) in replies.iter().enumerate() {
            let mut below = NO_FLOORS;
            if i + 1 == replies.len() && i > 0 {
                let keeps = |side: usize| best[side] <= floors[side];
                below = std::array::from_fn(|s| if keeps(s) { floors[s] } else { -INFINITY });
            }
            below[mover] = below[mover].max(best[mover]);
            self.path.enter(reply.after, reply.taken);
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
            if best[mover] >= max_of_two.saturating_sub(highest) {
                self.move_ordering.cut(ply, reply.lift);
                break;
            }
        }
        self.done_with(ply, replies);
        self.move_ordering.remember(self.path.key(), self.lines[ply][0]);
        Some(best)
    }
}
