//! When a search has to stop.

use std::time::Instant;

use crate::ai::{Control, Limits};

/// How many positions are entered between two looks at the clock and at the
/// control: a fraction of a millisecond.
const LOOK_EVERY: u64 = 256;

/// Counts positions and watches the limits.
pub(in crate::ai) struct Limiter<'a> {
    limits: Limits,
    control: &'a Control,
    started: Instant,
    /// Positions entered so far.
    pub nodes: u64,
    /// Whether limits stop the search; the first ply is always finished.
    pub may_stop: bool,
    stopped: bool,
}

impl<'a> Limiter<'a> {
    /// A watch that starts now.
    pub fn new(limits: Limits, control: &'a Control) -> Self {
        Limiter {
            limits,
            control,
            started: Instant::now(),
            nodes: 0,
            may_stop: false,
            stopped: false,
        }
    }

    /// Counts a position that is entered; none when the search has to stop.
    pub fn enter(&mut self) -> Option<()> {
        let spent = self.may_stop && self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if spent || self.nodes.is_multiple_of(LOOK_EVERY) && self.must_stop() || self.stopped {
            self.stopped = true;
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    /// Whether the control or the clock stops the search.
    pub fn must_stop(&self) -> bool {
        self.control.is_cancelled()
            || self.may_stop
                && (self.control.is_move_now()
                    || self.limits.time.is_some_and(|most| self.started.elapsed() >= most))
    }

    /// Whether nobody waits for an answer any more.
    pub fn is_cancelled(&self) -> bool {
        self.control.is_cancelled()
    }
}
