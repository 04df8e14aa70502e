//! The best of several moves, and how well that is known.

use std::cmp::Ordering;

use super::proof::{Proof, SearchResult};
use super::search::INFINITY;

/// Gathers what was found about the moves of one position.
pub(super) struct Best(SearchResult);

impl Default for Best {
    fn default() -> Self {
        Best(SearchResult::end(-INFINITY))
    }
}

impl Best {
    /// Whether no move has been offered yet.
    pub fn is_none(&self) -> bool {
        self.0.value == -INFINITY
    }

    /// Takes note of a move; says whether it is better than those before.
    pub fn offer(&mut self, found: SearchResult) -> bool {
        let order = found.value.cmp(&self.0.value);
        // That the best is not less takes the proof of one move, that it is not
        // greater takes one for every move.
        self.0.low = match order {
            Ordering::Greater => found.low,
            Ordering::Equal => found.low.or(self.0.low),
            Ordering::Less => self.0.low,
        };
        self.0.high = self.0.high.and(found.high);
        self.0.value = found.value.max(self.0.value);
        order == Ordering::Greater
    }

    /// What is known about the position when every move has been offered.
    pub fn found(self) -> SearchResult {
        self.0
    }

    /// What is known when the moves that are left have been cut off.
    pub fn cut(self) -> SearchResult {
        self.0.at_least()
    }
}

impl SearchResult {
    /// The same as a lower bound only.
    pub fn at_least(self) -> SearchResult {
        SearchResult { high: Proof::NONE, ..self }
    }
}
