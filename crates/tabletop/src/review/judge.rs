//! The judgement of one turn of a game.

use super::{BetterMove, ExpectedMargin, TurnReview};
use crate::{Advisor, AnalysisEngine, Control, GameAnalysis, GameMatch, Limits};

/// The number of positions that a review searches for the best move of a turn. A hint searches
/// as many, so both find the same move. Time is no limit, so the result is the same on every
/// machine.
pub const REVIEW_NODES: u64 = 300_000;

/// The most positions to search for the value of the played move at the depth of the best one,
/// in multiples of [`REVIEW_NODES`]. Usually fewer are needed.
const PATIENCE: u64 = 4;

/// The judgement of one position of a game.
#[derive(Clone, Copy, Debug)]
pub(super) enum Judgement<M> {
    /// The review of the turn played there.
    Turn(TurnReview<M>),
    /// The expected margin after the last turn.
    After(ExpectedMargin),
}

/// Returns the number of positions of `game` to judge: one per turn, plus the position after the
/// last turn if the game was not over there.
pub(super) fn count<G: Advisor>(game: &G::Match) -> usize {
    game.turn_count() + usize::from(super::goes_on::<G>(game))
}

/// Returns the number of entries of `game` before turn `number`, counted from 0; the number after
/// the last turn stands for the position after it.
pub(super) fn entries_before<G: Advisor>(game: &G::Match, number: usize) -> usize {
    if number < game.turn_count() {
        game.entries_before_turn(number + 1)
    } else {
        // A departure after the last turn may have ended the game.
        game.entries_to_turn(number)
    }
}

/// Judges the move `played` at the end of `game`, or the position if there is none. Returns `None`
/// if cancelled.
///
/// The judgement compares two searches of equal depth, for the best move and for the
/// played one, so that a deeper view of only one of them cannot count against the player. Where the
/// values of all moves are known in advance, it compares those, as the explorer shows them; the move
/// that a hint would give is no fault even there.
pub(super) fn judge<G: Advisor>(
    game: &G::Match,
    played: Option<G::Move>,
    analysis_engine: &AnalysisEngine<G>,
    control: &Control,
) -> Option<Judgement<G::Move>> {
    let nodes = Some(REVIEW_NODES);
    let found = analysis_engine(game, &Limits { nodes, ..Limits::default() }, control)?;
    let known = G::known_values(game);
    let best_known = known.iter().max_by_key(|value| value.score);
    let expected = match best_known {
        Some(best) => ExpectedMargin { margin: best.score, proven: best.proven },
        None => expected::<G>(&found),
    };
    let Some(played) = played else {
        return Some(Judgement::After(expected));
    };
    let best = found.best();
    let known_played = known.iter().find(|value| value.mv == played);
    let better = if best == played {
        None
    } else if let (Some(best), Some(played)) = (best_known, known_played) {
        let (mv, lost, proven) = (best.mv, best.score - played.score, best.proven && played.proven);
        (lost > 0).then_some(BetterMove { mv, lost, proven })
    } else {
        let look_at = |mv| {
            // A proven score can be compared with a search of any depth.
            let depth = (!expected.proven).then_some(found.depth());
            let nodes = Some(PATIENCE * REVIEW_NODES);
            let limits = Limits { depth, nodes, only: Some(mv), ..Limits::default() };
            analysis_engine(game, &limits, control)
        };
        let with_played = look_at(played)?;
        let with_best = if expected.proven { found } else { look_at(best)? };
        let lost = with_best.score() - with_played.score();
        let proven = with_best.is_proven() && with_played.is_proven();
        (lost > 0).then_some(BetterMove { mv: best, lost, proven })
    };
    Some(Judgement::Turn(TurnReview { expected, better }))
}

fn expected<G: Advisor>(found: &G::Analysis) -> ExpectedMargin {
    ExpectedMargin { margin: found.score(), proven: found.is_proven() }
}
