//! What a search finds: the best score and every move that reaches it.

use crate::rules::{Move, Position, Side};

/// The points `side` is ahead of the best other side, stores only. Those who left
/// the game rank last whatever they have.
pub fn margin(position: &Position, side: Side) -> i32 {
    let rival = |other: Side| other != side && !position.has_departed(other);
    let others = position.stores().iter().filter(|(other, _)| rival(*other));
    let best_other = others.map(|(_, points)| *points).max().unwrap_or(0);
    position.store(side) - best_other
}

/// The moves among which a search sees no difference.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BestMoves {
    /// What they lead to, in points for the side to move.
    pub score: i32,
    /// The moves, in the order in which they are listed; never empty.
    pub moves: Vec<Move>,
}

impl BestMoves {
    /// Takes note that `mv` leads to `score`.
    pub(super) fn offer(best: &mut Option<BestMoves>, mv: Move, score: i32) {
        match best {
            Some(best) if score < best.score => {}
            Some(best) if score == best.score => best.moves.push(mv),
            _ => *best = Some(BestMoves { score, moves: vec![mv] }),
        }
    }
}
