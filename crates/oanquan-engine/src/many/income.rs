//! The learned estimate of the points that each side still gains, for three and four sides.
//!
//! The estimate is a sum of rows of numbers, one number for each side: one row for each cell with its number of
//! dân and quan pieces, one for the number of filled cells of each side, and a constant. The rows depend on the
//! quan pieces left and on whether an empty quan cell stops a turn. Sides and cells count from the
//! side to move, so all seats share their numbers. All numbers are whole, so the estimate is the
//! same on every machine.
//!
//! `cargo run --release -p engine-tools --bin fit_many` makes the numbers in `income-3.bin`
//! and `income-4.bin` from the results of games.

use oanquan::{EmptyQuan, OccupiedQuan, Position, QuanStones, Rules};
use wide::i32x4;

use super::board::{Board, MAX_SIDES, STRIDE};

/// The classes of the number of dân in a cell; the last one stands for more, too.
const DAN_CLASSES: usize = 16;
/// The classes of a cell, without and with a quan piece.
const CELL_CLASSES: usize = 2 * DAN_CLASSES;
/// The classes of the number of filled cells of a side.
const FILLED_CLASSES: usize = STRIDE;
/// The classes of the number of quan pieces on the board: none, one, more.
const PHASES: usize = 3;
/// The rules with numbers of their own: an empty quan cell stops a turn, or does not.
const VARIANTS: usize = 2;
/// The dân in a cell at the start, and the value of a quan, in the rules that the numbers fit.
const DAN: u16 = 5;
const QUAN_VALUE: u8 = 10;

/// The whole numbers that make one point.
pub const SCALE: i32 = 256;
/// How often a number of the table goes into the points of the search.
const FACTOR: i32 = super::scale::POINT / SCALE;

static THREE: &[u8; bytes(3)] = include_bytes!("income-3.bin");
static FOUR: &[u8; bytes(4)] = include_bytes!("income-4.bin");

/// Returns the number of rows for one variant of the rules and one phase.
const fn phase_rows(sides: usize) -> usize {
    sides * (STRIDE * CELL_CLASSES + FILLED_CLASSES) + 1
}

/// Returns the number of rows for this number of sides.
pub const fn rows(sides: usize) -> usize {
    VARIANTS * PHASES * phase_rows(sides)
}

/// Returns the bytes of the numbers for this number of sides: row after row, one number of 16 bits for each
/// side, the low byte first. The side to move comes first, the next side second, and so on.
pub const fn bytes(sides: usize) -> usize {
    2 * sides * rows(sides)
}

/// Returns the rows whose sum estimates the points that each side still gains in a position with a
/// side to move, or `None` if the numbers do not fit the rules.
pub fn inputs(rules: &Rules, position: &Position) -> Option<Vec<usize>> {
    let sides = position.ring().sides();
    let first = variant(rules, sides)? * PHASES * phase_rows(sides);
    let mut inputs = Vec::new();
    each_input(&Board::new(position), sides, |row| inputs.push(first + row));
    Some(inputs)
}

/// Returns the variant of the rules, or `None` if the numbers do not fit them.
fn variant(rules: &Rules, sides: usize) -> Option<usize> {
    let fit = (3..=MAX_SIDES).contains(&sides)
        && u16::from(rules.dan) == DAN
        && rules.quan_value == QUAN_VALUE
        && rules.quan_dan == 0
        && rules.quan == QuanStones::Piece
        && rules.occupied_quan == OccupiedQuan::Stops
        && rules.directions().len() == 2;
    fit.then_some(usize::from(rules.empty_quan == EmptyQuan::Passes))
}

/// Calls `visit` with each row of a board with a side to move, in the numbers of one variant.
#[inline]
fn each_input(board: &Board, sides: usize, mut visit: impl FnMut(usize)) {
    let mover = usize::from(board.mover.unwrap_or_default());
    let cells = &board.cells;
    let phase = (cells.quan.count_ones() as usize).min(PHASES - 1);
    let mut first = phase * phase_rows(sides);
    let (len, mut cell) = (STRIDE * sides, STRIDE * mover);
    for _ in 0..len {
        let dan = usize::from(cells.dan[cell]).min(DAN_CLASSES - 1);
        visit(first + dan + DAN_CLASSES * (cells.quan >> cell & 1) as usize);
        first += CELL_CLASSES;
        cell = if cell + 1 == len { 0 } else { cell + 1 };
    }
    for seat in 0..sides {
        let row = cells.row((mover + seat) % sides);
        visit(first + row.iter().filter(|&&dan| dan > 0).count());
        first += FILLED_CLASSES;
    }
    visit(first);
}

/// The numbers for one variant of the rules.
pub(super) struct Incomes {
    sides: usize,
    rows: Vec<i32x4>,
}

impl Incomes {
    /// Returns the numbers for these rules and this number of sides, or `None` if none fit.
    pub(super) fn of(rules: &Rules, sides: usize) -> Option<Self> {
        let variant = variant(rules, sides)?;
        let numbers = if sides == 3 { THREE.as_slice() } else { FOUR.as_slice() };
        let (words, _) = numbers.as_chunks::<2>();
        let count = PHASES * phase_rows(sides);
        let own = words.chunks_exact(sides).skip(variant * count).take(count);
        let number = |word: &[u8; 2]| FACTOR * i32::from(i16::from_le_bytes(*word));
        let row = |words: &[[u8; 2]]| std::array::from_fn(|side| words.get(side).map_or(0, number));
        Some(Incomes { sides, rows: own.map(|words| i32x4::new(row(words))).collect() })
    }

    /// Returns the points that each side still gains on a board with a side to move, in the units of
    /// the search.
    pub(super) fn estimate(&self, board: &Board) -> [i32; MAX_SIDES] {
        let mut sum = i32x4::ZERO;
        each_input(board, self.sides, |row| sum += self.rows[row]);
        let from_mover = sum.to_array();
        let mover = usize::from(board.mover.unwrap_or_default());
        let mut incomes = [0; MAX_SIDES];
        for (seat, income) in from_mover.into_iter().enumerate().take(self.sides) {
            incomes[(mover + seat) % self.sides] = income;
        }
        incomes
    }
}

#[cfg(test)]
mod tests {
    use oanquan::{Preset, Side};

    use super::*;

    #[test]
    fn the_estimate_is_the_sum_of_the_rows_that_the_fit_sees() {
        let mut random = fastrand::Rng::with_seed(1);
        for case in 0..200 {
            let preset = [Preset::Classic, Preset::Folk][case % 2];
            let rules = Rules { sides: 3 + case / 2 % 2, ..preset.rules() };
            let mut game = oanquan::Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
            for _ in 0..random.usize(0..30) {
                let Some(mv) = random.choice(game.legal_moves()) else { break };
                game.play(mv).expect("a listed move is legal");
            }
            let Some(mover) = game.position().to_move() else { continue };
            let numbers: &[u8] = if rules.sides == 3 { THREE } else { FOUR };
            let incomes = Incomes::of(&rules, rules.sides).expect("numbers for these rules");
            let estimate = incomes.estimate(&Board::new(game.position()));
            let inputs = inputs(&rules, game.position()).expect("numbers for these rules");
            for seat in 0..rules.sides {
                let place = |row: &usize| 2 * (row * rules.sides + seat);
                let number =
                    |row| i16::from_le_bytes([numbers[place(row)], numbers[place(row) + 1]]);
                let sum: i32 = inputs.iter().map(|row| i32::from(number(row))).sum();
                let side = (mover.index() + seat) % rules.sides;
                assert_eq!(estimate[side], sum * FACTOR, "{}", game.position());
            }
        }
    }
}
