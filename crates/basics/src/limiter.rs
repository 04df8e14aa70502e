//! The limits of a search under way.

use std::time::Duration;

use super::Control;
use super::platform::Instant;

/// The search looks at the clock and at its control once in this many nodes.
const CHECK_EVERY: u64 = 512;

/// Counts the nodes of a search and says when it is over.
#[derive(Debug)]
pub struct Limiter<'a> {
    nodes: u64,
    most: u64,
    deadline: Option<Instant>,
    control: &'a Control,
    is_over: bool,
}

impl<'a> Limiter<'a> {
    /// Starts a search within so many nodes and so much time, which `control` may stop.
    pub fn new(nodes: Option<u64>, time: Option<Duration>, control: &'a Control) -> Self {
        let deadline = time.and_then(|time| Instant::now().checked_add(time));
        Limiter { nodes: 0, most: nodes.unwrap_or(u64::MAX), deadline, control, is_over: false }
    }

    /// Returns the nodes counted so far.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Returns the nodes that are left, at most `most`.
    pub fn left(&self, most: u64) -> u64 {
        self.most.saturating_sub(self.nodes).min(most)
    }

    /// Counts a node. Returns whether the search is over.
    pub fn count(&mut self) -> bool {
        if self.is_over {
            return true;
        }
        self.nodes += 1;
        if self.nodes.is_multiple_of(CHECK_EVERY) {
            let late = self.deadline.is_some_and(|deadline| Instant::now() >= deadline);
            let stopped = self.control.is_move_now() || self.control.is_cancelled();
            self.is_over |= late || stopped;
        }
        self.is_over |= self.nodes >= self.most;
        self.is_over
    }

    /// Returns whether the search is over.
    pub fn is_over(&self) -> bool {
        self.is_over
    }
}
