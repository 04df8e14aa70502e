//! Alpha-beta: principal variation search with a transposition table.
//!
//! A score beyond [`PROVEN`] is proven: the winner's moves may be a selection, but every answer of the
//! loser was searched. Where moves were left out, no score says that the others lose.

use basics::Limiter;
use cotuong_board::{Board, Move, MoveList};

use super::Situation;
use super::analysis::{MAX_ESTIMATE, PROVEN, WON, unproven};
use super::correction::Correction;
use super::evaluation::Estimate;
use super::exchange::loses;
use super::ordering::{Experience, Last, Picker};
use super::path::{MAX_PLIES, Path};
use super::table::{Bound, Entry, Table, from_here, from_root};

/// A search prunes by the estimate up to these depths.
const MAX_PRUNED: i32 = 8;
/// How far the estimate must be above beta, for each ply left.
const ABOVE: i32 = 70;
/// How far the estimate must be below alpha, and for each ply left.
const BELOW: [i32; 2] = [100, 90];
/// A search lets the other side move twice from this depth on.
const MIN_PASSED: i32 = 3;

/// The state of an alpha-beta search.
pub(crate) struct Search<'a> {
    pub path: Path<'a>,
    pub limiter: Limiter<'a>,
    table: Table<'a>,
    experience: Experience,
    /// The best line from each ply on.
    lines: Vec<Vec<Move>>,
    /// The estimates along the path; `None` in check.
    estimates: [Option<i32>; MAX_PLIES + 1],
    /// What the search learns about the estimate. Weaker players than the master, who estimate by hand, learn
    /// nothing, nor do they see their own last move in the order of moves.
    correction: Option<Correction>,
}

/// The bounds between which a score matters.
pub(crate) type Window = (i32, i32);

impl<'a> Search<'a> {
    pub(crate) fn new(
        situation: &Situation,
        estimate: Estimate<'a>,
        limiter: Limiter<'a>,
        table: Table<'a>,
    ) -> Self {
        let is_full = matches!(estimate, Estimate::Learned(_));
        Search {
            path: Path::new(situation, estimate),
            limiter,
            table,
            experience: Experience::new(),
            lines: vec![Vec::new(); MAX_PLIES + 2],
            estimates: [None; MAX_PLIES + 1],
            correction: is_full.then(Correction::new),
        }
    }

    pub(crate) fn board(&self) -> &Board {
        self.path.board()
    }

    /// Returns the best line that the last search with an open window found after a move of the root.
    pub(crate) fn line(&self) -> &[Move] {
        &self.lines[1]
    }

    /// Returns the score of a move for the side that makes it.
    pub(crate) fn after(
        &mut self,
        mv: Move,
        (alpha, beta): Window,
        depth: i32,
        ply: usize,
    ) -> Option<i32> {
        self.path.make(mv);
        let score = self.score((-beta, -alpha), depth, ply + 1, true);
        self.path.take_back();
        score.map(|score| -score)
    }

    /// Returns the score of the position for the side to move, or a bound of it if it is not inside the
    /// window. `None` if the search was stopped.
    fn score(
        &mut self,
        (alpha, beta): Window,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> Option<i32> {
        let key = self.path.key();
        let slot = self.table.slot(key);
        self.lines[ply].clear();
        if let Some(score) = self.path.repetition() {
            return if self.limiter.count() { None } else { Some(score) };
        }
        let is_check = !self.board().checkers(self.board().to_move()).is_empty();
        let depth = depth + i32::from(is_check);
        if depth <= 0 || ply >= MAX_PLIES - 1 {
            return self.quiet_score((alpha, beta), ply);
        }
        if self.limiter.count() {
            return None;
        }
        if self.path.moves_to_draw() == 0 || !self.board().can_cross() {
            let is_over = self.board().legal_moves().is_empty();
            return Some(if is_over { ply as i32 - WON } else { 0 });
        }
        // A win that is nearer than any from here is already known.
        let (alpha, beta) = (alpha.max(ply as i32 - WON), beta.min(WON - ply as i32 - 1));
        if alpha >= beta {
            return Some(alpha);
        }
        let is_open = beta - alpha > 1;
        let known = self.table.read(slot, key);
        if let Some(entry) = known
            && !is_open
            && let Some(score) = self.settled(&entry, (alpha, beta), depth, ply)
        {
            return Some(score);
        }
        let first = known.and_then(|entry| entry.best);
        let depth = if first.is_none() && depth >= 4 { depth - 1 } else { depth };
        let estimate = self.estimate(is_check, ply);
        if !is_open
            && let Some(estimate) = estimate
            && let Some(score) = self.pruned(estimate, beta, depth, ply, may_pass)?
        {
            return Some(score);
        }
        self.best_of((alpha, beta), depth, ply, first)
    }

    /// Returns the score that an entry of the table gives the position.
    fn settled(&self, entry: &Entry, (alpha, beta): Window, depth: i32, ply: usize) -> Option<i32> {
        let score = from_root(entry.score, ply);
        let is_proven = score.abs() > PROVEN;
        if is_proven && WON - entry.score.abs() > self.path.moves_to_draw().into() {
            return None;
        }
        let fits = match entry.bound {
            Bound::None => false,
            Bound::Exact => true,
            Bound::Lower => score >= beta,
            Bound::Upper => score <= alpha,
        };
        (fits && (entry.depth >= depth || is_proven)).then_some(score)
    }

    fn estimate(&mut self, is_check: bool, ply: usize) -> Option<i32> {
        let estimate = (!is_check).then(|| {
            let correction = self.correction.as_ref().map_or(0, |table| table.of(self.board()));
            (self.static_score() + correction).clamp(-MAX_ESTIMATE, MAX_ESTIMATE)
        });
        self.estimates[ply] = estimate;
        estimate
    }

    /// Returns a score of at least beta if the position is so good that its moves need no search.
    fn pruned(
        &mut self,
        estimate: i32,
        beta: i32,
        depth: i32,
        ply: usize,
        may_pass: bool,
    ) -> Option<Option<i32>> {
        if estimate < beta || beta.abs() > MAX_ESTIMATE {
            return Some(None);
        }
        if depth <= MAX_PRUNED && estimate - ABOVE * depth >= beta {
            return Some(Some(estimate));
        }
        let to_move = self.board().to_move();
        if !may_pass || depth < MIN_PASSED || !self.path.has_strong_piece(to_move) {
            return Some(None);
        }
        let reduction = 3 + depth / 4 + ((estimate - beta) / 150).min(2);
        self.path.pass();
        let score = self.score((-beta, 1 - beta), depth - reduction, ply + 1, false);
        self.path.take_back();
        let score = -score?;
        Some((score >= beta).then(|| unproven(score).min(MAX_ESTIMATE)))
    }

    /// Searches all moves and returns the best score.
    fn best_of(
        &mut self,
        (mut alpha, beta): Window,
        depth: i32,
        ply: usize,
        first: Option<Move>,
    ) -> Option<i32> {
        let before = alpha;
        let is_open = beta - alpha > 1;
        let estimate = self.estimates[ply];
        let is_improving = match (estimate, ply.checked_sub(2).and_then(|ply| self.estimates[ply]))
        {
            (Some(now), Some(earlier)) => now > earlier,
            _ => true,
        };
        let last = self.last();
        let mut moves = self.moves(first, ply);
        let mut quiet_before = MoveList::new();
        let (mut best, mut best_move) = (-WON, None);
        let mut tried = 0;
        while let Some((mv, is_loss)) = moves.next() {
            let is_quiet = self.board().piece(mv.to).is_none();
            let points =
                if is_quiet { self.experience.points(self.path.board(), mv, last) } else { 0 };
            if !is_open
                && best > -PROVEN
                && let Some(estimate) = estimate
            {
                let enough = (4 + depth * depth) / if is_improving { 1 } else { 2 };
                let is_late = depth <= 5 && quiet_before.len() as i32 >= enough;
                let is_hopeless =
                    depth <= 6 && estimate + BELOW[0] + BELOW[1] * depth + points / 128 <= alpha;
                let is_bad = depth <= 4 && is_loss;
                if is_quiet && (is_late || is_hopeless) || is_bad {
                    continue;
                }
            }
            tried += 1;
            let mut less = 0;
            if tried > 2 && depth >= 3 && (is_quiet || is_loss) && estimate.is_some() {
                less = reduction(depth, tried) - points / 8_000;
                less += i32::from(!is_improving) - i32::from(is_open);
                less = less.clamp(0, depth - 2);
            }
            self.path.make(mv);
            let mut score = None;
            let mut is_full = tried == 1;
            if tried > 1 {
                let tight = (-alpha - 1, -alpha);
                let mut found = -self.scored(tight, depth - 1 - less, ply)?;
                if less > 0 && found > alpha {
                    found = -self.scored(tight, depth - 1, ply)?;
                }
                is_full = is_open && found > alpha && found < beta;
                score = Some(found);
            }
            if is_full {
                score = Some(-self.scored((-beta, -alpha), depth - 1, ply)?);
            }
            self.path.take_back();
            let score = score?;
            if score > best {
                best = score;
                if score > alpha {
                    best_move = Some(mv);
                    alpha = score;
                    if is_open {
                        self.follow(mv, ply);
                    }
                }
            }
            if alpha >= beta {
                if is_quiet {
                    let at = (depth, ply);
                    self.experience.learn(self.path.board(), mv, &quiet_before, last, at);
                }
                break;
            }
            if is_quiet {
                quiet_before.push(mv);
            }
        }
        if tried == 0 {
            return Some(ply as i32 - WON);
        }
        self.correct(best, (before, beta), depth, ply, best_move);
        self.store(best, (before, beta), depth, ply, best_move);
        Some(best)
    }

    /// Learns by how much the estimate differs from a score, unless captures explain it or the score says
    /// only that the estimate may be right.
    fn correct(
        &mut self,
        score: i32,
        (alpha, beta): Window,
        depth: i32,
        ply: usize,
        best: Option<Move>,
    ) {
        let is_quiet = best.is_none_or(|mv| self.board().piece(mv.to).is_none());
        let Some(estimate) = self.estimates[ply].filter(|_| is_quiet) else { return };
        let says_little = score >= beta && score <= estimate || score <= alpha && score >= estimate;
        if says_little || score.abs() > MAX_ESTIMATE {
            return;
        }
        if let Some(correction) = &mut self.correction {
            correction.learn(self.path.board(), score - estimate, depth);
        }
    }

    /// Returns the last moves from which the order of moves learns.
    fn last(&self) -> Last {
        let own = self.correction.as_ref().and_then(|_| self.path.own_last());
        [self.path.last(), own]
    }

    /// Returns the legal moves, `first` in front of all others.
    fn moves(&mut self, first: Option<Move>, ply: usize) -> Picker {
        let (moves, last) = (self.board().legal_moves(), self.last());
        Picker::new(self.path.scratch(), moves, &self.experience, (first, last), ply)
    }

    /// Searches the position after a move, which is taken back if the search was stopped.
    fn scored(&mut self, window: Window, depth: i32, ply: usize) -> Option<i32> {
        let score = self.score(window, depth, ply + 1, true);
        if score.is_none() {
            self.path.take_back();
        }
        score
    }

    /// Begins the line of this ply with a move, and continues it as the next ply does.
    fn follow(&mut self, mv: Move, ply: usize) {
        let (lines, next) = self.lines.split_at_mut(ply + 1);
        lines[ply].clear();
        lines[ply].push(mv);
        lines[ply].extend_from_slice(&next[0]);
    }

    fn store(
        &mut self,
        score: i32,
        (alpha, beta): Window,
        depth: i32,
        ply: usize,
        best: Option<Move>,
    ) {
        let bound = match score {
            _ if score >= beta => Bound::Lower,
            _ if score <= alpha => Bound::Upper,
            _ => Bound::Exact,
        };
        let entry = match from_here(score, ply) {
            Some(score) => Entry { best, score, depth, bound },
            None => Entry { best, score: 0, depth: 0, bound: Bound::None },
        };
        self.table.set(self.path.key(), entry);
    }

    /// Returns the score of the position if only captures follow, and whatever answers a check.
    fn quiet_score(&mut self, (mut alpha, beta): Window, ply: usize) -> Option<i32> {
        if self.limiter.count() {
            return None;
        }
        let to_move = self.board().to_move();
        let is_check = !self.board().checkers(to_move).is_empty();
        if ply >= MAX_PLIES {
            return Some(if is_check { 0 } else { self.static_score() });
        }
        let mut best = -WON;
        let mut moves = if is_check {
            let moves = self.moves(None, ply);
            if moves.is_empty() {
                return Some(ply as i32 - WON);
            }
            moves
        } else {
            best = self.static_score();
            if best >= beta {
                return Some(best);
            }
            alpha = alpha.max(best);
            let enemies = self.board().all(to_move.other());
            Picker::captures(self.board(), self.board().legal_moves_to(enemies))
        };
        while let Some((mv, _)) = moves.next() {
            if !is_check && loses(self.path.scratch(), mv) {
                continue;
            }
            self.path.make(mv);
            let score = self.quiet_score((-beta, -alpha), ply + 1);
            self.path.take_back();
            let score = -score?;
            best = best.max(score);
            alpha = alpha.max(score);
            if alpha >= beta {
                break;
            }
        }
        Some(best)
    }

    /// Returns the estimate of the position; 0 if no piece is left that can cross the river.
    pub(crate) fn static_score(&mut self) -> i32 {
        if !self.board().can_cross() {
            return 0;
        }
        self.path.estimate()
    }
}

/// Returns by how many plies a late quiet move is first searched less deep.
fn reduction(depth: i32, tried: usize) -> i32 {
    let log = |number: usize| i32::from(LOG[number.min(LOG.len() - 1)]);
    (log(depth.max(0) as usize) * log(tried) + 576) / 1152
}

/// Sixteen times the binary logarithm of each number, by whole numbers, so that it is the same on
/// every machine; straight between powers of two.
static LOG: [u8; 64] = {
    let mut log = [0; 64];
    let mut number = 1;
    while number < log.len() {
        let whole = number.ilog2();
        log[number] = (16 * whole as usize + 16 * number / (1 << whole) - 16) as u8;
        number += 1;
    }
    log
};
