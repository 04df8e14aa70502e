//! Stopping a search from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

const RUNNING: u8 = 0;
const MOVE_NOW: u8 = 1;
const CANCELLED: u8 = 2;

/// A handle shared by a search and whoever asked for it.
#[derive(Clone, Debug, Default)]
pub struct Control(Arc<AtomicU8>);

impl Control {
    /// Asks the search for the best move it has found so far.
    pub fn move_now(&self) {
        // A cancelled search stays cancelled.
        let _ = self.0.compare_exchange(RUNNING, MOVE_NOW, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Tells the search that nobody waits for its answer any more.
    pub fn cancel(&self) {
        self.0.store(CANCELLED, Ordering::Relaxed);
    }

    /// Whether the search shall answer with what it has.
    pub fn is_move_now(&self) -> bool {
        self.0.load(Ordering::Relaxed) == MOVE_NOW
    }

    /// Whether the search shall stop and answer nothing.
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed) == CANCELLED
    }
}
