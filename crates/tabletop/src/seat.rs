//! The seats at a table.

use std::fmt;

/// A seat at the table, numbered from 0 in the order of the turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Seat(u8);

impl Seat {
    /// The seat that moves first unless agreed otherwise.
    pub const FIRST: Seat = Seat(0);

    /// Returns the seat with this number.
    ///
    /// # Panics
    /// Panics if the number exceeds 255.
    pub fn new(index: usize) -> Self {
        Seat(u8::try_from(index).expect("a table has few seats"))
    }

    /// Returns the number of the seat.
    pub fn index(self) -> usize {
        self.0.into()
    }

    /// Returns the next of `seats` seats.
    pub fn next(self, seats: usize) -> Self {
        Seat::new((self.index() + 1) % seats)
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
