//! The replay of a game, by hand or automatic. Like the clocks, it receives the passing of
//! time from its caller.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{
    Advisor, ClockMarks, Game, GameMatch, Session, SessionState, Setup, Side, TimeControl,
};

/// The speed of an automatic replay.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReplayPace {
    /// Time to think about each turn.
    Slow,
    /// Easy to follow.
    #[default]
    Normal,
    /// A quick overview.
    Fast,
}

impl ReplayPace {
    /// All speeds, slowest first.
    pub const ALL: [ReplayPace; 3] = [ReplayPace::Slow, ReplayPace::Normal, ReplayPace::Fast];

    /// Returns how long a position rests before the next step.
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            ReplayPace::Slow => 2000,
            ReplayPace::Normal => 1000,
            ReplayPace::Fast => 400,
        })
    }
}

/// A game and the number of steps shown. A step is a turn or a departure; the game itself
/// never changes.
#[derive(Clone, Debug)]
pub struct Replay<G: Game> {
    setup: Setup,
    game: G::Match,
    time: TimeControl,
    marks: Option<ClockMarks>,
    /// The number of steps of the game, and the number of steps shown.
    steps: usize,
    shown: usize,
    pace: ReplayPace,
    /// How long the position has been at rest, or `None` if the replay is not playing.
    rested: Option<Duration>,
}

impl<G: Game> Replay<G> {
    /// Creates a replay of `game` at its start.
    pub fn new(setup: Setup, game: G::Match) -> Self {
        let steps = game.entries().len();
        let (time, marks, pace) = (TimeControl::default(), None, ReplayPace::default());
        Replay { setup, game, time, marks, steps, shown: 0, pace, rested: None }
    }

    /// Returns this replay with clocks.
    fn with_time(mut self, time: TimeControl, marks: Option<ClockMarks>) -> Self {
        (self.time, self.marks) = (time, marks);
        self
    }

    /// Returns the game.
    pub fn game(&self) -> &G::Match {
        &self.game
    }

    /// Returns the setup of the game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Returns the time control of the game.
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// Returns the number of steps.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// Returns the number of steps shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// Returns the number of turns shown.
    pub fn turns(&self) -> usize {
        self.turns_in(self.shown)
    }

    /// Returns the number of turns among the first `steps` steps.
    pub fn turns_in(&self, steps: usize) -> usize {
        self.game.turns_in(steps)
    }

    /// Returns the step at which `turns` turns are shown, before any departures after them.
    pub fn step_of_turn(&self, turns: usize) -> usize {
        self.game.entries_to_turn(turns)
    }

    /// Returns the step shown last, or `None` at the start.
    pub fn last(&self) -> Option<&G::Entry> {
        self.game.entries().get(self.shown.checked_sub(1)?)
    }

    /// Returns the position after `steps` steps.
    pub fn position_after(&self, steps: usize) -> &G::Position {
        self.game.position_after(steps)
    }

    /// Returns the position shown.
    pub fn position(&self) -> &G::Position {
        self.position_after(self.shown)
    }

    /// Returns the game up to the step shown.
    pub fn game_so_far(&self) -> G::Match {
        self.game.up_to(self.shown)
    }

    /// Returns the remaining time of `side` after `steps` steps, or `None` without clocks.
    pub fn time_left(&self, side: Side, steps: usize) -> Option<Duration> {
        self.marks.as_ref()?.after.get(steps)?.get(side.index()).copied()
    }

    /// Returns whether all steps are shown.
    pub fn is_at_end(&self) -> bool {
        self.shown == self.steps
    }

    /// Shows the next step and returns it, or `None` at the end.
    pub fn forward(&mut self) -> Option<&G::Entry> {
        if self.is_at_end() {
            return None;
        }
        self.shown += 1;
        self.rested = self.rested.map(|_| Duration::ZERO).filter(|_| !self.is_at_end());
        self.last()
    }

    /// Shows `steps` steps, at most all, and pauses.
    pub fn go_to(&mut self, steps: usize) {
        self.shown = steps.min(self.steps);
        self.rested = None;
    }

    /// Returns whether the replay is playing.
    pub fn is_playing(&self) -> bool {
        self.rested.is_some()
    }

    /// Plays or pauses the replay. At the end, playing restarts from the beginning. Has no
    /// effect on a game without steps.
    pub fn toggle(&mut self) {
        self.rested = match (self.is_playing(), self.is_at_end()) {
            (true, _) => None,
            _ if self.steps == 0 => None,
            (false, true) => {
                self.shown = 0;
                Some(Duration::ZERO)
            }
            (false, false) => Some(self.pace.delay()),
        };
    }

    /// Returns the speed.
    pub fn pace(&self) -> ReplayPace {
        self.pace
    }

    /// Sets the speed.
    pub fn set_pace(&mut self, pace: ReplayPace) {
        self.pace = pace;
    }

    /// Adds `time` to the rest of the current position. If it has rested long enough, shows
    /// the next step and returns it.
    pub fn tick(&mut self, time: Duration) -> Option<&G::Entry> {
        let rested = self.rested.as_mut()?;
        *rested += time;
        (*rested >= self.pace.delay()).then(|| self.forward()).flatten()
    }

    /// Returns the remaining rest before the next step, or `None` if the replay is not playing.
    pub fn until_next(&self) -> Option<Duration> {
        Some(self.pace.delay().saturating_sub(self.rested?))
    }
}

impl<G: Advisor> From<&Session<G>> for Replay<G> {
    /// Undone entries are not part of the replay.
    fn from(session: &Session<G>) -> Self {
        let replay = Replay::new(session.setup().clone(), session.game().clone());
        replay.with_time(session.clock().control(), session.clock().marks())
    }
}

impl<G: Game> From<&SessionState<G>> for Replay<G> {
    /// Undone entries are not part of the replay.
    fn from(state: &SessionState<G>) -> Self {
        let replay = Replay::new(state.setup().clone(), state.game().clone());
        replay.with_time(state.time_control(), state.clock_marks().cloned())
    }
}
