//! Alpha-beta search (Knuth and Moore, *An analysis of alpha-beta pruning*,
//! 1975) to a fixed depth, reached by iterative deepening so that there is
//! always a finished answer to fall back on.

use crate::rules::{Move, Position, Rules, Side, Turn, play};

use super::{BestMoves, Control, margin};

/// No margin is ever this large.
const INFINITY: i32 = 1_000_000;

/// The same moves and score that [`super::minimax`] finds at this depth (at
/// least one ply), with most lines cut off unseen.
///
/// Asked to move now, it answers with the deepest search it has finished. None
/// when there is no legal move or the search was cancelled.
pub fn alpha_beta(
    rules: &Rules,
    position: &Position,
    depth: u32,
    control: &Control,
) -> Option<BestMoves> {
    let mut best = Search { rules, control, may_hurry: false }.root(position, 1)?;
    for depth in 2..=depth {
        match (Search { rules, control, may_hurry: true }).root(position, depth) {
            Some(deeper) => best = deeper,
            None if control.is_cancelled() => return None,
            None => break,
        }
    }
    Some(best)
}

struct Search<'a> {
    rules: &'a Rules,
    control: &'a Control,
    /// Whether *move now* stops this search; the first ply is always finished.
    may_hurry: bool,
}

impl Search<'_> {
    fn root(&self, position: &Position, depth: u32) -> Option<BestMoves> {
        let side = position.to_move()?;
        let mut best: Option<BestMoves> = None;
        for turn in self.ordered_turns(position) {
            // One point below the best score so far: a move that is just as
            // good must get its exact score, to be chosen among the equals.
            let alpha = best.as_ref().map_or(-INFINITY, |best| best.score - 1);
            let score = -self.value(&turn.after, side.next(2), depth - 1, -INFINITY, -alpha)?;
            BestMoves::offer(&mut best, turn.mv, score);
        }
        best.map(|mut best| {
            best.moves.sort();
            best
        })
    }

    /// What `position` is worth to `side`, exact when it lies between `alpha`
    /// and `beta`, otherwise a bound on the same side of them.
    fn value(
        &self,
        position: &Position,
        side: Side,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        if self.is_stopped() {
            return None;
        }
        if depth == 0 || position.to_move().is_none() {
            return Some(margin(position, side));
        }
        let mut best = -INFINITY;
        for turn in self.ordered_turns(position) {
            let score = -self.value(&turn.after, side.next(2), depth - 1, -beta, -alpha)?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// The legal turns, those that capture most first: a good reply seen early
    /// cuts off more of the others.
    fn ordered_turns(&self, position: &Position) -> Vec<Turn> {
        let turn = |mv: Move| play(self.rules, position, mv).expect("a listed move is legal");
        let mut turns: Vec<Turn> = position.legal_moves().into_iter().map(turn).collect();
        turns.sort_by_key(|turn| -turn.captured);
        turns
    }

    fn is_stopped(&self) -> bool {
        self.control.is_cancelled() || self.may_hurry && self.control.is_move_now()
    }
}
