//! The clocks of a session and the notices about them.

use std::time::Duration;

use super::clock::{ClockMarks, Clocks};
use super::turn_times::TurnTimes;
use super::{Expiry, Setup, TimeControl};
use crate::Side;

/// A computer with less time than this replies immediately.
const HURRY: Duration = Duration::from_secs(1);

/// A notice about a person's time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ClockEvent {
    /// The side is low on time.
    Low(Side),
    /// The side is out of time, and the game continues.
    Over(Side),
    /// The side is out of time and has lost.
    Lost(Side),
}

/// The clocks of a session, if it has any.
#[derive(Default)]
pub(super) struct Timing {
    control: TimeControl,
    clocks: Option<Clocks>,
    times: TurnTimes,
    /// The latest moment.
    now: Duration,
    /// The latest notice in this turn.
    said: Option<ClockEvent>,
}

impl Timing {
    /// Returns the clocks of a game with `entries` entries.
    pub(super) fn new(control: TimeControl, setup: &Setup, entries: usize) -> Self {
        let limit = control.limit;
        let clocks = (setup.persons() > 0).then(|| Clocks::new(limit, setup.sides())).flatten();
        let clocks = clocks.map(|clocks| clocks.starting_after(entries));
        let times = TurnTimes::new(Vec::new(), entries);
        Timing { control, clocks, times, ..Timing::default() }
    }

    /// Returns these clocks with saved remaining times; without marks, the clocks are full.
    pub(super) fn with_saved_clocks(
        mut self,
        marks: Option<ClockMarks>,
        times: Vec<Duration>,
    ) -> Self {
        self.clocks = self.clocks.map(|clocks| match marks {
            Some(marks) => clocks.showing(marks),
            None => clocks,
        });
        self.times = TurnTimes::new(times, self.times.taken().len());
        self
    }

    /// Returns these clocks for a game that was undone to this number of entries.
    pub(super) fn rewound_to(mut self, entries: usize) -> Self {
        self.times.go_to(entries);
        self.clocks = self.clocks.map(|clocks| clocks.rewound_to(entries));
        self
    }

    pub(super) fn marks(&self) -> Option<ClockMarks> {
        Some(self.clocks.as_ref()?.marks(self.now))
    }

    pub(super) fn times(&self) -> &[Duration] {
        self.times.taken()
    }

    pub(super) fn control(&self) -> TimeControl {
        self.control
    }

    pub(super) fn update(&mut self, now: Duration, spent: Duration, side: Option<Side>) {
        self.now = self.now.max(now);
        self.times.run(side.is_some(), self.now);
        if let Some(clocks) = &mut self.clocks {
            clocks.forgive(spent, self.now);
            clocks.run(side, self.now);
        }
    }

    pub(super) fn running(&self) -> Option<Side> {
        self.clocks.as_ref()?.running()
    }

    pub(super) fn left(&self, side: Side) -> Option<Duration> {
        Some(self.clocks.as_ref()?.left(side, self.now))
    }

    pub(super) fn is_low(&self, side: Side) -> bool {
        self.clocks.as_ref().is_some_and(|clocks| clocks.is_low(side, self.now))
    }

    /// Returns whether the computer that plays `side` must reply immediately.
    pub(super) fn is_nearly_out(&self, side: Side) -> bool {
        self.left(side).is_some_and(|left| left <= HURRY)
    }

    /// Returns a notice about the time of `side`, which is to move, unless it was already
    /// given in this turn. The notice of low time is given only in the turn in which the
    /// time becomes low.
    pub(super) fn take_event(&mut self, side: Side) -> Option<ClockEvent> {
        let was_low_at_turn_start = self.clocks.as_ref()?.was_low_at_turn_start(side);
        let news = match (self.left(side)?, self.control.expiry) {
            (Duration::ZERO, Expiry::Loses) => ClockEvent::Lost(side),
            (Duration::ZERO, Expiry::Warns) => ClockEvent::Over(side),
            _ if self.is_low(side) && !was_low_at_turn_start => ClockEvent::Low(side),
            _ => return None,
        };
        (self.said.replace(news) != Some(news)).then_some(news)
    }

    pub(super) fn entered(&mut self, side: Option<Side>) {
        self.said = None;
        self.times.entered(self.now);
        if let Some(clocks) = &mut self.clocks {
            clocks.entered(side, self.now);
        }
    }

    pub(super) fn began_round(&mut self) {
        self.said = None;
        self.times.entered(self.now);
        if let Some(clocks) = &mut self.clocks {
            clocks.began_round(self.now);
        }
    }

    pub(super) fn go_to(&mut self, entries: usize) {
        self.said = None;
        self.times.go_to(entries);
        if let Some(clocks) = &mut self.clocks {
            clocks.go_to(entries);
        }
    }
}
