//! The judgement whether a position has exactly one right move.

use oanquan::{Game, Move, Position, play};
use oanquan_engine::solve::{self, SolveRequest, solve};
use oanquan_engine::{Analysis, Control, margin};

use crate::search;

/// The points by which the right move leads over every other one.
const LEAD: i32 = 5;
/// A lead of which half is left as slack for the proofs.
const DECISIVE: i32 = 25;
/// The most dân on the board for which proofs are tried: with more, they are rare and take long.
const MAX_DAN: u32 = 32;
/// The bytes of the table of a proof.
const MEMORY: usize = 64 << 20;
/// The nodes of a quick look where there is no proof.
const SCREEN: u64 = 20_000;
/// The nodes of a second opinion: where it prefers another move than the quick look, the position
/// may be difficult.
const SECOND_OPINION: u64 = 100_000;
/// The nodes of the looks after that, of which the last two have to agree.
const LOOKS: [u64; 3] = [300_000, 3_000_000, 10_000_000];

/// How long a proof may take.
#[derive(Clone, Copy)]
pub struct Effort {
    /// The nodes of the look whose lead the solver then has to prove.
    sketch: u64,
    /// The nodes of the proof about one move.
    proof: u64,
}

impl Effort {
    /// The effort of the generator.
    pub const USUAL: Effort = Effort { sketch: 8_000, proof: 40_000 };
    /// The effort of a check.
    const CHECK: Effort = Effort { sketch: CHECK * 8_000, proof: CHECK * 40_000 };
}

/// The nodes of a check, as a multiple of those of the generator.
const CHECK: u64 = 100;

/// A position with one right move.
pub struct Verdict {
    /// The right move and what follows.
    pub right: Analysis,
    /// The best other move and what follows.
    pub second: Option<Analysis>,
    /// Whether the lead of the right move is proven.
    pub proven: bool,
}

/// The values of all moves.
struct Look {
    best: Analysis,
    /// The values of the others, the best first.
    others: Vec<Analysis>,
}

impl Look {
    /// Searches the best move with `nodes` nodes and all others together with as many, the best of
    /// them with half of that. Keeps what an earlier look has proven. Returns `None` if the game is
    /// over.
    fn new(game: &Game, nodes: u64, before: Option<&Look>) -> Option<Look> {
        let is_known = |value: &&Analysis| value.turns.is_some();
        let best = match before.map(|look| &look.best).filter(is_known) {
            Some(best) => best.clone(),
            None => search(game, nodes, None)?,
        };
        let known = |mv: Move| {
            let mut others = before.iter().flat_map(|look| &look.others).filter(is_known);
            others.find(|value| value.best() == mv).cloned()
        };
        let moves = game.legal_moves();
        let share = nodes / 2 / (moves.len() as u64 - 1).max(1);
        let mut others = Vec::new();
        for mv in moves.into_iter().filter(|mv| *mv != best.best()) {
            others.push(known(mv).or_else(|| search(game, share, Some(mv)))?);
        }
        others.sort_by_key(|value| std::cmp::Reverse(value.score));
        if best_lead(&best, &others) >= LEAD
            && let Some(second) = others.first_mut().filter(|value| value.turns.is_none())
        {
            *second = search(game, nodes / 2, Some(second.best()))?;
            others.sort_by_key(|value| std::cmp::Reverse(value.score));
        }
        Some(Look { best, others })
    }

    /// Returns whether the best move is the only right one.
    fn is_single(&self) -> bool {
        self.lead() >= LEAD
    }

    fn lead(&self) -> i32 {
        best_lead(&self.best, &self.others)
    }

    /// Returns whether all values are proven.
    fn is_proven(&self) -> bool {
        self.best.turns.is_some() && self.others.iter().all(|value| value.turns.is_some())
    }

    fn verdict(mut self) -> Verdict {
        let proven = self.is_proven();
        let second = (!self.others.is_empty()).then(|| self.others.swap_remove(0));
        Verdict { right: self.best, second, proven }
    }
}

fn best_lead(best: &Analysis, others: &[Analysis]) -> i32 {
    others.iter().map(|value| best.score - value.score).min().unwrap_or(i32::MAX)
}

/// Returns the number of dân on the board.
pub fn dan_on_board(position: &Position) -> u32 {
    position.ring().cells().map(|cell| u32::from(position.pile(cell).dan)).sum()
}

/// Returns the only right move in the current position of `game`, or `None` unless the solver proves
/// what a quick look supposes.
pub fn prove(game: &Game, effort: Effort) -> Option<Verdict> {
    if dan_on_board(game.position()) > MAX_DAN {
        return None;
    }
    let quick = Look::new(game, effort.sketch, None)?;
    if !quick.is_single() {
        return None;
    }
    let most = quick.best.score - (quick.lead().min(DECISIVE) - LEAD) / 2;
    let others = quick.others.iter().map(|other| (other.best(), Claim::AtMost(most - LEAD)));
    let mut claims = std::iter::once((quick.best.best(), Claim::AtLeast(most))).chain(others);
    let is_proven = claims.all(|(mv, claim)| claim.is_proven(game, mv, effort.proof));
    is_proven.then(|| Verdict { proven: true, ..quick.verdict() })
}

/// A claim about the final margin of the side to move after a move of its.
#[derive(Clone, Copy)]
enum Claim {
    AtLeast(i32),
    AtMost(i32),
}

impl Claim {
    /// Returns whether the solver proves the claim about `mv`.
    fn is_proven(self, game: &Game, mv: Move, nodes: u64) -> bool {
        let (rules, side) = (game.rules(), game.position().to_move());
        let Ok(turn) = play(rules, game.position(), mv) else { return false };
        if let (Some(_), Some(side)) = (turn.end, side) {
            let margin = margin(&turn.after, side);
            return match self {
                Claim::AtLeast(least) => margin >= least,
                Claim::AtMost(most) => margin <= most,
            };
        }
        // The solver speaks of the other side, which is to move then.
        let (at_least, expected) = match self {
            Claim::AtLeast(least) => (1 - least, solve::Verdict::Refuted),
            Claim::AtMost(most) => (-most, solve::Verdict::Proven),
        };
        let request = SolveRequest {
            rules,
            position: &turn.after,
            at_least,
            memory: MEMORY,
            nodes: Some(nodes),
            threads: 1,
            with_proof: false,
        };
        let solution = solve(&request, &Control::default(), &mut |_| {});
        solution.is_some_and(|solution| solution.verdict == expected)
    }
}

/// Returns the right move that a quick look supposes, or `None` if there seems to be none.
pub fn suppose(game: &Game) -> Option<Move> {
    let quick = Look::new(game, SCREEN, None)?;
    if quick.is_proven() {
        return None;
    }
    if quick.is_single() {
        return Some(quick.best.best());
    }
    let second_opinion = search(game, SECOND_OPINION, None)?.best();
    (second_opinion != quick.best.best()).then_some(second_opinion)
}

/// Returns the only right move in the current position of `game`, or `None` unless long searches
/// agree that there is exactly one.
pub fn confirm(game: &Game) -> Option<Verdict> {
    let mut last: Option<Look> = None;
    for nodes in LOOKS {
        let look = Look::new(game, nodes, last.as_ref())?;
        if !look.is_single() {
            return None;
        }
        let agrees = last.as_ref().is_none_or(|last| last.best.best() == look.best.best());
        if !agrees && nodes == LOOKS[LOOKS.len() - 1] {
            return None;
        }
        last = Some(look);
    }
    last.map(Look::verdict)
}

/// Returns whether a proof or a search of 100 times the nodes agrees that `right` is the only right
/// move.
pub fn check(game: &Game, right: Move, proven: bool) -> bool {
    let found = if proven {
        prove(game, Effort::CHECK)
    } else {
        let nodes = CHECK * LOOKS[LOOKS.len() - 1];
        Look::new(game, nodes, None).filter(Look::is_single).map(Look::verdict)
    };
    found.is_some_and(|verdict| verdict.right.best() == right)
}
