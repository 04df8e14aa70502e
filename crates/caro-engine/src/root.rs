//! The search from the position asked about: proofs first, then deeper and deeper iterations whose
//! best move must survive the opponent's attack.

use basics::{Control, Limiter, Limits, chance};

use super::analysis::{Analysis, PROVEN, WON, moves_to_win};
use super::board::Board;
use super::ordering::{Ordered, points};
use super::search::{MAX_PLIES, Search, candidates};
use super::threat::{Threat, answers_to_five, answers_to_unstoppable};
use super::{Spot, Variant};

/// The number of moves that compete at the root where nothing is forced.
const WIDTH: usize = 32;
/// An attack may take this part of all nodes.
const ATTACK_SHARE: u64 = 4;
/// An attack without a limit of all nodes may take so many.
const MAX_ATTACK_NODES: u64 = 400_000;
/// The check of a best move may take this part of all nodes.
const CHECK_SHARE: u64 = 12;
/// The greatest depth, where nothing else limits it.
const MAX_DEPTH: u32 = MAX_PLIES as u32 - 1;

/// A move at the root.
#[derive(Clone, Copy)]
struct RootMove {
    spot: Spot,
    score: i32,
    /// The moves of both sides in which an attack of the opponent wins after this move, if the check
    /// has found one.
    refuted: Option<u32>,
    is_checked: bool,
}

/// Searches the position after `moves`. `seed` decides between moves that seem equal before the
/// search. Returns `None` if there is no move, if the board or the move to analyse is impossible,
/// or if the search was cancelled.
pub(crate) fn search(
    variant: Variant,
    moves: &[Spot],
    limits: &Limits<Spot>,
    seed: Option<u64>,
    control: &Control,
) -> Option<Analysis> {
    let board = Board::new(variant, moves)?;
    if board.is_full() || control.is_cancelled() {
        return None;
    }
    let limiter = Limiter::new(limits.nodes, limits.time, control);
    let mut root = Root {
        search: Search::new(board, limiter),
        limits: *limits,
        moves: Vec::new(),
        is_complete: false,
    };
    let found = root.find(seed)?;
    (!control.is_cancelled()).then_some(found)
}

struct Root<'a> {
    search: Search<'a>,
    limits: Limits<Spot>,
    moves: Vec<RootMove>,
    /// Whether every move that is not in the list loses within four moves.
    is_complete: bool,
}

impl Root<'_> {
    fn find(&mut self, seed: Option<u64>) -> Option<Analysis> {
        if let Some(only) = self.limits.only {
            let board = &self.search.board;
            if !board.is_empty(only) {
                return None;
            }
            // The search below the root takes for granted that the last mark made no five.
            if board.threat(board.player(), only) == Threat::Five {
                let nodes = self.search.limiter.nodes();
                let line = vec![only];
                let (score, moves_to_end) = (WON - 1, Some(1));
                return Some(Analysis { best: only, score, moves_to_end, depth: 1, nodes, line });
            }
            self.is_complete = true;
            self.moves = vec![root_move(only)];
        } else {
            if let Some(won) = self.attack() {
                return Some(won);
            }
            self.list_moves(seed);
        }
        let first = self.moves.first()?.spot;
        let mut best = (first, self.search.static_score(), 0);
        let most = self.limits.depth.unwrap_or(MAX_DEPTH).clamp(1, MAX_DEPTH);
        for depth in 1..=most {
            match self.iterate(depth) {
                Some((spot, score)) => best = (spot, score, depth),
                None => break,
            }
            let is_settled = best.1.abs() >= PROVEN || self.moves.len() == 1 && !self.is_asked();
            if is_settled || self.search.limiter.is_over() {
                break;
            }
        }
        let (best, score, depth) = best;
        let (nodes, moves_to_end) = (self.search.limiter.nodes(), moves_to_win(score));
        Some(Analysis { best, score, moves_to_end, depth, nodes, line: vec![best] })
    }

    /// Returns whether the score matters even for a single move.
    fn is_asked(&self) -> bool {
        self.limits.only.is_some() || self.limits.nodes.is_none()
    }

    /// Returns the best move if it wins by fours and threes.
    fn attack(&mut self) -> Option<Analysis> {
        let nodes = self.limits.nodes.map_or(MAX_ATTACK_NODES, |nodes| nodes / ATTACK_SHARE);
        let Search { board, limiter, attacks, .. } = &mut self.search;
        let win = attacks.find(board, limiter, nodes)?;
        let best = *win.line.first()?;
        let (score, depth) = (WON - win.length as i32, win.length);
        let (nodes, moves_to_end) = (limiter.nodes(), moves_to_win(score));
        Some(Analysis { best, score, moves_to_end, depth, nodes, line: win.line })
    }

    /// Lists the moves, the most promising first.
    fn list_moves(&mut self, seed: Option<u64>) {
        let board = &self.search.board;
        let opponent = 1 - board.player();
        self.is_complete = true;
        let mut moves: Vec<Spot> = if board.count(opponent, Threat::Five) > 0 {
            answers_to_five(board).into_iter().collect()
        } else if board.count(opponent, Threat::Unstoppable) > 0 {
            answers_to_unstoppable(board).into_iter().collect()
        } else {
            self.is_complete = false;
            candidates(board).into_iter().collect()
        };
        if moves.is_empty() {
            // Nothing saves the side to move; it still makes a move.
            self.is_complete = true;
            moves = candidates(board).into_iter().collect();
        }
        if let Some(seed) = seed {
            chance::shuffle(&mut fastrand::Rng::with_seed(seed), &mut moves);
        }
        let mut ordered = Ordered::new();
        ordered.fill(moves, None, |spot| points(board, spot));
        if !self.is_complete {
            ordered.truncate(WIDTH);
        }
        self.moves = ordered.map(root_move).collect();
    }

    /// Searches all moves to `depth`, until the best one survives the opponent's attack. Returns the
    /// best move and its score; `None` if the search was stopped before that is known.
    fn iterate(&mut self, depth: u32) -> Option<(Spot, i32)> {
        let mut done = None;
        loop {
            let (index, score) = match self.best(depth) {
                Some(best) => best,
                None => return done,
            };
            let RootMove { spot, refuted, is_checked, .. } = self.moves[index];
            done = Some((spot, score));
            self.moves[..=index].rotate_right(1);
            if is_checked || refuted.is_some() || score.abs() >= PROVEN {
                return done;
            }
            self.moves[0].is_checked = true;
            let Some(length) = self.opponents_win(spot) else { return done };
            self.moves[0].refuted = Some(length);
            self.moves[0].score = length as i32 + 1 - WON;
            // Until another move is found, this one is the best known.
        }
    }

    /// Searches the moves to `depth`. Returns the index of the best one, and its score; `None` if the
    /// search was stopped before the first one was searched.
    fn best(&mut self, depth: u32) -> Option<(usize, i32)> {
        let mut best: Option<(usize, i32)> = None;
        let mut was_stopped = false;
        for index in 0..self.moves.len() {
            let RootMove { spot, refuted, score: known, .. } = self.moves[index];
            let alpha = best.map_or(-WON, |(_, score)| score);
            let score = match refuted {
                Some(_) => Some(known),
                None => self.root_score(spot, alpha, depth as i32 - 1, best.is_none()),
            };
            let Some(score) = score else {
                was_stopped = true;
                break;
            };
            if best.is_none_or(|(_, most)| score > most) {
                best = Some((index, score));
            }
        }
        let (index, score) = best?;
        // The first iteration always gives a move; later ones count if the first move was searched
        // and is not merely the least bad of those that were.
        let is_refuted = self.moves[index].refuted.is_some();
        if was_stopped && is_refuted && self.moves.iter().any(|other| other.refuted.is_none()) {
            return None;
        }
        let unproven = score <= -PROVEN && !self.is_complete;
        Some((index, if unproven { -PROVEN + 1 } else { score }))
    }

    fn root_score(&mut self, spot: Spot, alpha: i32, depth: i32, is_first: bool) -> Option<i32> {
        if is_first {
            return self.search.after(spot, (alpha, WON), depth, 0);
        }
        let score = self.search.after(spot, (alpha, alpha + 1), depth, 0)?;
        if score <= alpha { Some(score) } else { self.search.after(spot, (alpha, WON), depth, 0) }
    }

    /// Returns in how many moves an attack of the opponent wins after `spot`.
    fn opponents_win(&mut self, spot: Spot) -> Option<u32> {
        let nodes = self.limits.nodes.map_or(MAX_ATTACK_NODES / 4, |nodes| nodes / CHECK_SHARE);
        let Search { board, limiter, attacks, .. } = &mut self.search;
        board.mark(spot);
        let win = attacks.find(board, limiter, nodes);
        board.take_back();
        win.map(|win| win.length)
    }
}

fn root_move(spot: Spot) -> RootMove {
    RootMove { spot, score: 0, refuted: None, is_checked: false }
}
