//! Perft: counting move sequences, the standard check of a move generator.

use super::{Position, Rules, growth_limit, play_within};

/// Counts the sequences of exactly `depth` turns from `position`, plus shorter ones
/// that end the game, as if it began there. A refill is not a turn. Repetition and lack of progress, which
/// depend on the history, are ignored.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    count(rules, growth_limit(rules, position), position, depth)
}

/// Counts the sequences in a game with this limit of growth.
fn count(rules: &Rules, limit: u32, position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.to_move().is_none() {
        return 1;
    }
    let after = |mv| play_within(limit, rules, position, mv).expect("a listed move is legal").after;
    let moves = position.legal_moves(rules).into_iter();
    moves.map(|mv| count(rules, limit, &after(mv), depth - 1)).sum()
}
