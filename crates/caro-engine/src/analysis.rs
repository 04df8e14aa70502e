//! The result of an analysis.

use serde::{Deserialize, Serialize};

use super::Spot;

/// The score of a won game; a win in N moves of both sides has N less.
pub const WON: i32 = 30_000;

/// Scores beyond this, for either side, are proven wins and losses. All others are estimates.
pub const PROVEN: i32 = 29_000;

/// Scores up to this are proven losses.
pub(crate) const PROVEN_LOSS: i32 = -PROVEN;

/// The result of an analysis.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The best move.
    pub best: Spot,
    /// The score for the side to move.
    pub score: i32,
    /// The depth of the last complete iteration, or the length of a proven win.
    pub depth: u32,
    /// The number of positions searched.
    pub nodes: u64,
    /// The expected moves, the best one first.
    pub line: Vec<Spot>,
}

impl Analysis {
    /// Returns in how many moves of both sides together the side to move wins or, if the number is
    /// negative, loses; `None` if neither is proven.
    pub fn moves_to_win(&self) -> Option<i32> {
        match self.score {
            PROVEN.. => Some(WON - self.score),
            ..=PROVEN_LOSS => Some(-(WON + self.score)),
            _ => None,
        }
    }
}
