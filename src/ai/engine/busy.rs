//! What the threads that search together are at.
//!
//! A thread says which position it is searching, and to which depth; the others go
//! on with something else meanwhile. (After ABDADA, Weill, 1996, in the simple form
//! that Kerrigan gave it, 2016.) It is but a hint: marks may overwrite each other,
//! then some work is done twice.

use std::sync::atomic::{AtomicU64, Ordering};

use super::table::Place;

/// Room for marks; a power of two, many times the positions that are searched at once.
const MARKS: usize = 1 << 10;
/// What no mark is.
const NONE: u64 = 0;

/// A position that is searched to some depth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Mark(u64);

impl Mark {
    /// The mark of what is in this place.
    pub fn new(place: &Place, depth: u32) -> Self {
        Mark((place.hash() ^ u64::from(depth)).max(NONE + 1))
    }
}

/// The marks of all threads.
pub(super) struct Busy(Box<[AtomicU64; MARKS]>);

impl Default for Busy {
    fn default() -> Self {
        Busy(Box::new([const { AtomicU64::new(NONE) }; MARKS]))
    }
}

impl Busy {
    fn slot(&self, mark: Mark) -> &AtomicU64 {
        &self.0[mark.0 as usize % MARKS]
    }

    /// Whether a thread is at it.
    pub fn is_at(&self, mark: Mark) -> bool {
        self.slot(mark).load(Ordering::Relaxed) == mark.0
    }

    /// Says that this thread begins with it.
    pub fn begin(&self, mark: Mark) {
        self.slot(mark).store(mark.0, Ordering::Relaxed);
    }

    /// Says that this thread has done with it.
    pub fn end(&self, mark: Mark) {
        // If another mark has taken its place, that one stays.
        let (ours, done) = (mark.0, Ordering::Relaxed);
        let _ = self.slot(mark).compare_exchange(ours, NONE, done, done);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mark_stands_from_its_begin_to_its_end() {
        let (busy, mark) = (Busy::default(), Mark(7));
        let rival = Mark(7 + MARKS as u64);
        assert!(!busy.is_at(mark));
        busy.begin(mark);
        assert!(busy.is_at(mark) && !busy.is_at(rival));
        busy.begin(rival);
        busy.end(mark);
        assert!(busy.is_at(rival) && !busy.is_at(mark));
        busy.end(rival);
        assert!(!busy.is_at(rival));
    }
}
