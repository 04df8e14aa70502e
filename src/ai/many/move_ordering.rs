//! The order in which moves are tried. It changes what a search costs, never
//! what a paranoid search finds.

use super::sowing::Lift;

/// How many best moves are remembered; a power of two.
const REMEMBERED: usize = 1 << 14;
/// The ranks of moves: the best one remembered, then captures by their points,
/// then the moves that cut off a sister node, the latest first.
const BEST: i32 = 1 << 24;
const CAPTURED_POINT: i32 = 4;
const KILLERS: [i32; 2] = [3, 2];

/// The moves that proved good earlier in a search.
pub(super) struct MoveOrdering {
    /// The best move of boards that were searched before, by their key. One
    /// that shares its place with another board is a poor hint and no more.
    best: Vec<(u64, Lift)>,
    /// For each ply the moves that last made the rest of a node needless
    /// (killers: Akl and Newborn, *The principal continuation and the killer
    /// heuristic*, 1977).
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

    /// Remembers the best move of the board with this key.
    pub(super) fn remember(&mut self, key: u64, lift: Lift) {
        self.best[key as usize % REMEMBERED] = (key, lift);
    }

    /// Remembers a move that made the rest of a node needless.
    pub(super) fn cut(&mut self, ply: usize, lift: Lift) {
        let killers = &mut self.killers[ply];
        if killers[0] != lift {
            *killers = [lift, killers[0]];
        }
    }

    /// What is known about the moves of the board with this key.
    pub(super) fn hints(&self, ply: usize, key: u64) -> Hints {
        let (found, best) = self.best[key as usize % REMEMBERED];
        Hints { best: (found == key).then_some(best), killers: self.killers[ply] }
    }
}

/// What is known about the moves of one board.
pub(super) struct Hints {
    best: Option<Lift>,
    killers: [Lift; 2],
}

impl Hints {
    /// How early to try a move that captures this much.
    pub(super) fn rank(&self, lift: Lift, captured: i32) -> i32 {
        if self.best == Some(lift) {
            return BEST;
        }
        let killer = self.killers.iter().position(|&killer| killer == lift);
        captured * CAPTURED_POINT + killer.map_or(0, |place| KILLERS[place])
    }
}
