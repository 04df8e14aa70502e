//! Playing turns on packed positions, with the results of [`oanquan::play`] and the end by growth.

use super::lanes::{self, CELL_LANES, CellLane, Halves, Lap, QUAN, ROW_ONES};
use super::{Choice, Packed, PackedRules};
use oanquan::{REFILL_DAN, Refill};

/// The number of directions.
pub const WAYS: usize = 2;
/// The laps after which the code checks for an endless sowing. No known sowing takes more
/// than 51.
const MANY_LAPS: u32 = 500;

/// A turn played on a packed position.
#[derive(Clone, Copy, Debug)]
pub struct PackedTurn {
    /// The position after the turn, seen from the next side. If the game is over, the rows
    /// have not been swept yet.
    pub after: Packed,
    /// The points captured.
    pub captured: i32,
    /// Whether the turn captured a quan piece.
    pub took_quan: bool,
    /// Whether the turn began with a refill.
    pub refilled: bool,
    /// Whether the game is over.
    pub over: bool,
}

impl PackedRules {
    /// Plays one of the [`choices`](PackedRules::choices).
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

        let margin = position.margin + taken.points - if refilled { REFILL_DAN } else { 0 };
        let after = Packed { cells: cells.turned(), margin: -margin, side: position.side ^ 1 };
        PackedTurn {
            after,
            captured: taken.points,
            took_quan: taken.quan,
            refilled,
            // Only a refill puts more dân on the board.
            over: self.is_over(&after) || refilled && after.dan_on_board() > self.growth_limit,
        }
    }

    /// Sows lap by lap. Returns the cells and, if a capture may follow, the empty cell in
    /// front of the captured pile.
    fn sow(&self, start: Halves, way: usize, from: &CellLane) -> (Halves, Option<usize>) {
        let lifting = Sower { cells: start, at: *from, pile: start.pile(from) };
        let mut sower = lifting;
        for _ in 0..MANY_LAPS {
            sower = self.lap(sower, way);
            if let Some(gap) = self.stop(&sower) {
                return (sower.cells, gap);
            }
        }
        self.sow_detecting_loops(lifting, way)
    }

    /// Sows like [`sow`](Self::sow), but records every state: a repeated state ends the turn.
    #[cold]
    fn sow_detecting_loops(&self, mut sower: Sower, way: usize) -> (Halves, Option<usize>) {
        let mut states = Vec::new();
        while !states.contains(&(sower.cells, sower.at.cell())) {
            states.push((sower.cells, sower.at.cell()));
            sower = self.lap(sower, way);
            if let Some(gap) = self.stop(&sower) {
                return (sower.cells, gap);
            }
        }
        (sower.cells, None)
    }

    /// Sows a lap. A quan cell in front of the hand may then give a dân away.
    #[inline(always)]
    fn lap(&self, sower: Sower, way: usize) -> Sower {
        let sower = sower.lap(way);
        let gives = self.gives_one && sower.at.is_quan_cell() && sower.at.dan(sower.pile) > 0;
        if gives { sower.passing_one(way) } else { sower }
    }

    /// Returns how a sowing ends in front of a cell, or `None` if it continues.
    #[inline(always)]
    fn stop(&self, sower: &Sower) -> Option<Option<usize>> {
        let is_empty = sower.pile == 0;
        match sower.at.is_quan_cell() {
            true if !(is_empty && self.passes) => Some(None),
            false if !is_empty => None,
            _ => Some(Some(sower.at.cell())),
        }
    }

    /// Captures the pile behind the empty cell `gap`, and then along the chain.
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

    /// Returns whether the game is over before the side to move can move.
    fn is_over(&self, position: &Packed) -> bool {
        (position.cells.own | position.cells.other) & self.keeps_going == 0
            || self.refill.can_fail() && position.is_bare() && !self.can_refill(position)
    }

    /// Returns whether the side to move has or may borrow the dân for a refill.
    fn can_refill(&self, position: &Packed) -> bool {
        let in_stores = self.points - self.points_on_board(position);
        let own = (in_stores + position.margin) / 2;
        own >= REFILL_DAN
            || match self.refill {
                Refill::Borrow => true,
                Refill::End => false,
                Refill::Lend => in_stores >= REFILL_DAN,
            }
    }
}

/// A sowing hand.
#[derive(Clone, Copy)]
struct Sower {
    cells: Halves,
    /// The cell in front of it.
    at: CellLane,
    /// The pile in that cell.
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

    /// Moves a dân of the quan cell in front of it to the next cell.
    fn passing_one(self, way: usize) -> Sower {
        let Lap { dropped, next } = lanes::lap(way, self.at.cell(), 1);
        let rest = self.at.dan(self.pile) - 1;
        let kept = self.at.holding(rest, self.pile & QUAN != 0);
        let cells = self.cells.without(&self.at).with(kept).with(dropped);
        Sower { cells, at: next, pile: cells.pile(&next) }
    }
}

/// The captures of a turn.
#[derive(Default)]
struct Taken {
    points: i32,
    quan: bool,
}
