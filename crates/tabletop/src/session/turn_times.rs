//! The durations of turns. Like the clocks, this module receives all moments from callers.

use std::time::Duration;

/// The duration of each entry of a game, counted from when the previous one had been shown.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnTimes {
    /// The durations, including those of undone entries.
    taken: Vec<Duration>,
    /// The number of entries of the game.
    entries: usize,
    /// The duration of the current turn, excluding the time that is running.
    before: Duration,
    /// The moment at which the running time started.
    since: Option<Duration>,
}

impl TurnTimes {
    /// Returns the durations of a game with `entries` entries; unknown ones are zero.
    pub(super) fn new(mut taken: Vec<Duration>, entries: usize) -> Self {
        taken.resize(taken.len().max(entries), Duration::ZERO);
        TurnTimes { taken, entries, ..TurnTimes::default() }
    }

    /// Returns the duration of each entry, including undone ones.
    pub(super) fn taken(&self) -> &[Duration] {
        &self.taken
    }

    /// Starts or pauses the time of the current turn at `now`.
    pub(super) fn run(&mut self, runs: bool, now: Duration) {
        if runs != self.since.is_some() {
            self.before += self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
            self.since = runs.then_some(now);
        }
    }

    /// Records a new entry at `now`.
    pub(super) fn entered(&mut self, now: Duration) {
        self.run(false, now);
        self.taken.truncate(self.entries);
        self.taken.push(std::mem::take(&mut self.before));
        self.entries += 1;
    }

    /// Returns to `entries` entries after undo or redo.
    pub(super) fn go_to(&mut self, entries: usize) {
        (self.before, self.since) = (Duration::ZERO, None);
        self.entries = entries.min(self.taken.len());
    }
}
