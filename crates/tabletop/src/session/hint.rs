//! The search for a hint: the best move, how much better it is than the others, and what is expected
//! to follow.

use serde::{Deserialize, Serialize};

use super::help::{AnalysisEngine, HINT_NODES, default_analysis_engine, help_limits};
use crate::explorer::value_of;
use crate::question::{AsText, Question};
use crate::{Advisor, Control, GameAnalysis, GameMatch, Job, Limits, MoveValue, NextBest, Waker};

/// The most turns of the line that a hint shows.
pub const LINE_TURNS: usize = 4;

/// The nodes of all searches together that compare the moves with each other.
const COMPARING_NODES: u64 = HINT_NODES / 2;
/// The node limit of the search for a turn of the line beyond what the analysis expects.
const LINE_NODES: u64 = HINT_NODES / 20;

/// A hint and what is expected to follow.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct FoundHint<G: Advisor> {
    /// The hint.
    pub hint: G::Hint,
    /// The expected turns, that of the hint first; at most [`LINE_TURNS`].
    pub line: Vec<G::Move>,
}

/// Starts the search for a hint for the end of `game`, which calls `wake` when it ends. It reports nothing if
/// the game is over. Returns `None` if the system cannot start a thread.
pub fn seek_hint<G: Advisor>(
    game: G::Match,
    analysis_engine: AnalysisEngine<G>,
    wake: Waker,
) -> Option<Job<FoundHint<G>>> {
    Job::ask(HintQuestion { game }, analysis_engine, wake)
}

/// The question which move is best at the end of a game, and why.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub(crate) struct HintQuestion<G: Advisor> {
    /// The game.
    #[serde(with = "AsText::<G>")]
    pub(crate) game: G::Match,
}

impl<G: Advisor> Question for HintQuestion<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "hint";

    type Engine = AnalysisEngine<G>;
    type Answer = FoundHint<G>;

    fn usual_engine() -> AnalysisEngine<G> {
        default_analysis_engine::<G>()
    }

    fn answer(self, engine: &AnalysisEngine<G>, control: &Control, report: &dyn Fn(FoundHint<G>)) {
        if let Some(found) = find_hint(&self.game, engine, control) {
            report(found);
        }
    }
}

/// Returns the hint for the end of `game`, or `None` if the game is over or the search was cancelled.
fn find_hint<G: Advisor>(
    game: &G::Match,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Option<FoundHint<G>> {
    let analysis = analysis_engine(game, &help_limits(HINT_NODES), control)?;
    let next = next_best::<G>(game, &analysis, analysis_engine, control);
    let line = line::<G>(game, analysis.line(), analysis_engine, control);
    let hint = G::hint(game.clone(), analysis, next)?;
    (!control.is_cancelled()).then_some(FoundHint { hint, line })
}

/// Returns the best move besides that of `analysis`, as far as values that come with the game or shorter
/// searches of equal size see; `None` if nothing is known about the others.
fn next_best<G: Advisor>(
    game: &G::Match,
    analysis: &G::Analysis,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Option<NextBest> {
    let known = G::known_values(game);
    let is_known = !known.is_empty();
    let values = match is_known {
        true => known,
        false => values_at_once::<G>(game, analysis_engine, control)?,
    };
    let best = analysis.best();
    let own = values.iter().find(|value| value.mv == best)?;
    let score = values.iter().filter(|value| value.mv != best).map(|value| value.score).max()?;
    // Of two views of the best move, the more modest one counts: a longer search of only one move must not
    // make the difference.
    let own = match () {
        () if is_known => own.score,
        () if analysis.is_proven() => analysis.score(),
        () => own.score.min(analysis.score()),
    };
    Some(NextBest { score, lead: own - score })
}

/// Returns the values of the moves that the game compares, each searched to the same number of nodes; `None`
/// if one is unknown.
fn values_at_once<G: Advisor>(
    game: &G::Match,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Option<Vec<MoveValue<G::Move>>> {
    let moves = G::compared(game);
    let nodes = Some(COMPARING_NODES / u64::try_from(moves.len()).ok()?.max(1));
    let value = |mv| {
        let limits = Limits { nodes, only: Some(mv), ..Limits::default() };
        let found = analysis_engine(game, &limits, control).filter(|found| found.best() == mv)?;
        Some(value_of::<G>(mv, &found))
    };
    moves.into_iter().map(value).collect()
}

/// Returns the turns expected from the end of `game` on: those of `expected`, then those of short searches.
/// Ends where a game or a round ends.
fn line<G: Advisor>(
    game: &G::Match,
    expected: Vec<G::Move>,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Vec<G::Move> {
    let (mut game, mut expected) = (game.clone(), expected.into_iter());
    let mut line = Vec::new();
    while line.len() < LINE_TURNS && game.to_move().is_some() {
        let searched = || analysis_engine(&game, &help_limits(LINE_NODES), control);
        let next = expected.next().or_else(|| searched().map(|found| found.best()));
        match next.filter(|mv| game.play(*mv).is_ok()) {
            Some(mv) => line.push(mv),
            None => break,
        }
    }
    line
}
