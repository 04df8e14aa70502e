//! Positions in a text: a FEN, or the `position` line of an engine protocol (`startpos`, `fen …`).

use super::super::{Malformed, Position};
use super::Source;

/// The number of `/` in the FEN of a board of ten ranks.
const SLASHES: usize = 9;
/// The most fields behind the pieces: the side, two of chess, two numbers, given moves.
const MAX_FIELDS: usize = 6;

/// The most bytes of a line to look at.
const MAX_LINE: usize = 300;

/// A position in a text.
pub(super) struct Start {
    /// The position; `None` for the usual start.
    pub position: Option<Position>,
    /// The offset behind it in the folded text.
    pub end: usize,
}

/// Returns whether a word of a folded text is the board of a FEN, perhaps with a rank too few or too many.
pub(super) fn is_fen(word: &str) -> bool {
    let board = word.strip_prefix("1:").unwrap_or(word);
    board.len() <= 100
        && (SLASHES - 1..=SLASHES + 1).contains(&board.matches('/').count())
        && board.bytes().all(|byte| byte == b'/' || byte.is_ascii_alphanumeric())
}

/// Reads the position that stands at the offset `at` of the folded text, which ends at `end`; returns
/// `None` if none is there.
///
/// # Errors
/// Returns the reason if the position is malformed, and where it stands.
pub(super) fn read(
    source: Source<'_>,
    text: &str,
    at: usize,
) -> Result<Option<Start>, (usize, Malformed)> {
    let line = &text[at..text.floor_char_boundary(at + MAX_LINE)];
    let line = &line[..line.find(['\n', ';']).unwrap_or(line.len())];
    let mut words = words(line).map(|(offset, word)| (at + offset, word)).peekable();
    let is_told = words.next_if(|(_, word)| *word == "position").is_some();
    let names_fen = words.next_if(|(_, word)| matches!(*word, "fen" | "fen:")).is_some();
    let Some((from, word)) = words.next() else { return Ok(None) };
    if word == "startpos" {
        return Ok(Some(Start { position: None, end: from + word.len() }));
    }
    if !(is_fen(word) || (is_told || names_fen) && word.contains('/')) {
        return Ok(None);
    }
    let mut end = from + word.len();
    for (at, word) in words.take(MAX_FIELDS) {
        if !is_field(word) {
            break;
        }
        end = at + word.len();
    }
    let fen = source.original(from, end);
    let position = Position::read(fen).map_err(|why| (from, why))?;
    // Moves may follow the FEN of the field behind a semicolon.
    let rest = text[end..].trim_start_matches([' ', '\t']);
    let end = if rest.starts_with(';') { text.len() - rest.len() + 1 } else { end };
    Ok(Some(Start { position: Some(position), end }))
}

/// Returns whether a word may follow the board of a FEN.
fn is_field(word: &str) -> bool {
    matches!(word, "w" | "b" | "r" | "-" | "+1" | "+2" | "+3")
        || word.bytes().all(|byte| byte.is_ascii_digit())
        || word.bytes().all(|byte| b"kq".contains(&byte))
}

/// Returns the words of a line with their offsets.
fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let offset = |word: &str| word.as_ptr() as usize - line.as_ptr() as usize;
    line.split_whitespace().map(move |word| (offset(word), word))
}
