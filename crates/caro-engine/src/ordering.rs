//! The order in which moves are tried.

use std::cmp::Reverse;

use super::Spot;
use super::board::Board;
use super::threat::Worth;

/// Returns the points of a move of the side to move: what it makes, and what it denies the opponent.
pub(crate) fn points(board: &Board, spot: Spot) -> i32 {
    let other = Worth::of(board.shapes(1 - board.player(), spot)).points;
    3 * own_points(board, spot) + 2 * i32::from(other)
}

/// Returns the points of what a move of the side to move makes.
pub(crate) fn own_points(board: &Board, spot: Spot) -> i32 {
    Worth::of(board.shapes(board.player(), spot)).points.into()
}

/// Sorts moves by their points, `first` in front of all others. Among equal moves, their earlier order
/// remains.
pub(crate) fn by_points(board: &Board, moves: &mut [Spot], first: Option<Spot>) {
    moves.sort_by_cached_key(|spot| Reverse((Some(*spot) == first, points(board, *spot))));
}
