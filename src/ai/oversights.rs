//! The beginner: takes what it can get at once, but does not see every move.

use crate::rules::{Game, play};

use super::BestMoves;

/// The best of the moves that are seen, as [`super::greedy`] finds it. Each
/// legal move is overlooked with a chance of `percent` in a hundred, as `seed`
/// decides; one move at least is seen.
///
/// None when there is no legal move.
pub fn greedy_with_oversights(game: &Game, percent: u8, seed: u64) -> Option<BestMoves> {
    let mut random = fastrand::Rng::with_seed(seed);
    let moves = game.position().legal_moves();
    let mut seen = moves.clone();
    seen.retain(|_| random.u8(0..100) >= percent);
    if seen.is_empty() {
        seen.extend(random.choice(moves));
    }
    let mut best = None;
    for mv in seen {
        let turn = play(game.rules(), game.position(), mv).expect("a listed move is legal");
        BestMoves::offer(&mut best, mv, turn.captured);
    }
    best
}
