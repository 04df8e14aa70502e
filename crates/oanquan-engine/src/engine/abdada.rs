//! Marks on the positions that the threads of a parallel search are working on.
//!
//! A thread marks the position and depth that it searches; other threads defer that
//! position. (After ABDADA, Weill, 1996, in Kerrigan's simplified form, 2016.) Marks are
//! hints: one may overwrite another, which only duplicates some work.

use std::sync::atomic::{AtomicU64, Ordering};

use super::lookup::Lookup;

/// The capacity: a power of two, many times the number of positions searched at once.
const MARKS: usize = 1 << 10;
/// The value of an empty slot, which no mark has.
const NONE: u64 = 0;

/// The mark of a position and a search depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchMark(u64);

impl SearchMark {
    /// Returns the mark of the position that `lookup` refers to.
    pub fn new(lookup: &Lookup, depth: u32) -> Self {
        SearchMark((lookup.hash() ^ u64::from(depth)).max(NONE + 1))
    }
}

/// The marks of all threads of a search.
pub(super) struct SearchMarks(Box<[AtomicU64; MARKS]>);

impl Default for SearchMarks {
    fn default() -> Self {
        SearchMarks(Box::new([const { AtomicU64::new(NONE) }; MARKS]))
    }
}

impl SearchMarks {
    fn slot(&self, mark: SearchMark) -> &AtomicU64 {
        &self.0[mark.0 as usize % MARKS]
    }

    /// Returns whether a thread has set this mark.
    pub fn is_at(&self, mark: SearchMark) -> bool {
        self.slot(mark).load(Ordering::Relaxed) == mark.0
    }

    /// Sets the mark.
    pub fn begin(&self, mark: SearchMark) {
        self.slot(mark).store(mark.0, Ordering::Relaxed);
    }

    /// Clears the mark.
    pub fn end(&self, mark: SearchMark) {
        // A mark of another thread that has overwritten this one stays.
        let (ours, done) = (mark.0, Ordering::Relaxed);
        let _ = self.slot(mark).compare_exchange(ours, NONE, done, done);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_is_set_from_begin_to_end() {
        let (marks, mark) = (SearchMarks::default(), SearchMark(7));
        let rival = SearchMark(7 + MARKS as u64);
        assert!(!marks.is_at(mark));
        marks.begin(mark);
        assert!(marks.is_at(mark) && !marks.is_at(rival));
        marks.begin(rival);
        marks.end(mark);
        assert!(marks.is_at(rival) && !marks.is_at(mark));
        marks.end(rival);
        assert!(!marks.is_at(rival));
    }
}
