//! Choosing a move at a level.

use oanquan::{Game, Move};

use super::{
    BestMoves, Control, Level, LevelSpec, Method, alpha_beta, analyze, greedy,
    greedy_with_oversights, minimax,
};

/// Returns the move that `level` plays in the current position of `game`. Among equally
/// good moves `seed` decides, so the same seed gives the same move.
///
/// Returns `None` if there is no legal move or the search was cancelled.
pub fn choose(level: Level, game: &Game, seed: u64, control: &Control) -> Option<Move> {
    let (rules, position) = (game.rules(), game.position());
    let limits = LevelSpec::of(level).limits(rules.sides).unwrap_or_default();
    let two_sides = rules.sides == 2;
    let best = match LevelSpec::of(level).method(rules.sides) {
        Method::Overlooking(percent) => greedy_with_oversights(game, percent, seed),
        Method::Greedy => greedy(rules, position),
        Method::Minimax(depth) if two_sides => minimax(rules, position, depth, control),
        Method::AlphaBeta(_) if two_sides => alpha_beta(rules, position, &limits, control),
        Method::Minimax(_) | Method::AlphaBeta(_) | Method::Depth(_) | Method::Nodes(_) => {
            let found = analyze(game, &limits, control)?;
            Some(BestMoves { score: found.score, moves: vec![found.best()] })
        }
    }?;
    fastrand::Rng::with_seed(seed).choice(best.moves)
}
