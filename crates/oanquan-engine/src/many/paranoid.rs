//! Paranoid search (Sturtevant and Korf, *On pruning techniques for
//! multi-player games*, 2000): all other sides are assumed to cooperate against the
//! searching side. That leaves two parties, so alpha-beta pruning (Knuth and Moore, *An
//! analysis of alpha-beta pruning*, 1975) is sound.

use super::scale::INFINITY;
use super::search::MultiSideSearch;

impl MultiSideSearch<'_> {
    /// Returns the value of the board for the searching side `seat`: exact between `alpha`
    /// and `beta`, otherwise a bound on the same side of the window. Writes the line to
    /// `lines[ply]`. Returns `None` if the search must stop.
    pub(super) fn paranoid(
        &mut self,
        seat: usize,
        depth: u32,
        ply: usize,
        mut alpha: i32,
        mut beta: i32,
    ) -> Option<i32> {
        self.count_node(ply)?;
        let mover = match self.path.board().mover {
            Some(mover) if depth > 0 => usize::from(mover),
            _ => return Some(self.leaf(ply)[seat]),
        };
        let maximises = mover == seat;
        let mut best = if maximises { -INFINITY } else { INFINITY };
        let replies = self.replies(ply, true);
        for reply in &replies {
            self.path.enter(reply.after, reply.taken);
            let value = self.paranoid(seat, depth - 1, ply + 1, alpha, beta);
            self.path.leave();
            let value = value?;
            if maximises && value > best || !maximises && value < best {
                best = value;
                self.save_line(ply, reply.lift);
                if ply == 0 {
                    self.root_leads[seat] = best;
                }
            }
            if maximises {
                alpha = alpha.max(best);
            } else {
                beta = beta.min(best);
            }
            if alpha >= beta {
                self.move_ordering.cut(ply, reply.lift);
                break;
            }
        }
        self.done_with(ply, replies);
        self.move_ordering.remember(self.path.key(), self.lines[ply][0]);
        Some(best)
    }
}
