//! Places on the board.

use super::MOST_SIZE;

/// The number of spots of the largest board.
pub(crate) const SPOTS: usize = MOST_SIZE as usize * MOST_SIZE as usize;

/// A place on the board. Spots are ordered by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// Returns the spot in this row and column, both counted from 0; `None` beyond the largest
    /// board.
    pub fn new(row: u8, column: u8) -> Option<Self> {
        let index = u16::from(row) * u16::from(MOST_SIZE) + u16::from(column);
        (row < MOST_SIZE && column < MOST_SIZE).then_some(Spot(index))
    }

    /// Returns the row, counted from 0.
    pub fn row(self) -> u8 {
        (self.0 / u16::from(MOST_SIZE)) as u8
    }

    /// Returns the column, counted from 0.
    pub fn column(self) -> u8 {
        (self.0 % u16::from(MOST_SIZE)) as u8
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the spot `steps` steps in a direction, if a board of `size` has it.
    pub(crate) fn step(self, (rows, columns): (i8, i8), steps: i8, size: u8) -> Option<Self> {
        let row = self.row().checked_add_signed(rows * steps)?;
        let column = self.column().checked_add_signed(columns * steps)?;
        (row < size && column < size).then(|| Spot::new(row, column)).flatten()
    }
}
