//! Perft: counting move sequences, the standard check of a move generator.

use super::{Position, Rules, play};

/// Counts the sequences of exactly `depth` turns from `position`, plus shorter ones
/// that end the game. A refill is not a turn. Repetition, which depends on the
/// history, is ignored.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.to_move().is_none() {
        return 1;
    }
    let after = |mv| play(rules, position, mv).expect("a listed move is legal").after;
    position.legal_moves(rules).into_iter().map(|mv| perft(rules, &after(mv), depth - 1)).sum()
}
