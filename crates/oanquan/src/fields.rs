//! *Ruộng*, fields: who owns the dân cells. In a match of several rounds, the loser of a round sells
//! some of its own.

use super::{Cell, Ring, Side};

/// Whether the side in whose row a dân cell lies, its seller, has sold the cell to the other side,
/// its buyer.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum FieldState {
    /// The cell belongs to the side in whose row it lies.
    #[default]
    Unsold,
    /// The seller plays and refills the cell; the two sides share its dân at the end of a round.
    HalfSold,
    /// The cell belongs to the buyer.
    Sold,
    /// *Ao cá*: the cell belongs to nobody and stays empty, because a dân dropped into it goes to
    /// the buyer's store.
    Pond,
}

impl FieldState {
    /// All states.
    pub const ALL: [FieldState; 4] =
        [FieldState::Unsold, FieldState::HalfSold, FieldState::Sold, FieldState::Pond];

    /// Returns the letter behind the cell's number in the notation of a position.
    pub fn suffix(self) -> Option<char> {
        match self {
            FieldState::Unsold => None,
            FieldState::HalfSold => Some('h'),
            FieldState::Sold => Some('x'),
            FieldState::Pond => Some('o'),
        }
    }

    /// Returns how many halves of the cell are sold.
    pub fn sold_halves(self) -> u32 {
        match self {
            FieldState::Unsold => 0,
            FieldState::HalfSold => 1,
            FieldState::Sold | FieldState::Pond => 2,
        }
    }
}

/// The state of every dân cell. Only boards with two sides have sold cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Fields {
    // One bit for each cell.
    half_sold: u32,
    sold: u32,
    ponds: u32,
}

impl Fields {
    /// Returns whether no cell has been sold, not even half.
    pub fn are_unsold(self) -> bool {
        self == Fields::default()
    }

    /// Returns the state of a dân cell.
    pub fn state(self, cell: Cell) -> FieldState {
        let is_in = |cells: u32| cells & bit(cell) != 0;
        match () {
            () if is_in(self.half_sold) => FieldState::HalfSold,
            () if is_in(self.sold) => FieldState::Sold,
            () if is_in(self.ponds) => FieldState::Pond,
            () => FieldState::Unsold,
        }
    }

    /// Sets the state of a dân cell.
    pub fn set(&mut self, cell: Cell, state: FieldState) {
        for cells in [&mut self.half_sold, &mut self.sold, &mut self.ponds] {
            *cells &= !bit(cell);
        }
        match state {
            FieldState::Unsold => {}
            FieldState::HalfSold => self.half_sold |= bit(cell),
            FieldState::Sold => self.sold |= bit(cell),
            FieldState::Pond => self.ponds |= bit(cell),
        }
    }

    /// Returns the side that plays and refills `cell`, or `None` for a quan cell and a pond.
    pub fn owner(self, cell: Cell) -> Option<Side> {
        let seller = cell.owner()?;
        match self.state(cell) {
            FieldState::Unsold | FieldState::HalfSold => Some(seller),
            FieldState::Sold => Some(buyer(seller)),
            FieldState::Pond => None,
        }
    }

    /// Returns the cells that `side` plays and refills, ascending.
    pub fn own_cells(self, side: Side) -> impl Iterator<Item = Cell> + use<> {
        let row = Cell::row_bits(side);
        let mut left = row & !(self.sold | self.ponds) | self.sold & !row;
        std::iter::from_fn(move || {
            let cell = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (cell < u32::BITS).then(|| Cell::new(cell as usize))
        })
    }

    /// Returns the side that gets the dân dropped into `cell` if it is a pond.
    pub fn pond_buyer(self, cell: Cell) -> Option<Side> {
        if self.ponds & bit(cell) == 0 { None } else { cell.owner().map(buyer) }
    }

    /// Returns how the two sides share `dan` dân of a cell when the dân of the rows are counted:
    /// each side that gets some, with their number.
    pub fn shares(self, cell: Cell, dan: u16) -> impl Iterator<Item = (Side, u16)> {
        let bought = if self.state(cell) == FieldState::HalfSold { dan / 2 } else { 0 };
        let owner = self.owner(cell);
        let shares =
            [owner.map(|side| (side, dan - bought)), owner.map(|side| (buyer(side), bought))];
        shares.into_iter().flatten().filter(|(_, dan)| *dan > 0)
    }

    /// Returns how many halves of its cells `side` has sold.
    pub fn sold_halves(self, side: Side) -> u32 {
        Ring::new(2).own_cells(side).map(|cell| self.state(cell).sold_halves()).sum()
    }

    /// Returns how many cells `side` has sold wholly.
    pub fn sold_cells(self, side: Side) -> u32 {
        ((self.sold | self.ponds) & Cell::row_bits(side)).count_ones()
    }
}

fn bit(cell: Cell) -> u32 {
    1 << cell.index()
}

/// Returns the side that buys the cells of `seller`.
fn buyer(seller: Side) -> Side {
    seller.next(2)
}
