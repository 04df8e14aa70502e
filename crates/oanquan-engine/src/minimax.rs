//! Plain textbook minimax: every line to the same depth, without cutoffs. It plays the
//! level *medium*, and tests compare the faster searches with it.

use oanquan::{Position, Rules, Side, play};

use super::{BestMoves, Control, margin};

/// Returns the best moves of a two-sided position at a depth of `depth` plies (at least
/// one), with leaves scored by [`margin`].
///
/// Returns `None` if there is no legal move or the search was cancelled.
pub fn minimax(
    rules: &Rules,
    position: &Position,
    depth: u32,
    control: &Control,
) -> Option<BestMoves> {
    let side = position.to_move()?;
    let mut best = None;
    for mv in position.legal_moves(rules) {
        let after = play(rules, position, mv).expect("a listed move is legal").after;
        let score = -value(rules, &after, side.next(2), depth.saturating_sub(1), control)?;
        BestMoves::offer(&mut best, mv, score);
    }
    best
}

/// Returns the value of `position` for `side`, which is to move unless the game is over.
fn value(
    rules: &Rules,
    position: &Position,
    side: Side,
    depth: u32,
    control: &Control,
) -> Option<i32> {
    if control.is_cancelled() {
        return None;
    }
    let moves = position.legal_moves(rules);
    if depth == 0 || moves.is_empty() {
        return Some(margin(position, side));
    }
    let mut best = i32::MIN;
    for mv in moves {
        let after = play(rules, position, mv).expect("a listed move is legal").after;
        best = best.max(-value(rules, &after, side.next(2), depth - 1, control)?);
    }
    Some(best)
}
