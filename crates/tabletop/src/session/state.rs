//! The part of a session that outlives the program.

use std::time::Duration;

use super::{ClockMarks, Setup, Tally, TimeControl};
use crate::{BySide, Game, GameMatch, Step, StepRefused};

/// The state needed to resume a session later. Its undone steps are known to be legal.
#[derive(Clone, Debug)]
pub struct SessionState<G: Game> {
    pub(super) setup: Setup,
    pub(super) game: G::Match,
    /// The undone steps; the next one to redo is last.
    pub(super) undone: Vec<Step<G::Move>>,
    pub(super) tally: BySide<Tally>,
    pub(super) time: TimeControl,
    pub(super) marks: Option<ClockMarks>,
    /// The duration of each step, including undone ones.
    pub(super) times: Vec<Duration>,
}

impl<G: Game> SessionState<G> {
    /// Returns the state of a session at the current position of `game`, without undone
    /// steps, help or clocks.
    pub fn new(setup: Setup, game: G::Match) -> Self {
        let tally = BySide::from_fn(setup.sides(), |_| Tally::default());
        let (undone, time, marks, times) = (Vec::new(), TimeControl::default(), None, Vec::new());
        SessionState { setup, game, undone, tally, time, marks, times }
    }

    /// Returns this state with undone steps, in the order of redoing.
    ///
    /// # Errors
    /// Returns the index of the first step that is not possible, and the reason.
    pub fn with_undone(
        mut self,
        steps: Vec<Step<G::Move>>,
    ) -> Result<Self, (usize, StepRefused<G>)> {
        let mut ahead = self.game.clone();
        for (index, step) in steps.iter().enumerate() {
            ahead.take(*step).map_err(|why| (index, why))?;
        }
        self.undone = steps;
        self.undone.reverse();
        Ok(self)
    }

    /// Returns this state with the help that each side has used.
    pub fn with_tally(mut self, tally: BySide<Tally>) -> Self {
        self.tally = tally;
        self
    }

    /// Returns this state with clocks. Marks that do not fit the game are ignored; each side
    /// then has its initial time.
    pub fn with_time(mut self, time: TimeControl, marks: Option<ClockMarks>) -> Self {
        self.marks = marks.filter(|marks| marks.fits(self.steps(), self.setup.sides()));
        self.time = time;
        self
    }

    /// Returns this state with the duration of each step, including undone ones. Durations
    /// that do not fit the game are ignored.
    pub fn with_turn_times(mut self, times: Vec<Duration>) -> Self {
        self.times = if times.len() == self.steps() { times } else { Vec::new() };
        self
    }

    /// Returns the number of steps, including undone ones.
    pub fn steps(&self) -> usize {
        self.game.entries().len() + self.undone.len()
    }

    /// Returns the game, without what surrounds it.
    pub fn into_game(self) -> G::Match {
        self.game
    }

    /// Returns the time control.
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// Returns the remaining times now and after each step, or `None` without clocks.
    pub fn clock_marks(&self) -> Option<&ClockMarks> {
        self.marks.as_ref()
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the game so far.
    pub fn game(&self) -> &G::Match {
        &self.game
    }
}
