//! The beginner: a greedy player that misses moves.

use oanquan::{Game, play};

use super::BestMoves;

/// Returns the best moves by [`super::greedy`] among those that the player notices. It
/// misses each legal move with a probability of `percent` percent, as `seed` decides,
/// but always notices at least one.
///
/// Returns `None` if there is no legal move.
pub fn greedy_with_oversights(game: &Game, percent: u8, seed: u64) -> Option<BestMoves> {
    let mut random = fastrand::Rng::with_seed(seed);
    let moves = game.legal_moves();
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
