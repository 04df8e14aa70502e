//! Repetition in a search. The third occurrence of a position ends the game, so the value of a position on
//! a loop depends on the moves that led to it: two sides that borrow and capture in turn each want
//! the other's position to occur for the third time first. The table does not record those moves
//! (the graph history interaction problem: Palay, 1983; Kishimoto and Müller, 2004). Hence a position that
//! is already on the path is searched again, and a value that a repetition of this position or of an earlier
//! one decided is not kept. Otherwise a value from before the horizon reached the third
//! occurrence would confirm itself in every deeper iteration. Proven bounds hold on every path.

use super::Search;
use crate::engine::proof::{IDLE_LIMIT, NO_LOOP, SearchResult};
use crate::packed::Packed;
use oanquan::REPETITIONS;

impl Search<'_> {
    /// Returns whether a position ends the game by repetition.
    pub(super) fn repeats(&self, position: &Packed) -> bool {
        self.repeats_after(self.times_on_path(position), position)
    }

    /// Returns whether a position that has occurred `times` times on the path ends the game by repetition.
    pub(super) fn repeats_after(&self, times: usize, position: &Packed) -> bool {
        self.history.times(position.key()) + times + 1 >= REPETITIONS
    }

    /// Returns how often a position after the last one on the path has occurred on the path.
    pub(super) fn times_on_path(&self, position: &Packed) -> usize {
        let key = position.key();
        // It was the same side's turn two turns ago, four turns ago, and so on.
        let earlier = self.path.iter().rev().skip(1).step_by(2);
        earlier.filter(|&&earlier| earlier == key).count()
    }

    /// Returns the result of a position that has occurred on the path `times` times if repetition, or
    /// too many turns without a capture, end the game there.
    pub(super) fn end_of_line(&self, position: &Packed, times: usize) -> Option<SearchResult> {
        let end = || SearchResult::guess(self.rules.swept_margin(position));
        if self.repeats_after(times, position) {
            return Some(SearchResult { loop_start: self.loop_start(position), ..end() });
        }
        (self.idle >= IDLE_LIMIT).then(end)
    }

    /// Returns the place of a position's first occurrence on the path. The root, which all lines
    /// share, does not count.
    fn loop_start(&self, position: &Packed) -> u16 {
        let key = position.key();
        let place = self.path.iter().skip(1).position(|&at| at == key);
        place.map_or(NO_LOOP, |place| place as u16 + 1)
    }

    /// Returns whether a repetition decided the value of the position after the path, which has occurred on
    /// the path `times` times.
    pub(super) fn is_on_loop(&self, found: &SearchResult, times: usize) -> bool {
        self.strict.is_none() && (times > 0 || usize::from(found.loop_start) <= self.path.len())
    }

    /// Returns whether an entry of the table counts at a position that has occurred on the path
    /// `times` times.
    pub(super) fn counts_on_loop(&self, found: &SearchResult, times: usize) -> bool {
        times == 0 || self.strict.is_some() || found.has_proof()
    }

    /// Returns whether the value of a position below the root may depend on more than its
    /// cells: it has occurred in the game, or it looks like the start, where capturing a
    /// quan may be forbidden. Such positions bypass the table.
    pub fn is_special(&self, position: &Packed) -> bool {
        let key = position.key();
        self.path.first() == Some(&key)
            || self.history.times(key) > 0
            || self.rules.looks_like_forbidding_start(position)
    }
}
