//! Whose text it is.

use basics::Claim;
use basics::record_text::Tag;

use super::is_oanquan;
use super::lexer::{Lexer, Token};
use super::sheet::Written;

/// The most bytes to look at: enough for the tags and the first moves.
const MAX_BYTES: usize = 16 << 10;
/// The numbers of cells of the boards.
const CELLS: [usize; 3] = [12, 18, 24];

/// Returns how sure it is that `text` is a game of Ô ăn quan.
pub fn claim(text: &str) -> Claim {
    let mut end = text.len().min(MAX_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let (text, is_whole) = (&text[..end], end == text.len());
    let mut lexer = Lexer::new(text);
    // The moves in whole words, and whether one is written as no other game writes them.
    let (mut count, mut is_clear) = (0, false);
    let (mut in_word, mut clear_in_word, mut last_end) = (0, false, None);
    loop {
        let next = lexer.next(count + in_word);
        let at = next.as_ref().ok().and_then(Option::as_ref).map(|(_, at, _)| *at);
        // A text that was cut off may end in anything.
        let is_flawed = next.is_err() && (is_whole || count == 0);
        if !is_flawed && (at.is_none() || at != last_end) {
            (count, is_clear) = (count + in_word, is_clear || clear_in_word);
            (in_word, clear_in_word) = (0, false);
        }
        let Ok(Some((token, at, end))) = next else { break };
        last_end = Some(end);
        match token {
            Token::Tag(Tag { name: "Game", value, .. }) => {
                return if is_oanquan(value) { Claim::Surely } else { Claim::No };
            }
            Token::Tag(Tag { name: "Rules", .. }) => return Claim::Surely,
            Token::Tag(Tag { name: "FEN" | "Variant", .. }) => return Claim::No,
            Token::Tag(Tag { name: "Start", value, .. }) if has_cells(value) => {
                return Claim::Surely;
            }
            Token::Position(position) if count + in_word == 0 => {
                return if has_cells(position) { Claim::Surely } else { Claim::Perhaps };
            }
            Token::Move(written) => {
                in_word += 1;
                let word = &text[at..end];
                let is_behind = word.starts_with(|c: char| c.is_alphanumeric());
                clear_in_word |= match written {
                    Written::Exact(_) => is_behind,
                    // A single letter may be a column, but few boards have one called r.
                    Written::BySeat(_) => {
                        let letters = word.chars().filter(|c| c.is_alphabetic()).count();
                        letters > 1 || word.ends_with(['r', 'R'])
                    }
                };
            }
            _ => {}
        }
    }
    match (count, is_clear) {
        (0, _) => Claim::No,
        (_, true) => Claim::Surely,
        (_, false) => Claim::Perhaps,
    }
}

/// Returns whether a position has as many cells as some board.
fn has_cells(position: &str) -> bool {
    let cells = position.split_whitespace().next().unwrap_or_default();
    CELLS.contains(&cells.split(',').count())
}
