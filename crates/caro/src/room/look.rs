//! The names of the looks of the board of cờ caro, and what stands on its squares.

pub(crate) use crate::Look;

use strum::VariantArray;
use tabletop::Side;

use crate::Board;

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum Mark {
    /// The mark of the side that began.
    X,
    /// The mark of the other side.
    O,
    /// No mark.
    None,
}

impl Mark {
    /// Returns the mark of a side.
    pub(super) fn of(board: &Board, side: Side) -> Self {
        if side == board.first() { Mark::X } else { Mark::O }
    }
}
