//! Several threads that search the same.
//!
//! They share nothing but the table (shared hash table search, known as Lazy SMP):
//! each finds there what the others have found out already. Much of the work is
//! done twice all the same, so one thread is the rule. What comes first decides what
//! is found there, so neither the number of positions nor the choice among equal
//! moves is the same every time. Proofs stay proofs: each rests on what was in the
//! table, whole and proven, before it.

use std::sync::Arc;
use std::thread::{self, Builder, ScopedJoinHandle};

use crate::ai::packed::{Choice, Packed};
use crate::ai::{Control, Limits};

use super::proof::Found;
use super::search::Search;
use super::watch::Watch;

/// Positions that one thread enters alone before others are worth their start.
const ALONE_NODES: u64 = 4_000;

impl Search<'_> {
    /// As [`root`](Self::root), on so many threads.
    pub fn root_together(
        &mut self,
        threads: usize,
        root: &Packed,
        depth: u32,
        window: (i32, i32),
        known: Option<Choice>,
        pv: &mut Vec<Choice>,
    ) -> Option<Found> {
        if threads <= 1 || self.watch.nodes < ALONE_NODES {
            return self.root(root, depth, window, known, pv);
        }
        let control = Control::default();
        thread::scope(|scope| {
            let start = |_| {
                let mut companion = self.companion(&control);
                let search = move || {
                    companion.root(root, depth, window, known, &mut Vec::new());
                    companion.watch.nodes
                };
                // With fewer threads it only takes longer.
                Builder::new().name("search".into()).spawn_scoped(scope, search).ok()
            };
            let companions: Vec<ScopedJoinHandle<'_, u64>> =
                (1..threads).filter_map(start).collect();
            let found = self.root(root, depth, window, known, pv);
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
            order: self.order.clone(),
            strict: self.strict,
            path: Vec::new(),
            spare_lines: Vec::new(),
        }
    }
}
