//! Who owns the cells of a board, which stays the same during a game.

use oanquan::{FieldState, Position, Remainder, Rules, Side};

use super::board::{Board, Cells, MAX_SIDES, STRIDE};

/// The cells that each side plays and shares, as bits.
pub(super) struct Owners {
    /// Whether no cell has been sold, so that every side owns its own row.
    are_rows: bool,
    /// Whether two sides split the dân of all cells at the end.
    splits: bool,
    own: [CellSet; MAX_SIDES],
    half_sold: CellSet,
    ponds: CellSet,
}

/// A set of cells: bit *k* is set if cell *k* belongs to it.
#[derive(Clone, Copy, Default)]
pub(super) struct CellSet(u32);

impl CellSet {
    /// Returns the cells in ascending order.
    pub(super) fn cells(self) -> impl Iterator<Item = usize> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let cell = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (cell < u32::BITS).then_some(cell as usize)
        })
    }

    /// Returns whether there are no cells.
    fn is_empty(self) -> bool {
        self.0 == 0
    }

    fn contains(self, cell: usize) -> bool {
        self.0 >> cell & 1 == 1
    }
}

impl Owners {
    pub(super) fn new(rules: &Rules, position: &Position) -> Self {
        let ring = position.ring();
        let in_state = |state| {
            let cells = ring.cells().filter(|cell| position.fields().state(*cell) == state);
            CellSet(cells.fold(0, |cells, cell| cells | 1 << cell.index()))
        };
        let own = |side| {
            let cells = (side < ring.sides()).then(|| position.own_cells(Side::new(side)));
            CellSet(cells.into_iter().flatten().fold(0, |cells, cell| cells | 1 << cell.index()))
        };
        Owners {
            are_rows: position.fields().are_unsold(),
            splits: rules.remainder == Remainder::Split,
            own: std::array::from_fn(own),
            half_sold: in_state(FieldState::HalfSold),
            ponds: in_state(FieldState::Pond),
        }
    }

    /// Returns the cells that `side` plays.
    pub(super) fn own(&self, side: usize) -> CellSet {
        self.own[side]
    }

    /// Returns whether all cells that `side` plays are empty.
    pub(super) fn is_bare(&self, cells: &Cells, side: usize) -> bool {
        match self.are_rows {
            true => cells.row(side).iter().all(|&dan| dan == 0),
            false => self.own(side).cells().all(|cell| cells.dan[cell] == 0),
        }
    }

    /// Refills the row of `side`.
    pub(super) fn refill(&self, board: &mut Board, side: usize) {
        for cell in self.own(side).cells() {
            board.cells.dan[cell] = 1;
            board.stores[side] -= 1;
        }
    }

    /// Returns whether there are ponds.
    pub(super) fn have_ponds(&self) -> bool {
        !self.ponds.is_empty()
    }

    /// Returns the side that gets the dân dropped into `cell` if it is a pond.
    #[inline]
    pub(super) fn pond_buyer(&self, cell: usize) -> Option<usize> {
        self.ponds.contains(cell).then(|| buyer(cell))
    }

    /// Returns the dân that `side` collects if the game ends now.
    pub(super) fn own_dan(&self, cells: &Cells, side: usize) -> i32 {
        if self.splits {
            let all = self.own.iter().flat_map(|own| own.cells());
            return all.map(|cell| i32::from(cells.dan[cell])).sum::<i32>() / 2;
        }
        if self.are_rows {
            return cells.row(side).iter().map(|&dan| i32::from(dan)).sum();
        }
        let own: i32 = self.own(side).cells().map(|cell| i32::from(cells.dan[cell])).sum();
        let shares = self.half_sold.cells().map(|cell| {
            let bought = i32::from(cells.dan[cell] / 2);
            if buyer(cell) == side { bought } else { -bought }
        });
        own + shares.sum::<i32>()
    }

    /// Ends the game: every side collects the dân of its own cells and its share of others.
    pub(super) fn sweep(&self, board: &mut Board, sides: usize) {
        for side in 0..sides {
            board.stores[side] += self.own_dan(&board.cells, side);
        }
        for cell in self.own.iter().flat_map(|own| own.cells()) {
            board.cells.dan[cell] = 0;
        }
        board.mover = None;
    }
}

/// Returns the side that has bought a sold cell. Only boards with two sides have such cells.
fn buyer(cell: usize) -> usize {
    1 - cell / STRIDE
}
