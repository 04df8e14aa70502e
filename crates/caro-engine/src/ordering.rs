//! The order in which moves are tried.

use arrayvec::ArrayVec;

use super::Spot;
use super::board::Board;
use super::spot::SPOTS;
use super::threat::Worth;

/// The bits of the place of a move in the order without points.
const PLACE_BITS: u32 = usize::BITS - SPOTS.leading_zeros();
/// The last place.
const LAST: i32 = (1 << PLACE_BITS) - 1;
/// More than the points of any move.
const MOST: i32 = 1 << 20;
/// The rank of a move that was taken.
const TAKEN: i32 = i32::MIN;

/// Moves, the best first. Each step selects the best move that is left: most of the time, one of the first
/// moves settles the position, and sorting the others would be wasted.
pub(crate) struct Ordered {
    moves: ArrayVec<Spot, SPOTS>,
    /// The points of each move, or [`MOST`] for the one before all others, and in the lowest
    /// [`PLACE_BITS`] its place, the earlier the higher: a rank of its own for each move.
    ranks: ArrayVec<i32, SPOTS>,
    /// The number of moves that are left.
    left: usize,
}

impl Ordered {
    /// Returns no moves.
    pub(crate) fn new() -> Self {
        Ordered { moves: ArrayVec::new(), ranks: ArrayVec::new(), left: 0 }
    }

    /// Orders moves by their points, which are between 0 and a million, `first` in front of all others.
    /// Among equal moves, their earlier order remains.
    pub(crate) fn fill(
        &mut self,
        moves: impl IntoIterator<Item = Spot>,
        first: Option<Spot>,
        points: impl Fn(Spot) -> i32,
    ) {
        for (place, spot) in moves.into_iter().enumerate() {
            let points = if Some(spot) == first { MOST } else { points(spot) };
            self.moves.push(spot);
            self.ranks.push((points << PLACE_BITS) + LAST - place as i32);
        }
        self.left = self.moves.len();
    }

    /// Drops all moves but the first `most`.
    pub(crate) fn truncate(&mut self, most: usize) {
        self.left = self.left.min(most);
    }
}

impl Iterator for Ordered {
    type Item = Spot;

    fn next(&mut self) -> Option<Spot> {
        self.left = self.left.checked_sub(1)?;
        let best = self.ranks.iter().copied().max()?;
        let place = (LAST - (best & LAST)) as usize;
        self.ranks[place] = TAKEN;
        Some(self.moves[place])
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.left, Some(self.left))
    }
}

impl ExactSizeIterator for Ordered {}

/// Returns the points of a move of the side to move: what it makes, and what it denies the opponent.
pub(crate) fn points(board: &Board, spot: Spot) -> i32 {
    let other = Worth::of(board.shapes(1 - board.player(), spot)).points;
    3 * own_points(board, spot) + 2 * i32::from(other)
}

/// Returns the points of what a move of the side to move makes.
pub(crate) fn own_points(board: &Board, spot: Spot) -> i32 {
    Worth::of(board.shapes(board.player(), spot)).points.into()
}
