//! The transposition table of the alpha-beta search.

use std::ops::RangeInclusive;

use super::Spot;
use super::analysis::{PROVEN, PROVEN_LOSS};

/// The least and the greatest number of entries.
const ENTRIES: RangeInclusive<u64> = 1 << 8..=1 << 18;

/// What the score of an entry says.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The score is at least this.
    #[default]
    Lower,
    /// The score is at most this.
    Upper,
    /// The score is this.
    Exact,
}

/// What is known about a position.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Entry {
    key: u64,
    pub(crate) score: i16,
    pub(crate) depth: i8,
    pub(crate) bound: Bound,
    pub(crate) best: Option<Spot>,
}

/// The transposition table. Scores of proven wins and losses count from the position itself.
pub(crate) struct Table(Vec<Entry>);

impl Table {
    /// Returns an empty table for a search of so many nodes.
    pub(crate) fn new(nodes: u64) -> Self {
        Table(vec![Entry::default(); entries(nodes)])
    }

    pub(crate) fn get(&self, hash: u64) -> Option<Entry> {
        let entry = self.0[hash as usize & (self.0.len() - 1)];
        (entry.key == hash && entry.best.is_some()).then_some(entry)
    }

    pub(crate) fn set(&mut self, hash: u64, score: i32, depth: i32, bound: Bound, best: Spot) {
        let (score, depth) = (score as i16, depth.clamp(0, i8::MAX.into()) as i8);
        let index = hash as usize & (self.0.len() - 1);
        self.0[index] = Entry { key: hash, score, depth, bound, best: Some(best) };
    }
}

/// Returns a score of the position after a move as a score of the position before it.
pub(crate) fn one_move_earlier(score: i32) -> i32 {
    match -score {
        score @ PROVEN.. => score - 1,
        score @ ..=PROVEN_LOSS => score + 1,
        score => score,
    }
}

/// Returns the score that [`one_move_earlier`] turns into `score`.
pub(crate) fn one_move_later(score: i32) -> i32 {
    match -score {
        score @ PROVEN.. => score + 1,
        score @ ..=PROVEN_LOSS => score - 1,
        score => score,
    }
}

/// Returns the number of entries, a power of two, for a search of so many nodes. Small searches would
/// spend most of their time on clearing a large table.
pub(crate) fn entries(nodes: u64) -> usize {
    nodes.clamp(*ENTRIES.start(), *ENTRIES.end()).next_power_of_two() as usize
}
