//! A compact, cheaply copied position for searches with any number of sides.

use oanquan::Position;

/// The most sides and the most cells of a board.
pub(super) const MAX_SIDES: usize = 4;
pub(super) const MAX_CELLS: usize = 24;
/// The distance between quan cells.
pub(super) const STRIDE: usize = 6;

/// A [`Position`] reduced to what a search needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Board {
    pub cells: Cells,
    /// The side to move, or `None` if the game is over.
    pub mover: Option<u8>,
    pub stores: [i32; MAX_SIDES],
}

/// The contents of the cells; cells beyond the ring stay empty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Cells {
    pub dan: [u16; MAX_CELLS],
    /// Bit *k* is set if cell *k* holds a quan piece.
    pub quan: u32,
}

impl Board {
    pub(super) fn new(position: &Position) -> Self {
        let mut dan = [0; MAX_CELLS];
        let mut quan = 0;
        for cell in position.ring().cells() {
            let pile = position.pile(cell);
            dan[cell.index()] = pile.dan;
            quan |= u32::from(pile.quan) << cell.index();
        }
        let mut stores = [0; MAX_SIDES];
        for (side, points) in position.stores().iter() {
            stores[side.index()] = *points;
        }
        let mover = position.to_move().map(|side| side.index() as u8);
        Board { cells: Cells { dan, quan }, mover, stores }
    }

    /// Returns a hash of the cells and the side to move.
    pub(super) fn key(&self) -> u64 {
        // Fibonacci hashing: 2^64 divided by the golden ratio, made odd.
        const FACTOR: u64 = 0x9E37_79B9_7F4A_7C15;
        let mut key = u64::from(self.cells.quan) << 8 | u64::from(self.mover.unwrap_or(u8::MAX));
        for four in self.cells.dan.as_chunks::<4>().0 {
            let word = four.iter().fold(0, |word, &dan| word << 16 | u64::from(dan));
            key = (key.rotate_left(29) ^ word).wrapping_mul(FACTOR);
        }
        key ^ key >> 32
    }
}

impl Cells {
    /// Returns the dân in the cells of a row, sold or not.
    pub(super) fn row(&self, side: usize) -> &[u16] {
        &self.dan[STRIDE * side + 1..STRIDE * (side + 1)]
    }

    /// Returns the number of dân on the board, in quan cells, too.
    pub(super) fn dan_on_board(&self) -> u32 {
        self.dan.iter().map(|dan| u32::from(*dan)).sum()
    }

    pub(super) fn is_empty(&self, cell: usize) -> bool {
        self.dan[cell] == 0 && self.quan >> cell & 1 == 0
    }
}

/// Returns the lead of each side that `plays` over the best other one, by the values that
/// `worth` returns.
pub(super) fn leads(plays: &[bool; MAX_SIDES], worth: impl Fn(usize) -> i32) -> [i32; MAX_SIDES] {
    let (mut first, mut second, mut leader) = (i32::MIN, i32::MIN, 0);
    for side in (0..MAX_SIDES).filter(|&side| plays[side]) {
        let points = worth(side);
        if points > first {
            (second, first, leader) = (first, points, side);
        } else {
            second = second.max(points);
        }
    }
    std::array::from_fn(|side| match side {
        _ if !plays[side] => 0,
        _ if side == leader => first - second,
        _ => worth(side) - first,
    })
}
