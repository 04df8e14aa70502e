//! The result of a simple search: the best score and every move that reaches it.

use oanquan::{Move, Position, Side};

/// Returns the points by which `side` leads the best other side, counting stores only.
/// Sides that left the game rank last regardless of their points.
pub fn margin(position: &Position, side: Side) -> i32 {
    let rival = |other: Side| other != side && !position.has_departed(other);
    let others = position.stores().iter().filter(|(other, _)| rival(*other));
    let best_other = others.map(|(_, points)| *points).max().unwrap_or(0);
    position.store(side) - best_other
}

/// The moves that share the best score of a search.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestMoves {
    /// The score in points for the side to move.
    pub score: i32,
    /// The moves, in the order of [`Position::legal_moves`]; never empty.
    pub moves: Vec<Move>,
}

impl BestMoves {
    /// Adds `mv` if its score equals the best score, or replaces all moves if it is higher.
    pub(super) fn offer(best: &mut Option<BestMoves>, mv: Move, score: i32) {
        match best {
            Some(best) if score < best.score => {}
            Some(best) if score == best.score => best.moves.push(mv),
            _ => *best = Some(BestMoves { score, moves: vec![mv] }),
        }
    }
}
