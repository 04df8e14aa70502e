//! What the threads that search together are at.
//!
//! A thread says which position it is searching, and to which depth; the others go
//! on with something else meanwhile. (After ABDADA, Weill, 1996, in the simple form
//! that Kerrigan gave it, 2016.) It is but a hint: marks may overwrite each other,
//! then some work is done twice.

use std::sync::atomic::{AtomicU64, Ordering};

use super::table::Lookup;

/// Room for marks; a power of two, many times the positions that are searched at once.
const MARKS: usize = 1 << 10;
/// What no mark is.
const NONE: u64 = 0;

/// A position that is searched to some depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchMark(u64);

impl SearchMark {
    /// The mark of what is in this place.
    pub fn new(lookup: &Lookup, depth: u32) -> Self {
        SearchMark((lookup.hash() ^ u64::from(depth)).max(NONE + 1))
    }
}

/// The marks of all threads.
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

    /// Whether a thread is at it.
    pub fn is_at(&self, mark: SearchMark) -> bool {
        self.slot(mark).load(Ordering::Relaxed) == mark.0
    }

    /// Says that this thread begins with it.
    pub fn begin(&self, mark: SearchMark) {
        self.slot(mark).store(mark.0, Ordering::Relaxed);
    }

    /// Says that this thread has done with it.
    pub fn end(&self, mark: SearchMark) {
        // If another mark has taken its place, that one stays.
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
