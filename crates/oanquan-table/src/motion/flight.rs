//! Stones on their way, and the hand that sows.

use oanquan::{Cell, Side};

use super::Stone;

/// The place of a stone: a cell or a store, and its index in the heap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StonePlace {
    /// In a cell.
    Cell(Cell, usize),
    /// In the store of a side.
    Store(Side, usize),
    /// In the hand that pours out the store of a side.
    Gathered(Side, usize),
}

/// A stone in flight.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Flight {
    /// The stone.
    pub stone: Stone,
    /// Where the stone comes from.
    pub from: StonePlace,
    /// Where the stone will lie.
    pub to: StonePlace,
    /// The progress of the flight, 0 to 1.
    pub progress: f32,
}

impl Flight {
    /// Returns the place where the stone lies before or after its flight, or `None` while it is in
    /// the air.
    pub fn at_rest(&self) -> Option<StonePlace> {
        match self.progress {
            ..=0.0 => Some(self.from),
            1.0.. => Some(self.to),
            _ => None,
        }
    }
}

/// The hand that sows.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// The stones in the hand; the last one is dropped next.
    pub stones: Vec<Stone>,
    /// The cell the hand comes from.
    pub from: Cell,
    /// The cell the hand moves to.
    pub to: Cell,
    /// The progress between the two cells, 0 to 1.
    pub progress: f32,
}
