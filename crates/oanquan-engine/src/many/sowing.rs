//! Playing turns on a [`Board`] without events. A test compares the results with
//! [`oanquan::play`].

use oanquan::{
    Cell, Direction, EmptyQuan, Ending, FirstQuan, Move, OccupiedQuan, Position, Refill, Rules,
    Side,
};

use super::board::{Board, Cells, MAX_SIDES, STRIDE};
use super::owners::Owners;

/// A move as a number: twice the cell, plus one for `-`. Ascending numbers follow the order
/// of [`Position::legal_moves`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Lift(u8);

impl Lift {
    pub(super) fn to_move(self) -> Move {
        let direction = Direction::BOTH[usize::from(self.0 % 2)];
        Move { cell: Cell::new(self.cell()), direction }
    }

    fn cell(self) -> usize {
        usize::from(self.0 / 2)
    }
}

/// What a turn takes off the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Taken {
    /// The points captured.
    pub captured: i32,
    /// The dân dropped into ponds.
    pub ponded: u32,
}

impl Taken {
    /// Returns whether the turn counts toward the limit of turns without progress.
    pub(super) fn is_nothing(self) -> bool {
        self == Taken::default()
    }
}

/// The rules, prepared for playing turns.
pub(super) struct Sowing {
    pub sides: usize,
    /// Whether each side has turns: it exists and has not left the game.
    pub plays: [bool; MAX_SIDES],
    pub owners: Owners,
    passes: bool,
    /// Whether an occupied quan cell after a lap gives a dân to the next cell.
    gives_one: bool,
    /// The number of directions in which a side may sow.
    ways: u8,
    quan_value: i32,
    young_quan: u16,
    refill: Refill,
    pieces_end: bool,
    /// The boards from which capturing a quan is forbidden.
    barred: Vec<Board>,
    /// The states of the current sowing so far.
    states: Vec<(usize, Cells)>,
}

impl Sowing {
    /// Prepares the rules for the board of `position` and its remaining sides.
    pub(super) fn new(rules: &Rules, position: &Position) -> Self {
        let sides = position.ring().sides();
        let plays = |side| side < sides && !position.has_departed(Side::new(side));
        let rules = Rules { sides, ..rules.clone() };
        let starts = |side| Position::starts(&rules, Side::new(side), position.fields());
        let barred = (0..sides).flat_map(starts).map(|start| Board::new(&start));
        let forbidden = rules.first_quan == FirstQuan::Forbidden;
        Sowing {
            sides,
            plays: std::array::from_fn(plays),
            owners: Owners::new(&rules, position),
            passes: rules.empty_quan == EmptyQuan::Passes,
            gives_one: rules.occupied_quan == OccupiedQuan::GivesOne,
            ways: rules.directions().len() as u8,
            quan_value: rules.quan_value.into(),
            young_quan: rules.young_quan.into(),
            refill: rules.refill,
            pieces_end: rules.ending == Ending::Pieces,
            barred: barred.filter(|_| forbidden).collect(),
            states: Vec::new(),
        }
    }

    /// Returns the legal moves of a board that has a side to move, in ascending order.
    pub(super) fn lifts(&self, board: &Board) -> impl Iterator<Item = Lift> + use<> {
        let side = usize::from(board.mover.expect("a side is to move"));
        let (cells, bare) = (board.cells, self.owners.is_bare(&board.cells, side));
        let filled = move |cell: &usize| bare || cells.dan[*cell] > 0;
        let own = self.owners.own(side).cells().filter(filled);
        let ways = self.ways;
        own.flat_map(move |cell| (0..ways).map(move |way| Lift(2 * cell as u8 + way)))
    }

    /// Plays a legal move and returns what it takes off the board.
    pub(super) fn play(&mut self, board: &mut Board, lift: Lift) -> Taken {
        let side = usize::from(board.mover.expect("a side is to move"));
        let quan_barred = self.barred.contains(board);
        if self.owners.is_bare(&board.cells, side) {
            self.owners.refill(board, side);
        }
        // Adding one less than the length of the ring steps back by one cell.
        let step = if lift.0.is_multiple_of(2) { 1 } else { self.len() - 1 };
        let mut taken = Taken::default();
        let last = match self.owners.have_ponds() {
            true => self.sow::<true>(board, lift.cell(), step, &mut taken),
            false => self.sow::<false>(board, lift.cell(), step, &mut taken),
        };
        if let Some(last) = last {
            taken.captured = self.capture(&mut board.cells, last, step, quan_barred);
        }
        board.stores[side] += taken.captured;
        let next = self.side_after(side);
        board.mover = Some(next as u8);
        if self.is_over(board, next) {
            self.owners.sweep(board, self.sides);
        }
        taken
    }

    /// Sows lap by lap on a board with or without ponds. Returns the cell of the last dân if a
    /// capture may follow.
    fn sow<const PONDS: bool>(
        &mut self,
        board: &mut Board,
        mut from: usize,
        step: usize,
        taken: &mut Taken,
    ) -> Option<usize> {
        self.states.clear();
        loop {
            if self.states.contains(&(from, board.cells)) {
                return None;
            }
            self.states.push((from, board.cells));
            let dan = std::mem::take(&mut board.cells.dan[from]);
            let mut last = from;
            for _ in 0..dan {
                last = self.next(last, step);
                self.drop_into::<PONDS>(board, last, taken);
            }
            let mut next = self.next(last, step);
            if self.gives_one && next.is_multiple_of(STRIDE) && board.cells.dan[next] > 0 {
                board.cells.dan[next] -= 1;
                last = self.next(next, step);
                self.drop_into::<PONDS>(board, last, taken);
                next = self.next(last, step);
            }
            if board.cells.is_empty(next) {
                return Some(last);
            }
            if next.is_multiple_of(STRIDE) {
                return None;
            }
            from = next;
        }
    }

    /// Drops a dân into a cell, on a board with or without ponds.
    #[inline(always)]
    fn drop_into<const PONDS: bool>(&self, board: &mut Board, cell: usize, taken: &mut Taken) {
        if PONDS && let Some(buyer) = self.owners.pond_buyer(cell) {
            board.stores[buyer] += 1;
            taken.ponded += 1;
        } else {
            board.cells.dan[cell] += 1;
        }
    }

    /// Captures behind each gap that may be jumped, starting after `last`.
    fn capture(&self, cells: &mut Cells, last: usize, step: usize, quan_barred: bool) -> i32 {
        let mut captured = 0;
        let mut from = last;
        loop {
            let gap = self.next(from, step);
            let cell = self.next(gap, step);
            let may_jump = cells.is_empty(gap) && (self.passes || !gap.is_multiple_of(STRIDE));
            if !may_jump || cells.is_empty(cell) {
                return captured;
            }
            if cells.quan >> cell & 1 == 1 {
                if quan_barred || cells.dan[cell] < self.young_quan {
                    return captured;
                }
                cells.quan &= !(1 << cell);
                captured += self.quan_value;
            }
            captured += i32::from(std::mem::take(&mut cells.dan[cell]));
            from = cell;
        }
    }

    /// Returns the points that lie on the board.
    pub(super) fn points_left(&self, board: &Board) -> i32 {
        let dan: u16 = board.cells.dan.iter().sum();
        i32::from(dan) + self.quan_value * board.cells.quan.count_ones() as i32
    }

    fn is_over(&self, board: &Board, next: usize) -> bool {
        let dan_left = || (0..self.sides).any(|quan| board.cells.dan[STRIDE * quan] > 0);
        board.cells.quan == 0 && (self.pieces_end || !dan_left())
            || self.refill.can_fail()
                && self.owners.is_bare(&board.cells, next)
                && !self.can_refill(board, next)
    }

    fn can_refill(&self, board: &Board, side: usize) -> bool {
        let cost = self.owners.own(side).cells().count() as i32;
        let in_stores = || board.stores[..self.sides].iter().sum::<i32>();
        board.stores[side] >= cost
            || match self.refill {
                Refill::Borrow => true,
                Refill::End => false,
                Refill::Lend => in_stores() >= cost,
            }
    }

    fn side_after(&self, side: usize) -> usize {
        let mut next = side;
        loop {
            next = if next + 1 == self.sides { 0 } else { next + 1 };
            if self.plays[next] {
                return next;
            }
        }
    }

    fn len(&self) -> usize {
        STRIDE * self.sides
    }

    fn next(&self, cell: usize, step: usize) -> usize {
        let next = cell + step;
        if next >= self.len() { next - self.len() } else { next }
    }
}
