//! The judgement of one turn of a game.

use super::{BetterMove, ExpectedMargin, TurnReview};
use crate::ai::{Analysis, Control, Limits};
use crate::controller::AnalysisEngine;
use crate::rules::{Game, Move};

/// The number of positions that a review searches for the best move of a turn. A hint searches
/// as many, so both find the same move. Time is no limit, so the result is the same on every
/// machine.
pub const REVIEW_NODES: u64 = 300_000;

/// The most positions to search for the value of the played move at the depth of the best one,
/// in multiples of [`REVIEW_NODES`]. Usually fewer are needed.
const PATIENCE: u64 = 4;

/// The task of judging one turn: the game before it, and the played move.
#[derive(Clone, Debug)]
pub(super) struct ReviewedPosition {
    /// The game before the turn.
    game: Game,
    /// The played move, or `None` after the last turn.
    played: Option<Move>,
}

/// The judgement of one position of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Judgement {
    /// The review of the turn played there.
    Turn(TurnReview),
    /// The expected margin after the last turn.
    After(ExpectedMargin),
}

impl ReviewedPosition {
    /// Returns the number of positions of `game` to judge: one per turn, plus the position
    /// after the last turn if the game was not over there.
    pub fn count(game: &Game) -> usize {
        game.turn_count() + usize::from(super::position_after(game).to_move().is_some())
    }

    /// Returns the position of `game` before turn `number`, counted from 0; the number after
    /// the last turn stands for the position after it.
    pub fn of(game: &Game, number: usize) -> Self {
        let played = game.turn(number).map(|turn| turn.mv);
        let entries = match played {
            Some(_) => game.entries_before_turn(number + 1),
            // A departure after the last turn may have ended the game.
            None => game.entries_to_turn(number),
        };
        ReviewedPosition { game: game.up_to(entries), played }
    }

    /// Judges the turn; returns `None` if cancelled.
    ///
    /// The judgement compares two searches of equal depth, for the best move and for the
    /// played one, so that a deeper view of only one of them cannot count against the player.
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
                // A proven score can be compared with a search of any depth.
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
