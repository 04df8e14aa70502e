//! The limits of a running search.

use basics::platform::Instant;

use crate::{Control, Limits};

/// Nodes between two checks of the clock and the control: a fraction of a millisecond.
const LOOK_EVERY: u64 = 256;

/// Counts nodes and enforces the limits.
#[derive(Clone)]
pub(crate) struct Limiter<'a> {
    limits: Limits,
    control: &'a Control,
    started: Instant,
    /// The number of nodes so far.
    pub nodes: u64,
    /// Whether limits may stop the search; they may not during the first ply.
    pub may_stop: bool,
    stopped: bool,
}

impl<'a> Limiter<'a> {
    /// Creates a limiter whose clock starts now.
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

    /// Returns a limiter that obeys only the control.
    pub fn without_limits(&self) -> Self {
        Limiter { may_stop: true, ..Limiter::new(Limits::default(), self.control) }
    }

    /// Counts a node; returns `None` if the search must stop.
    pub fn enter(&mut self) -> Option<()> {
        let spent = self.may_stop && self.limits.nodes.is_some_and(|most| self.nodes >= most);
        if spent || self.nodes.is_multiple_of(LOOK_EVERY) && self.must_stop() || self.stopped {
            self.stopped = true;
            return None;
        }
        self.nodes += 1;
        Some(())
    }

    /// Returns whether the control or the clock stops the search.
    pub fn must_stop(&self) -> bool {
        self.control.is_cancelled()
            || self.may_stop
                && (self.control.is_move_now()
                    || self.limits.time.is_some_and(|most| self.started.elapsed() >= most))
    }

    /// Returns whether the search was cancelled.
    pub fn is_cancelled(&self) -> bool {
        self.control.is_cancelled()
    }
}
