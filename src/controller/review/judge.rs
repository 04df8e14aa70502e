//! Judging one turn of a game.

use super::{BetterMove, ExpectedMargin, TurnReview};
use crate::ai::{Analysis, Control, Limits};
use crate::controller::AnalysisEngine;
use crate::rules::{Game, Move};

/// How many positions a review enters to find the best move of a turn: as many as a
/// hint, so that both name the same one. No clock limits it, so it finds the same on
/// every machine.
pub const REVIEW_NODES: u64 = 300_000;

/// The most positions that are entered to look at a single move as far as the best one
/// was looked for, in multiples of [`REVIEW_NODES`]. It takes fewer as a rule.
const PATIENCE: u64 = 4;

/// What a review looks into: everything before this turn has been played.
#[derive(Clone, Debug)]
pub(super) struct ReviewedPosition {
    /// The game as it was then.
    game: Game,
    /// The move that was played; none after the last turn.
    played: Option<Move>,
}

/// What is found of a place.
#[derive(Clone, Copy, Debug)]
pub(super) enum Judgement {
    /// A turn was played there.
    Turn(TurnReview),
    /// The last turn had been played.
    After(ExpectedMargin),
}

impl ReviewedPosition {
    /// How many places of `game` there are to be looked into: one for each turn, and
    /// where it was not over after the last one, that.
    pub fn count(game: &Game) -> usize {
        game.turns().len() + usize::from(super::position_after(game).to_move().is_some())
    }

    /// The place of `game` before turn `number`, from 0 on; that after the last turn
    /// has the number after it.
    pub fn of(game: &Game, number: usize) -> Self {
        let played = game.turns().get(number).map(|turn| turn.mv);
        let mut game = game.clone();
        while game.turns().len() > number {
            game.undo();
        }
        // Whoever left after the last turn may have ended the game.
        while played.is_none() && game.undo_departure().is_some() {}
        ReviewedPosition { game, played }
    }

    /// Looks into it; none when that was cancelled.
    ///
    /// A move is judged by searches of equal depth, one for the best move and one for
    /// the one that was played: what a deeper search would have seen of either is no
    /// fault of the player.
    pub fn judge(&self, analysis_engine: &AnalysisEngine, control: &Control) -> Option<Judgement> {
        let nodes = Some(REVIEW_NODES);
        let found = analysis_engine(&self.game, &Limits { nodes, ..Limits::default() }, control)?;
        let expected = expected(&found);
        let Some(played) = self.played else {
            return Some(Judgement::After(expected));
        };
        let best = found.best();
        let better = if best == played {
            None
        } else {
            let look_at = |mv| {
                // What is proven can be compared with any depth.
                let depth = (!expected.proven).then_some(found.depth);
                let nodes = Some(PATIENCE * REVIEW_NODES);
                let limits = Limits { depth, nodes, only: Some(mv), ..Limits::default() };
                analysis_engine(&self.game, &limits, control)
            };
            let with_played = look_at(played)?;
            let with_best = if expected.proven { found } else { look_at(best)? };
            let lost = with_best.score - with_played.score;
            let proven = with_best.turns.is_some() && with_played.turns.is_some();
            (lost > 0).then_some(BetterMove { mv: best, lost, proven })
        };
        Some(Judgement::Turn(TurnReview { expected, better }))
    }
}

fn expected(found: &Analysis) -> ExpectedMargin {
    ExpectedMargin { margin: found.score, proven: found.turns.is_some() }
}
