//! Plain textbook minimax: every line to the same depth, without cutoffs. It plays the
//! level *medium*, and tests compare the faster searches with it.

use oanquan::{Game, Move, Position, Rules, Side, play_within};

use super::{BestMoves, Control, margin};

/// Returns the best moves in the current position of a two-sided `game` at a depth of `depth` plies (at
/// least one), with leaves scored by [`margin`]. Ignores repetition and lack of progress.
///
/// Returns `None` if there is no legal move or the search was cancelled.
pub fn minimax(game: &Game, depth: u32, control: &Control) -> Option<BestMoves> {
    let (position, growth_limit) = (game.position(), game.growth_limit());
    let side = position.to_move()?;
    let search = Minimax { rules: game.rules(), growth_limit, control };
    let mut best = None;
    for mv in position.legal_moves(search.rules) {
        let after = search.after(position, mv);
        let score = -search.value(&after, side.next(2), depth.saturating_sub(1))?;
        BestMoves::offer(&mut best, mv, score);
    }
    best
}

struct Minimax<'a> {
    rules: &'a Rules,
    growth_limit: u32,
    control: &'a Control,
}

impl Minimax<'_> {
    fn after(&self, position: &Position, mv: Move) -> Position {
        let turn = play_within(self.growth_limit, self.rules, position, mv);
        turn.expect("a listed move is legal").after
    }

    /// Returns the value of `position` for `side`, which is to move unless the game is over.
    fn value(&self, position: &Position, side: Side, depth: u32) -> Option<i32> {
        if self.control.is_cancelled() {
            return None;
        }
        let moves = position.legal_moves(self.rules);
        if depth == 0 || moves.is_empty() {
            return Some(margin(position, side));
        }
        let mut best = i32::MIN;
        for mv in moves {
            best = best.max(-self.value(&self.after(position, mv), side.next(2), depth - 1)?);
        }
        Some(best)
    }
}
