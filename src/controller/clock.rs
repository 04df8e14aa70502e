//! The clocks of the sides. Nothing here reads a clock: every moment is told, as
//! the time since some fixed one that only grows. Changes of the system's clock do
//! not matter, nor does how often a moment is told.

use std::time::Duration;

use super::TimeLimit;
use crate::rules::{BySide, Side};

/// From here on the time of a side is low, where it had more than three times as
/// much.
const LOW: Duration = Duration::from_secs(10);

/// What each side has left of its time.
#[derive(Clone, Debug)]
pub struct Clocks {
    limit: TimeLimit,
    at_start: Duration,
    /// What each side had after each entry of the game, at its start first. Those
    /// beyond the entry that the game stands at wait to be redone.
    marks: Vec<BySide<Duration>>,
    /// How many entries the game has.
    entries: usize,
    /// What each side has left, but for what runs.
    left: BySide<Duration>,
    /// Whose time runs, and since when.
    running: Option<(Side, Duration)>,
}

/// What clocks show, apart from any moment.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ClockMarks {
    /// What each side had after each entry of the game, at its start first, those
    /// that were taken back too.
    pub after: Vec<Vec<Duration>>,
    /// What each side has left now.
    pub now: Vec<Duration>,
}

impl ClockMarks {
    /// Whether these are the marks of a game of so many sides with so many entries,
    /// those that were taken back too.
    pub fn fits(&self, entries: usize, sides: usize) -> bool {
        self.after.len() == entries + 1
            && self.after.iter().chain([&self.now]).all(|mark| mark.len() == sides)
    }
}

impl Clocks {
    /// The clocks of a game of so many sides that stands at its start; none without
    /// a limit.
    pub fn new(limit: TimeLimit, sides: usize) -> Option<Self> {
        let at_start = limit.at_start()?;
        let left = BySide::from_fn(sides, |_| at_start);
        let marks = vec![left.clone()];
        Some(Clocks { limit, at_start, marks, entries: 0, left, running: None })
    }

    /// The same for a game that stands after so many entries already.
    pub fn starting_after(mut self, entries: usize) -> Self {
        self.marks = vec![self.left.clone(); entries + 1];
        self.entries = entries;
        self
    }

    /// What the clocks show at `now` and showed after each entry.
    pub fn marks(&self, now: Duration) -> ClockMarks {
        let values = |mark: &BySide<Duration>| mark.iter().map(|(_, left)| *left).collect();
        let now = BySide::from_fn(self.left.sides(), |side| self.left(side, now));
        ClockMarks { after: self.marks.iter().map(values).collect(), now: values(&now) }
    }

    /// The same clocks as they were when these marks were taken, which
    /// [fit](ClockMarks::fits) the game.
    pub fn showing(mut self, marks: ClockMarks) -> Self {
        self.marks = marks.after.into_iter().map(BySide::from).collect();
        self.left = BySide::from(marks.now);
        self
    }

    /// The same for a game of which something was taken back, so that it stands after
    /// so many entries. What the sides have left now stays.
    pub fn rewound_to(mut self, entries: usize) -> Self {
        self.entries = entries;
        self
    }

    /// From `now` on the time of `side` runs, if of anyone, and nobody else's. To
    /// say again whose time runs changes nothing.
    pub fn run(&mut self, side: Option<Side>, now: Duration) {
        if self.running.map(|(running, _)| running) != side {
            self.halt(now);
            self.running = side.map(|side| (side, now));
        }
    }

    /// Whose time runs.
    pub fn running(&self) -> Option<Side> {
        self.running.map(|(side, _)| side)
    }

    /// What `side` has left at `now`.
    pub fn left(&self, side: Side, now: Duration) -> Duration {
        let since = self.running.filter(|(running, _)| *running == side).map(|(_, since)| since);
        let spent = since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
        self.left[side].saturating_sub(spent)
    }

    /// Whether `side` has little time left at `now`: ten seconds, or a third of
    /// what it began with where that is less.
    pub fn is_low(&self, side: Side, now: Duration) -> bool {
        self.left(side, now) <= self.low()
    }

    /// Whether it had as little when the turn began.
    pub fn was_low_at_turn_start(&self, side: Side) -> bool {
        self.marks[self.entries][side] <= self.low()
    }

    fn low(&self) -> Duration {
        LOW.min(self.at_start / 3)
    }

    /// Takes `time` that the program itself has needed up to `now` off what runs.
    pub fn forgive(&mut self, time: Duration, now: Duration) {
        if let Some((_, since)) = &mut self.running {
            *since = (*since + time).min(now.max(*since));
        }
    }

    /// At `now` the game has a new entry: `side` has ended its turn, or somebody has
    /// left and `side` is none.
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

    /// The game stands after so many entries again, as undo and redo make it: each
    /// side has what it had then.
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

/// The seconds that are shown of this time: begun ones count, so that there is
/// nothing left when 0 is shown.
pub fn shown_seconds(left: Duration) -> u64 {
    left.as_secs() + u64::from(left.subsec_nanos() > 0)
}

/// How long it takes until another number of seconds is shown; none when it is 0.
pub fn until_next_second(left: Duration) -> Option<Duration> {
    let next = shown_seconds(left).checked_sub(1)?;
    Some(left - Duration::from_secs(next))
}
