//! The engine for two sides.
//!
//! Iterative deepening (`iterative_deepening`) of a principal variation search (`search`) on
//! the packed board, with a transposition table (`table`), ordered moves
//! (`move_ordering`) and a tuned estimate at the horizon (`evaluate`). What is proven is
//! told apart from what is estimated (`proof`), and when the score is proven the
//! quickest way is found (`shortest_line`). Where the answer may differ from run to run,
//! several threads can share the work (`parallel`).
//!
//! **What is proven.** A bound on the margin is proven when it follows from
//! finished games alone: not from a horizon, an estimate, or a repetition.
//! Repetition is delicate, because what a position is worth can depend on how the
//! game came to it, while the table knows nothing of that. A line that ends by
//! repetition, or comes back to where the game has been, proves nothing. That
//! leaves lines, put together from proofs found at different times, in which the
//! same cells come up three times; but between two of these times the side that
//! does not prove must have refilled, with no quan captured. `proof` tells how
//! lines where that may happen are left out.
//!
//! A node is a position that is entered: one that a search is asked about, or
//! in which the game is over. Playing a turn in order to rank it, or to see what
//! could be captured, enters nothing.

mod abdada;
mod best;
mod buckets;
mod entry;
mod evaluate;
mod history;
mod iterative_deepening;
mod limiter;
mod move_ordering;
mod parallel;
mod proof;
mod search;
mod shortest_line;
mod table;

pub(super) use evaluate::quick_margin;
pub(super) use history::PositionHistory;
pub(super) use limiter::Limiter;
pub(super) use search::{Search, SearchRequest, Strict, UNPROVEN};
pub(super) use table::ENTRY_BYTES;

use super::{Analysis, Control, Limits};
use crate::rules::Game;

/// How positions at the horizon are scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaves {
    /// By the points in store, as [`super::minimax`] does.
    Plain,
    /// By the tuned estimate.
    Tuned,
}

/// As [`super::analyze`], for the two-sided game, with a choice of how the
/// horizon is scored, and always of all moves. The outer none: this position
/// cannot be packed, see [`super::packed`].
pub fn engine(
    game: &Game,
    limits: &Limits,
    control: &Control,
    leaves: Leaves,
) -> Option<Option<Analysis>> {
    iterative_deepening::run(game, limits, control, leaves)
}
