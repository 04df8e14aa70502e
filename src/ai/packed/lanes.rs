//! How the twelve cells lie in one number, and what a lap adds to them.

/// Cells of a two-sided ring.
pub(super) const CELLS: usize = 12;
/// Citizen cells of one side, numbered 1 to 5 from its own quan cell.
pub(super) const ROW: usize = 5;
/// Bits of one cell.
const LANE: usize = 10;
/// The most dân that one cell holds.
pub(super) const MAX_LANE: u32 = (1 << LANE) - 1;
/// The bit of the quan in cell 0; the one above it is that of cell 6.
const QUAN: usize = LANE * CELLS;
/// The cells of the mover, cell 0 to 5.
const HALF: u128 = (1 << (LANE * CELLS / 2)) - 1;

/// One dân in each cell.
const ONES: u128 = {
    let (mut ones, mut cell) = (0, 0);
    while cell < CELLS {
        ones |= 1 << (LANE * cell);
        cell += 1;
    }
    ones
};

/// One dân in each citizen cell of the mover.
pub(super) const ROW_ONES: u128 = ONES & HALF & !1;
/// The citizen cells of the mover.
pub(super) const OWN_ROW: u128 = ROW_ONES * MAX_LANE as u128;
/// Both quan bits.
pub(super) const BOTH_QUANS: u128 = 0b11 << QUAN;
/// All that may lie in the two quan cells.
pub(super) const QUAN_CELLS: u128 = BOTH_QUANS | CELL[0] | CELL[6];

/// All that may lie in a cell: its dân and its quan.
pub(super) const CELL: [u128; CELLS] = {
    let mut masks = [0; CELLS];
    let mut cell = 0;
    while cell < CELLS {
        masks[cell] = (MAX_LANE as u128) << (LANE * cell);
        cell += 1;
    }
    masks[0] |= 1 << QUAN;
    masks[6] |= 1 << (QUAN + 1);
    masks
};

/// What one lap does.
#[derive(Clone, Copy)]
pub(super) struct Lap {
    /// One dân for each cell that gets one.
    pub dropped: u128,
    /// The cell after the last of these.
    pub next: u8,
}

/// The lap of a hand with fewer dân than cells, by direction, the cell lifted
/// and the dân in the hand.
pub(super) static LAPS: [[[Lap; CELLS]; CELLS]; 2] = {
    let mut laps = [[[Lap { dropped: 0, next: 0 }; CELLS]; CELLS]; 2];
    let mut way = 0;
    while way < 2 {
        let step = if way == 0 { 1 } else { CELLS - 1 };
        let mut from = 0;
        while from < CELLS {
            let (mut dropped, mut dan, mut next) = (0, 0, (from + step) % CELLS);
            while dan < CELLS {
                laps[way][from][dan] = Lap { dropped, next: next as u8 };
                dropped |= 1 << (LANE * next);
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
pub(super) fn next(way: usize, cell: usize) -> usize {
    usize::from(LAPS[way][cell][0].next)
}

/// The dân in `cell`.
pub(super) fn dan(cells: u128, cell: usize) -> u32 {
    (cells >> (LANE * cell)) as u32 & MAX_LANE
}

/// `dan` dân in `cell`, and the quan of that quan cell if `quan`.
pub(super) fn pile(cell: usize, dan: u32, quan: bool) -> u128 {
    let quan = u128::from(quan) << (QUAN + cell / 6);
    u128::from(dan) << (LANE * cell) | quan
}

/// How many quan pieces `cells` holds.
pub(super) fn quans(cells: u128) -> u32 {
    (cells >> QUAN).count_ones()
}

/// What a hand of `dan` dân, lifted from `from`, drops, and where it looks next.
pub(super) fn lap(way: usize, from: usize, dan: u32) -> Lap {
    if dan < CELLS as u32 {
        return LAPS[way][from][dan as usize];
    }
    let rest = LAPS[way][from][dan as usize % CELLS];
    Lap { dropped: rest.dropped + ONES * u128::from(dan / CELLS as u32), next: rest.next }
}

/// The dân in all cells.
pub(super) fn all_dan(cells: u128) -> u32 {
    // Neighbours are added up until each half of the board has one sum. No sum
    // needs more bits than a lane has.
    const EVEN: u64 =
        MAX_LANE as u64 | (MAX_LANE as u64) << (2 * LANE) | (MAX_LANE as u64) << (4 * LANE);
    let half = (cells & HALF) as u64;
    let other = (cells >> (LANE * 6) & HALF) as u64;
    let both = half + other;
    let pairs = (both & EVEN) + (both >> LANE & EVEN);
    ((pairs + (pairs >> (2 * LANE)) + (pairs >> (4 * LANE))) & u64::from(MAX_LANE)) as u32
}

/// The same cells seen from the other side.
pub(super) fn turned(cells: u128) -> u128 {
    let quans = cells >> QUAN;
    let quans = (quans >> 1 | quans << 1) & 0b11;
    (cells & HALF) << (LANE * 6) | (cells >> (LANE * 6)) & HALF | quans << QUAN
}

/// The cells as a mirror shows them: each row runs the other way, and the quan
/// cells change places. A move keeps its worth when its direction is turned too.
pub(super) fn mirrored(cells: u128) -> u128 {
    const SHIFT: usize = LANE * 6;
    let row = |half: u128| {
        let half = half as u64;
        let lane = |cell: usize| half >> (LANE * cell) & u64::from(MAX_LANE);
        let row = lane(1) << (5 * LANE)
            | lane(2) << (4 * LANE)
            | lane(3) << (3 * LANE)
            | lane(4) << (2 * LANE)
            | lane(5) << LANE;
        u128::from(row)
    };
    let quan_cells = turned(cells & QUAN_CELLS);
    quan_cells | row(cells & HALF) | row(cells >> SHIFT & HALF) << SHIFT
}

/// How many citizen cells of the mover hold dân.
pub(super) fn own_filled(cells: u128) -> i32 {
    const TOP: u64 = (ROW_ONES as u64) << (LANE - 1);
    const REST: u64 = OWN_ROW as u64 & !TOP;
    // A lane carries into its top bit, or has it already, unless it is empty.
    let row = cells as u64 & OWN_ROW as u64;
    ((((row & REST) + REST) | row) & TOP).count_ones() as i32
}

/// The dân in the citizen cells of the mover.
pub(super) fn own_dan(cells: u128) -> i32 {
    (1..=ROW).map(|cell| dan(cells, cell) as i32).sum()
}
