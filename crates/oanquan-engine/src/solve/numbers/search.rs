//! The search for the proof of one claim.

use super::super::{Claim, SolveProgress};
use super::node::{Child, NOTHING, Next, Node, Outcome};
use super::table::{NEVER, NUMBER_BYTES, NumberTable, Numbers};
use crate::engine::{ENTRY_BYTES, IDLE_LIMIT, Search, SearchResult, quick_margin};
use crate::packed::{Packed, PackedTurn};

/// The most turns of a line.
const LONGEST: usize = 100;
/// Table entries per node.
const ENTRIES_PER_NODE: u64 = 2;
/// The nodes until the tables grow for the first time.
const FIRST_NODES: u64 = 4096;
/// Mixes the margin into a hash, and the hash for use as an index.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;

/// The means and the limits of a search.
#[derive(Clone, Copy, Debug)]
pub(in crate::solve) struct Plan {
    /// Whether proofs are combined even where a repetition could break them.
    pub is_provisional: bool,
    /// What each point that a side looks short of its claim adds to its number at first.
    pub weight: u32,
    /// The most bytes for each of the two tables.
    pub memory: usize,
    /// The most nodes.
    pub nodes: u64,
}

/// A position on the current line.
struct Step {
    key: u128,
    /// The margin of the prover.
    margin: i32,
    hash: u64,
}

/// A depth-first proof-number search.
pub(in crate::solve) struct NumberSearch<'s, 'a> {
    search: &'s mut Search<'a>,
    claim: Claim,
    plan: Plan,
    numbers: NumberTable,
    line: Vec<Step>,
    /// The nodes counted before this search. Its tables grow by its own nodes alone.
    begin: u64,
    /// The nodes at which the tables grow.
    growth: u64,
    /// The number of nodes at which the search gives up.
    end: u64,
    deepest: u32,
}

impl<'s, 'a> NumberSearch<'s, 'a> {
    /// Prepares the search for a proof of `claim`. Bounds that it proves go to the table of
    /// `search`.
    pub fn new(search: &'s mut Search<'a>, claim: Claim, plan: Plan) -> Self {
        let (numbers, line) = (NumberTable::new(), Vec::new());
        let begin = search.limiter.nodes;
        let (growth, end) = (begin + FIRST_NODES, begin.saturating_add(plan.nodes));
        NumberSearch { search, claim, plan, numbers, line, begin, growth, end, deepest: 0 }
    }

    /// Searches and returns whether the claim holds; `None` if there is no proof of either. Calls
    /// `report` with the progress from time to time.
    pub fn run(&mut self, root: &Packed, report: &mut dyn FnMut(SolveProgress)) -> Option<bool> {
        self.search.path.clear();
        self.search.path.push(root.key());
        let most = Numbers { own: NEVER, other: NEVER };
        match self.visit(root, most, 0, 0, report)? {
            Outcome::Settled(found) => {
                let is_won = found.value >= self.claim.window(root).1;
                Some(is_won == (root.side() == self.claim.side))
            }
            _ => None,
        }
    }

    /// Returns the progress.
    pub fn progress(&self) -> SolveProgress {
        SolveProgress {
            depth: self.deepest,
            nodes: self.search.limiter.nodes,
            memory: self.search.table.bytes() + self.numbers.bytes(),
            is_short: self.search.is_short,
        }
    }

    /// Searches a position until the claim is decided there or its numbers exceed `most`; returns
    /// `None` if the search must stop.
    fn visit(
        &mut self,
        position: &Packed,
        most: Numbers,
        idle: u32,
        hash: u64,
        report: &mut dyn FnMut(SolveProgress),
    ) -> Option<Outcome> {
        self.search.limiter.enter()?;
        if self.search.limiter.nodes >= self.growth {
            self.grow(report);
        }
        let is_prover = position.side() == self.claim.side;
        self.line.push(Step { key: position.key(), margin: self.margin(position), hash });
        self.deepest = self.deepest.max(self.line.len() as u32);
        let mut node = Node::new(position, is_prover, self.claim.window(position), idle);
        for choice in self.search.rules.choices(position) {
            let turn = self.search.rules.play(position, choice);
            let hash = self.hash(&turn.after);
            let outcome = self.look(&node, &turn, hash);
            node.push(Child { choice, turn, hash, outcome });
            if matches!(&outcome, Outcome::Settled(found) if node.wins(found)) {
                break;
            }
        }
        let outcome = loop {
            let (index, limits) = match node.next(most) {
                Next::Return(outcome) => break outcome,
                Next::Search(index, limits) => (index, limits),
            };
            if self.search.limiter.nodes >= self.end {
                return None;
            }
            let child = node.child_mut(index).map(|child| (child.turn, child.hash));
            let (turn, hash) = child?;
            let idle = node.idle_after(&turn);
            let found = self.visit(&turn.after, limits, idle, hash, report)?;
            let outcome = match found {
                Outcome::Settled(found) => self.carry(&node, &turn, found),
                open_or_failed => open_or_failed,
            };
            if let Some(child) = node.child_mut(index) {
                child.outcome = outcome;
            }
        };
        self.line.pop();
        Some(if self.line.is_empty() { outcome } else { self.keep(&node, hash, outcome) })
    }

    /// Returns what is known of the position after a turn.
    fn look(&self, node: &Node<'_>, turn: &PackedTurn, hash: u64) -> Outcome {
        let after = &turn.after;
        if turn.over {
            return self.carry(
                node,
                turn,
                SearchResult::end(self.search.rules.swept_margin(after)),
            );
        }
        if self.search.is_special(after) {
            return Outcome::Fails { depends: NOTHING };
        }
        let (alpha, beta) = node.window;
        let [low, high] = self.search.proven_margins(after);
        if let Some((value, high)) = high.filter(|(value, _)| -value >= beta) {
            return self.carry(node, turn, SearchResult { high, ..SearchResult::guess(value) });
        }
        if let Some((value, low)) = low.filter(|(value, _)| -value <= alpha) {
            return self.carry(node, turn, SearchResult { low, ..SearchResult::guess(value) });
        }
        if let Some(depends) = self.repeated(after) {
            return Outcome::Fails { depends };
        }
        if node.idle_after(turn) >= IDLE_LIMIT || self.line.len() >= LONGEST {
            return Outcome::Fails { depends: NOTHING };
        }
        let glance = || Outcome::Open(self.glance(after));
        match self.numbers.get(hash) {
            Some(numbers) => match numbers.failure() {
                None => Outcome::Open(numbers),
                Some(0) => Outcome::Fails { depends: NOTHING },
                Some(tag) => {
                    let place = self.line.iter().position(|step| tag_of(step.hash) == tag);
                    place.map_or_else(glance, |place| Outcome::Fails { depends: place as u32 })
                }
            },
            None => glance(),
        }
    }

    /// Converts the result after a turn to that of the mover. If the proof does not carry over, the
    /// prover fails.
    fn carry(&self, node: &Node<'_>, turn: &PackedTurn, found: SearchResult) -> Outcome {
        let (rules, from) = (self.search.rules, node.position);
        let found = match self.plan.is_provisional {
            true => found.provisionally_before(rules, from, turn),
            false => found.before(rules, from, turn, node.window),
        };
        match node.decides(&found) {
            true => Outcome::Settled(found),
            false => Outcome::Fails { depends: NOTHING },
        }
    }

    /// Returns the index of the first position on the line with the same cells, if the line may not
    /// return to them: the prover has gained nothing, or they occur for the third time.
    fn repeated(&self, position: &Packed) -> Option<u32> {
        let (key, margin) = (position.key(), self.margin(position));
        let mut same = self.line.iter().enumerate().filter(|(_, step)| step.key == key);
        let (first, step) = same.next()?;
        let must_stop = step.margin >= margin || same.next().is_some();
        must_stop.then_some(first as u32)
    }

    /// Records what has been found and returns it as it is for the position before.
    fn keep(&mut self, node: &Node<'_>, hash: u64, outcome: Outcome) -> Outcome {
        let ply = self.line.len() as u32;
        match outcome {
            Outcome::Settled(found) => {
                let lookup = self.search.table.lookup(node.position);
                let proof = if found.low.holds() { found.low } else { found.high };
                let depth = u32::from(proof.turns()).max(1);
                self.search.table.put(&lookup, depth, node.window, found, node.winning());
            }
            Outcome::Fails { depends } if depends >= ply => {
                self.numbers.put(hash, Numbers::failed(node.is_prover, 0));
                return Outcome::Fails { depends: NOTHING };
            }
            Outcome::Fails { depends } => {
                let tag = tag_of(self.line[depends as usize].hash);
                self.numbers.put(hash, Numbers::failed(node.is_prover, tag));
            }
            Outcome::Open(numbers) => self.numbers.put(hash, numbers),
        }
        outcome
    }

    /// Returns the numbers of a new position: 1, and more for a side that looks short of its claim.
    fn glance(&self, position: &Packed) -> Numbers {
        let lead = quick_margin(position) - self.claim.window(position).1;
        let number = |short: i32| 1 + short.max(0) as u32 * self.plan.weight;
        Numbers { own: number(-lead), other: number(lead) }
    }

    /// Returns the margin of the prover.
    fn margin(&self, position: &Packed) -> i32 {
        let is_own = position.side() == self.claim.side;
        if is_own { position.margin() } else { -position.margin() }
    }

    /// Returns a hash of the cells, the side to move and the margin.
    fn hash(&self, position: &Packed) -> u64 {
        let margin = (self.margin(position) as u64).wrapping_mul(ODD);
        let hash = self.search.table.lookup(position).hash() ^ margin;
        hash.wrapping_mul(ODD).rotate_left(32)
    }

    /// Grows the tables with the search and reports the progress.
    fn grow(&mut self, report: &mut dyn FnMut(SolveProgress)) {
        let nodes = self.search.limiter.nodes - self.begin;
        let wanted = usize::try_from(nodes * ENTRIES_PER_NODE).unwrap_or(usize::MAX);
        self.search.grow_table(wanted.min(entries(self.plan.memory, ENTRY_BYTES)));
        let wanted = wanted.min(entries(self.plan.memory, NUMBER_BYTES));
        self.search.is_short |= !self.numbers.grow(wanted);
        self.growth += (nodes / 4).max(FIRST_NODES);
        report(self.progress());
    }
}

/// Returns the greatest power of two of entries that fit into `memory`.
fn entries(memory: usize, bytes: usize) -> usize {
    1 << (memory / bytes).max(1).ilog2()
}

/// Returns the part of a hash that names a position of the line. It is not 0.
fn tag_of(hash: u64) -> u32 {
    hash as u32 | 1
}
