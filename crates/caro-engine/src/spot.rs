//! Places on the board.

use super::MAX_SIZE;

/// The number of spots of the largest board.
pub(crate) const SPOTS: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// The size of the board whose spots have keys by row, then by column.
const KEYED_SIZE: u64 = 19;

/// A place on the board. Spots are ordered by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(u16);

impl Spot {
    /// Returns the spot in this row and column, both counted from 0; `None` beyond the largest
    /// board.
    pub fn new(row: u8, column: u8) -> Option<Self> {
        let index = u16::from(row) * u16::from(MAX_SIZE) + u16::from(column);
        (row < MAX_SIZE && column < MAX_SIZE).then_some(Spot(index))
    }

    /// Returns the row, counted from 0.
    pub fn row(self) -> u8 {
        (self.0 / u16::from(MAX_SIZE)) as u8
    }

    /// Returns the column, counted from 0.
    pub fn column(self) -> u8 {
        (self.0 % u16::from(MAX_SIZE)) as u8
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// Returns the number of the spot in the keys of positions, which does not depend on the largest
    /// board: searches find the same, with the same nodes, when larger boards are added.
    pub(crate) fn key_number(self) -> u64 {
        let (row, column) = (u64::from(self.row()), u64::from(self.column()));
        if row.max(column) < KEYED_SIZE {
            row * KEYED_SIZE + column
        } else {
            // The spots of the outermost row and column, shell by shell.
            let shell = row.max(column);
            shell * shell + if column == shell { row } else { shell + 1 + column }
        }
    }

    /// Returns the spot `steps` steps in a direction, if a board of `size` has it.
    pub(crate) fn step(self, (rows, columns): (i8, i8), steps: i8, size: u8) -> Option<Self> {
        let row = self.row().checked_add_signed(rows * steps)?;
        let column = self.column().checked_add_signed(columns * steps)?;
        (row < size && column < size).then(|| Spot::new(row, column)).flatten()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_spots_share_a_key() {
        let spots = (0..MAX_SIZE).flat_map(|row| (0..MAX_SIZE).map(move |column| (row, column)));
        let spots = spots.map(|(row, column)| Spot::new(row, column).expect("on the board"));
        let mut keys: Vec<u64> = spots.map(Spot::key_number).collect();
        keys.sort_unstable();
        let all = u64::from(MAX_SIZE) * u64::from(MAX_SIZE);
        assert_eq!(keys, (0..all).collect::<Vec<_>>());
    }
}
