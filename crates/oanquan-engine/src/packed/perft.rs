//! Perft on packed positions.

use super::{Packed, PackedRules};

/// Counts like [`oanquan::perft`] from the start of the game of `rules`, for at most [`super::MAX_PACKED_TURNS`] turns.
pub fn packed_perft(rules: &PackedRules, position: &Packed, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        // The last turns can be counted without playing them.
        1 => return rules.choices(position).count() as u64,
        _ => {}
    }
    let count = |choice| {
        let turn = rules.play(position, choice);
        if turn.over { 1 } else { packed_perft(rules, &turn.after, depth - 1) }
    };
    rules.choices(position).map(count).sum()
}
