//! The greedy player, which considers only its own turn.

use oanquan::{Position, Rules, play};

use super::BestMoves;

/// Returns the moves that capture the most points; the score is the points captured.
/// Returns `None` if there is no legal move.
pub fn greedy(rules: &Rules, position: &Position) -> Option<BestMoves> {
    let mut best = None;
    for mv in position.legal_moves(rules) {
        let turn = play(rules, position, mv).expect("a listed move is legal");
        BestMoves::offer(&mut best, mv, turn.captured);
    }
    best
}
