//! The values of all moves of the shown position, in words.

use tabletop::{Advised, Explorer};
use window_words::Words;

/// Returns the sentence about the values in the position in which `name` is to move.
pub(super) fn about_values<G: Advised>(
    words: &Words,
    name: &str,
    explorer: &Explorer<G>,
) -> String {
    let values = explorer.values();
    if values.is_empty() {
        return words.review.seeking_values.to_owned();
    }
    let unproven = values.iter().filter(|value| !value.proven);
    match unproven.map(|value| value.depth).min() {
        None => words.review.proven_values(name),
        Some(depth) => words.review.searched_values(name, depth as usize),
    }
}
