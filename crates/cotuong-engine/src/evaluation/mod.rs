//! The estimate of a position. The best one is learned; levels below the master estimate by hand: by a
//! sum of terms, each with a weight for the opening and one for the endgame, between which the pieces on
//! the board decide. All numbers are whole.
//!
//! - `network`: the learned estimate; the file `network.bin`, which the example `network` writes.
//! - `terms`: what the estimate by hand counts.
//! - `weights`: what it counts for; the file `weights.txt`, which the example `cotuong_fit` writes.
//! - `count`: the terms that follow from single pieces, kept up to date with every move.

mod count;
pub mod network;
mod terms;
mod weights;

use cotuong_board::{Board, Color};

pub(crate) use count::Count;
pub use count::{MAX_PHASE, phase};
pub(crate) use network::Sums;
pub use network::{BadNetwork, Network};
pub use terms::{TERMS, Tally, single_pieces, terms};
pub use weights::{BadWeights, Weight, Weights};

use super::analysis::MAX_ESTIMATE;

/// How a search estimates positions.
#[derive(Clone, Copy)]
pub enum Estimate<'a> {
    /// By a sum of terms, with these weights.
    ByHand(&'a Weights),
    /// By this network.
    Learned(&'a Network),
}

impl Estimate<'static> {
    /// Returns the best estimate that there is: see [`Network::usual`].
    pub fn learned() -> Self {
        Network::usual().map_or_else(Estimate::by_hand, Estimate::Learned)
    }

    /// Returns the sum of terms with the weights in the tree.
    pub fn by_hand() -> Self {
        Estimate::ByHand(Weights::usual())
    }
}

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

/// Returns the estimate of a position by the weights with which the computer plays, for the side to move.
pub fn by_hand(board: &Board) -> i32 {
    let weights = Weights::usual();
    estimate(board, &Count::of(board, weights), weights)
}

/// Returns the value between that of the opening and that of the endgame, by the phase.
pub(crate) fn blend([opening, endgame]: Weight, phase: i32) -> i32 {
    (opening * phase + endgame * (MAX_PHASE - phase)) / MAX_PHASE
}
