//! Wins by fours and open threes, against every answer: what a puzzle asks for.

use basics::{Control, Limiter};

use super::attack::Attacks;
use super::board::Board;
use super::{Spot, Variant};

/// The nodes of a search. A win of a few moves takes a few thousand.
const NODES: u64 = 60_000;

/// Returns the shortest win by fours and open threes of the side to move after `moves`, of at most `most` moves of its
/// own: their number, and the first one. Returns `None` if there is none, or if a move is impossible.
pub fn forced_win(variant: Variant, moves: &[Spot], most: u32) -> Option<(u32, Spot)> {
    let mut board = Board::new(variant, moves)?;
    let control = Control::default();
    let mut limiter = Limiter::new(Some(NODES), None, &control);
    let length = (2 * most).checked_sub(1)?;
    let win = Attacks::new(NODES).shortest(&mut board, &mut limiter, NODES, length)?;
    Some((win.length.div_ceil(2), *win.line.first()?))
}

/// Returns the answer that holds out longest if the side that has just moved, the last of `moves`, still wins by fours
/// and open threes within `most` further moves of its own, whatever the answer. Returns `None` if it does not.
pub fn longest_answer(variant: Variant, moves: &[Spot], most: u32) -> Option<Spot> {
    let mut board = Board::new(variant, moves)?;
    let control = Control::default();
    let mut limiter = Limiter::new(Some(NODES), None, &control);
    Attacks::new(NODES).answer(&mut board, &mut limiter, NODES, 2 * most)
}
