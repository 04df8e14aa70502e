//! The puzzles: mate by check after check.

use ::cotuong::{Cotuong, Move, mate_by_checks, mated_by_checks, puzzles};
use tabletop::{Game, Match, Played};

use crate::ui::table::TryVerdict;

/// Returns the puzzle with this number.
pub(super) fn start(number: usize) -> Option<Match<Cotuong>> {
    let text = puzzles().get(number)?.board.to_string();
    let (game, position) = Cotuong::usual().parse_position(&text).ok()?;
    Some(Match::begin(game, position))
}

/// Returns how many moves are left to the player.
pub(super) fn moves_left(number: usize, played: &Match<Cotuong>) -> u32 {
    let all = puzzles().get(number).map_or(0, |puzzle| puzzle.moves);
    let made = u32::try_from(played.turn_count().div_ceil(2)).unwrap_or(u32::MAX);
    all.saturating_sub(made)
}

/// Judges the last move of `played`. Any move is right after which the other side is mated in time.
pub(super) fn judge(number: usize, played: &Match<Cotuong>) -> TryVerdict<Cotuong> {
    let position = played.position();
    if position.loser().is_some_and(|loser| loser == position.side()) {
        return TryVerdict::Solved;
    }
    let line = mated_by_checks(position.board(), moves_left(number, played));
    match line.as_deref().and_then(<[Move]>::first) {
        Some(reply) if position.end().is_none() => TryVerdict::Reply(*reply),
        _ => TryVerdict::Wrong,
    }
}

/// Returns the right move at the end of `played`.
pub(super) fn solution(number: usize, played: &Match<Cotuong>) -> Option<Move> {
    let line = mate_by_checks(played.position().board(), moves_left(number, played))?;
    line.first().copied()
}
