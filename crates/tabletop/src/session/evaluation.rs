//! The evaluation of a position, in searches that grow, and the expected margin of an abandoned game.

use serde::{Deserialize, Serialize};

use super::help::{AnalysisEngine, HINT_NODES, default_analysis_engine, help_limits};
use crate::question::{AsText, Question};
use crate::{Advisor, Control, GameAnalysis, GameMatch, Side};

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

/// The question how the end of a game stands, which is answered again and again, each time better.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct EvaluationQuestion<G: Advisor> {
    /// The game.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
}

impl<G: Advisor> Question for EvaluationQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "evaluation";

    type Engine = AnalysisEngine<G>;
    type Answer = G::Analysis;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    /// Analyses the game with increasing limits until the last limit is reached or the score is proven.
    fn answer(self, engine: &AnalysisEngine<G>, control: &Control, report: &dyn Fn(G::Analysis)) {
        for nodes in EVALUATION_NODES {
            let Some(analysis) = engine(&self.game, &help_limits(nodes), control) else {
                return;
            };
            let proven = analysis.is_proven();
            report(analysis);
            if proven || control.is_cancelled() {
                return;
            }
        }
    }
}

/// The question which margin was to be expected, from the view of side 0, when a game was abandoned.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct MarginQuestion<G: Advisor> {
    /// The game before that.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
}

impl<G: Advisor> Question for MarginQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "margin";

    type Engine = AnalysisEngine<G>;
    type Answer = i32;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    fn answer(self, engine: &AnalysisEngine<G>, control: &Control, report: &dyn Fn(i32)) {
        let limits = help_limits(EXPECTING_NODES);
        let sign = if self.game.to_move() == Some(Side::NEAR) { 1 } else { -1 };
        if let Some(analysis) = engine(&self.game, &limits, control) {
            report(sign * analysis.score());
        }
    }
}
