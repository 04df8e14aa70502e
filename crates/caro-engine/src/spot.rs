//! Places on the board.

use basics::hash_key;
use serde::{Deserialize, Serialize};

use super::MAX_SIZE;

/// The number of spots of the largest board.
pub(crate) const SPOTS: usize = MAX_SIZE as usize * MAX_SIZE as usize;

/// The size of the board whose spots have keys by row, then by column.
const KEYED_SIZE: u64 = 19;

/// The keys of the marks of both sides on each spot; see [`Spot::mark_key`].
static MARK_KEYS: [[u64; 2]; SPOTS] = {
    let mut keys = [[0; 2]; SPOTS];
    let mut index = 0;
    while index < SPOTS {
        let number = 2 * Spot(index as u16).key_number();
        keys[index] = [hash_key(number + 1) ^ hash_key(0), hash_key(number + 2) ^ hash_key(0)];
        index += 1;
    }
    keys
};

/// A place on the board. Spots are ordered by row, then by column.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(try_from = "(u8, u8)", into = "(u8, u8)")]
pub struct Spot(u16);

impl TryFrom<(u8, u8)> for Spot {
    type Error = &'static str;

    fn try_from((row, column): (u8, u8)) -> Result<Self, &'static str> {
        Spot::new(row, column).ok_or("no board has such a spot")
    }
}

impl From<Spot> for (u8, u8) {
    fn from(spot: Spot) -> Self {
        (spot.row(), spot.column())
    }
}

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

    /// Returns the spot with this [index](Self::index), which is below [`SPOTS`].
    pub(crate) fn from_index(index: usize) -> Self {
        debug_assert!(index < SPOTS);
        Spot(index as u16)
    }

    /// Returns the key of a mark on this spot by the first side (0) or the other (1), and that its side is no
    /// longer to move.
    pub(crate) fn mark_key(self, player: usize) -> u64 {
        MARK_KEYS[self.index()][player]
    }

    /// Returns the number of the spot in the keys of positions, which does not depend on the largest
    /// board: searches find the same, with the same nodes, when larger boards are added.
    const fn key_number(self) -> u64 {
        let (row, column) = ((self.0 / MAX_SIZE as u16) as u64, (self.0 % MAX_SIZE as u16) as u64);
        if row < KEYED_SIZE && column < KEYED_SIZE {
            row * KEYED_SIZE + column
        } else {
            // The spots of the outermost row and column, shell by shell.
            let shell = if row > column { row } else { column };
            shell * shell + if column == shell { row } else { shell + 1 + column }
        }
    }

    /// Returns the steps from this spot to another in a direction, if its line leads there.
    pub(crate) fn steps_to(self, other: Spot, (rows, columns): (i8, i8)) -> Option<i8> {
        let down = other.row() as i8 - self.row() as i8;
        let right = other.column() as i8 - self.column() as i8;
        let steps = if rows == 0 { right * columns } else { down * rows };
        (down == rows * steps && right == columns * steps).then_some(steps)
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
