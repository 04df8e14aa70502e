//! The values of all moves of a position, searched in the background.

use serde::{Deserialize, Serialize};

use crate::job::{Job, JobStatus, Waker};
use crate::question::{AsText, Question};
use crate::session::{AnalysisEngine, default_analysis_engine};
use crate::{Advisor, Control, GameAnalysis, GameMatch, Limits};

/// The depths of the successive searches, in plies. All moves are searched to the same depth, so
/// that their values can be compared.
const DEPTHS: std::ops::RangeInclusive<u32> = 2..=40;
/// The plies between two searches: an even number, because values swing between odd and even
/// depths.
const STEP: usize = 2;
/// The nodes after which no deeper search begins, and the most nodes of a search of one move.
const ENOUGH: u64 = 1_000_000;
const MAX: u64 = 1_000_000;

/// The value of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MoveValue<M> {
    /// The move.
    pub mv: M,
    /// The expected score of the side to move after it.
    pub score: i32,
    /// The depth of the search, in plies.
    pub depth: u32,
    /// Whether the score is proven.
    pub proven: bool,
}

/// The values of all moves of one position at a time.
pub struct Explorer<G: Advisor> {
    analysis_engine: AnalysisEngine<G>,
    wake: Waker,
    /// The position, and the steps that led to it.
    at: Option<(usize, G::Position)>,
    values: Vec<MoveValue<G::Move>>,
    job: Option<Job<Vec<MoveValue<G::Move>>>>,
}

impl<G: Advisor> Explorer<G> {
    /// Creates an explorer of no position. It calls `wake` from another thread whenever
    /// [`Explorer::poll`] has news.
    pub fn new(analysis_engine: AnalysisEngine<G>, wake: Waker) -> Self {
        Explorer { analysis_engine, wake, at: None, values: Vec::new(), job: None }
    }

    /// Begins with the position at the end of `game`, unless it is the same as before; `steps` led
    /// to it.
    pub fn follow(
        &mut self,
        steps: usize,
        position: &G::Position,
        game: impl FnOnce() -> G::Match,
    ) {
        let at = (steps, position.clone());
        if self.at.as_ref() == Some(&at) {
            return;
        }
        self.at = Some(at);
        let game = game();
        // The values that come with the game need no search.
        self.values = G::known_values(&game);
        self.job = None;
        if self.values.is_empty() && game.to_move().is_some() {
            let question = ValuesQuestion::<G> { game };
            self.job = Job::ask(question, self.analysis_engine.clone(), self.wake.clone());
        }
        best_first(&mut self.values);
    }

    /// Receives the values found since the last call.
    pub fn poll(&mut self) {
        while let Some(job) = &self.job {
            match job.poll() {
                JobStatus::Report(values) => {
                    self.values = values;
                    best_first(&mut self.values);
                }
                JobStatus::Ended => self.job = None,
                JobStatus::Nothing => return,
            }
        }
    }

    /// Returns the values of all moves, the best first; none if no search is complete yet or there
    /// are no moves.
    pub fn values(&self) -> &[MoveValue<G::Move>] {
        &self.values
    }

    /// Returns whether a search is running.
    pub fn is_searching(&self) -> bool {
        self.job.is_some()
    }
}

/// The search for what each move at the end of a game is worth, which goes deeper and deeper.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct ValuesQuestion<G: Advisor> {
    /// The game.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
}

impl<G: Advisor> Question for ValuesQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "values";

    type Engine = AnalysisEngine<G>;
    type Answer = Vec<MoveValue<G::Move>>;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    fn answer(
        self,
        engine: &AnalysisEngine<G>,
        control: &Control,
        report: &dyn Fn(Vec<MoveValue<G::Move>>),
    ) {
        deepen::<G>(engine, &self.game, control, report);
    }
}

/// Returns the value of a move by an analysis of that move alone.
pub(crate) fn value_of<G: Advisor>(mv: G::Move, analysis: &G::Analysis) -> MoveValue<G::Move> {
    let (score, depth, proven) = (analysis.score(), analysis.depth(), analysis.is_proven());
    MoveValue { mv, score, depth, proven }
}

/// Sorts the values, the best first. Equal moves keep their order.
fn best_first<M>(values: &mut [MoveValue<M>]) {
    values.sort_by_key(|value| std::cmp::Reverse(value.score));
}

/// Searches all moves deeper and deeper, until the searches take long or all values are proven.
fn deepen<G: Advisor>(
    analysis_engine: &AnalysisEngine<G>,
    game: &G::Match,
    control: &Control,
    found: &dyn Fn(Vec<MoveValue<G::Move>>),
) {
    let mut values: Vec<MoveValue<G::Move>> = Vec::new();
    let moves = G::explored(game);
    for depth in DEPTHS.step_by(STEP) {
        let mut nodes = 0;
        let mut search = |mv| {
            let limits = Limits {
                depth: Some(depth),
                nodes: Some(MAX),
                only: Some(mv),
                ..Limits::default()
            };
            let analysis = analysis_engine(game, &limits, control)?;
            nodes += analysis.nodes();
            Some(value_of::<G>(mv, &analysis))
        };
        let known = |mv| values.iter().find(|value| value.mv == mv && value.proven).copied();
        let all = moves
            .iter()
            .copied()
            .map(|mv| known(mv).or_else(|| search(mv)))
            .collect::<Option<Vec<_>>>();
        let Some(all) = all.filter(|_| !control.is_cancelled()) else { return };
        values = all;
        found(values.clone());
        if nodes >= ENOUGH || values.iter().all(|value| value.proven) {
            return;
        }
    }
}
