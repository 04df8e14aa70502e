//! Looking at a position as deeply as the limits allow.

use std::time::Duration;

use crate::rules::{Game, Move};

use super::engine::{Leaves, engine};
use super::{Control, ManySides, margin};

/// When a search stops, and which move it is about; what is none limits nothing. A
/// search always finishes its first ply, so that there is an answer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// The deepest iteration, in plies, at least 1.
    pub depth: Option<u32>,
    /// How many positions may be entered, all iterations together.
    pub nodes: Option<u64>,
    /// How long the search may take.
    pub time: Option<Duration>,
    /// How many threads search together where two sides play; 0 is taken for 1. With
    /// more, what is found may differ from run to run, and `nodes` is overstepped by what
    /// they enter in one iteration.
    pub threads: usize,
    /// The only move to be looked at; what it leads to is found, not whether it is
    /// a good one.
    pub only: Option<Move>,
}

/// What a search found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Analysis {
    /// The principal variation: the best move, the best answer to it, and so
    /// on; never empty. It may come from an iteration that a limit stopped.
    pub pv: Vec<Move>,
    /// The expected final margin in points for the side to move, against the
    /// best other side, points already in stores included.
    pub score: i32,
    /// The plies of the last iteration that was finished.
    pub depth: u32,
    /// When the score is proven, that is no line was cut off before the end of
    /// the game: how many turns the game still takes. Among equal margins the
    /// winner takes the shortest way and the loser the longest.
    ///
    /// With two sides nobody can do better than the score says. With three or
    /// four it is the result when every side plays for its own margin ([`super::Model::MaxN`]);
    /// a side that chooses otherwise, be it among moves that are equally good
    /// for it, may change the others' result.
    pub turns: Option<u32>,
    /// How many positions were entered, all iterations included.
    pub nodes: u64,
}

impl Analysis {
    /// The best move.
    pub fn best(&self) -> Move {
        self.pv[0]
    }
}

/// The best move in the position `game` has come to, and what it leads to. The
/// turns of the game count for repetition.
///
/// None when the game is over, the only move to be looked at may not be played, or the
/// search was cancelled; asked to move now it answers with what it has.
pub fn analyze(game: &Game, limits: &Limits, control: &Control) -> Option<Analysis> {
    let sides = game.rules().sides;
    if let Some(mv) = limits.only.filter(|_| sides == 2) {
        return analyze_after(game.clone(), mv, limits, control);
    }
    let two_sided = (sides == 2).then(|| engine(game, limits, control, Leaves::Tuned));
    // None in it: the engine does not take that many dân.
    let many = || ManySides::strongest(sides).analyze(game, limits, control);
    two_sided.flatten().unwrap_or_else(many)
}

/// What `mv` leads to in a game of two: what the other side finds after it.
fn analyze_after(mut game: Game, mv: Move, limits: &Limits, control: &Control) -> Option<Analysis> {
    let side = game.position().to_move()?;
    game.play(mv).ok()?;
    if game.end().is_some() {
        let score = margin(game.position(), side);
        return Some(Analysis { pv: vec![mv], score, depth: 1, turns: Some(1), nodes: 1 });
    }
    let depth = limits.depth.map(|depth| depth.saturating_sub(1));
    let reply = analyze(&game, &Limits { depth, only: None, ..*limits }, control)?;
    Some(Analysis {
        pv: std::iter::once(mv).chain(reply.pv).collect(),
        score: -reply.score,
        depth: reply.depth + 1,
        turns: reply.turns.map(|turns| turns + 1),
        nodes: reply.nodes + 1,
    })
}
