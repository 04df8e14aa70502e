//! The search: negamax with alpha-beta, a table of positions and iterative deepening. It counts nodes, so that it plays
//! alike on every machine.

use std::collections::HashMap;

use basics::{Analysis, Control, Limiter, Limits, chance};
use tabletop::{GameMatch, Match};

use crate::game::counted;
use crate::{Small, SmallGame};

/// The score of a win, from which each move until then takes one away.
pub(crate) const WON: i32 = 1_000_000;
/// The deepest search, in moves, and the deepest line that only moves make which nobody can choose otherwise.
const MAX_DEPTH: u32 = 100;
const MAX_PLY: i32 = 200;
/// The most moves of a line.
const LINE: usize = 12;

/// Returns the moves of both sides until the end of a game with this score, negative for a loss; `None` if the end is
/// not in sight.
pub(crate) fn moves_to_end(score: i32) -> Option<i32> {
    let moves = WON - score.abs();
    (moves <= MAX_PLY).then_some(if score > 0 { moves } else { -moves })
}

/// Searches the end of `played`; `None` if it is over, if the only move to analyse is illegal, or if the search was
/// cancelled. Of moves that look equally good, `random` chooses.
pub(crate) fn search<G: SmallGame>(
    played: &Match<Small<G>>,
    limits: &Limits<G::Move>,
    control: &Control,
    random: Option<&mut fastrand::Rng>,
) -> Option<Analysis<G::Move>> {
    let mut moves = played.legal_moves();
    moves.retain(|mv| limits.only.is_none_or(|only| only == *mv));
    if let Some(random) = random {
        chance::shuffle(random, &mut moves);
    }
    moves.first()?;
    let mut search = Search {
        game: &played.rules().0,
        limiter: Limiter::new(limits.nodes, limits.time, control),
        table: HashMap::new(),
        path: counted(played).into_iter().cloned().collect(),
        is_first: true,
    };
    let mut best = None;
    for depth in 1..=limits.depth.unwrap_or(MAX_DEPTH).min(MAX_DEPTH) {
        let Some((mv, score)) = search.root(&moves, depth) else { break };
        search.is_first = false;
        best = Some((mv, score, depth));
        let place = moves.iter().position(|other| *other == mv).unwrap_or_default();
        moves[..=place].rotate_right(1);
        if moves_to_end(score).is_some_and(|moves| moves.unsigned_abs() <= depth) {
            break;
        }
    }
    let (mv, score, depth) = best.filter(|_| !control.is_cancelled())?;
    let line = search.line(&played.position().position, mv);
    let (nodes, moves_to_end) = (search.limiter.nodes(), moves_to_end(score));
    Some(Analysis { best: mv, score, moves_to_end, depth, nodes, line })
}

/// What the table knows of a position: the depth, the score with its bounds, and the best move.
struct Known<M> {
    depth: u32,
    score: i32,
    bound: Bound,
    best: Option<M>,
}

/// Whether a score is exact, or the real one is not less or not more.
#[derive(Clone, Copy, PartialEq)]
enum Bound {
    Exact,
    AtLeast,
    AtMost,
}

struct Search<'a, G: SmallGame> {
    game: &'a G,
    limiter: Limiter<'a>,
    table: HashMap<G::Position, Known<G::Move>>,
    /// The positions of the match and of the line that is searched.
    path: Vec<G::Position>,
    /// Whether this is the first iteration, which always completes.
    is_first: bool,
}

impl<G: SmallGame> Search<'_, G> {
    /// Returns the best of these moves and its score; `None` if the search is over.
    fn root(&mut self, moves: &[G::Move], depth: u32) -> Option<(G::Move, i32)> {
        let position = self.path.last()?.clone();
        let mut best = None;
        for mv in moves {
            let alpha = best.map_or(-WON, |(_, score)| score);
            self.count(1)?;
            let after = self.game.after(&position, *mv);
            let score = -self.inside(after, depth - 1, -WON, -alpha, 1)?;
            if best.is_none_or(|(_, least)| score > least) {
                best = Some((*mv, score));
            }
        }
        best
    }

    /// Counts so many nodes: positions to which a move leads. Returns `None` if the search is over.
    fn count(&mut self, nodes: usize) -> Option<()> {
        let is_over = (0..nodes).fold(false, |is_over, _| self.limiter.count() || is_over);
        (!is_over || self.is_first).then_some(())
    }

    /// Returns the score of a position that may have been there before.
    fn inside(
        &mut self,
        position: G::Position,
        depth: u32,
        alpha: i32,
        beta: i32,
        ply: i32,
    ) -> Option<i32> {
        if G::REPEATS && self.path.contains(&position) {
            return Some(0);
        }
        self.path.push(position);
        let score = self.node(depth, alpha, beta, ply);
        self.path.pop();
        score
    }

    /// Returns the score of the last position of the path.
    fn node(&mut self, depth: u32, mut alpha: i32, beta: i32, ply: i32) -> Option<i32> {
        let position = self.path.last()?.clone();
        let moves = self.game.moves(&position);
        if let Some((_, loser)) = self.game.end(&position, &moves) {
            let sign = loser.map_or(0, |loser| if loser == G::side(&position) { -1 } else { 1 });
            return Some(sign * (WON - ply));
        }
        // A move without a choice takes no depth: a forced capture is followed to its end.
        let is_forced = moves.len() == 1 && ply < MAX_PLY / 4;
        if depth == 0 && !is_forced {
            return Some(G::estimate(&position));
        }
        let known = self.table.get(&position);
        if let Some(Known { score, bound, .. }) = known.filter(|known| known.depth >= depth) {
            let score = from_node(*score, ply);
            let is_enough = match bound {
                Bound::Exact => true,
                Bound::AtLeast => score >= beta,
                Bound::AtMost => score <= alpha,
            };
            if is_enough {
                return Some(score);
            }
        }
        let first = known.and_then(|known| known.best);
        self.count(moves.len())?;
        let after = moves.into_iter().map(|mv| {
            let after = self.game.after(&position, mv);
            (if first == Some(mv) { i32::MIN } else { G::estimate(&after) }, mv, after)
        });
        let mut after: Vec<_> = after.collect();
        after.sort_by_key(|(rank, ..)| *rank);
        let (lowest, mut best, mut most) = (alpha, None, i32::MIN);
        let left = if is_forced { depth } else { depth - 1 };
        for (_, mv, after) in after {
            let score = -self.inside(after, left, -beta, -alpha, ply + 1)?;
            if score > most {
                (most, best) = (score, Some(mv));
                alpha = alpha.max(score);
            }
            if alpha >= beta {
                break;
            }
        }
        let bound = match most {
            _ if most >= beta => Bound::AtLeast,
            _ if most <= lowest => Bound::AtMost,
            _ => Bound::Exact,
        };
        let known = Known { depth, score: to_node(most, ply), bound, best };
        self.table.insert(position, known);
        Some(most)
    }

    /// Returns the line that begins with `best`, as far as the table knows it.
    fn line(&self, start: &G::Position, best: G::Move) -> Vec<G::Move> {
        let (mut position, mut line) = (self.game.after(start, best), vec![best]);
        while line.len() < LINE
            && self.game.ended(&position).is_none()
            && let Some(mv) = self.table.get(&position).and_then(|known| known.best)
        {
            position = self.game.after(&position, mv);
            line.push(mv);
        }
        line
    }
}

/// Returns a score as the table keeps it: the moves until the end count from the node.
fn to_node(score: i32, ply: i32) -> i32 {
    if moves_to_end(score).is_some() { score + ply * score.signum() } else { score }
}

/// Returns a score of the table as seen from the root.
fn from_node(score: i32, ply: i32) -> i32 {
    let is_proven = score.abs() > WON - MAX_PLY;
    if is_proven { score - ply * score.signum() } else { score }
}
