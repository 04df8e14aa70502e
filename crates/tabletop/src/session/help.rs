//! Help during a game: hints on request, and an evaluation that follows the game. Each search runs
//! on its own thread and is cancelled when the position changes.

use std::sync::Arc;
use std::time::Duration;

use crate::job::{Job, JobStatus, Waker};
use crate::{Advised, Analyzed, Control, Game, Limits, Played, Side};

/// Analyses a game; returns `None` if the search was cancelled.
pub type AnalysisEngine<G> = Arc<
    dyn Fn(
            &<G as Game>::Match,
            &Limits<<G as Game>::Move>,
            &Control,
        ) -> Option<<G as Advised>::Analysis>
        + Send
        + Sync,
>;

/// Returns the default analysis engine, the strongest search.
pub fn default_analysis_engine<G: Advised>() -> AnalysisEngine<G> {
    Arc::new(G::analyze)
}

/// The node limit of the search for a hint.
pub const HINT_NODES: u64 = 300_000;

/// Returns the limits of a search of `nodes` nodes for help.
pub(crate) fn help_limits<M>(nodes: u64) -> Limits<M> {
    let time = Some(Duration::from_secs(3));
    Limits { nodes: Some(nodes), time, ..Limits::default() }
}

/// The node limits of the successive searches of an evaluation. The first search gives a result at
/// once. The last one searches as far as a hint, so that both name the same move.
pub const EVALUATION_NODES: [u64; 3] = [3_000, 30_000, HINT_NODES];

/// The node limit of the search for the expected margin of an abandoned game.
const EXPECTING_NODES: u64 = 30_000;

/// The evaluation of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation<A> {
    /// The side to move, from whose view the score is.
    pub side: Side,
    /// The result of the search.
    pub analysis: A,
    /// Whether it is about the current position, not an earlier one.
    pub is_current: bool,
}

/// The searches for help in a game, and their results.
pub(super) struct Help<G: Advised> {
    analysis_engine: AnalysisEngine<G>,
    wake: Waker,
    seeking: Option<Job<G::Hint>>,
    /// The hint for the current position, once found.
    hint: Option<G::Hint>,
    shown: bool,
    /// Whether the last search for a hint failed.
    broke: bool,
    follows: bool,
    following: Option<Job<G::Analysis>>,
    /// Whether the evaluation of the current position has started; it starts only once.
    taken_up: bool,
    evaluation: Option<Evaluation<G::Analysis>>,
    /// The search for the expected margin of an abandoned game.
    expecting: Option<Job<i32>>,
    expected: Option<i32>,
}

impl<G: Advised> Help<G> {
    pub(super) fn new(analysis_engine: AnalysisEngine<G>, wake: Waker) -> Self {
        let (seeking, hint, following, evaluation) = (None, None, None, None);
        let (shown, broke, follows, taken_up) = (false, false, false, false);
        let (expecting, expected) = (None, None);
        Help {
            analysis_engine,
            wake,
            seeking,
            hint,
            shown,
            broke,
            follows,
            following,
            taken_up,
            evaluation,
            expecting,
            expected,
        }
    }

    pub(super) fn set_analysis_engine(&mut self, analysis_engine: AnalysisEngine<G>) {
        self.analysis_engine = analysis_engine;
    }

    /// Cancels all searches and removes the hint, because the position has changed.
    pub(super) fn position_changed(&mut self) {
        (self.seeking, self.hint, self.shown, self.broke) = (None, None, false, false);
        (self.expecting, self.expected) = (None, None);
        self.stop_following();
        if let Some(evaluation) = &mut self.evaluation {
            evaluation.is_current = false;
        }
    }

    /// Shows a hint for `game`, hides it, or cancels the search for it.
    pub(super) fn toggle_hint(&mut self, game: &G::Match) {
        if self.seeking.take().is_some() {
            return;
        }
        self.broke = false;
        self.shown = !self.shown;
        if self.shown && self.hint.is_none() {
            self.shown = false;
            let (analysis_engine, game) = (self.analysis_engine.clone(), game.clone());
            let seek = move |control: &Control, found: &dyn Fn(G::Hint)| {
                let analysis = analysis_engine(&game, &help_limits(HINT_NODES), control);
                if let Some(hint) = analysis.and_then(|analysis| G::hint(game, analysis)) {
                    found(hint);
                }
            };
            self.seeking = Job::start("hint", self.wake.clone(), seek);
            self.broke = self.seeking.is_none();
        }
    }

    pub(super) fn hint(&self) -> Option<&G::Hint> {
        self.hint.as_ref().filter(|_| self.shown)
    }

    /// Returns whether the last search for a hint failed.
    pub(super) fn has_broken(&self) -> bool {
        self.broke
    }

    pub(super) fn is_seeking(&self) -> bool {
        self.seeking.is_some()
    }

    pub(super) fn set_following(&mut self, follows: bool) {
        self.follows = follows;
        if !follows {
            self.stop_following();
            self.evaluation = None;
        }
    }

    /// Cancels the evaluation of the current position, which may start again.
    pub(super) fn stop_following(&mut self) {
        (self.following, self.taken_up) = (None, false);
    }

    pub(super) fn evaluation(&self) -> Option<&Evaluation<G::Analysis>> {
        self.evaluation.as_ref()
    }

    /// Starts the search for the expected margin of `game`, from the view of side 0.
    pub(super) fn expect(&mut self, game: G::Match) {
        let analysis_engine = self.analysis_engine.clone();
        let look = move |control: &Control, found: &dyn Fn(i32)| {
            let limits = help_limits(EXPECTING_NODES);
            let sign = if game.to_move() == Some(Side::NEAR) { 1 } else { -1 };
            if let Some(analysis) = analysis_engine(&game, &limits, control) {
                found(sign * analysis.score());
            }
        };
        self.expecting = Job::start("margin", self.wake.clone(), look);
    }

    /// Returns the expected margin once it is found.
    pub(super) fn expected(&self) -> Option<i32> {
        self.expected
    }

    /// Receives the expected margin and the hint; returns whether a hint has arrived.
    pub(super) fn poll_hint(&mut self) -> bool {
        if let Some(JobStatus::Report(margin)) = self.expecting.as_ref().map(Job::poll) {
            (self.expecting, self.expected) = (None, Some(margin));
        }
        let news = self.seeking.as_ref().map_or(JobStatus::Nothing, Job::poll);
        match news {
            JobStatus::Report(hint) => {
                (self.seeking, self.hint, self.shown) = (None, Some(hint), true);
                true
            }
            JobStatus::Ended => {
                (self.seeking, self.broke) = (None, true);
                false
            }
            JobStatus::Nothing => false,
        }
    }

    /// Receives evaluations of `game`. Starts the evaluation of its position if that is wanted and
    /// has not started.
    pub(super) fn follow(&mut self, game: &G::Match) {
        let Some(side) = game.to_move() else {
            return;
        };
        if self.follows && !self.taken_up {
            self.taken_up = true;
            let (analysis_engine, game) = (self.analysis_engine.clone(), game.clone());
            let look = move |control: &Control, found: &dyn Fn(G::Analysis)| {
                deepen_evaluation::<G>(&analysis_engine, &game, control, found);
            };
            self.following = Job::start("evaluation", self.wake.clone(), look);
        }
        while let Some(job) = &self.following {
            match job.poll() {
                JobStatus::Report(analysis) => {
                    self.evaluation = Some(Evaluation { side, analysis, is_current: true });
                }
                JobStatus::Ended => self.following = None,
                JobStatus::Nothing => break,
            }
        }
    }
}

/// Analyses `game` with increasing limits until the last limit is reached or the score is proven.
fn deepen_evaluation<G: Advised>(
    analysis_engine: &AnalysisEngine<G>,
    game: &G::Match,
    control: &Control,
    found: &dyn Fn(G::Analysis),
) {
    for nodes in EVALUATION_NODES {
        let Some(analysis) = analysis_engine(game, &help_limits(nodes), control) else {
            return;
        };
        let proven = analysis.is_proven();
        found(analysis);
        if proven || control.is_cancelled() {
            return;
        }
    }
}
