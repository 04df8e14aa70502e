//! Analysis of a position, as deep as its limits allow.

use oanquan::{Game, Move};
use serde::{Deserialize, Serialize};

use super::engine::{Leaves, engine};
use super::{Control, ManySides, margin};

/// The limits of a search.
pub type Limits = basics::Limits<Move>;

/// The result of a search.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Analysis {
    /// The principal variation: the best move, the best reply, and so on; never empty.
    /// It may come from an iteration that a limit stopped.
    pub pv: Vec<Move>,
    /// The expected final margin in points for the side to move against the best other
    /// side, including points already in stores.
    pub score: i32,
    /// The depth of the last completed iteration, in plies.
    pub depth: u32,
    /// The number of turns to the end of the game if the score is proven, that is, if
    /// the search saw every line to the end; otherwise `None`. Among equal margins, the
    /// winner takes the shortest way and the loser the longest.
    ///
    /// With two sides, neither can do better than the score. With three or four sides,
    /// the score is the result if every side maximises its own margin, or its chance to win if the search
    /// plays for that ([`super::Model::MaxN`], [`super::Goal`]); a side that chooses differently, even among moves that
    /// are equally good for itself, may change the result of the others.
    pub turns: Option<u32>,
    /// Whether the score is proven: the search saw every line to the end, or a proof of the first turns says so.
    pub proven: bool,
    /// The number of nodes, over all iterations.
    pub nodes: u64,
}

impl Analysis {
    /// Returns the best move.
    pub fn best(&self) -> Move {
        self.pv[0]
    }
}

/// Analyses the current position of `game`. Earlier turns of the game count for
/// repetition. In a match of several rounds, the score is the margin of the round, but moves are
/// chosen for the match where its searches see that: with sold cells, and near the end of the round.
///
/// Returns `None` if the game is over, if `limits.only` is illegal, or if the search was
/// cancelled. Asked to move now, it returns the best result so far.
pub fn analyze(game: &Game, limits: &Limits, control: &Control) -> Option<Analysis> {
    analyze_by(&ManySides::for_lead(game.rules().sides), game, limits, control)
}

/// Analyses the current position of `game` by the search `ways` where the searches for two sides do not
/// know its rules.
pub(crate) fn analyze_by(
    ways: &ManySides,
    game: &Game,
    limits: &Limits,
    control: &Control,
) -> Option<Analysis> {
    let sides = game.rules().sides;
    if let Some(mv) = limits.only.filter(|_| sides == 2) {
        return analyze_after(game.clone(), mv, limits, control);
    }
    let two_sided = (sides == 2).then(|| engine(game, limits, control, Leaves::Tuned));
    // `None` from the engine: the board holds more dân than it can pack.
    let many = || ways.analyze(game, limits, control);
    let found = two_sided.flatten().unwrap_or_else(many)?;
    if !game.is_match() || found.turns.is_none() {
        return Some(found);
    }
    // Near the end of a round, what it is worth in the match decides, not the margin.
    let for_match = many().filter(|for_match| for_match.turns.is_some());
    Some(for_match.unwrap_or(found)).filter(|_| !control.is_cancelled())
}

/// Analyses `mv` in a two-sided game by searching the position after it.
fn analyze_after(mut game: Game, mv: Move, limits: &Limits, control: &Control) -> Option<Analysis> {
    let side = game.position().to_move()?;
    game.play(mv).ok()?;
    if game.end().is_some() {
        let score = margin(game.position(), side);
        return Some(Analysis {
            pv: vec![mv],
            score,
            depth: 1,
            turns: Some(1),
            proven: true,
            nodes: 1,
        });
    }
    let depth = limits.depth.map(|depth| depth.saturating_sub(1));
    let reply = analyze(&game, &Limits { depth, only: None, ..*limits }, control)?;
    Some(Analysis {
        pv: std::iter::once(mv).chain(reply.pv).collect(),
        score: -reply.score,
        depth: reply.depth + 1,
        turns: reply.turns.map(|turns| turns + 1),
        proven: reply.proven,
        nodes: reply.nodes + 1,
    })
}
