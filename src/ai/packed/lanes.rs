//! How the cells of one side lie in one number, and what a lap adds to them.

use super::CELLS;

/// Citizen cells of one side, numbered 1 to 5 from its own quan cell.
const ROW: usize = 5;
/// Cells of one side, its quan cell among them.
const SIDE: usize = CELLS / 2;
/// Bits of one cell.
const LANE: usize = 10;
/// The most dân that one cell holds.
pub(super) const MAX_LANE: u32 = (1 << LANE) - 1;

/// The bit of the quan, which lies in cell 0.
pub(super) const QUAN: u64 = 1 << (LANE * SIDE);
/// The dân of the quan cell.
const QUAN_CELL_DAN: u64 = MAX_LANE as u64;
/// All that may lie in the quan cell.
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

/// One dân in each citizen cell.
pub(super) const ROW_ONES: u64 = ONES & !1;
/// The citizen cells.
pub(super) const OWN_ROW: u64 = ROW_ONES * MAX_LANE as u64;
/// The highest bit of each citizen cell.
const TOPS: u64 = ROW_ONES << (LANE - 1);

/// All cells, those of the side to move first; the other side's are counted on
/// from 6.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Halves {
    pub own: u64,
    pub other: u64,
}

impl Halves {
    /// The same cells seen from the other side.
    pub fn turned(self) -> Halves {
        Halves { own: self.other, other: self.own }
    }

    /// The cells as a mirror shows them: each row runs the other way, and the quan
    /// cells change places. A move keeps its worth when its direction is turned too.
    pub fn mirrored(self) -> Halves {
        Halves {
            own: mirrored_row(self.own) | self.other & QUAN_CELL,
            other: mirrored_row(self.other) | self.own & QUAN_CELL,
        }
    }

    /// What lies in a cell; nothing else is left in the number.
    pub fn pile(self, lane: &CellLane) -> u64 {
        self.own & lane.own | self.other & lane.other
    }

    /// The cells with an empty one.
    pub fn without(self, lane: &CellLane) -> Halves {
        Halves { own: self.own & !lane.own, other: self.other & !lane.other }
    }

    /// The cells with `more` dropped into them.
    #[inline]
    pub fn with(self, more: Halves) -> Halves {
        Halves { own: self.own + more.own, other: self.other + more.other }
    }

    /// The dân in all cells.
    pub fn all_dan(self) -> u32 {
        // Neighbours are added up until there is one sum. No sum needs more bits
        // than a lane has.
        const EVEN: u64 =
            MAX_LANE as u64 | (MAX_LANE as u64) << (2 * LANE) | (MAX_LANE as u64) << (4 * LANE);
        let both = (self.own & !QUAN) + (self.other & !QUAN);
        let pairs = (both & EVEN) + (both >> LANE & EVEN);
        (pairs + (pairs >> (2 * LANE)) + (pairs >> (4 * LANE))) as u32 & MAX_LANE
    }
}

/// Where a cell lies.
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

    /// The number of the cell, counted from the mover's quan cell.
    pub fn cell(&self) -> usize {
        usize::from(self.cell)
    }

    /// Whether it is a quan cell.
    pub fn is_quan_cell(&self) -> bool {
        self.shift == 0
    }

    /// The dân of a pile that lies here.
    pub fn dan(&self, pile: u64) -> u32 {
        (pile >> self.shift) as u32 & MAX_LANE
    }

    /// A board with `dan` dân here, and a quan if `quan`.
    pub fn holding(&self, dan: u32, quan: bool) -> Halves {
        let pile = u64::from(dan) << self.shift | if quan { QUAN } else { 0 };
        if self.own == 0 { Halves { own: 0, other: pile } } else { Halves { own: pile, other: 0 } }
    }
}

/// The cells.
pub(super) static CELL_LANES: [CellLane; CELLS] = {
    let mut lanes = [CellLane::new(0); CELLS];
    let mut cell = 0;
    while cell < CELLS {
        lanes[cell] = CellLane::new(cell);
        cell += 1;
    }
    lanes
};

/// What one lap does.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// One dân for each cell that gets one.
    pub dropped: Halves,
    /// The cell after the last of these.
    pub next: CellLane,
}

/// The lap of a hand with fewer dân than cells, by direction, the cell lifted
/// and the dân in the hand.
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

/// The cell after `cell`, by direction.
pub(super) fn next(way: usize, cell: usize) -> &'static CellLane {
    &LAPS[way][cell][0].next
}

/// What a hand of `dan` dân, lifted from `from`, drops, and where it looks next.
#[inline(always)]
pub(super) fn lap(way: usize, from: usize, dan: u32) -> Lap {
    match LAPS[way][from].get(dan as usize) {
        Some(lap) => *lap,
        None => long_lap(way, from, dan),
    }
}

/// The lap of a hand that comes round to where it was lifted.
#[cold]
fn long_lap(way: usize, from: usize, dan: u32) -> Lap {
    let rest = LAPS[way][from][dan as usize % CELLS];
    let round = ONES * u64::from(dan / CELLS as u32);
    Lap { dropped: rest.dropped.with(Halves { own: round, other: round }), ..rest }
}

/// The highest bits of the citizen cells with dân.
pub(super) fn filled(half: u64) -> u64 {
    // A lane carries into its top bit, or has it already, unless it is empty.
    const REST: u64 = OWN_ROW & !TOPS;
    let row = half & OWN_ROW;
    (((row & REST) + REST) | row) & TOPS
}

/// How many citizen cells hold dân.
pub(super) fn filled_count(half: u64) -> i32 {
    // The product adds all lanes up in the last one.
    ((filled(half) >> (LANE - 1)).wrapping_mul(ONES) >> (LANE * ROW)) as i32 & MAX_LANE as i32
}

/// The cell that one of the bits of [`filled`] belongs to, by its number.
pub(super) fn cell_of_bit(bit: u32) -> u32 {
    bit / LANE as u32
}

/// The dân in the citizen cells.
pub(super) fn row_dan(half: u64) -> i32 {
    (1..=ROW).map(|cell| (half >> (LANE * cell)) as i32 & MAX_LANE as i32).sum()
}

/// The citizen cells in the opposite order.
fn mirrored_row(half: u64) -> u64 {
    let lane = |cell: usize| half >> (LANE * cell) & u64::from(MAX_LANE);
    lane(1) << (5 * LANE)
        | lane(2) << (4 * LANE)
        | half & (MAX_LANE as u64) << (3 * LANE)
        | lane(4) << (2 * LANE)
        | lane(5) << LANE
}
