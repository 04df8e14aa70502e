//! Parallel search of one position.
//!
//! Threads share the transposition table (known as Lazy SMP), so each uses the results
//! of the others. Each also marks the moves that it searches ([`super::abdada`]), so that
//! the others try different moves first; without marks, threads search in the same order
//! and duplicate the work. Timing decides which results are in the table, so the number
//! of nodes and the choice among equal moves vary from run to run. Proofs remain valid:
//! each rests on complete, proven entries.

use std::sync::Arc;
use std::thread::{self, ScopedJoinHandle};

use basics::platform::start_scoped_thread;

use crate::memory::threads_with_room;
use crate::packed::Choice;
use crate::{Control, Limits};

use super::abdada::SearchMark;
use super::limiter::Limiter;
use super::move_ordering::Candidate;
use super::proof::SearchResult;
use super::search::{Search, SearchRequest};

/// Nodes that one thread searches alone before starting others pays off.
const ALONE_NODES: u64 = 4_000;
/// The least depth at which threads mark moves. Nearer to the horizon, a search costs
/// less than a mark.
const SHARED_DEPTH: u32 = 6;

impl Search<'_> {
    /// Searches like [`root`](Self::root), on the given number of threads.
    pub fn root_in_parallel(
        &mut self,
        threads: usize,
        task: &SearchRequest<'_>,
        pv: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        if threads <= 1 || self.limiter.nodes < ALONE_NODES {
            return self.root(task, pv);
        }
        self.marks.get_or_insert_default();
        let control = Control::default();
        thread::scope(|scope| {
            let start = |_| {
                let mut helper = self.helper(&control);
                let search = move || {
                    helper.root(task, &mut Vec::new());
                    helper.limiter.nodes
                };
                // If the system has no thread to spare, the search only takes longer.
                start_scoped_thread(scope, "search", search).ok()
            };
            let helpers: Vec<ScopedJoinHandle<'_, u64>> =
                (0..threads_with_room(threads - 1)).filter_map(start).collect();
            let found = self.root(task, pv);
            control.cancel();
            let nodes = helpers.into_iter().filter_map(|helper| helper.join().ok());
            self.limiter.nodes += nodes.sum::<u64>();
            found
        })
    }

    /// Creates a search of the same position that shares the table.
    fn helper<'c>(&self, control: &'c Control) -> Search<'c>
    where
        Self: 'c,
    {
        Search {
            rules: self.rules,
            history: self.history,
            leaves: self.leaves,
            network: Arc::clone(&self.network),
            limiter: Limiter::new(Limits::default(), control),
            table: Arc::clone(&self.table),
            is_short: self.is_short,
            marks: self.marks.clone(),
            move_ordering: self.move_ordering.clone(),
            strict: self.strict,
            is_selective: self.is_selective,
            path: Vec::new(),
            idle: 0,
            root_line: None,
            spare_lines: Vec::new(),
        }
    }

    /// Returns the mark of a move at this depth, or `None` if it is not marked.
    pub(super) fn mark(&self, candidate: &Candidate, depth: u32) -> Option<SearchMark> {
        let is_shared = self.marks.is_some() && depth >= SHARED_DEPTH;
        is_shared.then(|| SearchMark::new(&self.table.lookup(&candidate.turn.after), depth))
    }

    /// Returns whether another thread is searching this move.
    pub(super) fn is_searched_elsewhere(&self, mark: Option<SearchMark>) -> bool {
        self.marks.as_ref().zip(mark).is_some_and(|(marks, mark)| marks.is_at(mark))
    }

    /// Sets or clears the mark of a move that this thread searches.
    pub(super) fn set_mark(&self, mark: Option<SearchMark>, is_searching: bool) {
        if let (Some(marks), Some(mark)) = (&self.marks, mark) {
            if is_searching { marks.begin(mark) } else { marks.end(mark) }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::best::INFINITY;
    use crate::engine::{Leaves, PositionHistory};
    use crate::packed::PackedRules;
    use oanquan::{Game, Position, Rules, Side};

    /// Depth of the search below; at the root and one turn after it threads share the work.
    const DEPTH: u32 = SHARED_DEPTH + 1;

    /// Searches the start of a classic game while other threads claim to search every move
    /// from it; returns its value and whether the claims still stand afterwards.
    fn search_start(claimed_elsewhere: bool) -> (i32, bool) {
        let rules = Rules::classic();
        let game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
        let (rules, root) = PackedRules::pack(game.rules(), game.position()).expect("few dân");
        let history = PositionHistory::new(&rules, &game, &root).expect("few dân");
        let control = Control::default();
        let limiter = Limiter::new(Limits::default(), &control);
        let mut search = Search::new(&rules, &history, Leaves::Tuned, limiter);
        search.marks = Some(Arc::default());
        let candidates = rules.choices(&root).map(|choice| Candidate::new(&rules, &root, choice));
        let marks: Vec<_> = candidates.map(|candidate| search.mark(&candidate, DEPTH)).collect();
        if claimed_elsewhere {
            marks.iter().for_each(|&mark| search.set_mark(mark, true));
        }
        let request =
            SearchRequest { root: &root, depth: DEPTH, window: (-INFINITY, INFINITY), known: None };
        let found = search.root(&request, &mut Vec::new()).expect("nothing stops it");
        (found.value, marks.iter().any(|&mark| search.is_searched_elsewhere(mark)))
    }

    #[test]
    fn moves_that_other_threads_search_are_deferred_but_never_skipped() {
        let (value, marked) = search_start(false);
        assert!(!marked, "a search removes the marks of the moves that it has searched");
        assert_eq!(search_start(true).0, value);
    }
}
