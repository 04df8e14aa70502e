//! The watch over threads that must not wait for the disk.

use std::cell::Cell;
use std::marker::PhantomData;

thread_local! {
    static WATCHED: Cell<bool> = const { Cell::new(false) };
}

/// While it exists, its thread must not use the disk.
#[must_use]
pub struct DiskWatch {
    before: bool,
    /// It belongs to its thread.
    thread: PhantomData<*const ()>,
}

/// Forbids this thread the disk until the watch is dropped. A debug build panics where the functions of
/// this module or of the archive are called meanwhile; a release build does not watch.
pub fn watch_disk() -> DiskWatch {
    DiskWatch { before: WATCHED.replace(true), thread: PhantomData }
}

impl Drop for DiskWatch {
    fn drop(&mut self) {
        WATCHED.set(self.before);
    }
}

/// Does work for which a watched thread may wait: at its start and its end, or because the player waits
/// for nothing else.
pub fn with_disk<T>(work: impl FnOnce() -> T) -> T {
    let _allowed = DiskWatch { before: WATCHED.replace(false), thread: PhantomData };
    work()
}

/// Notes that this thread uses the disk.
///
/// # Panics
/// Panics in a debug build if the thread is watched.
#[track_caller]
pub fn note_disk() {
    if cfg!(debug_assertions) && WATCHED.get() {
        panic!("the window must not wait for the disk");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(debug_assertions)]
    #[should_panic(expected = "wait for the disk")]
    fn a_watched_thread_must_not_use_the_disk() {
        let _watch = watch_disk();
        with_disk(note_disk);
        note_disk();
    }

    #[test]
    fn a_watch_ends_where_it_is_dropped() {
        drop(watch_disk());
        note_disk();
    }
}
