//! Move ordering: trying good moves first causes more cutoffs.

use std::{iter, mem};

use crate::packed::{Choice, MAX_PACKED_TURNS, Packed, PackedRules, PackedTurn};
use oanquan::Side;

use super::evaluate::{PARTS, quick_score};

/// The most moves of a position.
const MOVES: usize = 10;
/// The number of dân counts that the history distinguishes.
const COUNTS: usize = 16;
/// Killers per ply.
const KILLERS: usize = 2;

/// Rank units per unit of the evaluation.
const SCALE: i32 = 1024;
/// The bonus of a killer: two points.
const KILLER: i32 = 2 * PARTS * SCALE;
/// The bonus for each dân removed from the board, for a side that has to prove a claim:
/// games with few dân end soon.
const CLEARED: i32 = 24;
/// History counts are halved when one exceeds this, which corresponds to one point.
const MAX_HISTORY: i32 = (PARTS * SCALE) << HISTORY_SHIFT;
const HISTORY_SHIFT: i32 = 6;

/// A move and the turn that it leads to.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub choice: Choice,
    pub turn: PackedTurn,
    /// The quick score of the position after it, for the side to move there.
    reply_score: i32,
}

impl Candidate {
    /// Plays one of the choices of `position`.
    pub fn new(rules: &PackedRules, position: &Packed, choice: Choice) -> Self {
        let turn = rules.play(position, choice);
        Candidate { choice, turn, reply_score: quick_score(&turn.after) }
    }

    /// Returns the quick score of the move, for comparison with its siblings.
    pub fn promise(&self) -> i32 {
        -self.reply_score
    }

    /// Returns an upper bound of the quick margin after the move, in points.
    pub fn quick_margin(&self) -> i32 {
        -self.reply_score.div_euclid(PARTS)
    }
}

/// The killers and the history of a search.
#[derive(Clone)]
pub(super) struct MoveOrdering {
    /// Killer heuristic (Akl and Newborn, 1977): moves that caused a cutoff at each ply.
    killers: Vec<[Choice; KILLERS]>,
    /// History heuristic (Schaeffer, 1989): how often a move caused a cutoff, by side, cell,
    /// direction and the number of dân in the cell.
    history: Vec<i32>,
    /// The side that has to prove a claim, if any.
    pub prover: Option<Side>,
}

impl MoveOrdering {
    /// Creates an ordering without killers or history.
    pub fn new() -> Self {
        MoveOrdering {
            killers: vec![[Choice::MAX; KILLERS]; MAX_PACKED_TURNS as usize + 1],
            history: vec![0; 2 * MOVES * COUNTS],
            prover: None,
        }
    }

    /// Records that `choice` caused a cutoff.
    pub fn note_cut(&mut self, position: &Packed, choice: Choice, ply: usize, depth: u32) {
        let killers = &mut self.killers[ply];
        if killers[0] != choice {
            *killers = [choice, killers[0]];
        }
        let count = &mut self.history[history_index(position, choice)];
        *count += (depth * depth) as i32;
        if *count > MAX_HISTORY {
            self.history.iter_mut().for_each(|count| *count /= 2);
        }
    }

    /// Returns the rank of a move: `known` first, then by its promise in parts of a point, with
    /// small bonuses for killers and history.
    pub fn rank(
        &self,
        position: &Packed,
        candidate: &Candidate,
        promise: i32,
        known: Option<Choice>,
        ply: usize,
    ) -> i32 {
        let Candidate { choice, turn, .. } = candidate;
        if known == Some(*choice) {
            return i32::MAX;
        }
        let killer = self.killers[ply].iter().position(|killer| killer == choice);
        let history = self.history[history_index(position, *choice)];
        let is_provers = self.prover == Some(position.side());
        let dan_left = if is_provers { turn.after.dan_on_board() as i32 } else { 0 };
        (promise - CLEARED * dan_left) * SCALE
            + killer.map_or(0, |place| KILLER - place as i32)
            + (history >> HISTORY_SHIFT)
    }
}

fn history_index(position: &Packed, choice: Choice) -> usize {
    let dan = position.dan(usize::from(choice) / 2 + 1).min(COUNTS as u32 - 1);
    (position.side().index() * MOVES + usize::from(choice)) * COUNTS + dan as usize
}

/// The moves of a position, sorted lazily.
#[derive(Default)]
pub(super) struct Candidates {
    list: [Option<Candidate>; MOVES],
    ranks: [i32; MOVES],
    len: usize,
    /// One bit per move that has been read.
    read: u16,
    /// The index of the move read last.
    last: usize,
    /// One bit per deferred move.
    back: u16,
}

impl Candidates {
    /// Adds a move.
    pub fn push(&mut self, candidate: Candidate, rank: i32) {
        self.list[self.len] = Some(candidate);
        self.ranks[self.len] = rank;
        self.len += 1;
    }

    /// Returns the indices of the unread moves.
    fn unread_indices(&self) -> impl Iterator<Item = usize> + use<> {
        let mut unread = ((1u16 << self.len) - 1) & !self.read;
        iter::from_fn(move || {
            let place = unread.trailing_zeros();
            unread &= unread.wrapping_sub(1);
            (place < u16::BITS).then_some(place as usize)
        })
    }

    /// Returns the unread moves, in no particular order.
    pub fn unread(&self) -> impl Iterator<Item = &Candidate> {
        self.unread_indices().filter_map(|place| self.list[place].as_ref())
    }

    /// Reads the best unread move; of equal ones, the first.
    pub fn next_best(&mut self) -> Option<&Candidate> {
        let better = |a: usize, b: usize| if self.ranks[b] > self.ranks[a] { b } else { a };
        let best = self.unread_indices().reduce(better)?;
        self.read |= 1 << best;
        self.last = best;
        self.list[best].as_ref()
    }

    /// Defers the move read last.
    pub fn defer(&mut self) {
        self.back |= 1 << self.last;
    }

    /// Marks the deferred moves as unread; returns whether there are any.
    pub fn resume_deferred(&mut self) -> bool {
        let back = mem::take(&mut self.back);
        self.read &= !back;
        back != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::packed::PackedRules;
    use oanquan::{Position, Rules};

    #[test]
    fn deferred_moves_come_after_all_others_best_first_and_once() {
        let rules = Rules::classic();
        let start = Position::start(&rules, Side::NEAR);
        let (rules, start) = PackedRules::pack(&rules, &start).expect("few dân");
        let mut candidates = Candidates::default();
        for (choice, rank) in rules.choices(&start).take(4).zip([10, 40, 30, 20]) {
            candidates.push(Candidate::new(&rules, &start, choice), rank);
        }
        let mut read = Vec::new();
        for deferred in [true, false, true, false] {
            let candidate = candidates.next_best().expect("four moves");
            match deferred {
                true => candidates.defer(),
                false => read.push(candidate.choice),
            }
        }
        assert!(candidates.next_best().is_none());
        assert!(candidates.resume_deferred());
        while let Some(candidate) = candidates.next_best() {
            read.push(candidate.choice);
        }
        assert!(!candidates.resume_deferred());
        let by_rank = [1, 2, 3, 0].map(|place| rules.choices(&start).nth(place).expect("a move"));
        assert_eq!(read, [by_rank[1], by_rank[3], by_rank[0], by_rank[2]]);
    }
}
