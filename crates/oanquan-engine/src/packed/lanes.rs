//! The cells of one side packed into one number, and the laps that add to them.

use super::CELLS;

/// The dân cells of one side, numbered 1 to 5 from its quan cell.
const ROW: usize = 5;
/// The cells of one side, including its quan cell.
const SIDE: usize = CELLS / 2;
/// The bits of one cell.
const LANE: usize = 10;
/// The most dân that one cell can hold.
pub(super) const MAX_LANE: u32 = (1 << LANE) - 1;

/// The bit of the quan in cell 0.
pub(super) const QUAN: u64 = 1 << (LANE * SIDE);
/// The mask of the dân in the quan cell.
const QUAN_CELL_DAN: u64 = MAX_LANE as u64;
/// The mask of all stones in the quan cell.
pub(super) const QUAN_CELL: u64 = QUAN | QUAN_CELL_DAN;

/// One dân in each cell.
const ONES: u64 = {
    let (mut ones, mut cell) = (0, 0);
    while cell < SIDE {
        ones |= 1 << (LANE * cell);
        cell += 1;
    }
    ones
};

/// One dân in each dân cell.
pub(super) const ROW_ONES: u64 = ONES & !1;
/// The mask of the dân cells.
pub(super) const OWN_ROW: u64 = ROW_ONES * MAX_LANE as u64;
/// The highest bit of each dân cell.
const TOPS: u64 = ROW_ONES << (LANE - 1);

/// All cells: those of the side to move are 0 to 5, those of the other side 6 to 11.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Halves {
    pub own: u64,
    pub other: u64,
}

impl Halves {
    /// Returns the cells as seen from the other side.
    pub fn turned(self) -> Halves {
        Halves { own: self.other, other: self.own }
    }

    /// Returns the mirror image: each row is reversed, and the quan cells swap places. A
    /// move with the opposite direction has the same value there.
    pub fn mirrored(self) -> Halves {
        Halves {
            own: mirrored_row(self.own) | self.other & QUAN_CELL,
            other: mirrored_row(self.other) | self.own & QUAN_CELL,
        }
    }

    /// Returns the contents of a cell, still in its bit position.
    pub fn pile(self, lane: &CellLane) -> u64 {
        self.own & lane.own | self.other & lane.other
    }

    /// Returns the cells with this one emptied.
    pub fn without(self, lane: &CellLane) -> Halves {
        Halves { own: self.own & !lane.own, other: self.other & !lane.other }
    }

    /// Returns the cells with `more` added to them.
    #[inline]
    pub fn with(self, more: Halves) -> Halves {
        Halves { own: self.own + more.own, other: self.other + more.other }
    }

    /// Returns the number of dân in all cells.
    pub fn all_dan(self) -> u32 {
        // Adjacent lanes are added until one sum remains. No sum exceeds a lane.
        const EVEN: u64 =
            MAX_LANE as u64 | (MAX_LANE as u64) << (2 * LANE) | (MAX_LANE as u64) << (4 * LANE);
        let both = (self.own & !QUAN) + (self.other & !QUAN);
        let pairs = (both & EVEN) + (both >> LANE & EVEN);
        (pairs + (pairs >> (2 * LANE)) + (pairs >> (4 * LANE))) as u32 & MAX_LANE
    }
}

/// The bit position of a cell.
#[derive(Clone, Copy)]
pub(super) struct CellLane {
    own: u64,
    other: u64,
    cell: u8,
    shift: u8,
}

impl CellLane {
    const fn new(cell: usize) -> CellLane {
        let lane = cell % SIDE;
        let all = if lane == 0 { QUAN_CELL } else { (MAX_LANE as u64) << (LANE * lane) };
        let (own, other) = if cell < SIDE { (all, 0) } else { (0, all) };
        CellLane { own, other, cell: cell as u8, shift: (LANE * lane) as u8 }
    }

    /// Returns the number of the cell, counted from the quan cell of the side to move.
    pub fn cell(&self) -> usize {
        usize::from(self.cell)
    }

    /// Returns whether this is a quan cell.
    pub fn is_quan_cell(&self) -> bool {
        self.shift == 0
    }

    /// Returns the number of dân in a pile from this cell.
    pub fn dan(&self, pile: u64) -> u32 {
        (pile >> self.shift) as u32 & MAX_LANE
    }

    /// Returns cells with `dan` dân here, plus a quan if `quan`.
    pub fn holding(&self, dan: u32, quan: bool) -> Halves {
        let pile = u64::from(dan) << self.shift | if quan { QUAN } else { 0 };
        if self.own == 0 { Halves { own: 0, other: pile } } else { Halves { own: pile, other: 0 } }
    }
}

/// All cells.
pub(super) static CELL_LANES: [CellLane; CELLS] = {
    let mut lanes = [CellLane::new(0); CELLS];
    let mut cell = 0;
    while cell < CELLS {
        lanes[cell] = CellLane::new(cell);
        cell += 1;
    }
    lanes
};

/// The effect of one lap.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// One dân in each cell that receives one.
    pub dropped: Halves,
    /// The cell after the last of them.
    pub next: CellLane,
}

/// The laps of hands with fewer dân than cells, by direction, lifted cell and number of dân.
static LAPS: [[[Lap; CELLS]; CELLS]; 2] = {
    const NONE: Halves = Halves { own: 0, other: 0 };
    let mut laps = [[[Lap { dropped: NONE, next: CellLane::new(0) }; CELLS]; CELLS]; 2];
    let mut way = 0;
    while way < 2 {
        let step = if way == 0 { 1 } else { CELLS - 1 };
        let mut from = 0;
        while from < CELLS {
            let (mut dropped, mut dan, mut next) = (NONE, 0, (from + step) % CELLS);
            while dan < CELLS {
                laps[way][from][dan] = Lap { dropped, next: CellLane::new(next) };
                let one = 1 << (LANE * (next % SIDE));
                if next < SIDE {
                    dropped.own |= one;
                } else {
                    dropped.other |= one;
                }
                next = (next + step) % CELLS;
                dan += 1;
            }
            from += 1;
        }
        way += 1;
    }
    laps
};

/// Returns the cell after `cell` in a direction.
pub(super) fn next(way: usize, cell: usize) -> &'static CellLane {
    &LAPS[way][cell][0].next
}

/// Returns the lap of `dan` dân lifted from `from`.
#[inline(always)]
pub(super) fn lap(way: usize, from: usize, dan: u32) -> Lap {
    match LAPS[way][from].get(dan as usize) {
        Some(lap) => *lap,
        None => long_lap(way, from, dan),
    }
}

/// Returns the lap of a hand that comes round to the lifted cell.
#[cold]
fn long_lap(way: usize, from: usize, dan: u32) -> Lap {
    let rest = LAPS[way][from][dan as usize % CELLS];
    let round = ONES * u64::from(dan / CELLS as u32);
    Lap { dropped: rest.dropped.with(Halves { own: round, other: round }), ..rest }
}

/// Returns the highest bit of each dân cell that holds dân.
pub(super) fn filled(half: u64) -> u64 {
    // A lane that is not empty has its top bit set, or carries into it.
    const REST: u64 = OWN_ROW & !TOPS;
    let row = half & OWN_ROW;
    (((row & REST) + REST) | row) & TOPS
}

/// Returns the number of dân cells that hold dân.
pub(super) fn filled_count(half: u64) -> i32 {
    // The product sums all lanes in the last one.
    ((filled(half) >> (LANE - 1)).wrapping_mul(ONES) >> (LANE * ROW)) as i32 & MAX_LANE as i32
}

/// Returns the cell to which a bit of [`filled`] belongs.
pub(super) fn cell_of_bit(bit: u32) -> u32 {
    bit / LANE as u32
}

/// Returns the number of dân in the dân cells.
pub(super) fn row_dan(half: u64) -> i32 {
    (1..=ROW).map(|cell| (half >> (LANE * cell)) as i32 & MAX_LANE as i32).sum()
}

/// Returns the dân cells in reverse order.
fn mirrored_row(half: u64) -> u64 {
    let lane = |cell: usize| half >> (LANE * cell) & u64::from(MAX_LANE);
    lane(1) << (5 * LANE)
        | lane(2) << (4 * LANE)
        | half & (MAX_LANE as u64) << (3 * LANE)
        | lane(4) << (2 * LANE)
        | lane(5) << LANE
}
