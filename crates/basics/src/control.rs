//! Stopping a search from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

const RUNNING: u8 = 0;
const MOVE_NOW: u8 = 1;
const CANCELLED: u8 = 2;

/// A handle for stopping a search, shared between the search and its caller.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<AtomicU8>);

impl Control {
    /// Asks the search for the best move it has found so far.
    pub fn move_now(&self) {
        // A cancelled search stays cancelled.
        let _ = self.0.compare_exchange(RUNNING, MOVE_NOW, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Cancels the search: its result is no longer needed.
    pub fn cancel(&self) {
        self.0.store(CANCELLED, Ordering::Relaxed);
    }

    /// Returns whether the search should return its best result so far.
    pub fn is_move_now(&self) -> bool {
        self.0.load(Ordering::Relaxed) == MOVE_NOW
    }

    /// Returns whether the search should stop without a result.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed) == CANCELLED
    }
}
