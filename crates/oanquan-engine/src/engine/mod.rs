//! The engine for two sides.
//!
//! Iterative deepening (`iterative_deepening`) of a principal variation search (`search`) on
//! the packed board, with a transposition table (`table`), ordered moves
//! (`move_ordering`) and a learned estimate at the horizon (`evaluate`, `network`). The search
//! separates proven values from estimates (`proof`); for a proven score it finds the
//! shortest line (`shortest_line`). Where the result may differ from run to run, several
//! threads can share the work (`parallel`).
//!
//! **Proofs.** A bound on the margin is proven if it follows from finished games alone:
//! not from a horizon, an estimate or a repetition. Repetition is delicate, because the
//! value of a position can depend on the moves that led to it, which the table does not
//! record. A line that ends by repetition, or returns to a position of the game, proves
//! nothing. That leaves lines, combined from proofs found at different times, in which
//! the same cells occur three times. Between two of these occurrences the other side must
//! have refilled without a captured quan; `proof` describes how such lines are excluded.
//!
//! A node is a position that the search enters: one that it evaluates, or one in which
//! the game is over. Playing a turn to rank it, or to see its captures, is not a node.

mod abdada;
mod best;
mod buckets;
mod entry;
mod evaluate;
mod history;
mod iterative_deepening;
mod limiter;
mod lookup;
mod move_ordering;
pub mod network;
mod parallel;
mod proof;
mod search;
mod shortest_line;
mod table;

pub(super) use evaluate::quick_margin;
pub(super) use history::PositionHistory;
pub(super) use limiter::Limiter;
pub(super) use proof::{IDLE_LIMIT, REPEAT_GAIN};
pub(super) use search::{Search, SearchRequest, Strict, UNPROVEN};
pub(super) use table::ENTRY_BYTES;

use super::{Analysis, Control, Limits};
use crate::packed::PackedRules;
use network::Numbers;
use oanquan::Game;

/// The evaluation of positions at the horizon.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// By the points in store, as [`super::minimax`] does.
    Plain,
    /// By the learned estimate.
    Tuned,
    /// By the estimate with other numbers, which the fit has not finished.
    Unfinished(Numbers),
}

impl Leaves {
    /// Returns the numbers of the learned estimate for these rules.
    fn numbers(self, rules: &PackedRules) -> Numbers {
        match self {
            Leaves::Plain | Leaves::Tuned => Numbers::fitted(rules),
            Leaves::Unfinished(numbers) => numbers,
        }
    }
}

/// Analyses a two-sided game like [`super::analyze`], with a choice of evaluation, and
/// always over all moves. Returns an outer `None` if the position cannot be packed; see
/// [`super::packed`].
pub fn engine(
    game: &Game,
    limits: &Limits,
    control: &Control,
    leaves: Leaves,
) -> Option<Option<Analysis>> {
    iterative_deepening::run(game, limits, control, leaves)
}
