//! The step that is being played out.

use oanquan::{Event, Rules, Side};

use super::count::Count;
use super::put_back::PutBack;
use super::{Beat, Stone, pace};

/// The step being played out.
pub(super) struct Running {
    pub action: Action,
    pub beat: Beat,
    /// The elapsed time in seconds.
    pub elapsed: f32,
}

/// What is being played out, with what it moves.
pub(super) enum Action {
    /// An event and its stones.
    Event(Event, Vec<Stone>),
    /// The count of all stores.
    Count(Count),
    /// The stones go back to the cells for the next round.
    PutBack(PutBack),
}

impl Running {
    /// Returns the event and the stones that it moves, or `None` during a count and
    /// while the stones are put back.
    pub fn event(&self) -> Option<(&Event, &[Stone])> {
        match &self.action {
            Action::Event(event, stones) => Some((event, stones)),
            Action::Count(_) | Action::PutBack(_) => None,
        }
    }

    /// Returns the seconds since the stones began to move, negative before that.
    pub fn moving_for(&self) -> f32 {
        self.elapsed - self.beat.before_motion()
    }

    /// Returns the progress of the motion, 0 to 1.
    pub fn progress(&self) -> f32 {
        (self.moving_for() / self.beat.motion.max(f32::EPSILON)).clamp(0.0, 1.0)
    }

    /// Returns the points of the moved stones that have arrived in the store.
    pub fn arrived(&self, rules: &Rules) -> i32 {
        let Some((event @ (Event::Captured { .. } | Event::Swept { .. }), stones)) = self.event()
        else {
            return 0;
        };
        let seconds = self.moving_for();
        let points = stones.iter().enumerate().map(|(i, stone)| {
            if stone.quan {
                (f32::from(rules.quan_value) * pace::quan_counted(seconds)) as i32
            } else {
                i32::from(pace::flight(event, i, stones.len(), seconds) >= 1.0)
            }
        });
        points.sum()
    }
}

/// Returns the side whose store receives the stones of `event`.
pub(super) fn receiver(event: &Event) -> Option<Side> {
    match *event {
        Event::Captured { side, .. } | Event::Swept { side, .. } => Some(side),
        _ => None,
    }
}
