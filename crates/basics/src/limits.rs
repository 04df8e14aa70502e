//! The limits of a search.

use std::time::Duration;

/// The limits of a search for a move of type `M`. `None` means unlimited. A search always
/// completes its first ply, so it always has a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits<M> {
    /// The depth of the last iteration, in plies, at least 1.
    pub depth: Option<u32>,
    /// The most nodes, over all iterations.
    pub nodes: Option<u64>,
    /// The longest duration of the search.
    pub time: Option<Duration>,
    /// The number of threads for engines that use several; 0 means 1. With several threads the
    /// result may differ from run to run, and the search may exceed `nodes` by the nodes
    /// of one iteration.
    pub threads: usize,
    /// The only move to analyse: the search scores this move without comparing it to others.
    pub only: Option<M>,
}

impl<M> Default for Limits<M> {
    /// No limits, and one thread.
    fn default() -> Self {
        Limits { depth: None, nodes: None, time: None, threads: 1, only: None }
    }
}
