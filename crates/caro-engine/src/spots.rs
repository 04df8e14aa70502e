//! Sets and lists of spots that need no allocation.

use arrayvec::ArrayVec;

use super::spot::SPOTS;
use super::{MAX_SIZE, Spot};

/// Some spots, in the order in which they were found.
pub(crate) type SpotList = ArrayVec<Spot, SPOTS>;

/// A set of spots: a bit for each column, by row.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct SpotSet([u32; MAX_SIZE as usize]);

impl SpotSet {
    /// Returns all spots of a board of `size` rows and columns.
    pub(crate) fn board(size: u8) -> Self {
        let mut set = SpotSet::default();
        set.0[..usize::from(size)].fill((1 << size) - 1);
        set
    }

    pub(crate) fn contains(&self, spot: Spot) -> bool {
        self.0[usize::from(spot.row())] >> spot.column() & 1 != 0
    }

    /// Adds the spot if it is not in the set, otherwise removes it.
    pub(crate) fn flip(&mut self, spot: Spot) {
        self.0[usize::from(spot.row())] ^= 1 << spot.column();
    }

    /// Returns the spots of this set on a board of `size` that have a spot outside it, but on the board,
    /// within two rows and two columns.
    pub(crate) fn near_others(&self, size: u8) -> Self {
        const ROWS: usize = MAX_SIZE as usize;
        let on_board = SpotSet::board(size);
        // Two rows more on each side spare the edges.
        let mut spread = [0; ROWS + 4];
        for ((spread, row), all) in spread[2..].iter_mut().zip(self.0).zip(on_board.0) {
            let others = all & !row;
            *spread = others | others << 1 | others << 2 | others >> 1 | others >> 2;
        }
        SpotSet(std::array::from_fn(|row| {
            self.0[row] & spread[row..row + 5].iter().fold(0, |near, row| near | row)
        }))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.iter().all(|row| *row == 0)
    }
}

impl IntoIterator for SpotSet {
    type Item = Spot;
    type IntoIter = SpotIter;

    fn into_iter(self) -> SpotIter {
        SpotIter { set: self, row: 0 }
    }
}

/// The spots of a set, by row, then by column.
pub(crate) struct SpotIter {
    /// The spots that are left.
    set: SpotSet,
    row: usize,
}

impl Iterator for SpotIter {
    type Item = Spot;

    fn next(&mut self) -> Option<Spot> {
        loop {
            let columns = self.set.0.get_mut(self.row)?;
            if *columns != 0 {
                let column = columns.trailing_zeros() as usize;
                *columns &= *columns - 1;
                return Some(Spot::from_index(self.row * usize::from(MAX_SIZE) + column));
            }
            self.row += 1;
        }
    }
}
