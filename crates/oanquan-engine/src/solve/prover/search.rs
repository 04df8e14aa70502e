//! The search for the proof of one claim.

use super::super::{Claim, SolveProgress};
use super::bounds::{Bound, Bounds, FoldMap, Key};
use super::node::{Child, NOTHING, Next, Node, Outcome};
use super::table::{NEVER, NUMBER_BYTES, NumberTable, Numbers};
use crate::engine::{IDLE_LIMIT, Limiter, quick_margin};
use crate::packed::{Choice, Packed, PackedRules};

/// The most turns of a line.
const LONGEST: usize = 4000;
/// Entries of the table of numbers per node.
const ENTRIES_PER_NODE: u64 = 2;
/// The nodes until that table grows for the first time.
const FIRST_NODES: u64 = 4096;
/// What each point that a side looks short of its claim adds to its number at first.
const WEIGHT: u32 = 2;
/// Mixes the need into a hash.
const ODD: u64 = 0x9E37_79B9_7F4A_7C15;
/// The counters of the cells on the line, a power of two.
const MARKS: usize = 1 << 12;

/// The result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::solve) enum Answer {
    /// The claim is proven.
    Proven,
    /// There is no proof without loops that gain nothing.
    Fails,
    /// The nodes of this search are spent; another may continue it.
    Open,
    /// The search was stopped, or its memory is used up.
    Stopped,
}

/// A depth-first proof-number search. It can be continued.
pub(in crate::solve) struct Prover<'a> {
    pub(super) rules: &'a PackedRules,
    pub claim: Claim,
    /// The most bytes for each of the two tables.
    memory: usize,
    numbers: NumberTable,
    pub(super) bounds: Bounds,
    /// The most that the prover may count on at positions whose third occurrence would break a strategy.
    pub(super) bars: FoldMap<Key, i16>,
    line: Vec<Node>,
    /// How many positions of the line have cells with this hash.
    marks: Vec<u16>,
    /// The nodes of this search.
    nodes: u64,
    /// The nodes of an earlier search, whose results are forgotten.
    forgotten: u64,
    /// The nodes at which the table of numbers grows.
    growth: u64,
    deepest: u32,
    is_short: bool,
}

impl<'a> Prover<'a> {
    /// Prepares the search for a proof of `claim` with two tables of at most `memory` bytes each.
    pub fn new(rules: &'a PackedRules, claim: Claim, memory: usize) -> Self {
        Prover {
            rules,
            claim,
            memory,
            numbers: NumberTable::new(),
            bounds: Bounds::default(),
            bars: FoldMap::default(),
            line: Vec::new(),
            marks: vec![0; MARKS],
            nodes: 0,
            forgotten: 0,
            growth: FIRST_NODES,
            deepest: 0,
            is_short: false,
        }
    }

    /// Searches for `nodes` nodes more.
    pub fn run(
        &mut self,
        root: &Packed,
        nodes: u64,
        limiter: &mut Limiter<'_>,
        report: &mut dyn FnMut(SolveProgress),
    ) -> Answer {
        let answer = self.search(root, nodes, limiter, report);
        report(self.progress(limiter));
        answer
    }

    fn search(
        &mut self,
        root: &Packed,
        nodes: u64,
        limiter: &mut Limiter<'_>,
        report: &mut dyn FnMut(SolveProgress),
    ) -> Answer {
        self.line.clear();
        self.marks.fill(0);
        let end = self.nodes.saturating_add(nodes);
        let key = self.key(root);
        let most = Numbers { own: NEVER, other: NEVER };
        if self.enter(root, key, 0, most, limiter, report).is_none() {
            return Answer::Stopped;
        }
        loop {
            let Some(node) = self.line.last_mut() else { return Answer::Stopped };
            match node.next() {
                Next::Return(outcome) => {
                    let Some(outcome) = self.leave(outcome) else { return Answer::Stopped };
                    if let Some(before) = self.line.last_mut() {
                        before.set_outcome(outcome);
                        continue;
                    }
                    return match outcome {
                        Outcome::Proven => Answer::Proven,
                        Outcome::Fails { .. } => Answer::Fails,
                        Outcome::Open(_) => Answer::Open,
                    };
                }
                Next::Search(index, limits) => {
                    if self.nodes >= end {
                        return Answer::Open;
                    }
                    node.searching = index;
                    let Some(child) = node.child(index) else { return Answer::Stopped };
                    let (after, key, idle) = (child.after, child.key, node.idle_after(child));
                    if self.enter(&after, key, idle, limits, limiter, report).is_none() {
                        return Answer::Stopped;
                    }
                }
            }
        }
    }

    fn progress(&self, limiter: &Limiter<'_>) -> SolveProgress {
        SolveProgress {
            depth: self.deepest,
            nodes: limiter.nodes,
            memory: self.numbers.bytes() + self.bounds.bytes(),
            is_short: self.is_short,
        }
    }

    /// Enters a position; returns `None` if the search must stop.
    fn enter(
        &mut self,
        position: &Packed,
        key: Key,
        idle: u32,
        limits: Numbers,
        limiter: &mut Limiter<'_>,
        report: &mut dyn FnMut(SolveProgress),
    ) -> Option<()> {
        limiter.enter()?;
        self.nodes += 1;
        if self.nodes >= self.growth {
            self.grow();
            report(self.progress(limiter));
        }
        let need = self.need(position);
        let is_prover = position.side() == self.claim.side;
        let mut node = Node::new(position, key, hash(&key, need), is_prover, need);
        (node.idle, node.limits) = (idle, limits);
        self.marks[mark(position)] += 1;
        self.line.push(node);
        self.deepest = self.deepest.max(self.line.len() as u32);
        for choice in self.rules.choices(position) {
            let child = self.look(position, choice);
            let node = self.line.last_mut()?;
            node.push(child);
            if node.is_decided_by(&child.outcome) {
                break;
            }
        }
        Some(())
    }

    /// Plays a move and returns it with what is known of the position after it.
    fn look(&self, position: &Packed, choice: Choice) -> Child {
        let turn = self.rules.play(position, choice);
        let after = turn.after;
        let end = if turn.over { self.rules.swept_margin(&after) } else { after.margin() };
        let end = if after.side() == self.claim.side { end } else { -end };
        let gain = end + self.need(position) - self.claim.at_least;
        let key = self.key(&after);
        let is_idle = turn.captured == 0;
        let outcome = Outcome::Fails { depends: NOTHING };
        let mut child = Child { choice, after, over: turn.over, is_idle, gain, key, outcome };
        child.outcome = self.outcome(&child);
        child
    }

    fn outcome(&self, child: &Child) -> Outcome {
        let Some(node) = self.line.last() else { return Outcome::Fails { depends: NOTHING } };
        let need = node.need - child.gain;
        if child.over {
            return if need <= 0 { Outcome::Proven } else { Outcome::Fails { depends: NOTHING } };
        }
        if self.rules.looks_like_forbidding_start(&child.after) {
            return Outcome::Fails { depends: NOTHING };
        }
        let bound = self.bounds.get(&child.key);
        if need <= i32::from(bound.low) {
            return Outcome::Proven;
        }
        let is_barred = self.bars.get(&child.key).is_some_and(|&most| need > most.into());
        if need >= i32::from(bound.high) || is_barred {
            return Outcome::Fails { depends: NOTHING };
        }
        if let Some(depends) = self.repeated(&child.after, need) {
            return Outcome::Fails { depends };
        }
        if node.idle_after(child) >= IDLE_LIMIT || self.line.len() >= LONGEST {
            return Outcome::Fails { depends: 0 };
        }
        let glance = || Outcome::Open(self.glance(&child.after, need));
        let Some(numbers) = self.numbers.get(hash(&child.key, need)) else { return glance() };
        match numbers.failure() {
            None => Outcome::Open(numbers),
            Some(tag) => {
                let place = self.line.iter().position(|node| tag_of(node.hash) == tag);
                place.map_or_else(glance, |place| Outcome::Fails { depends: place as u32 })
            }
        }
    }

    /// Returns the index of the first position on the line with the same cells, if the line may not
    /// return to them: the prover has gained nothing, or they occur for the third time.
    fn repeated(&self, position: &Packed, need: i32) -> Option<u32> {
        if self.marks[mark(position)] == 0 {
            return None;
        }
        let key = position.key();
        let mut same = self.line.iter().enumerate().filter(|(_, node)| node.position.key() == key);
        let (first, node) = same.next()?;
        let gains = match self.rules.stores_matter() {
            true => node.need != need,
            false => node.need > need,
        };
        (!gains || same.next().is_some()).then_some(first as u32)
    }

    /// Leaves the last position of the line: records what has been found, and returns it as it is for the
    /// position before. Returns `None` if the memory is used up.
    fn leave(&mut self, outcome: Outcome) -> Option<Outcome> {
        let node = self.line.pop()?;
        self.marks[mark(&node.position)] -= 1;
        let ply = self.line.len() as u32;
        match outcome {
            Outcome::Proven => {
                let (low, choice) = self.proven(&node);
                self.update(node.key, |bound| {
                    if low > bound.low {
                        (bound.low, bound.choice) = (low, choice);
                    }
                })?;
            }
            Outcome::Fails { depends } if depends >= ply => {
                let high = self.refused(&node);
                self.update(node.key, |bound| bound.high = bound.high.min(high))?;
                return Some(Outcome::Fails { depends: NOTHING });
            }
            Outcome::Fails { depends } => {
                let tag = tag_of(self.line[depends as usize].hash);
                self.numbers.put(node.hash, Numbers::failed(node.is_prover, tag));
            }
            Outcome::Open(numbers) => self.numbers.put(node.hash, numbers),
        }
        Some(outcome)
    }

    /// Changes a bound; returns `None` if the memory is used up.
    fn update(&mut self, key: Key, change: impl FnOnce(&mut Bound)) -> Option<()> {
        let is_done = self.bounds.update(key, self.memory, change);
        self.is_short |= is_done.is_none() && 2 * self.bounds.bytes() <= self.memory;
        is_done
    }

    /// Returns the gain that is proven at a position, and the move that proves it.
    fn proven(&self, node: &Node) -> (i16, Choice) {
        let gain = |child: &Child| match child.over {
            true => child.gain,
            false => child.gain + i32::from(self.bounds.get(&child.key).low),
        };
        let proven = node.children().filter(|child| matches!(child.outcome, Outcome::Proven));
        let gains = proven.map(|child| (gain(child), child.choice));
        let best = match node.is_prover {
            true => gains.max_by_key(|&(gain, choice)| (gain, u8::MAX - choice)),
            false => gains.min_by_key(|&(gain, _)| gain),
        };
        let (gain, choice) = best.unwrap_or((node.need, 0));
        // Where the stores matter, the need is part of the position.
        let gain = if self.rules.stores_matter() { node.need } else { gain };
        let barred = self.bars.get(&node.key).map_or(gain, |&most| gain.min(most.into()));
        (barred as i16, choice)
    }

    /// Returns the gain that the search has found no way to.
    fn refused(&self, node: &Node) -> i16 {
        let limit = |child: &Child| match child.over {
            true => child.gain + 1,
            false => child.gain.saturating_add(self.bounds.get(&child.key).high.into()),
        };
        let is_certain =
            |child: &&Child| matches!(child.outcome, Outcome::Fails { depends: NOTHING });
        let certain = node.children().filter(is_certain);
        let strongest = match node.is_prover {
            true if certain.clone().count() == node.children().count() => certain.map(limit).max(),
            true => None,
            false => certain.map(limit).min(),
        };
        strongest.unwrap_or(node.need).min(node.need) as i16
    }

    /// Returns the numbers of a new position: 1, and more for a side that looks short of its claim.
    fn glance(&self, position: &Packed, need: i32) -> Numbers {
        let is_prover = position.side() == self.claim.side;
        let looks = quick_margin(position) - position.margin();
        // How much more the side to move looks like gaining than it needs.
        let lead = if is_prover { looks - need } else { looks + need - 1 };
        let number = |short: i32| 1 + short.max(0) as u32 * WEIGHT;
        Numbers { own: number(-lead), other: number(lead) }
    }

    /// Returns how much more than the other side the prover needs to gain from a position.
    pub(super) fn need(&self, position: &Packed) -> i32 {
        let is_own = position.side() == self.claim.side;
        self.claim.at_least - if is_own { position.margin() } else { -position.margin() }
    }

    /// Returns what the prover would gain at a position if both sides collected their rows.
    pub(super) fn swept(&self, position: &Packed) -> i32 {
        let swept = self.rules.swept_margin(position) - position.margin();
        if position.side() == self.claim.side { swept } else { -swept }
    }

    /// Forgets what has been found, but not the nodes.
    pub(super) fn forget(&mut self) {
        self.numbers = NumberTable::new();
        self.bounds = Bounds::default();
        self.growth = self.nodes;
        self.forgotten = self.nodes;
    }

    /// Returns the key of a position.
    pub(super) fn key(&self, position: &Packed) -> Key {
        Key::new(self.rules, position, self.need(position))
    }

    /// Grows the table of numbers with the search.
    fn grow(&mut self) {
        let nodes = self.nodes - self.forgotten;
        let wanted = usize::try_from(nodes * ENTRIES_PER_NODE).unwrap_or(usize::MAX);
        let most = 1 << (self.memory / NUMBER_BYTES).max(1).ilog2();
        self.is_short |= !self.numbers.grow(wanted.min(most));
        self.growth += (nodes / 4).max(FIRST_NODES);
    }
}

/// Returns the counter of the cells of a position.
fn mark(position: &Packed) -> usize {
    let key = position.key();
    let mixed = (key as u64 ^ (key >> 64) as u64).wrapping_mul(ODD);
    (mixed >> 40) as usize % MARKS
}

/// Returns a hash of a key and a need.
fn hash(key: &Key, need: i32) -> u64 {
    (key.hash() ^ (need as u64).wrapping_mul(ODD)).wrapping_mul(ODD).rotate_left(32)
}

/// Returns the part of a hash that names a position of the line. It is not 0.
fn tag_of(hash: u64) -> u32 {
    hash as u32 | 1
}
