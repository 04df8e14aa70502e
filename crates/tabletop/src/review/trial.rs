//! A move that is tried in place of a fault, judged as a review judges a played one.

use serde::{Deserialize, Serialize};

use super::judge::{Judgement, REVIEW_NODES, judge};
use super::{BetterMove, TurnReview};
use crate::job::{Job, JobStatus, Waker};
use crate::question::{AsText, Question};
use crate::{
    Advisor, AnalysisEngine, Control, GameAnalysis, GameMatch, Limits, default_analysis_engine,
};

/// What has become of a tried move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Trial<M> {
    /// The better move and what the tried one loses against it, or `None` if the tried move is as
    /// good as the best one.
    pub better: Option<BetterMove<M>>,
    /// The best replies of the other sides to a worse move, until it is the first side's turn
    /// again.
    pub replies: Vec<M>,
    /// The moves that the search expects after the replies, as far as it knows them: at most two by each side.
    pub rest: Vec<M>,
}

/// A running judgement of a tried move. Dropping it cancels it.
pub struct TrialJob<G: Advisor>(Job<Trial<G::Move>>);

/// News of a trial.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TrialStatus<M> {
    /// The judgement continues.
    Nothing,
    /// The judgement is complete.
    Done(Trial<M>),
    /// The judgement failed and has no result.
    Failed,
}

impl<G: Advisor> TrialJob<G> {
    /// Starts to judge `mv`, tried at the end of `game`, with `analysis_engine`. Calls `wake` from
    /// another thread when [`TrialJob::poll`] has news. Returns `None` if the system cannot start a
    /// thread.
    pub fn start(
        game: G::Match,
        mv: G::Move,
        analysis_engine: AnalysisEngine<G>,
        wake: Waker,
    ) -> Option<Self> {
        Job::ask(TrialQuestion::<G> { game, mv }, analysis_engine, wake).map(TrialJob)
    }

    /// Receives the result.
    pub fn poll(&mut self) -> TrialStatus<G::Move> {
        match self.0.poll() {
            JobStatus::Report(trial) => TrialStatus::Done(trial),
            JobStatus::Ended => TrialStatus::Failed,
            JobStatus::Nothing => TrialStatus::Nothing,
        }
    }
}

/// The question how good a move is that is tried at the end of a game.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct TrialQuestion<G: Advisor> {
    /// The game.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
    /// The move.
    pub(crate) mv: G::Move,
}

impl<G: Advisor> Question for TrialQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "trial";

    type Engine = AnalysisEngine<G>;
    type Answer = Trial<G::Move>;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    fn answer(
        self,
        engine: &AnalysisEngine<G>,
        control: &Control,
        report: &dyn Fn(Trial<G::Move>),
    ) {
        if let Some(trial) = try_move::<G>(self.game, self.mv, engine, control) {
            report(trial);
        }
    }
}

/// Judges `mv`, tried at the end of `game`. Returns `None` if cancelled, or if the move is illegal.
fn try_move<G: Advisor>(
    mut game: G::Match,
    mv: G::Move,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Option<Trial<G::Move>> {
    let mover = game.to_move()?;
    let Judgement::Turn(TurnReview { better, .. }) =
        judge::<G>(&game, Some(mv), analysis_engine, control)?
    else {
        return None;
    };
    let better = better.filter(|better| G::grade(better.lost, better.proven).is_some());
    let (mut replies, mut rest) = (Vec::new(), Vec::new());
    if better.is_some() {
        game.play(mv).ok()?;
        while game.to_move().is_some_and(|side| side != mover)
            && replies.len() + 1 < game.game().sides()
        {
            let limits = Limits { nodes: Some(REVIEW_NODES), ..Limits::default() };
            let found = analysis_engine(&game, &limits, control)?;
            let reply = found.best();
            rest = found.line();
            game.play(reply).ok()?;
            replies.push(reply);
        }
    }
    // The line begins with the last reply.
    let most = 2 * game.game().sides();
    let rest = rest.into_iter().skip(1).take(most).take_while(|mv| game.play(*mv).is_ok());
    Some(Trial { better, replies, rest: rest.collect() })
}
