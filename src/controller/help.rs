//! Help for the person at the board: hints on request, and an evaluation that
//! follows the game. Both are sought on threads of their own and belong to one
//! position: when that changes they are cancelled.

use std::sync::Arc;
use std::time::Duration;

use super::hint::Hint;
use super::job::{Job, JobStatus, Waker};
use crate::ai::{Analysis, Control, Limits, analyze};
use crate::rules::{Game, Side};

/// How help looks at a game; none when the search was cancelled.
pub type AnalysisEngine = Arc<dyn Fn(&Game, &Limits, &Control) -> Option<Analysis> + Send + Sync>;

/// The default analysis engine: the strongest search there is.
pub fn default_analysis_engine() -> AnalysisEngine {
    Arc::new(analyze)
}

/// How far a hint looks.
pub const HINT_LIMITS: Limits = Limits {
    depth: None,
    nodes: Some(300_000),
    time: Some(Duration::from_secs(3)),
    threads: 1,
    only: None,
};

/// How many positions the looks of an evaluation enter, one after another: the
/// first is there at once, and after the last nothing runs any more. The last
/// is as far as a hint looks, so that both name the same move.
pub const EVALUATION_NODES: [u64; 3] = [3_000, 30_000, 300_000];

/// How many positions are entered for the margin to be expected of a game that was
/// left.
const EXPECTING_NODES: u64 = 30_000;

/// What is expected of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evaluation {
    /// The side that was to move; the score is from its view.
    pub side: Side,
    /// What the search found.
    pub analysis: Analysis,
    /// Whether it is of the position now, not of an earlier one.
    pub is_current: bool,
}

/// The help given in a game.
pub(super) struct Help {
    analysis_engine: AnalysisEngine,
    wake: Waker,
    seeking: Option<Job<Hint>>,
    /// The hint for the position now, once found.
    hint: Option<Hint>,
    shown: bool,
    /// The last search for a hint broke down.
    broke: bool,
    follows: bool,
    following: Option<Job<Analysis>>,
    /// The position now was taken up; it is not taken up twice.
    taken_up: bool,
    evaluation: Option<Evaluation>,
    /// The margin that was to be expected where a game was left is looked for.
    expecting: Option<Job<i32>>,
    expected: Option<i32>,
}

impl Help {
    pub(super) fn new(analysis_engine: AnalysisEngine, wake: Waker) -> Self {
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

    pub(super) fn set_analysis_engine(&mut self, analysis_engine: AnalysisEngine) {
        self.analysis_engine = analysis_engine;
    }

    /// The position has changed: nothing sought for the old one is wanted.
    pub(super) fn position_changed(&mut self) {
        (self.seeking, self.hint, self.shown, self.broke) = (None, None, false, false);
        (self.expecting, self.expected) = (None, None);
        self.stop_following();
        if let Some(evaluation) = &mut self.evaluation {
            evaluation.is_current = false;
        }
    }

    /// Shows a hint for `game`, or hides the one shown, or no longer seeks it.
    pub(super) fn toggle_hint(&mut self, game: &Game) {
        if self.seeking.take().is_some() {
            return;
        }
        self.broke = false;
        self.shown = !self.shown;
        if self.shown && self.hint.is_none() {
            self.shown = false;
            let (analysis_engine, game) = (self.analysis_engine.clone(), game.clone());
            let seek = move |control: &Control, found: &dyn Fn(Hint)| {
                let analysis = analysis_engine(&game, &HINT_LIMITS, control);
                if let Some(hint) = analysis.and_then(|analysis| Hint::of(game, analysis)) {
                    found(hint);
                }
            };
            self.seeking = Job::start("hint", self.wake.clone(), seek);
            self.broke = self.seeking.is_none();
        }
    }

    pub(super) fn hint(&self) -> Option<&Hint> {
        self.hint.as_ref().filter(|_| self.shown)
    }

    /// Whether the last search for a hint broke down.
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

    /// Leaves the position; it may be taken up again.
    pub(super) fn stop_following(&mut self) {
        (self.following, self.taken_up) = (None, false);
    }

    pub(super) fn evaluation(&self) -> Option<&Evaluation> {
        self.evaluation.as_ref()
    }

    /// Looks for the margin to be expected of `game`, for side 0.
    pub(super) fn expect(&mut self, game: Game) {
        let analysis_engine = self.analysis_engine.clone();
        let look = move |control: &Control, found: &dyn Fn(i32)| {
            let limits = Limits { nodes: Some(EXPECTING_NODES), ..HINT_LIMITS };
            let sign = if game.position().to_move() == Some(Side::NEAR) { 1 } else { -1 };
            if let Some(analysis) = analysis_engine(&game, &limits, control) {
                found(sign * analysis.score);
            }
        };
        self.expecting = Job::start("margin", self.wake.clone(), look);
    }

    /// The margin that was to be expected, once it is found.
    pub(super) fn expected(&self) -> Option<i32> {
        self.expected
    }

    /// Lets in what was found; true when that is a hint.
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

    /// Lets in what was found of `game`, and takes up its position if that is
    /// wanted and was not done yet.
    pub(super) fn follow(&mut self, game: &Game) {
        let Some(side) = game.position().to_move() else {
            return;
        };
        if self.follows && !self.taken_up {
            self.taken_up = true;
            let (analysis_engine, game) = (self.analysis_engine.clone(), game.clone());
            let look = move |control: &Control, found: &dyn Fn(Analysis)| {
                deepen_evaluation(&analysis_engine, &game, control, found);
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

/// Looks at `game` further and further, until the limits are reached or the
/// result is proven.
fn deepen_evaluation(
    analysis_engine: &AnalysisEngine,
    game: &Game,
    control: &Control,
    found: &dyn Fn(Analysis),
) {
    for nodes in EVALUATION_NODES {
        let limits = Limits { nodes: Some(nodes), ..HINT_LIMITS };
        let Some(analysis) = analysis_engine(game, &limits, control) else {
            return;
        };
        let proven = analysis.turns.is_some();
        found(analysis);
        if proven || control.is_cancelled() {
            return;
        }
    }
}
