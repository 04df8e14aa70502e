//! The greedy player: it looks at its own turn and no further.

use crate::rules::{Position, Rules, play};

use super::BestMoves;

/// The turns that capture most, of all cells and both directions; the score is
/// what they capture. None when there is no legal move.
pub fn greedy(rules: &Rules, position: &Position) -> Option<BestMoves> {
    let mut best = None;
    for mv in position.legal_moves() {
        let turn = play(rules, position, mv).expect("a listed move is legal");
        BestMoves::offer(&mut best, mv, turn.captured);
    }
    best
}
