//! What the search needs to know of the game before it.

use crate::packed::{Packed, PackedRules};
use oanquan::{Game, GameEntry};

/// The positions of a game before the current one, and its turns without a capture.
pub(crate) struct PositionHistory {
    keys: Vec<u128>,
    /// The turns in a row without a capture that led to the current position.
    pub idle: u32,
    /// Whether every position, including the current one, is its own mirror image.
    pub is_symmetric: bool,
}

impl PositionHistory {
    /// Returns the history of `game`, whose current position is `root`, or `None` if a
    /// position holds too many dân to be packed.
    pub fn new(rules: &PackedRules, game: &Game, root: &Packed) -> Option<Self> {
        let turns = game.round_entries().iter().filter_map(GameEntry::turn);
        let after = turns.clone().map(|turn| &turn.after);
        let positions = std::iter::once(game.round_start()).chain(after).take(turns.count());
        let packed: Vec<Packed> =
            positions.map(|at| rules.pack_another(at)).collect::<Option<_>>()?;
        let is_symmetric = packed.iter().chain([root]).all(|at| at.mirrored() == *at);
        let keys = packed.iter().map(Packed::key).collect();
        Some(PositionHistory { keys, idle: game.idle_turns() as u32, is_symmetric })
    }

    /// Returns how often the position with this key has occurred.
    pub fn times(&self, key: u128) -> usize {
        self.keys.iter().filter(|&&earlier| earlier == key).count()
    }
}
