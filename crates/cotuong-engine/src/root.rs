//! The search from the position asked about: deeper and deeper iterations.
//!
//! Several threads search the same moves. They share the transposition table (known as Lazy SMP), so each
//! uses what the others have found, and the first has the result. Helpers begin at different depths, so
//! that they do not all do the same.

use std::thread;

use basics::platform::start_scoped_thread;
use basics::{Control, Limiter, Limits, chance};
use cotuong_board::{MAX_QUIET, Move};

use super::Situation;
use super::analysis::{Analysis, PROVEN, WON, moves_to_mate, unproven};
use super::evaluation::Estimate;
use super::exchange::{gain, loses};
use super::level::MASTER;
use super::mates::mate_within;
use super::path::MAX_PLIES;
use super::search::{Search, Window};
use super::table::Memory;

/// The greatest depth, where nothing else limits it.
const MAX_DEPTH: u32 = MAX_PLIES as u32 / 2;
/// The nodes for which a search to this depth needs memory, without other limits.
const NODES_TO_DEPTH: [u64; 6] = [1, 1 << 10, 1 << 11, 1 << 13, 1 << 15, 1 << 17];
/// The nodes for which a search needs memory in a millisecond.
const NODES_IN_MS: u64 = 1_000;
/// Half the width of the first window around the score of the last iteration, from this depth on.
const NARROW: i32 = 25;
const NARROW_FROM: u32 = 4;

/// The most moves of the mate by checks for which a search of the nodes of the master looks first, and the most positions
/// that it tries for that.
const MATE: u32 = 5;
const MATE_NODES: u64 = 10_000;

/// Searches a position. `seed` decides between moves that seem equal before the search. Returns `None`
/// if there is no move, if the only move to analyse is illegal, or if the search was cancelled.
pub(crate) fn search(
    situation: &Situation,
    estimate: Estimate<'_>,
    limits: &Limits<Move>,
    seed: Option<u64>,
    control: &Control,
) -> Option<Analysis> {
    let mut moves = situation.legal_moves();
    if let Some(only) = limits.only {
        moves.retain(|mv| *mv == only);
    }
    if moves.is_empty() || control.is_cancelled() {
        return None;
    }
    if let Some(seed) = seed {
        chance::shuffle(&mut fastrand::Rng::with_seed(seed), &mut moves);
    }
    let limiter = Limiter::new(limits.nodes, limits.time, control);
    let for_depth = limits.depth.and_then(|depth| NODES_TO_DEPTH.get(depth as usize));
    let in_time = limits.time.map_or(u64::MAX, |time| time.as_millis() as u64 * NODES_IN_MS);
    let nodes = limiter.left(for_depth.copied().unwrap_or(u64::MAX).min(in_time));
    if let Some(mate) = mate_by_checks(situation, limits) {
        return Some(mate);
    }
    // A search by nodes finds the same every time.
    let recalls = limits.nodes.is_none() && limits.depth.is_none();
    let memory = Memory::new(nodes);
    let mut search = Search::new(situation, estimate, limiter, memory.table(recalls));
    moves.sort_by_cached_key(|mv| {
        let board = search.path.scratch();
        let is_quiet = board.piece(mv.to).is_none();
        -if is_quiet && !loses(board, *mv) { 0 } else { gain(board, *mv) }
    });
    let helpers = Control::default();
    let found = thread::scope(|scope| {
        let help = |number: usize| {
            let limiter = Limiter::new(None, None, &helpers);
            let search = Search::new(situation, estimate, limiter, memory.table(recalls));
            let mut root = Root::new(search, &moves, true);
            let first = 1 + number as u32 % 2;
            // If the system has no thread to spare, the search only takes longer.
            start_scoped_thread(scope, "search", move || root.find(situation, first, limits).nodes)
        };
        let threads: Vec<_> = (1..limits.threads).filter_map(|number| help(number).ok()).collect();
        let mut found = Root::new(search, &moves, seed.is_none()).find(situation, 1, limits);
        helpers.cancel();
        found.nodes += threads.into_iter().filter_map(|thread| thread.join().ok()).sum::<u64>();
        found
    });
    (!control.is_cancelled()).then_some(found)
}

/// Returns a mate by check after check, which a large search looks for first: it is found in a small part of the nodes
/// that a search of all moves needs.
fn mate_by_checks(situation: &Situation, limits: &Limits<Move>) -> Option<Analysis> {
    let is_limited = limits.only.is_some() || limits.depth.is_some() || situation.given > 0;
    let is_small = limits.nodes.is_some_and(|nodes| nodes < MASTER);
    if is_small || is_limited || !has_time(situation) {
        return None;
    }
    let (line, nodes) = mate_within(&situation.board(), MATE, MATE_NODES);
    let line = line?;
    let plies = line.len() as u32;
    let (score, moves_to_end) = (WON - plies as i32, Some(plies as i32));
    Some(Analysis { best: line[0], score, moves_to_end, depth: plies, nodes, line })
}

/// Returns whether no repetition and no count of quiet moves can end the game before such a mate.
fn has_time(situation: &Situation) -> bool {
    let mut board = situation.start.clone();
    let mut met = vec![board.key()];
    for mv in situation.moves {
        board.make(*mv);
        met.push(board.key());
    }
    let quiet = usize::from(situation.quiet) + situation.moves.len();
    met.sort_unstable();
    let repeats = met.windows(2).any(|pair| pair[0] == pair[1]);
    !repeats && quiet + 2 * (MATE as usize) <= usize::from(MAX_QUIET)
}

struct Root<'a> {
    search: Search<'a>,
    /// The moves, the best one so far first.
    moves: Vec<Move>,
    /// The expected moves, the best one first.
    line: Vec<Move>,
    /// Whether the score matters even for a single move.
    is_score_needed: bool,
}

impl<'a> Root<'a> {
    fn new(search: Search<'a>, moves: &[Move], is_score_needed: bool) -> Self {
        Root { search, moves: moves.to_vec(), line: Vec::new(), is_score_needed }
    }

    /// Searches deeper and deeper, from the depth `first` on; a single move only if its score matters.
    fn find(&mut self, situation: &Situation, first: u32, limits: &Limits<Move>) -> Analysis {
        let mut score = self.search.static_score();
        let mut done = 0;
        let most = limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        self.line = vec![self.moves[0]];
        for depth in first..=most {
            let Some(found) = self.iterate(depth, score) else { break };
            (score, done) = (found, depth);
            let is_mate = moves_to_mate(score).is_some_and(|moves| moves.unsigned_abs() <= depth);
            if is_mate
                || self.moves.len() == 1 && !self.is_score_needed
                || self.search.limiter.is_over()
            {
                break;
            }
        }
        // If the side makes several moves in a row, the search has proven nothing.
        let score = if situation.given > 1 { unproven(score) } else { score };
        let (best, nodes) = (self.moves[0], self.search.limiter.nodes());
        let (line, moves_to_end) = (self.line.clone(), moves_to_mate(score));
        Analysis { best, score, moves_to_end, depth: done, nodes, line }
    }

    /// Searches all moves to `depth` and returns the best score; `None` if the search was stopped
    /// before it knew more than the last iteration.
    fn iterate(&mut self, depth: u32, guess: i32) -> Option<i32> {
        let mut width = NARROW;
        let is_narrow = depth >= NARROW_FROM && guess.abs() < PROVEN;
        let mut window = if is_narrow { (guess - width, guess + width) } else { (-WON, WON) };
        loop {
            let score = self.best(depth as i32, window)?;
            width *= 4;
            if score <= window.0 && window.0 > -WON {
                window.0 = (score - width).max(-WON);
            } else if score >= window.1 && window.1 < WON {
                window.1 = (score + width).min(WON);
            } else {
                return Some(score);
            }
            if self.search.limiter.is_over() {
                return None;
            }
            if width > 1_000 {
                window = (-WON, WON);
            }
        }
    }

    /// Searches the moves within a window. Returns the best score; `None` if the search was stopped and
    /// no move is known to be better than the best one so far.
    fn best(&mut self, depth: i32, (mut alpha, beta): Window) -> Option<i32> {
        let lowest = alpha;
        let mut best = -WON;
        for index in 0..self.moves.len() {
            let mv = self.moves[index];
            let Some(score) = self.score(mv, (alpha, beta), depth, index == 0) else {
                return (best > lowest).then_some(best);
            };
            if score > best {
                best = score;
                if score > alpha {
                    alpha = score;
                    self.moves[..=index].rotate_right(1);
                    self.line.clear();
                    self.line.push(mv);
                    self.line.extend_from_slice(self.search.line());
                }
            }
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    fn score(
        &mut self,
        mv: Move,
        (alpha, beta): Window,
        depth: i32,
        is_first: bool,
    ) -> Option<i32> {
        if !is_first {
            let score = self.search.after(mv, (alpha, alpha + 1), depth - 1, 0)?;
            if score <= alpha || score >= beta {
                return Some(score);
            }
        }
        self.search.after(mv, (alpha, beta), depth - 1, 0)
    }
}
