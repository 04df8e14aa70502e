//! The clocks of the sides. Nothing here reads the system's clock: callers pass every
//! moment as the time since a fixed origin, which never decreases. Neither changes of the
//! system's clock nor the number of calls affect the clocks.

use std::time::Duration;

use super::TimeLimit;
use crate::{BySide, Side};

/// The time below which a side's time is low, if it started with more than three times
/// as much.
const LOW: Duration = Duration::from_secs(10);

/// The remaining time of each side.
#[derive(Clone, Debug)]
pub struct Clocks {
    limit: TimeLimit,
    at_start: Duration,
    /// The remaining times at the start and after each entry of the game, including
    /// undone entries that can be redone.
    marks: Vec<BySide<Duration>>,
    /// The number of entries of the game.
    entries: usize,
    /// The remaining time of each side, excluding the time that is running.
    left: BySide<Duration>,
    /// The side whose time is running, and the moment it started.
    running: Option<(Side, Duration)>,
}

/// The state of the clocks, independent of any moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockMarks {
    /// The remaining times at the start and after each entry of the game, including
    /// undone entries.
    pub after: Vec<Vec<Duration>>,
    /// The remaining time of each side now.
    pub now: Vec<Duration>,
}

impl ClockMarks {
    /// Returns whether these marks fit a game with this number of entries (including undone
    /// ones) and sides.
    pub fn fits(&self, entries: usize, sides: usize) -> bool {
        self.after.len() == entries + 1
            && self.after.iter().chain([&self.now]).all(|mark| mark.len() == sides)
    }
}

impl Clocks {
    /// Returns the clocks at the start of a game with `sides` sides, or `None` without a
    /// limit.
    pub fn new(limit: TimeLimit, sides: usize) -> Option<Self> {
        let at_start = limit.at_start()?;
        let left = BySide::from_fn(sides, |_| at_start);
        let marks = vec![left.clone()];
        Some(Clocks { limit, at_start, marks, entries: 0, left, running: None })
    }

    /// Returns these clocks for a game that already has this number of entries.
    pub fn starting_after(mut self, entries: usize) -> Self {
        self.marks = vec![self.left.clone(); entries + 1];
        self.entries = entries;
        self
    }

    /// Returns the remaining times at `now` and after each entry.
    pub fn marks(&self, now: Duration) -> ClockMarks {
        let values = |mark: &BySide<Duration>| mark.iter().map(|(_, left)| *left).collect();
        let now = BySide::from_fn(self.left.sides(), |side| self.left(side, now));
        ClockMarks { after: self.marks.iter().map(values).collect(), now: values(&now) }
    }

    /// Returns these clocks reset to `marks`, which must [fit](ClockMarks::fits) the game.
    pub fn showing(mut self, marks: ClockMarks) -> Self {
        self.marks = marks.after.into_iter().map(BySide::from).collect();
        self.left = BySide::from(marks.now);
        self
    }

    /// Returns these clocks for a game that was undone to this number of entries. The
    /// current remaining times stay.
    pub fn rewound_to(mut self, entries: usize) -> Self {
        self.entries = entries;
        self
    }

    /// Runs the time of `side` from `now` on, or of no side. Repeating the current side
    /// changes nothing.
    pub fn run(&mut self, side: Option<Side>, now: Duration) {
        if self.running.map(|(running, _)| running) != side {
            self.halt(now);
            self.running = side.map(|side| (side, now));
        }
    }

    /// Returns the side whose time is running.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// Returns the remaining time of `side` at `now`.
    pub fn left(&self, side: Side, now: Duration) -> Duration {
        let since = self.running.filter(|(running, _)| *running == side).map(|(_, since)| since);
        let spent = since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.left[side].saturating_sub(spent)
    }

    /// Returns whether `side` is low on time at `now`: ten seconds or less, or a third of its
    /// initial time if that is less.
    pub fn is_low(&self, side: Side, now: Duration) -> bool {
        self.left(side, now) <= self.low()
    }

    /// Returns whether `side` was already low on time when its turn began.
    pub fn was_low_at_turn_start(&self, side: Side) -> bool {
        self.marks[self.entries][side] <= self.low()
    }

    fn low(&self) -> Duration {
        LOW.min(self.at_start / 3)
    }

    /// Excludes `time`, which the program itself used up to `now`, from the running time.
    pub fn forgive(&mut self, time: Duration, now: Duration) {
        if let Some((_, since)) = &mut self.running {
            *since = (*since + time).min(now.max(*since));
        }
    }

    /// Records a new entry of the game at `now`: `side` ended its turn, or, if `side` is
    /// `None`, a side left.
    pub fn entered(&mut self, side: Option<Side>, now: Duration) {
        self.halt(now);
        match (self.limit, side) {
            (TimeLimit::Game { increment, .. }, Some(side)) => {
                let back = Duration::from_secs(increment.get().into());
                self.left[side] += back;
            }
            (TimeLimit::Move { .. }, _) => {
                self.left = BySide::from_fn(self.left.sides(), |_| self.at_start);
            }
            _ => {}
        }
        self.entries += 1;
        self.marks.truncate(self.entries);
        self.marks.push(self.left.clone());
    }

    /// Records at `now` that a new round began, in which every side has its initial time.
    pub fn began_round(&mut self, now: Duration) {
        self.entered(None, now);
        self.left = BySide::from_fn(self.left.sides(), |_| self.at_start);
        self.marks[self.entries] = self.left.clone();
    }

    /// Restores the remaining times after `entries` entries, as undo and redo require.
    pub fn go_to(&mut self, entries: usize) {
        self.running = None;
        self.entries = entries.min(self.marks.len() - 1);
        self.left = self.marks[self.entries].clone();
    }

    fn halt(&mut self, now: Duration) {
        if let Some((side, _)) = self.running {
            self.left[side] = self.left(side, now);
        }
        self.running = None;
    }
}

/// Returns the seconds to show, rounded up, so that 0 means no time is left.
pub fn shown_seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

/// Returns the time until the shown seconds change, or `None` at 0.
pub fn until_next_second(left: Duration) -> Option<Duration> {
    let next = shown_seconds(left).checked_sub(1)?;
    Some(left - Duration::from_secs(next))
}
