//! The best of several moves, and its proofs.

use std::cmp::Ordering;

use super::proof::{NO_LOOP, Proof, SearchResult};

/// A value beyond every possible margin.
pub(super) const INFINITY: i32 = 1_000_000;

/// Collects the results of the moves of one position.
pub(crate) struct Best {
    found: SearchResult,
    /// The start of the loop that decided the best result alone.
    best_loop: u16,
}

impl Default for Best {
    fn default() -> Self {
        Best { found: SearchResult::end(-INFINITY), best_loop: NO_LOOP }
    }
}

impl Best {
    /// Returns whether no move has been offered yet.
    pub fn is_none(&self) -> bool {
        self.found.value == -INFINITY
    }

    /// Adds the result of a move; returns whether it is better than all before.
    pub fn offer(&mut self, found: SearchResult) -> bool {
        let best = &mut self.found;
        let order = found.value.cmp(&best.value);
        // The lower bound needs the proof of one move, the upper bound those of all moves; loops
        // likewise.
        best.low = match order {
            Ordering::Greater => found.low,
            Ordering::Equal => found.low.or(best.low),
            Ordering::Less => best.low,
        };
        best.high = best.high.and(found.high);
        best.value = found.value.max(best.value);
        best.loop_start = best.loop_start.min(found.loop_start);
        if order == Ordering::Greater {
            self.best_loop = found.loop_start;
        }
        order == Ordering::Greater
    }

    /// Returns the result after every move has been offered.
    pub fn found(self) -> SearchResult {
        self.found
    }

    /// Returns the result after a cutoff of the remaining moves.
    pub fn cut(self) -> SearchResult {
        SearchResult { loop_start: self.best_loop, ..self.found.at_least() }
    }
}

impl SearchResult {
    /// Returns this result as a lower bound only.
    pub fn at_least(self) -> SearchResult {
        SearchResult { high: Proof::NONE, ..self }
    }
}
