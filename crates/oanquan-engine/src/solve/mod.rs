//! Solving: a proof that the side to move ends at least so many points ahead,
//! or that it does not.
//!
//! **How.** The claim is yes or no, so one window without width, just below the
//! claim, is searched deeper and deeper by the engine. One side has to prove its
//! claim: the mover that it holds, or the other side that it does not; at the
//! horizon all that is not proven counts against that side. A short search guesses
//! which side it is, and the other one has its turn now and then. The prover does
//! without moves that look far short of the claim, and prefers those that clear
//! the board: that only costs proofs, it never makes one.
//!
//! **Why a proof can be trusted.** Every bound carries whether it is proven. It is
//! proven when a game is over; when one move with a proof reaches it; or when
//! every move has a proof that none exceeds it. A line that is cut off by the
//! depth, that ends by repetition, or that comes back to the position it began
//! with proves nothing, and neither does an estimate. The table holds whole
//! positions, so that none is taken for another. Proofs that are put together
//! from the table could hide a repetition; [`crate::engine`] tells why they
//! do not.
//!
//! **A second look.** A proof can be written down: the moves of the side whose
//! claim was proven. [`check`] plays them against every reply by the rules alone.

mod check;
mod check_error;
mod header;
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

/// The deepest search, in turns.
const MAX_DEPTH: u32 = 100;
/// How much deeper each search looks than the one before.
const STEP: u32 = 2;
/// The depth of the search that guesses which side can prove its claim.
const GUESS_DEPTH: u32 = 10;
/// Positions after which the other side has its turn to prove its own claim...
const GUESS_NODES: u64 = 100_000;
/// ...until it has come to one in so many of the positions of the first.
const GUESS_SHARE: u64 = 32;
/// How many points a side may look more short of its claim on the way to a proof
/// than at first.
const SLACK: i32 = 11;
/// The depth from which on more is allowed, and how much for each turn: proofs
/// that are not found by then may begin with a sacrifice.
const SLACK_DEPTH: u32 = 30;
const MORE_SLACK: i32 = 4;

/// What a search for a proof has come to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The side to move ends at least so many points ahead.
    Proven,
    /// It does not when the other side plays well.
    Refuted,
    /// Neither was proven before the search was stopped.
    Unknown,
}

/// How far a search for a proof has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolveProgress {
    /// Turns that were looked ahead.
    pub depth: u32,
    /// Positions entered so far.
    pub nodes: u64,
    /// Bytes that the table takes.
    pub memory: usize,
    /// Whether it would take more, had the system not refused it.
    pub is_short: bool,
}

/// What [`solve`] reports on the way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SolveReport {
    /// A search of one depth is done.
    Progress(SolveProgress),
    /// The verdict. To write down its proof may take longer than to find it.
    Verdict(Verdict, SolveProgress),
}

/// What [`solve`] answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The verdict.
    pub verdict: Verdict,
    /// How far it came.
    pub progress: SolveProgress,
    /// The proof, when there is one and it was asked for: the text of a file.
    pub proof: Option<String>,
}

/// A question for [`solve`].
#[derive(Clone, Debug)]
pub struct SolveRequest<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The position, as the start of a game.
    pub position: &'a Position,
    /// Does the side to move end at least so many points ahead?
    pub at_least: i32,
    /// The most bytes for the table.
    pub memory: usize,
    /// The most positions that may be entered; none: no limit. It is kept exactly
    /// by one thread only.
    pub nodes: Option<u64>,
    /// How many threads search together; 0 is taken for 1. With more, how many positions
    /// it takes differs from run to run.
    pub threads: usize,
    /// Whether the proof is written down.
    pub with_proof: bool,
}

/// Searches for a proof until there is one, or `control` stops the search.
/// `report` gets the progress after each depth, and the verdict before its proof is written.
///
/// Returns `None` if nobody is to move, not two sides play, or there are too
/// many dân (see [`crate::packed`]).
pub fn solve(
    request: &SolveRequest<'_>,
    control: &Control,
    report: &mut dyn FnMut(SolveReport),
) -> Option<Solution> {
    let (rules, root) = PackedRules::pack(request.rules, request.position)?;
    let game = Game::new(request.rules.clone(), request.position.clone());
    let history = PositionHistory::new(&rules, &game, &root)?;
    let most_entries = 1 << (request.memory / ENTRY_BYTES).max(1).ilog2();
    let limiter = Limiter::new(Limits { nodes: request.nodes, ..Limits::default() }, control);
    let mut search = Search::new(&rules, &history, Leaves::Tuned, limiter);
    search.limiter.may_stop = true;
    let window = (request.at_least - 1, request.at_least);
    let mut solution = Solution {
        verdict: Verdict::Unknown,
        progress: SolveProgress {
            depth: 0,
            nodes: 0,
            memory: search.table.bytes(),
            is_short: false,
        },
        proof: None,
    };
    // Which side looks like the winner?
    let mut pv = Vec::new();
    let guess = SearchRequest { root: &root, depth: GUESS_DEPTH, window, known: None };
    let Some(found) = search.root(&guess, &mut pv) else {
        report(SolveReport::Verdict(solution.verdict, solution.progress));
        return Some(solution);
    };
    let claims = [
        Claim { side: root.side(), at_least: request.at_least },
        Claim { side: root.side().next(2), at_least: 1 - request.at_least },
    ];
    let claims = if found.value >= request.at_least { claims } else { [claims[1], claims[0]] };
    let mut attempts = claims.map(|claim| Attempt::new(claim, &root));
    let proven = loop {
        let Some(attempt) = next_attempt(&mut attempts) else { break None };
        search.make_room(most_entries);
        let Some(is_proven) = attempt.deepen(&mut search, request.threads, &root, window) else {
            solution.progress.nodes = search.limiter.nodes;
            break None;
        };
        let (depth, nodes) = (attempt.depth, search.limiter.nodes);
        let (memory, is_short) = (search.table.bytes(), search.is_short);
        solution.progress = SolveProgress { depth, nodes, memory, is_short };
        report(SolveReport::Progress(solution.progress));
        if is_proven {
            break Some(attempt.claim);
        }
    };
    solution.verdict = match proven {
        Some(claim) if claim.side == root.side() => Verdict::Proven,
        Some(_) => Verdict::Refuted,
        None => Verdict::Unknown,
    };
    report(SolveReport::Verdict(solution.verdict, solution.progress));
    if let Some(proven) = proven.filter(|_| request.with_proof) {
        let limiter = Limiter::new(Limits::default(), control);
        let mut second = Search::new(&rules, &history, Leaves::Tuned, limiter);
        second.limiter.may_stop = true;
        second.set_strict(Strict { side: proven.side, slack: UNPROVEN });
        solution.proof = write::write(&search, second, request, &root, proven);
    }
    Some(solution)
}

/// The search for the proof of one claim.
struct Attempt {
    claim: Claim,
    /// The points that its side may look short of the claim.
    slack: i32,
    depth: u32,
    /// Positions that were entered for it.
    nodes: u64,
    /// The move that was best last time.
    known: Option<Choice>,
}

impl Attempt {
    fn new(claim: Claim, root: &Packed) -> Self {
        let looks =
            if claim.side == root.side() { quick_margin(root) } else { -quick_margin(root) };
        let slack = SLACK + (claim.at_least - looks).max(0);
        Attempt { claim, slack, depth: 0, nodes: 0, known: None }
    }

    /// Looks deeper, and says whether the claim is proven; none when the search
    /// has to stop.
    fn deepen(
        &mut self,
        search: &mut Search<'_>,
        threads: usize,
        root: &Packed,
        window: (i32, i32),
    ) -> Option<bool> {
        self.depth += STEP;
        let more = MORE_SLACK * self.depth.saturating_sub(SLACK_DEPTH) as i32;
        search.set_strict(Strict { side: self.claim.side, slack: self.slack + more });
        let before = search.limiter.nodes;
        let mut pv = Vec::new();
        let task = SearchRequest { root, depth: self.depth, window, known: self.known };
        let found = search.root_in_parallel(threads, &task, &mut pv)?;
        self.nodes += search.limiter.nodes - before;
        self.known = pv.first().copied();
        Some(match self.claim.side == root.side() {
            true => found.value >= window.1 && found.low.holds(),
            false => found.value <= window.0 && found.high.holds(),
        })
    }
}

/// The side that is to look deeper next: the likely winner for a long while, then
/// sometimes the other. None when both have looked as deep as they can.
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

/// That a side ends at least so many points ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    side: Side,
    at_least: i32,
}

impl Claim {
    /// The claim's least margin as `side` sees it, and whether it is that side's.
    fn is_claim_met(&self, side: Side, margin: i32) -> bool {
        let margin = if side == self.side { margin } else { -margin };
        margin >= self.at_least
    }

    /// The window that tells whether the claim holds, for the side to move.
    fn window(&self, position: &Packed) -> (i32, i32) {
        if position.side() == self.side {
            (self.at_least - 1, self.at_least)
        } else {
            (-self.at_least, 1 - self.at_least)
        }
    }
}
