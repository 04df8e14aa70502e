//! Principal variation search (Marsland and Campbell, 1982) of one position to a fixed
//! depth. With plain leaves and in a proof search, it makes only cutoffs that cannot change the
//! value. With tuned leaves it is selective: it searches late moves less deep, leaves out the estimate
//! where a rough one is far below the window, and does not search positions far above it.

mod loops;
mod pruning;

use std::sync::Arc;

use crate::packed::{Choice, Packed, PackedRules, PackedTurn};
use oanquan::Side;

use super::Leaves;
use super::abdada::SearchMarks;
use super::best::{Best, INFINITY};
use super::evaluate::{PARTS, evaluate};
use super::history::PositionHistory;
use super::limiter::Limiter;
use super::move_ordering::{Candidate, Candidates, MoveOrdering};
use super::network::Network;
use super::proof::{IDLE_LIMIT, Proof, SearchResult};
use super::table::TranspositionTable;

/// The initial number of table entries, and the number per node later on.
const MIN_ENTRIES: usize = 1 << 12;
const ENTRIES_PER_NODE: u64 = 4;
/// The penalty of a line without a proof, for a side that has to prove its claim.
pub(crate) const UNPROVEN: i32 = 5_000;
/// The least depth at which the search looks up every move in the table before it
/// searches one. Nearer to the horizon, searching costs less than looking up.
const LOOK_AHEAD_DEPTH: u32 = 8;
/// The same depth for proof searches, where table entries cut off more often.
const STRICT_LOOK_AHEAD_DEPTH: u32 = 2;

/// The least depth at which a selective search uses the table. Nearer to the horizon, searching
/// costs less.
const TABLE_DEPTH: u32 = 2;
/// The least depth at which the estimate orders the moves. Nearer to the horizon, it costs more
/// than the searches that a better order saves.
const ESTIMATED_DEPTH: u32 = 4;

/// The mode of a proof search: for the claiming side, only proven values count.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Strict {
    pub side: Side,
    /// The side skips moves after which its quick margin falls short of the claim by more
    /// than this number of points.
    pub slack: i32,
}

/// The parameters of a search from the root.
#[derive(Clone, Copy)]
pub(crate) struct SearchRequest<'r> {
    pub root: &'r Packed,
    /// The depth in plies.
    pub depth: u32,
    /// The window: values between its bounds are exact.
    pub window: (i32, i32),
    /// The move to try first.
    pub known: Option<Choice>,
}

/// A node whose moves are being searched.
struct Node<'n> {
    position: &'n Packed,
    depth: u32,
    /// The turns in a row without a capture that led here.
    idle: u32,
    /// The remaining window.
    alpha: i32,
    beta: i32,
    best: Best,
    /// The moves searched so far.
    tried: u32,
    /// The best line so far.
    pv: &'n mut Vec<Choice>,
}

impl Node<'_> {
    /// Returns the turns in a row without a capture after `turn`.
    fn idle_after(&self, turn: &PackedTurn) -> u32 {
        idle_after(self.idle, turn)
    }

    /// Returns the result after every move has been tried.
    fn found(self) -> SearchResult {
        self.best.found().after_idle(self.idle)
    }

    /// Returns the result after a cutoff of the remaining moves.
    fn cut(self) -> SearchResult {
        self.best.cut().after_idle(self.idle)
    }
}

/// Returns the turns in a row without a capture after `turn`, given those before it.
fn idle_after(idle: u32, turn: &PackedTurn) -> u32 {
    if turn.captured > 0 { 0 } else { idle + 1 }
}

/// A search from the current position of a game.
pub(crate) struct Search<'a> {
    pub rules: &'a PackedRules,
    pub history: &'a PositionHistory,
    pub leaves: Leaves,
    /// The estimate at the horizon.
    pub(super) network: Arc<Network>,
    pub limiter: Limiter<'a>,
    /// The table, shared by all threads of the search.
    pub table: Arc<TranspositionTable>,
    /// Whether the system has refused more memory for the table.
    pub is_short: bool,
    /// The marks of all threads, if there are several.
    pub(super) marks: Option<Arc<SearchMarks>>,
    pub(super) move_ordering: MoveOrdering,
    pub(super) strict: Option<Strict>,
    /// Whether the search is selective.
    pub(super) is_selective: bool,
    /// The keys of the positions on the current line, the root first.
    pub path: Vec<u128>,
    /// The turns in a row without a capture that led to the position searched next.
    pub(super) idle: u32,
    /// The best line from the root so far whose value is above the lower end of the window.
    pub(super) root_line: Option<Vec<Choice>>,
    /// Buffers of discarded lines, for reuse.
    pub(super) spare_lines: Vec<Vec<Choice>>,
}

impl<'a> Search<'a> {
    /// Creates a search with an empty table.
    pub fn new(
        rules: &'a PackedRules,
        history: &'a PositionHistory,
        leaves: Leaves,
        limiter: Limiter<'a>,
    ) -> Self {
        Search {
            rules,
            history,
            leaves,
            network: Arc::new(Network::new(rules, leaves.numbers(rules))),
            limiter,
            table: Arc::new(TranspositionTable::new(
                MIN_ENTRIES,
                rules.stores_matter(),
                history.is_symmetric,
            )),
            is_short: false,
            marks: None,
            move_ordering: MoveOrdering::new(),
            strict: None,
            is_selective: leaves != Leaves::Plain,
            path: Vec::new(),
            idle: 0,
            root_line: None,
            spare_lines: Vec::new(),
        }
    }

    /// Requires `strict.side` to prove every value in its favour.
    pub fn set_strict(&mut self, strict: Strict) {
        self.strict = Some(strict);
        self.is_selective = false;
        self.move_ordering.prover = Some(strict.side);
    }

    /// Returns a search of the same game, with the same limits and nodes but an empty table.
    pub fn with_empty_table(&self) -> Self {
        Search::new(self.rules, self.history, self.leaves, self.limiter.clone())
    }

    /// Grows the table with the search, so that a short search stays cheap.
    pub fn make_room(&mut self, most_entries: usize) {
        let wanted = usize::try_from(ENTRIES_PER_NODE * self.limiter.nodes);
        self.grow_table(wanted.map_or(most_entries, |wanted| wanted.min(most_entries)));
    }

    /// Grows the table to at least `entries` entries, as far as the system provides the memory.
    pub fn grow_table(&mut self, entries: usize) {
        if let Some(table) = Arc::get_mut(&mut self.table) {
            self.is_short = !table.grow(entries, || self.limiter.is_cancelled());
        }
    }

    /// Searches the root and returns its value for the side to move: exact inside the
    /// window, otherwise a bound. Writes the best line to `pv`. Returns `None` if the search
    /// must stop.
    pub fn root(&mut self, task: &SearchRequest<'_>, pv: &mut Vec<Choice>) -> Option<SearchResult> {
        self.limiter.enter()?;
        self.path.clear();
        self.path.push(task.root.key());
        self.idle = self.history.idle;
        self.best_of(task.root, task.known, task.depth, task.window, pv)
    }

    /// Returns the value of a position below the root for its side to move, as if the turn before
    /// it had captured something.
    pub fn value(
        &mut self,
        position: &Packed,
        depth: u32,
        window: (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        self.idle = 0;
        self.value_after_idle(position, depth, window, pv)
    }

    /// Returns the value of a position below the root for its side to move, to which `self.idle`
    /// turns in a row without a capture have led.
    fn value_after_idle(
        &mut self,
        position: &Packed,
        depth: u32,
        (alpha, beta): (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        pv.clear();
        self.limiter.enter()?;

        // A repetition or too many turns without a capture end the game on this line but prove
        // nothing about others.
        let idle = self.idle;
        let times = self.times_on_path(position);
        if let Some(end) = self.end_of_line(position, times) {
            return Some(end);
        }

        // At the horizon, the evaluation decides.
        if depth == 0 {
            return Some(SearchResult::guess(match self.leaves {
                Leaves::Plain => position.margin(),
                Leaves::Tuned | Leaves::Unfinished(_) => match self.strict {
                    Some(strict) if strict.side == position.side() => -UNPROVEN,
                    Some(_) => UNPROVEN,
                    None => evaluate(&self.network, self.rules, position, beta),
                },
            }));
        }

        // The transposition table may contain the result, or at least the best move. If lines
        // could reach the limit of turns without a capture, the result depends on the turns so far.
        let is_special = self.is_special(position) || idle + depth >= IDLE_LIMIT;
        if depth < TABLE_DEPTH && self.is_selective && !is_special {
            return self.below(position, None, depth, (alpha, beta), pv);
        }
        if !is_special && self.is_far_above(position, depth, (alpha, beta)) {
            return Some(SearchResult::guess(beta));
        }
        let lookup = self.table.lookup(position);
        let entry = self.table.get(&lookup).filter(|_| !is_special);
        let settled = entry.and_then(|entry| entry.settles(&lookup, depth, (alpha, beta)));
        let settled = settled.map(|found| found.after_idle(idle));
        let settled = settled.filter(|found| self.counts(position.side(), found, (alpha, beta)));
        let settled = settled.filter(|found| self.counts_on_loop(found, times));
        if settled.is_some() {
            return settled;
        }
        let known = entry.and_then(|entry| entry.best()).map(|best| lookup.choice(best));

        let found = self.below(position, known, depth, (alpha, beta), pv)?;
        if is_special {
            return Some(found.unproven());
        }
        if !self.is_on_loop(&found, times) {
            self.table.put(&lookup, depth, (alpha, beta), found, pv.first().copied());
        } else if times == 0 && (known.is_none() || found.has_proof()) {
            // The move and the proof serve other lines too.
            self.table.put(&lookup, 0, (alpha, beta), found, pv.first().copied());
        }
        Some(found)
    }

    /// Returns the best result over the moves of `position`, to which `self.idle` turns in a row
    /// without a capture have led. Tries `known` first.
    fn below(
        &mut self,
        position: &Packed,
        known: Option<Choice>,
        depth: u32,
        window: (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        self.path.push(position.key());
        let found = self.best_of(position, known, depth, window, pv);
        self.path.pop();
        found
    }

    /// Returns the best result over the moves of `position`, the last one on the path. Tries
    /// `known` first.
    fn best_of(
        &mut self,
        position: &Packed,
        mut known: Option<Choice>,
        depth: u32,
        (alpha, beta): (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        let (ply, idle) = (self.path.len() - 1, self.idle);
        let mut node =
            Node { position, depth, idle, alpha, beta, best: Best::default(), tried: 0, pv };
        // If the known move causes a cutoff, the others need not even be played. In a proof
        // search, proven table entries come first instead.
        let mut tried = None;
        if self.strict.is_none()
            && let Some(choice) = known.take()
        {
            let candidate = Candidate::new(self.rules, position, choice);
            if self.try_move(&mut node, &candidate)? {
                return Some(node.cut());
            }
            tried = Some(choice);
        }
        let mut candidates = Candidates::default();
        for choice in self.rules.choices(position).filter(|&choice| Some(choice) != tried) {
            let candidate = Candidate::new(self.rules, position, choice);
            if depth == 1 && self.prune_without_search(&mut node, &candidate) {
                continue;
            }
            // One ply from the horizon, killers and history are no better than the quick score.
            let rank = match depth {
                1 => candidate.promise(),
                _ => {
                    let value = self.promise(&candidate, depth);
                    self.move_ordering.rank(position, &candidate, value, known, ply)
                }
            };
            candidates.push(candidate, rank);
        }

        // Enhanced transposition cutoff (Plaat and others, 1996): a table entry of a move
        // may already cause a cutoff.
        let look_ahead_depth =
            if self.strict.is_some() { STRICT_LOOK_AHEAD_DEPTH } else { LOOK_AHEAD_DEPTH };
        if depth >= look_ahead_depth && ply > 0 {
            let looked_up = |candidate| self.cuts_off(position, candidate, depth, idle, beta);
            if let Some(found) = candidates.unread().find_map(looked_up) {
                return Some(found);
            }
        }

        // Moves that another thread is searching are deferred, except the first move: later
        // the table may contain their results.
        let mut may_wait = true;
        loop {
            while let Some(candidate) = candidates.next_best() {
                let mark = self.mark(candidate, depth);
                if may_wait && !node.best.is_none() && self.is_searched_elsewhere(mark) {
                    candidates.defer();
                    continue;
                }
                self.set_mark(mark, true);
                let cuts_off = self.try_move(&mut node, candidate);
                self.set_mark(mark, false);
                if cuts_off? {
                    return Some(node.cut());
                }
            }
            if !candidates.resume_deferred() {
                return Some(node.found());
            }
            may_wait = false;
        }
    }

    /// Returns how good a move looks without a search, in parts of a point.
    fn promise(&self, candidate: &Candidate, depth: u32) -> i32 {
        let after = &candidate.turn.after;
        match depth {
            ESTIMATED_DEPTH.. if self.is_selective && !candidate.turn.over => {
                -evaluate(&self.network, self.rules, after, INFINITY) * PARTS
            }
            ESTIMATED_DEPTH.. if self.is_selective => -self.rules.swept_margin(after) * PARTS,
            _ => candidate.promise(),
        }
    }

    /// Searches a move and adds its result; returns whether it causes a cutoff.
    fn try_move(&mut self, node: &mut Node<'_>, candidate: &Candidate) -> Option<bool> {
        if self.prune_without_search(node, candidate) {
            return Some(false);
        }
        let window = (node.alpha, node.beta);
        let mover = node.position.side();
        let mut line = self.spare_lines.pop().unwrap_or_default();
        let is_first = node.best.is_none();
        let mut found = self.after(node, candidate, window, is_first, &mut line)?;
        node.tried += 1;
        if !self.counts(mover, &found, window) {
            let is_provers = self.strict.is_some_and(|strict| strict.side == mover);
            found = SearchResult::guess(if is_provers { -UNPROVEN } else { UNPROVEN });
        }
        if node.best.offer(found) {
            node.pv.clear();
            node.pv.push(candidate.choice);
            node.pv.append(&mut line);
        }
        self.spare_lines.push(line);
        if self.path.len() == 1 && found.value > node.alpha {
            self.root_line = Some(node.pv.clone());
        }
        node.alpha = node.alpha.max(found.value);
        let cuts_off = node.alpha >= node.beta;
        if cuts_off {
            self.move_ordering.note_cut(
                node.position,
                candidate.choice,
                self.path.len() - 1,
                node.depth,
            );
        }
        Some(cuts_off)
    }

    /// Adds an upper bound for a move that cannot matter; returns whether it did so.
    fn prune_without_search(&self, node: &mut Node<'_>, candidate: &Candidate) -> bool {
        let most = if self.is_futile(node.position.side(), candidate, node.beta) {
            Some(-UNPROVEN)
        } else if node.depth == 1 {
            self.most_at_horizon(node, candidate)
        } else {
            None
        };
        most.inspect(|&most| _ = node.best.offer(SearchResult::guess(most))).is_some()
    }

    /// Returns the value of a move for the side that plays it.
    fn after(
        &mut self,
        node: &Node<'_>,
        candidate: &Candidate,
        (alpha, beta): (i32, i32),
        is_first: bool,
        line: &mut Vec<Choice>,
    ) -> Option<SearchResult> {
        let &Node { position, depth, .. } = node;
        let turn = &candidate.turn;
        if turn.over {
            self.limiter.enter()?;
            line.clear();
            let end = SearchResult::end(self.rules.swept_margin(&turn.after));
            return Some(end.before(self.rules, position, turn, (alpha, beta)));
        }
        // Late moves are seldom good; a shallower search confirms most of that.
        let less = self.reduction(node);
        if less > 0 {
            self.idle = node.idle_after(turn);
            let scout =
                self.value_after_idle(&turn.after, depth - 1 - less, (-alpha - 1, -alpha), line)?;
            if -scout.value <= alpha {
                return Some(scout.before(self.rules, position, turn, (alpha, beta)));
            }
        }
        // A later move is expected to be worse; a null window shows that cheaply.
        if !is_first && beta - alpha > 1 {
            self.idle = node.idle_after(turn);
            let scout =
                self.value_after_idle(&turn.after, depth - 1, (-alpha - 1, -alpha), line)?;
            if -scout.value <= alpha || -scout.value >= beta {
                return Some(scout.before(self.rules, position, turn, (alpha, beta)));
            }
        }
        self.idle = node.idle_after(turn);
        let found = self.value_after_idle(&turn.after, depth - 1, (-beta, -alpha), line)?;
        Some(found.before(self.rules, position, turn, (alpha, beta)))
    }

    /// Returns whether a side that has to prove its claim skips this move.
    fn is_futile(&self, mover: Side, candidate: &Candidate, beta: i32) -> bool {
        self.strict.is_some_and(|strict| {
            strict.side == mover
                && !candidate.turn.over
                && candidate.quick_margin() < beta - strict.slack
        })
    }

    /// Returns whether a value counts. All do, except unproven values in favour of a side
    /// that has to prove its claim.
    fn counts(&self, mover: Side, found: &SearchResult, (alpha, beta): (i32, i32)) -> bool {
        match self.strict {
            Some(strict) if strict.side == mover => found.value < beta || found.low.holds(),
            Some(_) => found.value > alpha || found.high.holds(),
            None => true,
        }
    }

    /// Returns the table's result for a move if it causes a cutoff.
    fn cuts_off(
        &self,
        position: &Packed,
        candidate: &Candidate,
        depth: u32,
        idle: u32,
        beta: i32,
    ) -> Option<SearchResult> {
        let turn = &candidate.turn;
        let idle = idle_after(idle, turn);
        if turn.over || idle + depth > IDLE_LIMIT {
            return None;
        }
        let times = self.times_on_path(&turn.after);
        if self.repeats_after(times, &turn.after) || self.is_special(&turn.after) {
            return None;
        }
        let lookup = self.table.lookup(&turn.after);
        let entry = self.table.get(&lookup)?;
        let found = entry.settles(&lookup, depth - 1, (-beta, -beta + 1))?.after_idle(idle);
        let found = found.before(self.rules, position, turn, (beta - 1, beta));
        let counts = self.counts(position.side(), &found, (beta - 1, beta))
            && self.counts_on_loop(&found, times);
        (counts && found.value >= beta).then(|| found.at_least())
    }

    /// Returns the proven lower and upper bounds of the margin of a position's side to move.
    pub fn proven_margins(&self, position: &Packed) -> [Option<(i32, Proof)>; 2] {
        let lookup = self.table.lookup(position);
        let entry = self.table.get(&lookup).filter(|_| !self.is_special(position));
        entry.map_or([None; 2], |entry| [entry.least(&lookup), entry.most(&lookup)])
    }
}
