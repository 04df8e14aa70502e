//! The stored form of a whole game. `docs/saved-games.md` describes its fields.

use std::fmt::Display;
use std::time::Duration;

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::label::plain_title;
use super::{GameFlaw, GameId, GameName, Label, SavedError, SavedFlaw, SavedReview, Stored};
use crate::session::strength_now;
use crate::{
    BySide, ClockMarks, Departure, GameEntry, GameMatch, MAX_TURNS, Name, Review, Seat, Session,
    SessionState, Setup, Side, Step, StepRefused, Strength, Tally, TimeControl,
};
use basics::Excerpt;

/// The stored form of a whole game. Only [`restore`](Self::restore) checks that it is legal. It has a field
/// for each value in the file.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct SavedGame<G: Stored> {
    /// The game.
    #[serde(default, skip_serializing_if = "GameName::is_implied")]
    pub game: GameName<G>,
    /// The identifier.
    pub id: GameId,
    /// The title.
    #[serde(default)]
    pub title: String,
    /// The start time.
    pub began: Timestamp,
    /// The number of moves at its start, taken over from another game.
    #[serde(default)]
    pub given: usize,
    /// In a game whose players send it to each other, the number of moves when it was sent last.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub sent: Option<usize>,
    /// The time of the last save.
    pub saved: Timestamp,
    /// The options of the game.
    pub rules: G,
    /// The start position, in notation.
    pub start: String,
    /// The player of each side.
    pub seats: Vec<Seat>,
    /// The strength of *Fits me* after the moves; its seat has that at the start. It follows from the
    /// other fields and is stored for readers.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub strength_now: Option<Strength>,
    /// The names of the players; empty names stand for the defaults.
    #[serde(default)]
    pub names: Vec<Name>,
    /// The seed for the computer's choice among equal moves.
    pub seed: u64,
    /// The moves, in notation.
    pub moves: String,
    /// The undone moves, in the order of redoing.
    #[serde(default)]
    pub undone: String,
    /// The help that each side has used; empty if there was none.
    #[serde(default)]
    pub help: Vec<Tally>,
    /// The time control.
    #[serde(default)]
    pub time: TimeControl,
    /// The clocks, or `None` without clocks.
    #[serde(default)]
    pub clocks: Option<SavedClocks>,
    /// The duration of each move, including undone ones, in milliseconds from when the previous
    /// one had been shown; empty if unknown.
    #[serde(default)]
    pub times: Vec<u64>,
    /// The result, or `None` if the game is not over. It follows from the other fields and is
    /// stored for lists.
    #[serde(default)]
    pub result: Option<SavedResult>,
    /// The review, or `None` if there is none.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub review: Option<SavedReview>,
}

/// The clocks of a game: the remaining time of each side in milliseconds.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedClocks {
    /// The remaining times when the game was saved.
    pub now: Vec<u64>,
    /// The remaining times at the start and after each move, including undone ones.
    pub after: Vec<Vec<u64>>,
}

/// The result of a game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedResult {
    /// The points of each side; in a game without points, 1 for a win and 0 otherwise.
    pub points: Vec<i32>,
    /// The [name](GameMatch::end) of the reason; empty for a game that started
    /// with a finished position.
    pub why: String,
    /// In a match of several rounds, the number of sides with a better result than each side. Empty
    /// in other games, where the points decide.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub behind: Vec<usize>,
}

impl<G: Stored> SavedGame<G> {
    /// Returns the stored form of the game in `session` at `now`.
    pub fn of(label: &Label, session: &Session<G>, now: Timestamp) -> Self {
        let (setup, game) = (session.setup(), session.game());
        let tally = BySide::from_fn(setup.sides(), |side| session.help().tally(side));
        SavedGame {
            game: GameName::default(),
            id: label.id.clone(),
            title: plain_title(&label.title),
            began: label.began,
            given: label.given,
            sent: label.sent,
            saved: now,
            rules: game.game(),
            start: game.start().to_string(),
            seats: values(&setup.seats),
            strength_now: setup
                .seats
                .iter()
                .find_map(|(side, seat)| strength_now::<G>(game, *seat, side)),
            names: values(&setup.names),
            seed: setup.seed,
            moves: text(game.entries().iter().map(G::Entry::step)),
            undone: text(session.history().undone()),
            help: values(&tally),
            time: session.clock().control(),
            clocks: session.clock().marks().map(SavedClocks::from),
            times: session.clock().turn_times().iter().copied().map(milliseconds).collect(),
            result: SavedResult::of::<G>(game),
            review: None,
        }
    }

    /// Returns the label of the game.
    pub fn label(&self) -> Label {
        let title = plain_title(&self.title);
        let (began, given, sent) = (self.began, self.given, self.sent);
        Label { id: self.id.clone(), title, began, given, sent }
    }

    /// Returns the number of moves.
    pub fn turns(&self) -> usize {
        let steps = self.moves.split_whitespace().map(str::parse::<Step<String>>);
        steps.filter(|step| matches!(step, Ok(Step::Move(_)))).count()
    }

    /// Returns the departures.
    pub(super) fn departures(&self) -> impl Iterator<Item = Departure> {
        self.moves.split_whitespace().filter_map(|word| word.parse().ok())
    }

    /// Returns the review, or `None` if there is none. `game` is the restored game.
    ///
    /// # Errors
    /// Returns [`SavedError`] if the review does not fit the game.
    pub fn review(&self, game: &G::Match) -> Result<Option<Review<G>>, SavedError<G::Flaw>> {
        self.review.as_ref().map(|review| review.restore(game)).transpose()
    }

    /// Returns whether this is `game` with the same moves, ignoring undone ones.
    pub fn is_of(&self, game: &G::Match) -> bool {
        let moves = game.entries().iter().map(|entry| entry.step().to_string());
        self.rules == game.game()
            && self.start == game.start().to_string()
            && moves.eq(self.moves.split_whitespace())
    }

    /// Returns whether `other` is this game after the same moves.
    pub(super) fn is_same(&self, other: &SavedGame<G>) -> bool {
        self.id == other.id && self.moves == other.moves
    }

    /// Returns whether `other` is this game or a continuation of it.
    pub fn is_continued_by(&self, other: &SavedGame<G>) -> bool {
        let mut ahead = other.moves.split_whitespace();
        self.start == other.start
            && self.rules == other.rules
            && self.moves.split_whitespace().all(|mv| ahead.next() == Some(mv))
    }

    /// Restores the state by replaying the game.
    ///
    /// # Errors
    /// Returns a [`SavedError`] for the first error, including an illegal move or a result that
    /// does not follow from the moves.
    pub fn restore(&self) -> Result<SessionState<G>, SavedError<G::Flaw>> {
        let refuse = |field, why| SavedError { field, turn: None, why };
        let flaw = |field, flaw| refuse(field, SavedFlaw::Record(G::flaw(flaw)));
        let (rules, start) = (self.rules.parse_position(&self.start))
            .map_err(|why| flaw("start", GameFlaw::Start(why)))?;
        let (claimed, sides) = (self.rules.sides(), rules.sides());
        if claimed != sides {
            return Err(flaw("start", GameFlaw::OtherSides(claimed, sides)));
        }
        let first = rules.leader(&start);
        let mut game = G::Match::begin(rules, start);
        for (index, step) in read_steps::<G>("moves", &self.moves)?.into_iter().enumerate() {
            game.take(step).map_err(|why| refused("moves", index, why))?;
        }
        game.settle_end(self.result.as_ref().map(|result| result.why.as_str()));
        let reached = SavedResult::of::<G>(&game);
        if self.result != reached {
            let claimed = Excerpt::of(&result_text(self.result.as_ref()));
            let reached = result_text(reached.as_ref());
            return Err(flaw("result", GameFlaw::OtherResult { claimed, reached }));
        }
        self.review(&game)?;
        let mut state = SessionState::new(self.setup(first)?, game)
            .with_undone(read_steps::<G>("undone", &self.undone)?)
            .map_err(|(index, why)| refused("undone", index, why))?;
        if !self.help.is_empty() {
            state = state.with_tally(by_side("help", &self.help, sides)?);
        }
        let marks = self.clocks.clone().map(ClockMarks::from);
        let steps = state.steps();
        if let Some(marks) = &marks
            && !marks.fits(steps, sides)
        {
            return Err(refuse("clocks", SavedFlaw::Clocks(steps)));
        }
        if !self.times.is_empty() && self.times.len() != steps {
            return Err(refuse("times", SavedFlaw::Times(self.times.len(), steps)));
        }
        let times = self.times.iter().copied().map(Duration::from_millis).collect();
        Ok(state.with_time(self.time, marks).with_turn_times(times))
    }

    /// Returns the side that leads, without checking the start.
    pub(super) fn leader(&self) -> Side {
        let start = self.rules.parse_position(&self.start);
        start.map_or(Side::NEAR, |(rules, start)| rules.leader(&start))
    }

    /// Returns the setup with this side to move first.
    pub(super) fn setup(&self, first: Side) -> Result<Setup, SavedError<G::Flaw>> {
        let seats = by_side("seats", &self.seats, self.rules.sides())?;
        let names = match self.names.as_slice() {
            [] => Setup::no_names(self.rules.sides()),
            names => by_side("names", names, self.rules.sides())?,
        };
        Ok(Setup { seats, names, first, seed: self.seed })
    }
}

impl SavedResult {
    /// Returns the result of `game`, or `None` if it is not over.
    fn of<G: Stored>(game: &G::Match) -> Option<Self> {
        let sides = || (0..game.game().sides()).map(Side::new);
        let points = |side| {
            let standing = game.standing(side);
            standing.points.unwrap_or(i32::from(standing.is_win()))
        };
        let behind = |side| game.standing(side).behind;
        game.is_over().then(|| SavedResult {
            points: sides().map(points).collect(),
            why: game.end().unwrap_or_default(),
            behind: sides().filter(|_| game.has_rounds()).map(behind).collect(),
        })
    }
}

fn milliseconds(time: Duration) -> u64 {
    u64::try_from(time.as_millis()).unwrap_or(u64::MAX)
}

impl From<ClockMarks> for SavedClocks {
    fn from(marks: ClockMarks) -> Self {
        let mark = |mark: Vec<Duration>| mark.into_iter().map(milliseconds).collect();
        SavedClocks { now: mark(marks.now), after: marks.after.into_iter().map(mark).collect() }
    }
}

impl From<SavedClocks> for ClockMarks {
    fn from(clocks: SavedClocks) -> Self {
        let mark = |mark: Vec<u64>| mark.into_iter().map(Duration::from_millis).collect();
        ClockMarks { now: mark(clocks.now), after: clocks.after.into_iter().map(mark).collect() }
    }
}

fn result_text(result: Option<&SavedResult>) -> String {
    result.map_or_else(
        || "*".to_owned(),
        |SavedResult { points, why, .. }| {
            let points: Vec<String> = points.iter().map(i32::to_string).collect();
            format!("{} {why}", points.join(",")).trim_end().to_owned()
        },
    )
}

fn values<T: Clone>(values: &BySide<T>) -> Vec<T> {
    values.iter().map(|(_, value)| value.clone()).collect()
}

fn by_side<T: Clone, F>(
    field: &'static str,
    values: &[T],
    sides: usize,
) -> Result<BySide<T>, SavedError<F>> {
    if values.len() == sides {
        return Ok(values.to_vec().into());
    }
    Err(SavedError { field, turn: None, why: SavedFlaw::Count(values.len(), sides) })
}

fn text<M: Display>(steps: impl Iterator<Item = Step<M>>) -> String {
    steps.map(|step| step.to_string()).collect::<Vec<_>>().join(" ")
}

/// Parses the steps in a field.
fn read_steps<G: Stored>(
    field: &'static str,
    text: &str,
) -> Result<Vec<Step<G::Move>>, SavedError<G::Flaw>> {
    let mut steps = Vec::new();
    for (index, word) in text.split_whitespace().enumerate() {
        let refuse = |why| refused_step::<G>(field, index, why);
        if index >= MAX_TURNS {
            return Err(refuse(GameFlaw::TooManyMoves(MAX_TURNS)));
        }
        steps.push(word.parse().map_err(|why| refuse(GameFlaw::NotAMove(why)))?);
    }
    Ok(steps)
}

fn refused<G: Stored>(
    field: &'static str,
    index: usize,
    why: StepRefused<G>,
) -> SavedError<G::Flaw> {
    let flaw = match why {
        StepRefused::Illegal(why) => GameFlaw::Illegal(why),
        StepRefused::Departure(why) => GameFlaw::Departure(why),
        StepRefused::Round => GameFlaw::NoRound,
    };
    refused_step::<G>(field, index, flaw)
}

fn refused_step<G: Stored>(
    field: &'static str,
    index: usize,
    flaw: GameFlaw<G>,
) -> SavedError<G::Flaw> {
    SavedError { field, turn: Some(index + 1), why: SavedFlaw::Record(G::flaw(flaw)) }
}
