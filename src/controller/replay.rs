//! A game that is looked at from its start to its end, by hand or by itself. Like the
//! clocks it is told how much time passes.

use std::time::Duration;

use serde::{Deserialize, Serialize};

use super::{ClockMarks, Session, SessionState, Setup, TimeControl};
use crate::rules::{Game, GameEntry, Position, Side};

/// How fast a replay goes on by itself.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum ReplayPace {
    /// To think about each turn.
    Slow,
    /// To follow without effort.
    #[default]
    Normal,
    /// To get an impression.
    Fast,
}

impl ReplayPace {
    /// All of them, the slowest first.
    pub const ALL: [ReplayPace; 3] = [ReplayPace::Slow, ReplayPace::Normal, ReplayPace::Fast];

    /// How long a position is seen at rest before the next step.
    pub fn delay(self) -> Duration {
        Duration::from_millis(match self {
            ReplayPace::Slow => 2000,
            ReplayPace::Normal => 1000,
            ReplayPace::Fast => 400,
        })
    }
}

/// A game, and how far it is shown. A step is a turn that was played, or a side that
/// left; the game itself never changes.
#[derive(Clone, Debug)]
pub struct Replay {
    setup: Setup,
    game: Game,
    time: TimeControl,
    marks: Option<ClockMarks>,
    /// How many steps the game has, and how many of them are shown.
    steps: usize,
    shown: usize,
    pace: ReplayPace,
    /// How long the position has been at rest; none while the replay does not go on by
    /// itself.
    rested: Option<Duration>,
}

impl Replay {
    /// The replay of `game` at its start.
    pub fn new(setup: Setup, game: Game) -> Self {
        let steps = game.entries().count();
        let (time, marks, pace) = (TimeControl::default(), None, ReplayPace::default());
        Replay { setup, game, time, marks, steps, shown: 0, pace, rested: None }
    }

    /// The same played by clocks.
    fn with_time(mut self, time: TimeControl, marks: Option<ClockMarks>) -> Self {
        (self.time, self.marks) = (time, marks);
        self
    }

    /// The game.
    pub fn game(&self) -> &Game {
        &self.game
    }

    /// What was agreed before it.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// How long the sides were allowed to think.
    pub fn time_control(&self) -> TimeControl {
        self.time
    }

    /// How many steps the game has.
    pub fn steps(&self) -> usize {
        self.steps
    }

    /// How many of them are shown.
    pub fn shown(&self) -> usize {
        self.shown
    }

    /// How many turns are shown.
    pub fn turns(&self) -> usize {
        self.turns_in(self.shown)
    }

    /// How many turns there are among so many of the first steps.
    pub fn turns_in(&self, steps: usize) -> usize {
        self.game.entries().take(steps).filter(|entry| matches!(entry, GameEntry::Turn(_))).count()
    }

    /// The step that ends with so many turns, before anybody leaves after them.
    pub fn step_of_turn(&self, turns: usize) -> usize {
        let left_before = self.game.departures().iter().filter(|departure| departure.turns < turns);
        (turns + left_before.count()).min(self.steps)
    }

    /// The step shown last; none at the start.
    pub fn last(&self) -> Option<GameEntry<'_>> {
        self.game.entries().nth(self.shown.checked_sub(1)?)
    }

    /// The position after so many steps.
    pub fn position_after(&self, steps: usize) -> &Position {
        let last = steps.checked_sub(1).and_then(|last| self.game.entries().nth(last));
        last.map_or(self.game.start(), GameEntry::after)
    }

    /// The position that is shown.
    pub fn position(&self) -> &Position {
        self.position_after(self.shown)
    }

    /// The game as far as it is shown.
    pub fn game_so_far(&self) -> Game {
        self.game.up_to(self.shown)
    }

    /// What the clock of `side` showed after so many steps; none without clocks.
    pub fn time_left(&self, side: Side, steps: usize) -> Option<Duration> {
        self.marks.as_ref()?.after.get(steps)?.get(side.index()).copied()
    }

    /// Whether all is shown.
    pub fn is_at_end(&self) -> bool {
        self.shown == self.steps
    }

    /// Shows one step more; that step, if there was one.
    pub fn forward(&mut self) -> Option<GameEntry<'_>> {
        if self.is_at_end() {
            return None;
        }
        self.shown += 1;
        self.rested = self.rested.map(|_| Duration::ZERO).filter(|_| !self.is_at_end());
        self.last()
    }

    /// Shows so many steps, at most all, and stops there.
    pub fn go_to(&mut self, steps: usize) {
        self.shown = steps.min(self.steps);
        self.rested = None;
    }

    /// Whether it goes on by itself.
    pub fn is_playing(&self) -> bool {
        self.rested.is_some()
    }

    /// Lets it go on by itself, or stops it. It goes on at once; where all is shown it
    /// shows the start first. A game without steps has nothing to go on with.
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

    /// How fast it goes on by itself.
    pub fn pace(&self) -> ReplayPace {
        self.pace
    }

    /// Lets it go on so fast.
    pub fn set_pace(&mut self, pace: ReplayPace) {
        self.pace = pace;
    }

    /// Says that the position shown has been at rest for `time` more. Where it has been
    /// long enough, one step more is shown: that step.
    pub fn tick(&mut self, time: Duration) -> Option<GameEntry<'_>> {
        let rested = self.rested.as_mut()?;
        *rested += time;
        (*rested >= self.pace.delay()).then(|| self.forward()).flatten()
    }

    /// How long the position must still be at rest before the next step; none where it
    /// does not go on by itself.
    pub fn until_next(&self) -> Option<Duration> {
        Some(self.pace.delay().saturating_sub(self.rested?))
    }
}

impl From<&Session> for Replay {
    /// What was taken back is not shown.
    fn from(session: &Session) -> Self {
        let replay = Replay::new(session.setup().clone(), session.game().clone());
        replay.with_time(session.time_control(), session.clock_marks())
    }
}

impl From<&SessionState> for Replay {
    /// What was taken back is not shown.
    fn from(state: &SessionState) -> Self {
        let replay = Replay::new(state.setup().clone(), state.game().clone());
        replay.with_time(state.time_control(), state.clock_marks().cloned())
    }
}
