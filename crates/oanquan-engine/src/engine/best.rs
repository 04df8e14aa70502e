//! The best of several moves, and its proofs.

use std::cmp::Ordering;

use super::proof::{Proof, SearchResult};
use super::search::INFINITY;

/// Collects the results of the moves of one position.
pub(crate) struct Best(SearchResult);

impl Default for Best {
    fn default() -> Self {
        Best(SearchResult::end(-INFINITY))
    }
}

impl Best {
    /// Returns whether no move has been offered yet.
    pub fn is_none(&self) -> bool {
        self.0.value == -INFINITY
    }

    /// Adds the result of a move; returns whether it is better than all before.
    pub fn offer(&mut self, found: SearchResult) -> bool {
        let order = found.value.cmp(&self.0.value);
        // The lower bound needs the proof of one move, the upper bound those of all moves.
        self.0.low = match order {
            Ordering::Greater => found.low,
            Ordering::Equal => found.low.or(self.0.low),
            Ordering::Less => self.0.low,
        };
        self.0.high = self.0.high.and(found.high);
        self.0.value = found.value.max(self.0.value);
        order == Ordering::Greater
    }

    /// Returns the result after every move has been offered.
    pub fn found(self) -> SearchResult {
        self.0
    }

    /// Returns the result after a cutoff of the remaining moves.
    pub fn cut(self) -> SearchResult {
        self.0.at_least()
    }
}

impl SearchResult {
    /// Returns this result as a lower bound only.
    pub fn at_least(self) -> SearchResult {
        SearchResult { high: Proof::NONE, ..self }
    }
}
