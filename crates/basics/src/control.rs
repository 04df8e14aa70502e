//! Stopping a search from another thread.

use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};

use super::platform::Instant;

const RUNNING: u8 = 0;
const MOVE_NOW: u8 = 1;
const CANCELLED: u8 = 2;

/// A handle for stopping a search, shared between the search and its caller.
#[derive(Clone, Debug, Default)]
pub struct Control {
    state: Arc<AtomicU8>,
    /// The moment from which on the search should return its best result, if it is known before.
    move_now_at: Option<Instant>,
}

impl Control {
    /// Returns the handle of a search that nobody can reach while it runs, as in a worker of a page. From
    /// `moment` on, [`is_move_now`](Self::is_move_now) is true.
    pub fn move_now_at(moment: Instant) -> Self {
        Control { move_now_at: Some(moment), ..Control::default() }
    }

    /// Asks the search for the best move it has found so far.
    pub fn move_now(&self) {
        // A cancelled search stays cancelled.
        let _ =
            self.state.compare_exchange(RUNNING, MOVE_NOW, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Cancels the search: its result is no longer needed.
    pub fn cancel(&self) {
        self.state.store(CANCELLED, Ordering::Relaxed);
    }

    /// Returns whether the search should return its best result so far.
    pub fn is_move_now(&self) -> bool {
        match self.state.load(Ordering::Relaxed) {
            RUNNING => self.move_now_at.is_some_and(|moment| Instant::now() >= moment),
            state => state == MOVE_NOW,
        }
    }

    /// Returns whether the search should stop without a result.
    pub fn is_cancelled(&self) -> bool {
        self.state.load(Ordering::Relaxed) == CANCELLED
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[test]
    fn a_search_moves_at_the_moment_set_before() {
        let hurried = Control::move_now_at(Instant::now());
        assert!(hurried.is_move_now() && !hurried.is_cancelled());
        hurried.cancel();
        assert!(!hurried.is_move_now() && hurried.is_cancelled());
        let later = Control::move_now_at(Instant::now() + Duration::from_secs(1_000_000));
        assert!(!later.is_move_now());
        later.move_now();
        assert!(later.is_move_now());
    }
}
