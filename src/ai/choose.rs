//! Choosing a move at a level.

use crate::rules::{Move, Position, Rules};

use super::{Control, Level, Method, alpha_beta, greedy, minimax};

/// The move that `level` plays. Among equally good moves `seed` decides, so
/// the same seed gives the same move.
///
/// None when there is no legal move or the search was cancelled.
pub fn choose(
    level: Level,
    rules: &Rules,
    position: &Position,
    seed: u64,
    control: &Control,
) -> Option<Move> {
    let best = match level.spec().method {
        Method::Greedy => greedy(rules, position),
        Method::Minimax(depth) => minimax(rules, position, depth, control),
        Method::AlphaBeta(depth) => alpha_beta(rules, position, depth, control),
    }?;
    fastrand::Rng::with_seed(seed).choice(best.moves)
}
