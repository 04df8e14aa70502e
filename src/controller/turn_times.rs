//! How long the sides took for their turns. Like the clocks it is told the time.

use std::time::Duration;

/// How long each entry of a game took, from when the one before had been shown.
#[derive(Clone, Debug, Default)]
pub(super) struct TurnTimes {
    /// Those that were taken back too.
    taken: Vec<Duration>,
    /// How many entries the game has.
    entries: usize,
    /// What the turn now has taken, but for what runs.
    before: Duration,
    /// Since when it runs.
    since: Option<Duration>,
}

impl TurnTimes {
    /// The times of a game that stands after so many entries. Where they are not
    /// known they are zero.
    pub(super) fn new(mut taken: Vec<Duration>, entries: usize) -> Self {
        taken.resize(taken.len().max(entries), Duration::ZERO);
        TurnTimes { taken, entries, ..TurnTimes::default() }
    }

    /// What each entry took, those that were taken back too.
    pub(super) fn taken(&self) -> &[Duration] {
        &self.taken
    }

    /// From `now` on the time of the turn runs, or stands still.
    pub(super) fn run(&mut self, runs: bool, now: Duration) {
        if runs != self.since.is_some() {
            self.before += self.since.map_or(Duration::ZERO, |since| now.saturating_sub(since));
            self.since = runs.then_some(now);
        }
    }

    /// At `now` the game has a new entry.
    pub(super) fn entered(&mut self, now: Duration) {
        self.run(false, now);
        self.taken.truncate(self.entries);
        self.taken.push(std::mem::take(&mut self.before));
        self.entries += 1;
    }

    /// The game stands after so many entries again.
    pub(super) fn go_to(&mut self, entries: usize) {
        (self.before, self.since) = (Duration::ZERO, None);
        self.entries = entries.min(self.taken.len());
    }
}
