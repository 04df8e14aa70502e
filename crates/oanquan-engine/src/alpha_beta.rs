//! Alpha-beta search (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975) to a
//! fixed depth. Iterative deepening ensures that a complete result is always available.

use oanquan::{Game, Move, Position, Rules, Side, Turn, play_within};

use super::engine::Limiter;
use super::{BestMoves, Control, Limits, margin};

/// A value beyond every possible margin.
const INFINITY: i32 = 1_000_000;
/// The depth limit when none is given, in plies.
const MAX_DEPTH: u32 = 100;

/// Returns the moves and score that [`super::minimax`] finds at the depth of the last
/// iteration completed within `limits`, while cutting off most lines.
///
/// Asked to move now, it returns the best result so far. Returns `None` if there is no
/// legal move or the search was cancelled.
pub fn alpha_beta(game: &Game, limits: &Limits, control: &Control) -> Option<BestMoves> {
    let position = game.position();
    let mut search = AlphaBetaSearch {
        rules: game.rules(),
        growth_limit: game.growth_limit(),
        limiter: Limiter::new(*limits, control),
    };
    let mut best = search.root(position, 1)?;
    search.limiter.may_stop = true;
    for depth in 2..=limits.depth.unwrap_or(MAX_DEPTH) {
        if search.limiter.must_stop() {
            break;
        }
        let Some(deeper) = search.root(position, depth) else { break };
        best = deeper;
    }
    (!search.limiter.is_cancelled()).then_some(best)
}

struct AlphaBetaSearch<'a> {
    rules: &'a Rules,
    growth_limit: u32,
    limiter: Limiter<'a>,
}

impl AlphaBetaSearch<'_> {
    fn root(&mut self, position: &Position, depth: u32) -> Option<BestMoves> {
        let side = position.to_move()?;
        let mut best: Option<BestMoves> = None;
        for turn in self.ordered_turns(position) {
            // The window starts one point below the best score, so that equally good
            // moves get their exact score.
            let alpha = best.as_ref().map_or(-INFINITY, |best| best.score - 1);
            let score = -self.value(&turn.after, side.next(2), depth - 1, -INFINITY, -alpha)?;
            BestMoves::offer(&mut best, turn.mv, score);
        }
        best.map(|mut best| {
            best.moves.sort();
            best
        })
    }

    /// Returns the value of `position` for `side`: exact between `alpha` and `beta`,
    /// otherwise a bound on the same side of the window.
    fn value(
        &mut self,
        position: &Position,
        side: Side,
        depth: u32,
        mut alpha: i32,
        beta: i32,
    ) -> Option<i32> {
        self.limiter.enter()?;
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

    /// Returns the legal turns, largest captures first: an early good reply cuts off more
    /// of the others.
    fn ordered_turns(&self, position: &Position) -> Vec<Turn> {
        let turn = |mv: Move| {
            let played = play_within(self.growth_limit, self.rules, position, mv);
            played.expect("a listed move is legal")
        };
        let mut turns: Vec<Turn> = position.legal_moves(self.rules).into_iter().map(turn).collect();
        turns.sort_by_key(|turn| -turn.captured);
        turns
    }
}
