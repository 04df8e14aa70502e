//! Solving: proves that the side to move ends at least a given number of points ahead, or that
//! it does not.
//!
//! **How.** The answer is yes or no. One side has to prove its claim: the side to move that it ends that far
//! ahead, or the other side that it does not. On one thread, a depth-first proof-number search for each side
//! (`prover`) looks for a strategy that depends on the cells and the side to move alone. A short search guesses
//! which side can prove its claim; it gets most of the time. On several threads, alpha-beta search of a null window
//! just below the claim goes deeper and deeper instead. There, everything unproven at the horizon counts against
//! the prover. The search skips moves of the prover that look far short of the claim, and
//! prefers those that clear the board. This can only miss a proof, never produce a false one.
//!
//! **Why a proof can be trusted.** No proof counts until [`check`] has confirmed it by the rules alone; where it does
//! not, the verdict is unknown.
//!
//! **Two forms.** The strategy becomes a list of positions with what the prover gains from each (`text`), which
//! `certificate` checks and `docs/proofs.md` describes. The search on several threads writes the moves of the side
//! whose claim was proven in the order in which [`check`] needs them (`write`). Within that search, every bound
//! records whether it is proven: if the game is over, if one move with a proof reaches it, or if every move
//! has a proof that it does not exceed the bound; [`crate::engine`] explains why proofs combined from the table
//! hide no repetition.

mod certificate;
mod check;
mod check_error;
mod header;
mod lines;
mod prover;
mod text;
mod visit;
mod write;

pub use check::{Checked, check};
pub use check_error::CheckError;

use crate::engine::{
    ENTRY_BYTES, Leaves, Limiter, PositionHistory, Search, SearchRequest, Strict, UNPROVEN,
    quick_margin,
};
use crate::packed::{Choice, Packed, PackedRules};
use crate::{Control, Limits};
use oanquan::{Game, Position, Rules, Side};
use prover::{Answer, Prover};
use strum::Display;

/// The parts of the memory: each of the two provers has two tables.
const PARTS: usize = 4;
/// The nodes of the first search by proof numbers for the likely claim. Each further one takes twice as many.
const FIRST_NODES: u64 = 1 << 16;
/// The likely claim gets this many times the nodes of the other, unless the guess is the claim itself.
const OTHER_SHARE: u64 = 8;
/// The deepest search, in turns.
const MAX_DEPTH: u32 = 100;
/// The increase in depth from one search to the next, in turns.
const STEP: u32 = 2;
/// The depth of the search that guesses which side can prove its claim.
const GUESS_DEPTH: u32 = 10;
/// The nodes that the likely winner's search may take before the other side's claim is tried, too.
const GUESS_NODES: u64 = 100_000;
/// The likely winner's search then gets this many times the nodes of the other.
const GUESS_SHARE: u64 = 32;
/// How many points further from its claim a side may look on the way to a proof than at the root.
const SLACK: i32 = 11;
/// The depth beyond which the slack grows, and its growth in points per turn: proofs not found by
/// then may begin with a sacrifice.
const SLACK_DEPTH: u32 = 30;
const MORE_SLACK: i32 = 4;

/// The result of a search for a proof. Its display form is its name, such as `proven`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Display)]
#[strum(serialize_all = "lowercase")]
pub enum Verdict {
    /// The side to move can end at least as far ahead as claimed.
    Proven,
    /// The other side can prevent that.
    Refuted,
    /// The search ended without a proof of either that [`check`] confirms.
    Unknown,
}

/// The progress of a search for a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// The depth of the last search, or the longest line so far, in turns.
    pub depth: u32,
    /// The nodes so far.
    pub nodes: u64,
    /// The size of the table in bytes.
    pub memory: usize,
    /// Whether the system has refused memory for a larger table.
    pub is_short: bool,
}

/// A report of [`solve`] while it runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveReport {
    /// The search continues.
    Progress(SolveProgress),
    /// The verdict, after [`check`] has confirmed its proof.
    Verdict(Verdict, SolveProgress),
}

/// The result of [`solve`].
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The verdict.
    pub verdict: Verdict,
    /// The progress at the end.
    pub progress: SolveProgress,
    /// The text of the proof, if it was requested and there is a verdict.
    pub proof: Option<String>,
}

/// A request to [`solve`].
#[derive(Clone, Debug)]
pub struct SolveRequest<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The position, which counts as the start of a game.
    pub position: &'a Position,
    /// The claim: the side to move ends at least this many points ahead.
    pub at_least: i32,
    /// The most bytes for the table.
    pub memory: usize,
    /// The most nodes, or `None` for no limit. The limit is exact only with one thread.
    pub nodes: Option<u64>,
    /// The number of threads; 0 means 1. With several threads, the number of nodes differs from
    /// run to run.
    pub threads: usize,
    /// Whether to write the proof.
    pub with_proof: bool,
}

/// Searches until there is a proof, `request.nodes` is reached, or `control` stops the search.
/// Calls `report` with the progress from time to time, and with the verdict at the end.
///
/// Returns `None` if the game is over, if it does not have two sides, if cells have been sold, or if
/// there are too many dân (see [`crate::packed`]).
pub fn solve(
    request: &SolveRequest<'_>,
    control: &Control,
    report: &mut dyn FnMut(SolveReport),
) -> Option<Solution> {
    let (rules, root) = PackedRules::pack(request.rules, request.position)?;
    let game = Game::new(request.rules.clone(), request.position.clone());
    let history = PositionHistory::new(&rules, &game, &root)?;
    let limiter = Limiter::new(Limits { nodes: request.nodes, ..Limits::default() }, control);
    let mut search = Search::new(&rules, &history, Leaves::Tuned, limiter);
    search.limiter.may_stop = true;
    let window = (request.at_least - 1, request.at_least);
    // A short search guesses which side can prove its claim.
    let mut pv = Vec::new();
    let guess = SearchRequest { root: &root, depth: GUESS_DEPTH, window, known: None };
    let found = search.root(&guess, &mut pv);
    let claims = [
        Claim { side: root.side(), at_least: request.at_least },
        Claim { side: root.side().next(2), at_least: 1 - request.at_least },
    ];
    let value = found.map_or(request.at_least, |found| found.value);
    let claims = if value > request.at_least { claims } else { [claims[1], claims[0]] };
    let other_share = if value == request.at_least { 1 } else { OTHER_SHARE };
    let progress =
        SolveProgress { depth: 0, nodes: 0, memory: search.table.bytes(), is_short: false };
    let mut solver = Solver { request, root: &root, claims, other_share, progress, report };
    let proven = found.and_then(|_| solver.run(&mut search));
    let Solver { progress, report, .. } = solver;
    let verdict = match proven {
        Some((claim, _)) if claim.side == root.side() => Verdict::Proven,
        Some(_) => Verdict::Refuted,
        None => Verdict::Unknown,
    };
    report(SolveReport::Verdict(verdict, progress));
    let proof = proven.map(|(_, text)| text).filter(|_| request.with_proof);
    Some(Solution { verdict, progress, proof })
}

/// A claim with the text of its proof, which [`check`] has confirmed.
type Confirmed = (Claim, String);

/// The search for a proof of either claim.
struct Solver<'s> {
    request: &'s SolveRequest<'s>,
    root: &'s Packed,
    /// The claim of each side, the likely one first.
    claims: [Claim; 2],
    /// The likely claim gets this many times the nodes of the other.
    other_share: u64,
    progress: SolveProgress,
    report: &'s mut dyn FnMut(SolveReport),
}

impl Solver<'_> {
    /// Returns the claim that is proven.
    fn run(&mut self, search: &mut Search<'_>) -> Option<Confirmed> {
        match self.request.threads {
            0 | 1 => self.by_numbers(search),
            _ => self.by_depth(search),
        }
    }

    /// Searches by proof numbers for the proof of either claim: mostly for the likely one, longer and longer.
    fn by_numbers(&mut self, search: &mut Search<'_>) -> Option<Confirmed> {
        let (rules, memory) = (search.rules, self.request.memory / PARTS);
        let mut provers = Vec::from(self.claims.map(|claim| Prover::new(rules, claim, memory)));
        let mut nodes = FIRST_NODES;
        while !provers.is_empty() {
            let mut place = 0;
            while place < provers.len() {
                let share = match provers[place].claim == self.claims[0] {
                    _ if provers.len() == 1 => u64::MAX,
                    true => nodes,
                    false => nodes / self.other_share,
                };
                match self.run_prover(&mut provers[place], share, &mut search.limiter) {
                    Answer::Stopped => return None,
                    Answer::Fails => drop(provers.remove(place)),
                    Answer::Open => place += 1,
                    Answer::Proven => {
                        if let Some(confirmed) = self.confirm_strategy(&mut provers[place]) {
                            return confirmed;
                        }
                    }
                }
            }
            nodes *= 2;
        }
        None
    }

    fn run_prover(
        &mut self,
        prover: &mut Prover<'_>,
        nodes: u64,
        limiter: &mut Limiter<'_>,
    ) -> Answer {
        let before = self.progress;
        let mut report = |now: SolveProgress| {
            let depth = before.depth.max(now.depth);
            self.progress =
                SolveProgress { depth, is_short: before.is_short || now.is_short, ..now };
            (self.report)(SolveReport::Progress(self.progress));
        };
        prover.run(self.root, nodes, limiter, &mut report)
    }

    /// Writes the strategy of a prover and returns its proof, with an inner `None` if [`check`] refuses it.
    /// Returns an outer `None` if the third occurrence of some position breaks the strategy; the prover then
    /// looks for another one.
    fn confirm_strategy(&self, prover: &mut Prover<'_>) -> Option<Option<Confirmed>> {
        let Some(strategy) = prover.strategy(self.root) else { return Some(None) };
        if prover.bar_broken(&strategy) {
            return None;
        }
        let SolveRequest { rules, position, .. } = self.request;
        let text = text::text(rules, position, prover.claim, &strategy);
        let is_confirmed = check(text.as_bytes(), usize::MAX).is_ok();
        Some(is_confirmed.then_some((prover.claim, text)))
    }

    /// Searches deeper and deeper, for both claims in turn.
    fn by_depth(&mut self, search: &mut Search<'_>) -> Option<Confirmed> {
        let most_entries = 1 << (self.request.memory / ENTRY_BYTES).max(1).ilog2();
        let mut attempts = self.claims.map(|claim| Attempt::new(claim, self.root));
        loop {
            let attempt = next_attempt(&mut attempts)?;
            search.make_room(most_entries);
            let Some(is_proven) = attempt.deepen(search, self.request, self.root) else {
                self.progress.nodes = search.limiter.nodes;
                return None;
            };
            let (depth, nodes) = (attempt.depth, search.limiter.nodes);
            let (memory, is_short) = (search.table.bytes(), search.is_short);
            self.progress = SolveProgress { depth, nodes, memory, is_short };
            (self.report)(SolveReport::Progress(self.progress));
            if is_proven {
                return self.confirm(search, attempt.claim);
            }
        }
    }

    /// Writes the proof of `claim` that `search` has found; returns it if [`check`] confirms it.
    fn confirm(&self, search: &Search<'_>, claim: Claim) -> Option<Confirmed> {
        let mut second = search.with_empty_table();
        second.limiter = search.limiter.without_limits();
        second.set_strict(Strict { side: claim.side, slack: UNPROVEN });
        let text = write::write(search, second, self.request, self.root, claim)?;
        check(text.as_bytes(), usize::MAX).ok()?;
        Some((claim, text))
    }
}

/// The search for the proof of one claim.
struct Attempt {
    claim: Claim,
    /// How many points short of the claim its side may look.
    slack: i32,
    depth: u32,
    /// The nodes of this search so far.
    nodes: u64,
    /// The best move of the previous depth.
    known: Option<Choice>,
}

impl Attempt {
    fn new(claim: Claim, root: &Packed) -> Self {
        let looks =
            if claim.side == root.side() { quick_margin(root) } else { -quick_margin(root) };
        let slack = SLACK + (claim.at_least - looks).max(0);
        Attempt { claim, slack, depth: 0, nodes: 0, known: None }
    }

    /// Searches deeper and returns whether the claim is proven; `None` if the search was stopped.
    fn deepen(
        &mut self,
        search: &mut Search<'_>,
        request: &SolveRequest<'_>,
        root: &Packed,
    ) -> Option<bool> {
        let window = (request.at_least - 1, request.at_least);
        self.depth += STEP;
        let more = MORE_SLACK * self.depth.saturating_sub(SLACK_DEPTH) as i32;
        search.set_strict(Strict { side: self.claim.side, slack: self.slack + more });
        let before = search.limiter.nodes;
        let mut pv = Vec::new();
        let task = SearchRequest { root, depth: self.depth, window, known: self.known };
        let found = search.root_in_parallel(request.threads, &task, &mut pv)?;
        self.nodes += search.limiter.nodes - before;
        self.known = pv.first().copied();
        Some(match self.claim.side == root.side() {
            true => found.value >= window.1 && found.low.holds(),
            false => found.value <= window.0 && found.high.holds(),
        })
    }
}

/// Returns the attempt to deepen next: mostly the likely winner's, sometimes the other. Returns
/// `None` if both have reached the greatest depth.
fn next_attempt(attempts: &mut [Attempt; 2]) -> Option<&mut Attempt> {
    let [first, second] = attempts;
    let is_open = |attempt: &Attempt| attempt.depth + STEP <= MAX_DEPTH;
    let is_second_due = first.nodes > GUESS_NODES + GUESS_SHARE * second.nodes;
    match (is_open(first), is_open(second)) {
        (true, true) if is_second_due => Some(second),
        (true, _) => Some(first),
        (false, true) => Some(second),
        (false, false) => None,
    }
}

/// The claim that a side ends at least a number of points ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    side: Side,
    at_least: i32,
}

impl Claim {
    /// Returns whether a final margin meets the claim; `margin` is from the view of `side`.
    fn is_claim_met(&self, side: Side, margin: i32) -> bool {
        let margin = if side == self.side { margin } else { -margin };
        margin >= self.at_least
    }

    /// Returns the search window that decides the claim, from the view of the side to move.
    fn window(&self, position: &Packed) -> (i32, i32) {
        if position.side() == self.side {
            (self.at_least - 1, self.at_least)
        } else {
            (-self.at_least, 1 - self.at_least)
        }
    }
}
