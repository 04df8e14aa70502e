//! All of a session that outlives the program.

use std::time::Duration;

use super::{ClockMarks, Setup, Step, StepRefused, Tally, TimeControl};
use crate::rules::{BySide, Game};

/// A session at rest: what it takes to go on with it another time. What was taken
/// back is known to be possible.
#[derive(Clone, Debug)]
pub struct SessionState {
    pub(super) setup: Setup,
    pub(super) game: Game,
    /// The next one to redo last.
    pub(super) undone: Vec<Step>,
    pub(super) tally: BySide<Tally>,
    pub(super) time: TimeControl,
    pub(super) marks: Option<ClockMarks>,
    /// How long each step took, those that were taken back too.
    pub(super) times: Vec<Duration>,
}

impl SessionState {
    /// A session that has come to where `game` is, in which nothing was taken back,
    /// nobody was helped and nobody has a clock.
    pub fn new(setup: Setup, game: Game) -> Self {
        let tally = BySide::from_fn(setup.rules.sides, |_| Tally::default());
        let (undone, time, marks, times) = (Vec::new(), TimeControl::default(), None, Vec::new());
        SessionState { setup, game, undone, tally, time, marks, times }
    }

    /// The same with what was taken back, in the order in which it would be redone.
    ///
    /// # Errors
    /// The index of the first step that cannot be taken, and why.
    pub fn with_undone(mut self, steps: Vec<Step>) -> Result<Self, (usize, StepRefused)> {
        let mut ahead = self.game.clone();
        for (index, step) in steps.iter().enumerate() {
            step.take(&mut ahead).map_err(|why| (index, why))?;
        }
        self.undone = steps;
        self.undone.reverse();
        Ok(self)
    }

    /// The same with the help that each side has had.
    pub fn with_tally(mut self, tally: BySide<Tally>) -> Self {
        self.tally = tally;
        self
    }

    /// The same played by clocks. Marks that do not go with the game are not used:
    /// each side has then what it began with.
    pub fn with_time(mut self, time: TimeControl, marks: Option<ClockMarks>) -> Self {
        self.marks = marks.filter(|marks| marks.fits(self.steps(), self.setup.rules.sides));
        self.time = time;
        self
    }

    /// The same with how long each step took, those that were taken back too. Times
    /// that do not go with the game are not used.
    pub fn with_turn_times(mut self, times: Vec<Duration>) -> Self {
        self.times = if times.len() == self.steps() { times } else { Vec::new() };
        self
    }

    /// How many steps were taken, those that were taken back too.
    pub fn steps(&self) -> usize {
        self.game.entries().count() + self.undone.len()
    }

    /// How long the sides may think.
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// What the clocks show now and showed after each step; none without clocks.
    pub fn clock_marks(&self) -> Option<&ClockMarks> {
        self.marks.as_ref()
    }

    /// What was agreed before the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game so far.
    pub fn game(&self) -> &Game {
        &self.game
    }
}
