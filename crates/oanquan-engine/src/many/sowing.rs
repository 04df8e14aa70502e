//! Playing turns on a [`Board`] without events. A test compares the results with
//! [`oanquan::play`].

use oanquan::{Cell, Direction, EmptyQuan, Ending, FirstQuan, Move, Position, REFILL_DAN};
use oanquan::{Refill, Rules, Side};

use super::board::{Board, Cells, MAX_SIDES, STRIDE};

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

/// Returns the legal moves of a board that has a side to move, in ascending order.
pub(super) fn lifts(board: &Board) -> impl Iterator<Item = Lift> + use<> {
    let side = usize::from(board.mover.expect("a side is to move"));
    let (cells, bare) = (board.cells, board.cells.is_bare(side));
    (1..STRIDE)
        .map(move |k| STRIDE * side + k)
        .filter(move |&cell| bare || cells.dan[cell] > 0)
        .flat_map(|cell| [Lift(2 * cell as u8), Lift(2 * cell as u8 + 1)])
}

/// The rules, prepared for playing turns.
pub(super) struct Sowing {
    pub sides: usize,
    /// Whether each side has turns: it exists and has not left the game.
    pub plays: [bool; MAX_SIDES],
    passes: bool,
    quan_value: i32,
    young_quan: u16,
    borrows: bool,
    pieces_end: bool,
    /// The boards, by the side to move, from which capturing a quan is forbidden.
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
        let start = |side| Board::new(&Position::start(&rules, Side::new(side)));
        let forbidden = rules.first_quan == FirstQuan::Forbidden;
        Sowing {
            sides,
            plays: std::array::from_fn(plays),
            passes: rules.empty_quan == EmptyQuan::Passes,
            quan_value: rules.quan_value.into(),
            young_quan: rules.young_quan.into(),
            borrows: rules.refill == Refill::Borrow,
            pieces_end: rules.ending == Ending::Pieces,
            barred: if forbidden { (0..sides).map(start).collect() } else { Vec::new() },
            states: Vec::new(),
        }
    }

    /// Plays a legal move and returns the points captured.
    pub(super) fn play(&mut self, board: &mut Board, lift: Lift) -> i32 {
        let side = usize::from(board.mover.expect("a side is to move"));
        let quan_barred = self.barred.get(side) == Some(&*board);
        if board.cells.is_bare(side) {
            board.cells.own_mut(side).fill(1);
            board.stores[side] -= REFILL_DAN;
        }
        // Adding one less than the length of the ring steps back by one cell.
        let step = if lift.0.is_multiple_of(2) { 1 } else { self.len() - 1 };
        let captured = match self.sow(&mut board.cells, lift.cell(), step) {
            Some(last) => self.capture(&mut board.cells, last, step, quan_barred),
            None => 0,
        };
        board.stores[side] += captured;
        let next = self.side_after(side);
        board.mover = Some(next as u8);
        if self.is_over(board, next) {
            board.sweep(self.sides);
        }
        captured
    }

    /// Sows lap by lap. Returns the cell of the last dân if a capture may follow.
    fn sow(&mut self, cells: &mut Cells, mut from: usize, step: usize) -> Option<usize> {
        self.states.clear();
        loop {
            if self.states.contains(&(from, *cells)) {
                return None;
            }
            self.states.push((from, *cells));
            let dan = std::mem::take(&mut cells.dan[from]);
            let mut last = from;
            for _ in 0..dan {
                last = self.next(last, step);
                cells.dan[last] += 1;
            }
            let next = self.next(last, step);
            if cells.is_empty(next) {
                return Some(last);
            }
            if next.is_multiple_of(STRIDE) {
                return None;
            }
            from = next;
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

    fn is_over(&self, board: &Board, next: usize) -> bool {
        let dan_left = || (0..self.sides).any(|quan| board.cells.dan[STRIDE * quan] > 0);
        board.cells.quan == 0 && (self.pieces_end || !dan_left())
            || !self.borrows && board.stores[next] < REFILL_DAN && board.cells.is_bare(next)
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
