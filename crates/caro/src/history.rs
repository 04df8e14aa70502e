//! Histories as text: the moves in order, without separators or with spaces and line breaks between
//! them. A move that is read has its row or its column first.

use basics::{Excerpt, Side};

use super::{Malformed, Square};

/// The text of the history without moves.
const EMPTY: &str = "empty";
/// What precedes the moves if side 1 plays X.
const FAR_FIRST: &str = "1:";

/// A move of a history, and its place in the text, counted in characters from 1.
pub(crate) struct Placed {
    pub square: Square,
    pub at: usize,
}

/// Reads a history. Also returns the side that plays X.
///
/// # Errors
/// Returns the place of the first character that belongs to no move.
pub(crate) fn read(text: &str) -> Result<(Side, Vec<Placed>), Malformed> {
    let mut moves = Vec::new();
    let (first, mut left) = match text.trim_start().strip_prefix(FAR_FIRST) {
        Some(rest) => (Side::FAR, rest.trim_start()),
        None => (Side::NEAR, text.trim_start()),
    };
    if left.trim_end() == EMPTY {
        return Ok((first, moves));
    }
    // Counted on the way, because a text may hold very many moves.
    let (mut at, mut counted) = (1, text);
    while !left.is_empty() {
        at += counted[..counted.len() - left.len()].chars().count();
        counted = left;
        let (word, rest) = left.split_at(word_length(left));
        let square =
            Square::typed(word).map_err(|_| Malformed::Character { at, found: Excerpt::of(left) });
        moves.push(Placed { square: square?, at });
        left = rest.trim_start();
    }
    Ok((first, moves))
}

/// Returns the length of the move with which a text begins: a row and a letter, or a letter and a row.
fn word_length(text: &str) -> usize {
    let digits = |text: &str| text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    let letter = |text: &str| text.chars().next().map_or(0, char::len_utf8);
    match digits(text) {
        0 => letter(text) + digits(&text[letter(text)..]),
        row => row + letter(&text[row..]),
    }
}
