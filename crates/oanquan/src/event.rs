//! The events of a turn, step by step.

use super::{Cell, GameEnd, Pile, Side};

/// One step of a turn. Applying a turn's events in order to the position before
/// the turn yields the position after it; animation and sound follow the events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The side's row was empty, so the side put one dân from its store into each
    /// of its cells, borrowing if the store was short.
    Refilled {
        /// Whose row was refilled.
        side: Side,
    },
    /// The hand lifted all dân of a cell, or one dân of a quan cell that gives one away.
    Lifted {
        /// The cell; empty now if it is a dân cell.
        cell: Cell,
        /// The number of dân in the hand.
        dan: u16,
    },
    /// The hand dropped one dân.
    Dropped {
        /// The cell that received it.
        cell: Cell,
    },
    /// The hand dropped one dân into a pond, so the dân went to the store of the side that bought
    /// the cell.
    Ponded {
        /// The side that gets the dân.
        side: Side,
        /// The pond.
        cell: Cell,
    },
    /// The side to move captured a pile into its store.
    Captured {
        /// The side that captured.
        side: Side,
        /// The empty cell that was jumped.
        gap: Cell,
        /// The cell that held the pile.
        cell: Cell,
        /// The captured pile.
        pile: Pile,
    },
    /// The turn ended.
    TurnEnded(TurnEnd),
    /// At the end of the game, a side collected the dân of one of its cells, or its share of them.
    Swept {
        /// The side that collects them.
        side: Side,
        /// The cell.
        cell: Cell,
        /// The number of dân.
        dan: u16,
    },
    /// At the end of the game, an odd dân of a cell went to nobody, because the sides split what was
    /// left.
    LeftOver {
        /// The cell.
        cell: Cell,
    },
    /// The game ended.
    GameOver(GameEnd),
}

/// Why a turn ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnEnd {
    /// The next cell is a quan cell that ends the turn.
    AtQuanCell(Cell),
    /// The next two cells are empty.
    TwoEmptyCells,
    /// The chain of captures ended.
    ChainOver,
    /// The quan that could be captured next is still too young.
    YoungQuan(Cell),
    /// The first turn of the game may not capture this quan.
    FirstTurnQuan(Cell),
    /// The sowing returned to an earlier state and would never end.
    EndlessSowing,
}
