//! Solving: a proof that the side to move ends at least so many points ahead,
//! or that it does not.
//!
//! **How.** The claim is yes or no, so one window without width, just below the
//! claim, is searched deeper and deeper by the engine: the better answer at each
//! depth collects the lines that bear it out, until all of them end with finished
//! games. Estimates only guide the way there, and from some depth on they count
//! for nothing: the side that looks like the winner has to prove every line.
//!
//! **Why a proof can be trusted.** Every bound carries whether it is proven. It is
//! proven when a game is over; when one move with a proof reaches it; or when
//! every move has a proof that none exceeds it. A line that is cut off by the
//! depth, that ends by repetition, or that comes back to the position it began
//! with proves nothing, and neither does an estimate. The table holds whole
//! positions, so that none is taken for another. Proofs that are put together
//! from the table could hide a repetition; [`crate::ai::engine`] tells why they
//! do not: a line with two refills between captures of quan proves nothing.
//!
//! **A second look.** A proof can be written down: the moves of the side whose
//! claim was proven. [`check`] plays them against every reply by the rules alone.

mod check;
mod write;

pub use check::{CheckError, Checked, check};

use crate::ai::engine::{ENTRY_BYTES, History, Leaves, Search, Watch};
use crate::ai::packed::{Choice, Packed, PackedRules};
use crate::ai::{Control, Limits};
use crate::rules::{Game, Position, Rules, Side};

/// The deepest search, in turns.
const MAX_DEPTH: u32 = 100;
/// How much deeper each search looks than the one before.
const STEP: u32 = 2;
/// The depth from which on nothing counts but proofs. Shorter proofs turn up
/// without: most lines end before.
const STRICT_DEPTH: u32 = 24;

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
pub struct Progress {
    /// Turns that were looked ahead.
    pub depth: u32,
    /// Positions entered so far.
    pub nodes: u64,
    /// Bytes that the table takes.
    pub memory: usize,
}

/// What [`solve`] answers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Solution {
    /// The verdict.
    pub verdict: Verdict,
    /// How far it came.
    pub progress: Progress,
    /// The proof, when there is one and it was asked for: the text of a file.
    pub proof: Option<String>,
}

/// A question for [`solve`].
#[derive(Clone, Debug)]
pub struct Question<'a> {
    /// The rules of the game.
    pub rules: &'a Rules,
    /// The position, as the start of a game.
    pub position: &'a Position,
    /// Does the side to move end at least so many points ahead?
    pub at_least: i32,
    /// The most bytes for the table.
    pub memory: usize,
    /// Whether the proof is written down.
    pub with_proof: bool,
}

/// Searches for a proof until there is one, or `control` stops the search.
/// `progress` is told after each depth.
///
/// None when nobody is to move, when not two sides play, or when there are too
/// many dân (see [`crate::ai::packed`]).
pub fn solve(
    question: &Question<'_>,
    control: &Control,
    progress: &mut dyn FnMut(Progress),
) -> Option<Solution> {
    let (rules, root) = PackedRules::pack(question.rules, question.position)?;
    let game = Game::new(question.rules.clone(), question.position.clone());
    let history = History::new(&rules, &game, &root)?;
    let most_entries = 1 << (question.memory / ENTRY_BYTES).max(1).ilog2();
    let watch = Watch::new(Limits::default(), control);
    let mut search = Search::new(&rules, &history, Leaves::Tuned, watch);
    search.watch.may_stop = true;
    let window = (question.at_least - 1, question.at_least);
    let mut solution = Solution {
        verdict: Verdict::Unknown,
        progress: Progress { depth: 0, nodes: 0, memory: search.table.bytes() },
        proof: None,
    };
    let mut known: Option<Choice> = None;
    for depth in (STEP..=MAX_DEPTH).step_by(STEP as usize) {
        search.make_room(most_entries);
        let mut pv = Vec::new();
        let found = search.root(&root, depth, window, known, &mut pv);
        let nodes = search.watch.nodes;
        solution.progress = Progress { depth, nodes, memory: search.table.bytes() };
        let Some(found) = found else { return Some(solution) };
        progress(solution.progress);
        known = pv.first().copied();
        if depth + STEP >= STRICT_DEPTH && search.strict.is_none() {
            let is_ahead = found.value >= question.at_least;
            search.strict = Some(if is_ahead { root.side() } else { root.side().next(2) });
        }
        let (verdict, proof) = match found.value >= question.at_least {
            true => (Verdict::Proven, found.low),
            false => (Verdict::Refuted, found.high),
        };
        if proof.holds() {
            solution.verdict = verdict;
            break;
        }
    }
    let claim = match solution.verdict {
        Verdict::Proven => Claim { side: root.side(), at_least: question.at_least },
        Verdict::Refuted => Claim { side: root.side().next(2), at_least: 1 - question.at_least },
        Verdict::Unknown => return Some(solution),
    };
    if question.with_proof {
        search.strict = Some(claim.side);
        solution.proof = write::write(&mut search, question, &root, claim);
    }
    Some(solution)
}

/// That a side ends at least so many points ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Claim {
    side: Side,
    at_least: i32,
}

impl Claim {
    /// The claim's least margin as `side` sees it, and whether it is that side's.
    fn is_kept(&self, side: Side, margin: i32) -> bool {
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
