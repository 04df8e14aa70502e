//! Move ordering. It affects the cost of a search but never the result of a paranoid one.

use super::sowing::Lift;

/// The capacity for best moves; a power of two.
const REMEMBERED: usize = 1 << 14;
/// The ranks of moves: the stored best move, then captures by points, then killers, the
/// most recent first.
const BEST: i32 = 1 << 24;
const CAPTURED_POINT: i32 = 4;
const KILLERS: [i32; 2] = [3, 2];

/// The moves that were good earlier in a search.
pub(super) struct MoveOrdering {
    /// The best moves of earlier boards, by key. A collision only yields a poor hint.
    best: Vec<(u64, Lift)>,
    /// For each ply, the moves that most recently caused a cutoff (killers: Akl and Newborn,
    /// *The principal continuation and the killer heuristic*, 1977).
    killers: Vec<[Lift; 2]>,
}

impl Default for MoveOrdering {
    fn default() -> Self {
        MoveOrdering { best: vec![(0, Lift::default()); REMEMBERED], killers: Vec::new() }
    }
}

impl MoveOrdering {
    /// Prepares an iteration to `depth`.
    pub(super) fn deepen(&mut self, depth: u32) {
        self.killers.resize(depth as usize + 1, Default::default());
    }

    /// Stores the best move of the board with this key.
    pub(super) fn remember(&mut self, key: u64, lift: Lift) {
        self.best[key as usize % REMEMBERED] = (key, lift);
    }

    /// Records a move that caused a cutoff.
    pub(super) fn cut(&mut self, ply: usize, lift: Lift) {
        let killers = &mut self.killers[ply];
        if killers[0] != lift {
            *killers = [lift, killers[0]];
        }
    }

    /// Returns the hints for the moves of the board with this key.
    pub(super) fn hints(&self, ply: usize, key: u64) -> Hints {
        let (found, best) = self.best[key as usize % REMEMBERED];
        Hints { best: (found == key).then_some(best), killers: self.killers[ply] }
    }
}

/// Hints for ordering the moves of one board.
pub(super) struct Hints {
    best: Option<Lift>,
    killers: [Lift; 2],
}

impl Hints {
    /// Returns the rank of a move that captures this many points.
    pub(super) fn rank(&self, lift: Lift, captured: i32) -> i32 {
        if self.best == Some(lift) {
            return BEST;
        }
        let killer = self.killers.iter().position(|&killer| killer == lift);
        captured * CAPTURED_POINT + killer.map_or(0, |place| KILLERS[place])
    }
}
