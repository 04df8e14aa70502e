//! Counting the games from a position, the usual check of a move generator.

use super::{Position, Rules, play};

/// The number of sequences of exactly `depth` turns from `position`, or of
/// fewer turns that end the game. A refill is not a turn, and repetition, which
/// needs a history, is not looked at.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.to_move().is_none() {
        return 1;
    }
    let after = |mv| play(rules, position, mv).expect("a listed move is legal").after;
    position.legal_moves().into_iter().map(|mv| perft(rules, &after(mv), depth - 1)).sum()
}
