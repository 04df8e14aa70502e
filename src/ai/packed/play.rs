//! Playing a turn on a packed position, as [`crate::rules::play`] does.

use super::lanes::{self, BOTH_QUANS, CELL, OWN_ROW, ROW_ONES};
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
        let refilled = cells & OWN_ROW == 0;
        if refilled {
            cells += ROW_ONES;
        }

        let mut taken = Taken::default();
        let (mut cells, gap) = self.sow(cells, way, from);
        if let Some(gap) = gap {
            let bars_quan = self.is_barred(position);
            cells = self.capture(cells, way, gap, bars_quan, &mut taken);
        }

        let margin = position.margin + taken.points - if refilled { REFILL } else { 0 };
        let after =
            Packed { cells: lanes::turned(cells), margin: -margin, side: position.side ^ 1 };
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
    fn sow(&self, start: u128, way: usize, start_from: usize) -> (u128, Option<usize>) {
        let (mut cells, mut from) = (start, start_from);
        for _ in 0..MANY_LAPS {
            match self.sow_lap(&mut cells, way, from) {
                Ok(next) => from = next,
                Err(gap) => return (cells, gap),
            }
        }
        // Once more from the start, with a memory of every lap: a state met
        // before ends the turn.
        (cells, from) = (start, start_from);
        let mut states = Vec::new();
        while !states.contains(&(cells, from)) {
            states.push((cells, from));
            match self.sow_lap(&mut cells, way, from) {
                Ok(next) => from = next,
                Err(gap) => return (cells, gap),
            }
        }
        (cells, None)
    }

    /// One lap: the next cell to lift, or else how the sowing came to rest.
    #[inline]
    fn sow_lap(&self, cells: &mut u128, way: usize, from: usize) -> Result<usize, Option<usize>> {
        let dan = lanes::dan(*cells, from);
        let lap = lanes::lap(way, from, dan);
        *cells = (*cells & !CELL[from]) + lap.dropped;
        let next = usize::from(lap.next);
        let is_empty = *cells & CELL[next] == 0;
        match next.is_multiple_of(6) {
            true if !(is_empty && self.passes) => Err(None),
            false if !is_empty => Ok(next),
            _ => Err(Some(next)),
        }
    }

    /// Captures the pile behind `gap`, and on in a chain. The gap is empty.
    fn capture(
        &self,
        mut cells: u128,
        way: usize,
        mut gap: usize,
        bars_quan: bool,
        taken: &mut Taken,
    ) -> u128 {
        loop {
            let cell = lanes::next(way, gap);
            let pile = cells & CELL[cell];
            let has_quan = pile & BOTH_QUANS != 0;
            let dan = lanes::dan(cells, cell);
            if pile == 0 || has_quan && (bars_quan || dan < self.young_quan) {
                return cells;
            }
            cells &= !CELL[cell];
            taken.points += dan as i32 + if has_quan { self.quan_value } else { 0 };
            taken.quan |= has_quan;
            gap = lanes::next(way, cell);
            if cells & CELL[gap] != 0 || gap.is_multiple_of(6) && !self.passes {
                return cells;
            }
        }
    }

    /// Whether the game is over before the side to move can move.
    fn is_over(&self, position: &Packed) -> bool {
        position.cells & self.keeps_going == 0
            || self.refill_ends && position.is_bare() && self.store(position) < REFILL
    }

    /// What the side to move has in store.
    fn store(&self, position: &Packed) -> i32 {
        (self.points - self.points_on_board(position) + position.margin) / 2
    }
}

/// What a turn has captured.
#[derive(Default)]
struct Taken {
    points: i32,
    quan: bool,
}
