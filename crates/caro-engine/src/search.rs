//! Alpha-beta.

use basics::Limiter;

use super::Spot;
use super::analysis::{PROVEN, WON};
use super::attack::Attacks;
use super::board::Board;
use super::ordering::{Ordered, points};
use super::spot::SPOTS;
use super::spots::SpotSet;
use super::table::{Bound, Table, one_move_earlier, one_move_later};
use super::threat::{Threat, answers_to_five, answers_to_unstoppable};

/// A position in which every move that was tried loses, but not every move was tried.
const SEEMS_LOST: i32 = -20_000;
/// Estimates lie between minus this and this.
const MAX_ESTIMATE: i32 = 15_000;
/// The nodes for finding a win by fours where the search ends.
const NODES_AT_LEAVES: u64 = 48;
/// The number of quiet moves tried at a node, by the depth left: the last for all greater depths.
const WIDTHS: [usize; 5] = [8, 10, 12, 14, 18];
/// The deepest line of the search.
pub(crate) const MAX_PLIES: usize = 64;
/// Moves after this many are first searched less deep.
const FULL_DEPTH_MOVES: usize = 3;

/// The state of an alpha-beta search.
pub(crate) struct Search<'a> {
    pub(crate) board: Board,
    pub(crate) limiter: Limiter<'a>,
    pub(crate) attacks: Attacks,
    table: Table,
    /// The last two moves that refuted another one, by ply.
    killers: [[Option<Spot>; 2]; MAX_PLIES],
    /// How often each move of each side was a refutation, weighted by depth.
    history: [[i32; SPOTS]; 2],
    /// The highest of these numbers for each side.
    most_history: [i32; 2],
}

impl<'a> Search<'a> {
    pub(crate) fn new(board: Board, limiter: Limiter<'a>) -> Self {
        let nodes = limiter.left(u64::MAX);
        Search {
            board,
            limiter,
            attacks: Attacks::new(nodes),
            table: Table::new(nodes),
            killers: [[None; 2]; MAX_PLIES],
            history: [[0; SPOTS]; 2],
            most_history: [0; 2],
        }
    }

    /// Returns the score of the position for the side to move, within `depth` plies; a bound of it if
    /// it is not between `alpha` and `beta`. `None` if the search was stopped.
    ///
    /// A score beyond [`PROVEN`] is proven: it relies on all answers to a threat.
    pub(crate) fn score(&mut self, alpha: i32, beta: i32, depth: i32, ply: usize) -> Option<i32> {
        if self.limiter.count() {
            return None;
        }
        let player = self.board.player();
        let opponent = 1 - player;
        if self.board.count(player, Threat::Five) > 0 {
            return Some(WON - 1);
        }
        if self.board.is_full() {
            return Some(0);
        }
        let must_stop_five = self.board.count(opponent, Threat::Five) > 0;
        if !must_stop_five && self.board.count(player, Threat::Unstoppable) > 0 {
            return Some(WON - 3);
        }
        let must_answer = must_stop_five || self.board.count(opponent, Threat::Unstoppable) > 0;
        if ply + 1 >= MAX_PLIES || depth <= 0 && !must_stop_five {
            return Some(self.estimate());
        }
        let known = self.table.get(self.board.hash());
        if let Some(entry) = known.filter(|entry| i32::from(entry.depth) >= depth) {
            let score = i32::from(entry.score);
            let settles = match entry.bound {
                Bound::Exact => true,
                Bound::Lower => score >= beta,
                Bound::Upper => score <= alpha,
            };
            if settles {
                return Some(score);
            }
        }
        let first = known.and_then(|entry| entry.best);
        let mut moves = Ordered::new();
        if must_stop_five {
            self.order(&mut moves, answers_to_five(&self.board), first, ply);
        } else if must_answer {
            self.order(&mut moves, answers_to_unstoppable(&self.board), first, ply);
        } else {
            self.order(&mut moves, candidates(&self.board), first, ply);
            moves.truncate(WIDTHS[(depth.max(1) as usize - 1).min(WIDTHS.len() - 1)]);
        }
        let lost_in = if must_stop_five { 2 } else { 4 };
        let floor = if must_answer { lost_in - WON } else { SEEMS_LOST };
        // A single answer is as good as no choice.
        let next_depth = if moves.len() == 1 { depth } else { depth - 1 };
        let next_depth = if must_stop_five && depth <= 0 { depth.max(0) } else { next_depth };
        self.best_of(&mut moves, alpha, beta, (depth, next_depth), ply, floor)
    }

    /// Searches `moves` and returns the best score, at least `floor`.
    fn best_of(
        &mut self,
        moves: &mut Ordered,
        mut alpha: i32,
        beta: i32,
        (depth, next_depth): (i32, i32),
        ply: usize,
        floor: i32,
    ) -> Option<i32> {
        let (before, player) = (alpha, self.board.player());
        let mut best: Option<(i32, Spot)> = None;
        for (index, spot) in moves.enumerate() {
            let is_late = index >= FULL_DEPTH_MOVES && depth >= 3 && floor == SEEMS_LOST;
            let window = (alpha, if index == 0 { beta } else { alpha + 1 });
            let less = next_depth - i32::from(is_late);
            let mut score = self.after(spot, window, less, ply)?;
            if score > alpha && (is_late || index > 0 && score < beta) {
                score = self.after(spot, (alpha, beta), next_depth, ply)?;
            }
            if best.is_none_or(|(most, _)| score > most) {
                best = Some((score, spot));
            }
            alpha = alpha.max(score);
            if alpha >= beta {
                self.killers[ply] = match self.killers[ply] {
                    [one, _] if one != Some(spot) => [Some(spot), one],
                    same => same,
                };
                let history = &mut self.history[player][spot.index()];
                *history += depth * depth;
                self.most_history[player] = self.most_history[player].max(*history);
                break;
            }
        }
        let Some((score, spot)) = best else { return Some(floor) };
        // An answer that holds out less long than no answer at all is none.
        let score = score.max(floor);
        let bound = match score {
            _ if score >= beta => Bound::Lower,
            _ if score <= before => Bound::Upper,
            _ => Bound::Exact,
        };
        self.table.set(self.board.hash(), score, depth, bound, spot);
        Some(score)
    }

    /// Returns the score of a move for the side that makes it.
    pub(crate) fn after(
        &mut self,
        spot: Spot,
        (alpha, beta): (i32, i32),
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        self.board.mark(spot);
        let score = self.score(one_move_later(beta), one_move_later(alpha), depth, ply + 1);
        self.board.take_back();
        score.map(one_move_earlier)
    }

    /// Returns the value of the position where the search ends: a win by fours, or an estimate.
    fn estimate(&mut self) -> i32 {
        let player = self.board.player();
        let fours = [Threat::Four, Threat::FourThree];
        let is_free = self.board.count(1 - player, Threat::Five) == 0;
        if is_free && fours.iter().any(|four| self.board.count(player, *four) > 0) {
            let nodes = NODES_AT_LEAVES;
            let win = self.attacks.find_by_fours(&mut self.board, &mut self.limiter, nodes);
            if let Some(length) = win {
                return WON - length as i32;
            }
        }
        self.static_score()
    }

    /// Returns the estimate by the shapes that both sides could make.
    pub(crate) fn static_score(&self) -> i32 {
        let player = self.board.player();
        let (own, other) = (self.board.worth(player), self.board.worth(1 - player));
        let (six_fifths, tempo) = (6 * own / 5, 10);
        (six_fifths - other + tempo).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
    }

    /// Puts moves in the order in which the search tries them.
    fn order(
        &self,
        ordered: &mut Ordered,
        moves: impl IntoIterator<Item = Spot>,
        first: Option<Spot>,
        ply: usize,
    ) {
        let player = self.board.player();
        let most = i64::from(self.most_history[player].max(1));
        ordered.fill(moves, first, |spot| {
            let killer = if self.killers[ply].contains(&Some(spot)) { 40 } else { 0 };
            // Most moves never refuted anything, and divisions take long.
            let history = match self.history[player][spot.index()] {
                0 => 0,
                weight => i64::from(weight) * 40 / most,
            };
            points(&self.board, spot) + killer + history as i32
        });
    }
}

/// Returns the empty spots near marks; the middle of an empty board, and all empty spots if nothing is near.
pub(crate) fn candidates(board: &Board) -> SpotSet {
    let middle = board.variant().size / 2;
    if board.moves().is_empty() {
        let mut only = SpotSet::default();
        Spot::new(middle, middle).into_iter().for_each(|spot| only.flip(spot));
        return only;
    }
    let near = board.near();
    if near.is_empty() { board.empty_spots() } else { near }
}

const _: () = assert!(PROVEN + MAX_PLIES as i32 * 4 < WON && WON < i16::MAX as i32);
