//! The looks of the board of cờ caro, and what stands on its squares.

use ::caro::Board;
use tabletop::Side;

use crate::words::choices;

/// A look of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::rooms) enum Look {
    /// Squared paper and a pen.
    Paper,
    /// Wood and stones.
    Wood,
}

/// What is on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui::rooms) enum Mark {
    /// The mark of the side that began.
    X,
    /// The mark of the other side.
    O,
    /// No mark.
    None,
}

choices! {
    Look {
        Look::Paper => "paper",
        Look::Wood => "wood",
    }
    Mark {
        Mark::X => "x",
        Mark::O => "o",
        Mark::None => "none",
    }
}

impl Look {
    /// All looks, in the order of their choice.
    pub(super) const ALL: [Look; 2] = [Look::Paper, Look::Wood];

    /// Returns the look with this number; paper for unknown numbers.
    pub(super) fn of(number: usize) -> Self {
        Look::ALL.get(number).copied().unwrap_or(Look::Paper)
    }
}

impl Mark {
    /// Returns the mark of a side.
    pub(super) fn of(board: &Board, side: Side) -> Self {
        if side == board.first() { Mark::X } else { Mark::O }
    }
}
