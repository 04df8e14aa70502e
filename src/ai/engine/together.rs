//! Several threads that search the same.
//!
//! They share the table (shared hash table search, known as Lazy SMP): each finds
//! there what the others have found out already. And each tells the others what it is
//! at ([`super::busy`]), so that they try other moves first; without that they walk
//! side by side and do everything twice. What comes first decides what is found in the
//! table, so neither the number of positions nor the choice among equal moves is the
//! same every time. Proofs stay proofs: each rests on what was in the table, whole and
//! proven, before it.

use std::sync::Arc;
use std::thread::{self, Builder, ScopedJoinHandle};

use crate::ai::memory::threads_with_room;
use crate::ai::packed::Choice;
use crate::ai::{Control, Limits};

use super::busy::Mark;
use super::order::Candidate;
use super::proof::Found;
use super::search::{Search, Task};
use super::watch::Watch;

/// Positions that one thread enters alone before others are worth their start.
const ALONE_NODES: u64 = 4_000;
/// The least depth at which threads make way for each other: what is nearer to the
/// horizon is found sooner than looked for.
const SHARED_DEPTH: u32 = 6;

impl Search<'_> {
    /// As [`root`](Self::root), on so many threads.
    pub fn root_together(
        &mut self,
        threads: usize,
        task: &Task<'_>,
        pv: &mut Vec<Choice>,
    ) -> Option<Found> {
        if threads <= 1 || self.watch.nodes < ALONE_NODES {
            return self.root(task, pv);
        }
        self.busy.get_or_insert_default();
        let control = Control::default();
        thread::scope(|scope| {
            let start = |_| {
                let mut companion = self.companion(&control);
                let search = move || {
                    companion.root(task, &mut Vec::new());
                    companion.watch.nodes
                };
                // With fewer threads it only takes longer.
                Builder::new().name("search".into()).spawn_scoped(scope, search).ok()
            };
            let companions: Vec<ScopedJoinHandle<'_, u64>> =
                (0..threads_with_room(threads - 1)).filter_map(start).collect();
            let found = self.root(task, pv);
            control.cancel();
            let nodes = companions.into_iter().filter_map(|companion| companion.join().ok());
            self.watch.nodes += nodes.sum::<u64>();
            found
        })
    }

    /// Another search of the same, with the same table.
    fn companion<'c>(&self, control: &'c Control) -> Search<'c>
    where
        Self: 'c,
    {
        Search {
            rules: self.rules,
            history: self.history,
            leaves: self.leaves,
            watch: Watch::new(Limits::default(), control),
            table: Arc::clone(&self.table),
            is_short: self.is_short,
            busy: self.busy.clone(),
            order: self.order.clone(),
            strict: self.strict,
            path: Vec::new(),
            spare_lines: Vec::new(),
        }
    }

    /// How a move is marked that is tried at this depth; none where threads do not make
    /// way for each other.
    pub(super) fn mark(&self, candidate: &Candidate, depth: u32) -> Option<Mark> {
        let is_shared = self.busy.is_some() && depth >= SHARED_DEPTH;
        is_shared.then(|| Mark::new(&self.table.place(&candidate.turn.after), depth))
    }

    /// Whether another thread is at this move.
    pub(super) fn is_busy(&self, mark: Option<Mark>) -> bool {
        self.busy.as_ref().zip(mark).is_some_and(|(busy, mark)| busy.is_at(mark))
    }

    /// Tells the others that this thread is at a move, or is no longer.
    pub(super) fn set_busy(&self, mark: Option<Mark>, is_busy: bool) {
        if let (Some(busy), Some(mark)) = (&self.busy, mark) {
            if is_busy { busy.begin(mark) } else { busy.end(mark) }
        }
    }
}
