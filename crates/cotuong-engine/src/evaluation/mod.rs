//! The estimate of a position: a sum of terms, each with a weight for the opening and one for the
//! endgame, between which the pieces on the board decide. All numbers are whole.
//!
//! - `terms`: what is counted.
//! - `weights`: what it counts for; the file `weights.txt`, which the example `fit` writes.
//! - `count`: the terms that follow from single pieces, kept up to date with every move.

mod count;
mod terms;
mod weights;

use cotuong_board::{Board, Color};

pub(crate) use count::Count;
pub use count::{MAX_PHASE, phase};
pub use terms::{TERMS, Tally, single_pieces, terms};
pub use weights::{BadWeights, Weight, Weights};

use super::analysis::MAX_ESTIMATE;

/// The sum of weights, red's less black's.
struct Sum<'w> {
    weights: &'w Weights,
    total: Weight,
}

impl Tally for Sum<'_> {
    fn add(&mut self, color: Color, term: usize, number: i32) {
        let number = if color == Color::Red { number } else { -number };
        let [opening, endgame] = self.weights.of(term);
        self.total[0] += opening * number;
        self.total[1] += endgame * number;
    }
}

/// Returns the estimate for the side to move. `count` belongs to the board.
pub(crate) fn estimate(board: &Board, count: &Count, weights: &Weights) -> i32 {
    let mut sum = Sum { weights, total: count.total() };
    terms(board, &mut sum);
    let score = blend(sum.total, count.phase());
    let score = if board.to_move() == Color::Red { score } else { -score };
    score.clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
}

/// Returns the value between that of the opening and that of the endgame, by the phase.
pub(crate) fn blend([opening, endgame]: Weight, phase: i32) -> i32 {
    (opening * phase + endgame * (MAX_PHASE - phase)) / MAX_PHASE
}
