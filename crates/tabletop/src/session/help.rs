//! Help during a game: hints on request, and an evaluation that follows the game. Each search runs
//! on its own thread and is cancelled when the position changes.

use std::sync::Arc;

use super::evaluation::{Evaluation, EvaluationQuestion, MarginQuestion};
use super::hint::{FoundHint, seek_hint};
use super::thinker::Thinker;
use super::{Seat, Session, Tally};
use crate::job::{Job, JobStatus, Waker};
use crate::{Advisor, BySide, Control, Game, GameMatch, Limits, REVIEW_NODES, Side};

/// Analyses a game; returns `None` if the search was cancelled.
pub type AnalysisEngine<G> = Arc<
    dyn Fn(
            &<G as Game>::Match,
            &Limits<<G as Game>::Move>,
            &Control,
        ) -> Option<<G as Advisor>::Analysis>
        + Send
        + Sync,
>;

/// Returns the default analysis engine, the strongest search.
pub fn default_analysis_engine<G: Advisor>() -> AnalysisEngine<G> {
    Arc::new(G::analyze)
}

/// The node limit of the search for a hint, which is that of a review.
pub const HINT_NODES: u64 = REVIEW_NODES;

/// Returns the limits of a search of `nodes` nodes for help. Time is no limit: on a slow machine, a
/// hint would otherwise recommend a move that the review then calls a fault.
pub(crate) fn help_limits<M>(nodes: u64) -> Limits<M> {
    Limits { nodes: Some(nodes), ..Limits::default() }
}

/// The help in a game: the searches for it, their results, and the help that was used.
pub struct Help<G: Advisor> {
    analysis_engine: AnalysisEngine<G>,
    wake: Waker,
    hint: HintState<G>,
    following: Following<G::Analysis>,
    /// The latest evaluation, until the evaluation is turned off.
    evaluation: Option<Evaluation<G::Analysis>>,
    expected: Expected,
    tally: BySide<Tally>,
}

/// The hint for the current position.
enum HintState<G: Advisor> {
    /// Nobody has asked for one.
    None,
    /// The search is running.
    Seeking(Job<FoundHint<G>>),
    /// The search has found it, and it is shown or hidden.
    Found { found: FoundHint<G>, is_shown: bool },
    /// The search failed.
    Failed,
}

/// The evaluation of the current position.
enum Following<A> {
    /// It is turned off.
    Off,
    /// It is turned on and has not started.
    Waiting,
    /// It is running.
    Running(Job<A>),
    /// It has ended.
    Done,
}

/// The expected margin of an abandoned game.
enum Expected {
    /// The game was not abandoned.
    None,
    /// The search is running.
    Seeking(Job<i32>),
    /// The search has found it.
    Found(i32),
}

impl<G: Advisor> Help<G> {
    pub(super) fn new(
        analysis_engine: AnalysisEngine<G>,
        wake: Waker,
        tally: BySide<Tally>,
    ) -> Self {
        Help {
            analysis_engine,
            wake,
            hint: HintState::None,
            following: Following::Off,
            evaluation: None,
            expected: Expected::None,
            tally,
        }
    }

    pub(super) fn set_analysis_engine(&mut self, analysis_engine: AnalysisEngine<G>) {
        self.analysis_engine = analysis_engine;
    }

    /// Cancels all searches and removes the hint, because the position has changed.
    pub(super) fn position_changed(&mut self) {
        self.hint = HintState::None;
        self.expected = Expected::None;
        self.stop_following();
        if let Some(evaluation) = &mut self.evaluation {
            evaluation.is_current = false;
        }
    }

    /// Shows a hint for `game`, hides it, or cancels the search for it.
    fn toggle_hint(&mut self, game: &G::Match) {
        match &mut self.hint {
            HintState::Found { is_shown, .. } => *is_shown = !*is_shown,
            HintState::Seeking(_) => self.hint = HintState::None,
            HintState::None | HintState::Failed => self.hint = self.seek_hint(game.clone()),
        }
    }

    fn seek_hint(&self, game: G::Match) -> HintState<G> {
        let job = seek_hint(game, self.analysis_engine.clone(), self.wake.clone());
        job.map_or(HintState::Failed, HintState::Seeking)
    }

    /// Returns the hint for the current position while it is shown.
    pub fn hint(&self) -> Option<&G::Hint> {
        self.shown().map(|found| &found.hint)
    }

    /// Returns the turns expected from the current position on, at most [`LINE_TURNS`](super::LINE_TURNS),
    /// while a hint is shown. The first one is the move of the hint.
    pub fn line(&self) -> &[G::Move] {
        self.shown().map_or(&[], |found| &found.line)
    }

    fn shown(&self) -> Option<&FoundHint<G>> {
        match &self.hint {
            HintState::Found { found, is_shown: true } => Some(found),
            _ => None,
        }
    }

    /// Returns whether the search for a hint failed; [`HelpMut::toggle_hint`] retries it.
    pub fn has_hint_failed(&self) -> bool {
        matches!(self.hint, HintState::Failed)
    }

    /// Returns whether a search for a hint is running.
    pub fn is_seeking_hint(&self) -> bool {
        matches!(self.hint, HintState::Seeking(_))
    }

    fn set_following(&mut self, follows: bool) {
        match (&self.following, follows) {
            (Following::Off, true) => self.following = Following::Waiting,
            (_, false) => (self.following, self.evaluation) = (Following::Off, None),
            (_, true) => {}
        }
    }

    /// Cancels the evaluation of the current position, which may start again.
    pub(super) fn stop_following(&mut self) {
        if !matches!(self.following, Following::Off) {
            self.following = Following::Waiting;
        }
    }

    /// Returns the latest evaluation, if the evaluation follows the game and has found one.
    pub fn evaluation(&self) -> Option<&Evaluation<G::Analysis>> {
        self.evaluation.as_ref()
    }

    /// Returns the help that `side` has had. A hint counts when it is found; a cancelled search,
    /// or showing the hint again on the same turn, does not count.
    pub fn tally(&self, side: Side) -> Tally {
        self.tally[side]
    }

    pub(super) fn tally_mut(&mut self, side: Side) -> &mut Tally {
        &mut self.tally[side]
    }

    /// Starts the search for the expected margin of `game`, from the view of side 0.
    pub(super) fn expect(&mut self, game: G::Match) {
        let question = MarginQuestion::<G> { game };
        let job = Job::ask(question, self.analysis_engine.clone(), self.wake.clone());
        self.expected = job.map_or(Expected::None, Expected::Seeking);
    }

    /// Returns the expected margin once it is found.
    pub(super) fn expected(&self) -> Option<i32> {
        match self.expected {
            Expected::Found(margin) => Some(margin),
            Expected::None | Expected::Seeking(_) => None,
        }
    }

    /// Returns whether the expected margin of an abandoned game is being searched for.
    pub fn is_expecting(&self) -> bool {
        matches!(self.expected, Expected::Seeking(_))
    }

    /// Receives the expected margin and the hint; returns whether a hint has arrived.
    fn poll_hint(&mut self) -> bool {
        if let Expected::Seeking(job) = &self.expected {
            match job.poll() {
                JobStatus::Nothing => {}
                JobStatus::Report(margin) => self.expected = Expected::Found(margin),
                JobStatus::Ended => self.expected = Expected::None,
            }
        }
        let HintState::Seeking(job) = &self.hint else {
            return false;
        };
        self.hint = match job.poll() {
            JobStatus::Nothing => return false,
            JobStatus::Report(found) => HintState::Found { found, is_shown: true },
            JobStatus::Ended => HintState::Failed,
        };
        matches!(self.hint, HintState::Found { .. })
    }

    /// Receives evaluations of `game`. Starts the evaluation of its position if that is wanted and
    /// has not started.
    fn follow(&mut self, game: &G::Match) {
        let Some(side) = game.to_move() else {
            return;
        };
        if let Following::Waiting = self.following {
            let question = EvaluationQuestion::<G> { game: game.clone() };
            let job = Job::ask(question, self.analysis_engine.clone(), self.wake.clone());
            self.following = job.map_or(Following::Done, Following::Running);
        }
        while let Following::Running(job) = &self.following {
            match job.poll() {
                JobStatus::Report(analysis) => {
                    self.evaluation = Some(Evaluation { side, analysis, is_current: true });
                }
                JobStatus::Ended => self.following = Following::Done,
                JobStatus::Nothing => break,
            }
        }
    }
}

/// The help in a session, to ask for it and to receive it.
pub struct HelpMut<'a, G: Advisor>(pub(super) &'a mut Session<G>);

impl<G: Advisor> HelpMut<'_, G> {
    /// Shows or hides the hint for the person to move, or cancels the search for it. Does nothing
    /// on a computer's turn.
    pub fn toggle_hint(&mut self) {
        if self.0.seats().to_move() == Some(Seat::Person) {
            self.0.help.toggle_hint(self.0.history.game());
        }
    }

    /// Takes back what [`toggle_hint`](Self::toggle_hint) did last, because nobody asked for it: a hint that
    /// has just come does not count.
    pub fn take_back_hint(&mut self) {
        let help = &mut self.0.help;
        match &mut help.hint {
            HintState::Found { is_shown: true, .. } => {
                help.hint = HintState::None;
                if let Some(tally) = self.0.tally_of_person(self.0.game().to_move()) {
                    tally.hints = tally.hints.saturating_sub(1);
                    self.0.revision += 1;
                }
            }
            HintState::Found { is_shown, .. } => *is_shown = true,
            HintState::Seeking(_) | HintState::Failed => help.hint = HintState::None,
            HintState::None => {}
        }
    }

    /// Sets whether the evaluation follows the game.
    pub fn set_following(&mut self, follows: bool) {
        self.0.help.set_following(follows);
    }

    /// Receives the results of the searches for help. The evaluation waits while a computer
    /// thinks about its move or considers an offer.
    pub fn poll(&mut self) {
        let session = &mut *self.0;
        if session.help.poll_hint()
            && let Some(tally) = session.tally_of_person(session.game().to_move())
        {
            tally.hints += 1;
            session.revision += 1;
        }
        if session.thinker.as_ref().is_none_or(Thinker::has_answered) && session.offer.is_none() {
            session.help.follow(session.history.game());
        }
    }
}
