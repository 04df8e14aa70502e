//! Playing a turn on a packed position, as [`crate::rules::play`] does.

use super::lanes::{self, CELL_LANES, CellLane, Halves, Lap, QUAN, ROW_ONES};
use super::{Choice, Packed, PackedRules, REFILL};

/// The directions by which choices are numbered.
pub const WAYS: usize = 2;
/// Laps after which a sowing is suspected of never ending. None is known to
/// take more than 51.
const MANY_LAPS: u32 = 500;

/// A turn that has been played on a packed position.
#[derive(Clone, Copy, Debug)]
pub struct PackedTurn {
    /// The position after it, seen from the next side. When the game is over,
    /// the rows have not been swept.
    pub after: Packed,
    /// What the turn captured.
    pub captured: i32,
    /// Whether a quan piece was captured.
    pub took_quan: bool,
    /// Whether the row was refilled first.
    pub refilled: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl PackedRules {
    /// Plays one of the [`Packed::choices`].
    pub fn play(&self, position: &Packed, choice: Choice) -> PackedTurn {
        let way = usize::from(choice) % WAYS;
        let from = usize::from(choice) / WAYS + 1;
        let mut cells = position.cells;
        let refilled = position.is_bare();
        if refilled {
            cells.own += ROW_ONES;
        }

        let mut taken = Taken::default();
        let (mut cells, gap) = self.sow(cells, way, &CELL_LANES[from]);
        if let Some(gap) = gap {
            let bars_quan = self.forbids_quan_capture(position);
            cells = self.capture(cells, way, gap, bars_quan, &mut taken);
        }

        let margin = position.margin + taken.points - if refilled { REFILL } else { 0 };
        let after = Packed { cells: cells.turned(), margin: -margin, side: position.side ^ 1 };
        PackedTurn {
            after,
            captured: taken.points,
            took_quan: taken.quan,
            refilled,
            over: self.is_over(&after),
        }
    }

    /// Sows until the next cell cannot be lifted. With the cells comes the
    /// empty cell in front of the hand when what lies behind it may be captured.
    fn sow(&self, start: Halves, way: usize, from: &CellLane) -> (Halves, Option<usize>) {
        let lifting = Sower { cells: start, at: *from, pile: start.pile(from) };
        let mut sower = lifting;
        for _ in 0..MANY_LAPS {
            sower = sower.lap(way);
            if let Some(gap) = self.stop(&sower) {
                return (sower.cells, gap);
            }
        }
        self.sow_detecting_loops(lifting, way)
    }

    /// The same with a memory of every lap: a state met before ends the turn.
    #[cold]
    fn sow_detecting_loops(&self, mut sower: Sower, way: usize) -> (Halves, Option<usize>) {
        let mut states = Vec::new();
        while !states.contains(&(sower.cells, sower.at.cell())) {
            states.push((sower.cells, sower.at.cell()));
            sower = sower.lap(way);
            if let Some(gap) = self.stop(&sower) {
                return (sower.cells, gap);
            }
        }
        (sower.cells, None)
    }

    /// How a sowing comes to rest in front of a cell; none when it goes on.
    #[inline(always)]
    fn stop(&self, sower: &Sower) -> Option<Option<usize>> {
        let is_empty = sower.pile == 0;
        match sower.at.is_quan_cell() {
            true if !(is_empty && self.passes) => Some(None),
            false if !is_empty => None,
            _ => Some(Some(sower.at.cell())),
        }
    }

    /// Captures the pile behind `gap`, and on in a chain. The gap is empty.
    fn capture(
        &self,
        mut cells: Halves,
        way: usize,
        mut gap: usize,
        bars_quan: bool,
        taken: &mut Taken,
    ) -> Halves {
        loop {
            let lane = lanes::next(way, gap);
            let pile = cells.pile(lane);
            let has_quan = pile & QUAN != 0;
            let dan = lane.dan(pile);
            if pile == 0 || has_quan && (bars_quan || dan < self.young_quan) {
                return cells;
            }
            cells = cells.without(lane);
            taken.points += dan as i32 + if has_quan { self.quan_value } else { 0 };
            taken.quan |= has_quan;
            let next = lanes::next(way, lane.cell());
            if cells.pile(next) != 0 || next.is_quan_cell() && !self.passes {
                return cells;
            }
            gap = next.cell();
        }
    }

    /// Whether the game is over before the side to move can move.
    fn is_over(&self, position: &Packed) -> bool {
        (position.cells.own | position.cells.other) & self.keeps_going == 0
            || self.refill_ends && position.is_bare() && self.store(position) < REFILL
    }

    /// What the side to move has in store.
    fn store(&self, position: &Packed) -> i32 {
        (self.points - self.points_on_board(position) + position.margin) / 2
    }
}

/// A hand that sows.
#[derive(Clone, Copy)]
struct Sower {
    cells: Halves,
    /// The cell in front of it.
    at: CellLane,
    /// What lies there.
    pile: u64,
}

impl Sower {
    /// Lifts the pile in front of it and drops it.
    #[inline(always)]
    fn lap(self, way: usize) -> Sower {
        let Lap { dropped, next } = lanes::lap(way, self.at.cell(), self.at.dan(self.pile));
        let cells = self.cells.without(&self.at).with(dropped);
        Sower { cells, at: next, pile: cells.pile(&next) }
    }
}

/// What a turn has captured.
#[derive(Default)]
struct Taken {
    points: i32,
    quan: bool,
}
