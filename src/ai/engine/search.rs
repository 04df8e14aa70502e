//! Principal variation search (Marsland and Campbell, 1982) of one position to
//! one depth, every line to the full: only cuts that cannot change the value.

use crate::ai::packed::{Choice, Packed, PackedRules};

use super::Leaves;
use super::best::Best;
use super::evaluate::{PARTS, at_a_glance, evaluate};
use super::history::History;
use super::order::{Candidate, Candidates, Order};
use super::proof::Found;
use super::table::Table;
use super::watch::Watch;

/// No margin is ever this large.
pub(super) const INFINITY: i32 = 1_000_000;
/// How often the same cells with the same side to move end a game.
const REPETITIONS: usize = 3;
/// The least depth at which the table is asked about every move before one is
/// searched.
const LOOK_AHEAD_DEPTH: u32 = 2;

/// A search from the position that a game has come to.
pub(super) struct Search<'a> {
    pub rules: &'a PackedRules,
    pub history: &'a History,
    pub leaves: Leaves,
    pub watch: Watch<'a>,
    pub table: Table,
    pub order: Order,
    /// The positions on the way to the current one, the root first.
    pub path: Vec<u128>,
}

impl Search<'_> {
    /// What the root is worth to its side to move, looking `depth` turns ahead:
    /// exact inside the window, otherwise a bound. `known` is tried first, the
    /// best line comes in `pv`. None when the search has to stop.
    pub fn root(
        &mut self,
        root: &Packed,
        depth: u32,
        window: (i32, i32),
        known: Option<Choice>,
        pv: &mut Vec<Choice>,
    ) -> Option<Found> {
        self.watch.enter()?;
        self.path.clear();
        let candidates = self.order.candidates(self.rules, root, known, 0);
        self.path.push(root.key());
        self.best_of(root, candidates, depth, window, pv)
    }

    /// What a position after the root is worth to its side to move.
    pub fn value(
        &mut self,
        position: &Packed,
        depth: u32,
        (alpha, beta): (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<Found> {
        pv.clear();
        self.watch.enter()?;

        // Repetition ends the game; that it did here proves nothing elsewhere.
        if self.repeats(position) {
            return Some(Found::guess(position.swept_margin()));
        }

        // At the horizon the position is judged by what it looks like.
        if depth == 0 {
            return Some(Found::guess(match self.leaves {
                Leaves::Plain => position.margin(),
                Leaves::Tuned => evaluate(self.rules, position, beta),
            }));
        }

        // The transposition table may settle it, or else names the best move.
        let is_special = self.is_special(position);
        let place = self.table.place(position);
        let entry = self.table.get(&place).filter(|_| !is_special);
        let settled = entry.and_then(|entry| entry.settles(&place, depth, (alpha, beta)));
        if settled.is_some() {
            return settled;
        }
        let known = entry.and_then(|entry| entry.best()).map(|best| place.choice(best));

        // Enhanced transposition cutoff (Plaat and others, 1996): a move that
        // the table already knows to be good enough needs no search.
        let candidates = self.order.candidates(self.rules, position, known, self.path.len());
        self.path.push(position.key());
        let looked_up = if depth >= LOOK_AHEAD_DEPTH {
            candidates.unread().find_map(|candidate| self.cuts_off(candidate, depth, beta))
        } else {
            None
        };

        let found = match looked_up {
            Some(found) => Some(found),
            None => self.best_of(position, candidates, depth, (alpha, beta), pv),
        };
        self.path.pop();
        let found = found?;
        if is_special {
            return Some(Found::guess(found.value));
        }
        self.table.put(&place, depth, (alpha, beta), found, pv.first().copied());
        Some(found)
    }

    /// The best of the moves of `position`, the last one on the path.
    fn best_of(
        &mut self,
        position: &Packed,
        candidates: Candidates,
        depth: u32,
        (mut alpha, beta): (i32, i32),
        pv: &mut Vec<Choice>,
    ) -> Option<Found> {
        let mut best = Best::default();
        let mut line = Vec::new();
        for candidate in candidates {
            if depth == 1
                && let Some(most) = self.most_at_horizon(&candidate)
                && most <= alpha
            {
                best.offer(Found::guess(most));
                continue;
            }
            let found = self.after(&candidate, depth, (alpha, beta), best.is_none(), &mut line)?;
            if best.offer(found) {
                pv.clear();
                pv.push(candidate.choice);
                pv.append(&mut line);
            }
            alpha = alpha.max(found.value);
            if alpha >= beta {
                let ply = self.path.len() - 1;
                self.order.note_cut(position, candidate.choice, ply, depth);
                return Some(best.cut());
            }
        }
        Some(best.found())
    }

    /// What a move is worth to the side that plays it.
    fn after(
        &mut self,
        candidate: &Candidate,
        depth: u32,
        (alpha, beta): (i32, i32),
        is_first: bool,
        line: &mut Vec<Choice>,
    ) -> Option<Found> {
        let turn = &candidate.turn;
        if turn.over {
            self.watch.enter()?;
            line.clear();
            return Some(Found::end(turn.after.swept_margin()).before(turn));
        }
        // A move that is not the first is expected to be worse, which a window
        // without width shows cheaply.
        if !is_first && beta - alpha > 1 {
            let scout = self.value(&turn.after, depth - 1, (-alpha - 1, -alpha), line)?;
            if -scout.value <= alpha || -scout.value >= beta {
                return Some(scout.before(turn));
            }
        }
        let found = self.value(&turn.after, depth - 1, (-beta, -alpha), line)?;
        Some(found.before(turn))
    }

    /// The most that the estimate can give a move to a position at the horizon.
    /// A move that is not enough even so needs no look at the position.
    fn most_at_horizon(&self, candidate: &Candidate) -> Option<i32> {
        let turn = &candidate.turn;
        let is_estimated = self.leaves == Leaves::Tuned && !turn.over && !self.repeats(&turn.after);
        is_estimated.then(|| -at_a_glance(&turn.after).div_euclid(PARTS))
    }

    /// What the table knows about a move, when that cuts off the others.
    fn cuts_off(&self, candidate: &Candidate, depth: u32, beta: i32) -> Option<Found> {
        let turn = &candidate.turn;
        if turn.over || self.repeats(&turn.after) || self.is_special(&turn.after) {
            return None;
        }
        let place = self.table.place(&turn.after);
        let entry = self.table.get(&place)?;
        let found = entry.settles(&place, depth - 1, (-beta, -beta + 1))?.before(turn);
        (found.value >= beta).then(|| found.at_least())
    }

    /// Whether a position ends the game because it was there before.
    fn repeats(&self, position: &Packed) -> bool {
        let key = position.key();
        let on_path = self.path.iter().filter(|&&earlier| earlier == key).count();
        self.history.times(key) + on_path + 1 >= REPETITIONS
    }

    /// Whether a position after the root may be worth something else than the
    /// same cells are elsewhere: the game has been there, or it looks like the
    /// start, where a quan may be barred. The table has nothing to say about it.
    pub fn is_special(&self, position: &Packed) -> bool {
        let key = position.key();
        self.path.first() == Some(&key)
            || self.history.times(key) > 0
            || self.rules.looks_barred(position)
    }
}
