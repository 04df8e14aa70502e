//! The result of a search.

use serde::{Deserialize, Serialize};

/// What a search has found in a position of a game with moves of type `M`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis<M> {
    /// The best move.
    pub best: M,
    /// The score for the side to move, in the unit of the engine.
    pub score: i32,
    /// In how many moves of both sides together the side to move wins at the latest or, if the number is negative,
    /// loses at the latest; `None` if neither is proven.
    pub moves_to_end: Option<i32>,
    /// The depth of the last complete iteration, in plies, or the length of a proven win; 0 if no search was needed.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected moves, the best one first.
    pub line: Vec<M>,
}

impl<M> Analysis<M> {
    /// Returns the analysis with other names of the moves.
    pub fn map<N>(self, name: impl Fn(M) -> N) -> Analysis<N> {
        let Analysis { best, score, moves_to_end, depth, nodes, line } = self;
        let line = line.into_iter().map(&name).collect();
        Analysis { best: name(best), score, moves_to_end, depth, nodes, line }
    }
}
