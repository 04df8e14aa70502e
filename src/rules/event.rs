//! What happens during a turn, step by step.

use super::{Cell, GameEnd, Pile, Side};

/// One step of a turn. Applying the events of a turn in order to the position
/// before it gives the position after it; sound and animation follow them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The side had nothing in its row and put one dân from its store, on
    /// credit if need be, into each of its five cells.
    Refilled {
        /// Whose row was refilled.
        side: Side,
    },
    /// All dân of a cell were taken into the hand.
    Lifted {
        /// The cell, empty now.
        cell: Cell,
        /// How many dân the hand holds.
        dan: u16,
    },
    /// One dân was dropped from the hand.
    Dropped {
        /// The cell it fell into.
        cell: Cell,
    },
    /// A pile was captured into the mover's store.
    Captured {
        /// Who captured.
        side: Side,
        /// The empty cell that was jumped.
        gap: Cell,
        /// The cell the pile was taken from.
        cell: Cell,
        /// What was taken.
        pile: Pile,
    },
    /// The turn is over.
    TurnEnded(TurnEnd),
    /// At the end of the game a side collected the dân of one of its cells.
    Swept {
        /// The cell; its owner collects.
        cell: Cell,
        /// How many dân.
        dan: u16,
    },
    /// The game is over.
    GameOver(GameEnd),
}

/// Why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// The sowing came up to a quan cell that ends a turn.
    AtQuanCell(Cell),
    /// The next two cells are empty.
    TwoEmptyCells,
    /// Something was captured, and nothing more follows.
    ChainOver,
    /// The quan next in line is too young to be captured.
    YoungQuan(Cell),
    /// The first turn of the game may not capture a quan.
    FirstTurnQuan(Cell),
    /// The sowing came back to a state it had been in.
    EndlessSowing,
}
