//! What stands among the moves of a game without being one: comments, variations, marks, numbers
//! and results, in the style of chess records (PGN) and of people who note games down by hand.

use super::record_text::skip_blank;
use super::{PassedOver, Side, WrittenResult};

/// A part of a text that is no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Unclosed {
    /// The offset of the bracket that nothing closes.
    pub at: usize,
}

/// Returns the offset of the first character of `text` from the offset `at` on that is neither blank
/// nor part of a comment, a variation or a mark, and counts what it passes over in `passed`.
///
/// Comments stand in braces or behind a semicolon to the end of the line; what stands in parentheses
/// is a variation if `is_move` finds a move or a move's number in it, and otherwise a comment. Marks
/// are `$` with a number, and words of `!` and `?`.
///
/// # Errors
/// Returns [`Unclosed`] if a brace or a parenthesis is not closed.
pub fn skip_asides(
    text: &str,
    at: usize,
    passed: &mut PassedOver,
    is_move: impl Fn(&str) -> bool,
) -> Result<usize, Unclosed> {
    let mut at = skip_blank(text, at);
    while let Some(end) = skip_aside(text, at, passed, &is_move)? {
        at = skip_blank(text, end);
    }
    Ok(at)
}

/// Returns the offset of the first character of `text` from the offset `at` on that is neither blank, nor
/// one of these `separators`, nor part of what [`skip_asides`] passes over. A semicolon before a move is a
/// separator, not the beginning of a comment; `is_move` finds moves at the beginning of a text.
///
/// # Errors
/// Returns [`Unclosed`] if a brace or a parenthesis is not closed.
pub fn skip_between(
    text: &str,
    mut at: usize,
    passed: &mut PassedOver,
    separators: &[char],
    is_move: impl Fn(&str) -> bool,
) -> Result<usize, Unclosed> {
    loop {
        at = skip_blank(text, at);
        let rest = &text[at..];
        let Some(first) = rest.chars().next() else { return Ok(at) };
        let is_separator = separators.contains(&plain(first))
            || plain(first) == ';' && is_move(rest[first.len_utf8()..].trim_start());
        at = match is_separator {
            true => at + first.len_utf8(),
            false => match skip_aside(text, at, passed, &is_move)? {
                Some(end) => end,
                None => return Ok(at),
            },
        };
    }
}

/// Returns the end of the comment, the variation or the mark at the offset `at` of `text`, and counts
/// it, as [`skip_asides`] does; `None` if there is none.
///
/// # Errors
/// Returns [`Unclosed`] if a brace or a parenthesis is not closed.
pub fn skip_aside(
    text: &str,
    at: usize,
    passed: &mut PassedOver,
    is_move: impl Fn(&str) -> bool,
) -> Result<Option<usize>, Unclosed> {
    let rest = &text[at..];
    let Some(first) = rest.chars().next() else { return Ok(None) };
    let length = match first {
        '{' => {
            passed.comments += 1;
            rest.find('}').ok_or(Unclosed { at })? + 1
        }
        ';' => {
            passed.comments += 1;
            rest.find('\n').unwrap_or(rest.len())
        }
        '(' | '（' => {
            let length = parenthesis(rest).ok_or(Unclosed { at })?;
            let inner = rest[first.len_utf8()..length].trim_end_matches([')', '）']);
            let words = inner.split(|c: char| c.is_whitespace() || c == ',');
            if words.filter(|word| !word.is_empty()).any(&is_move) {
                passed.variations += 1;
            } else {
                passed.comments += 1;
            }
            length
        }
        '$' => {
            passed.marks += 1;
            1 + rest[1..].find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len() - 1)
        }
        _ if is_mark(first) => {
            passed.marks += 1;
            rest.find(|c: char| !is_mark(c)).unwrap_or(rest.len())
        }
        _ => return Ok(None),
    };
    Ok(Some(at + length))
}

/// Returns whether a character judges a move, as in `M8.7!?`.
pub fn is_mark(c: char) -> bool {
    matches!(c, '!' | '?' | '！' | '？')
}

/// Returns the length of the parenthesis with which `text` begins, which may contain further ones and
/// comments in braces; `None` if it is not closed.
fn parenthesis(text: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut at = 0;
    while at < text.len() {
        let c = text[at..].chars().next()?;
        at += c.len_utf8();
        match c {
            '(' | '（' => depth += 1,
            ')' | '）' => depth -= 1,
            '{' => at += text[at..].find('}')? + 1,
            _ => {}
        }
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Returns the number with which a word begins, such as `12.`, `12)`, `12...` or `12、`, and the rest of
/// the word; `None` if it begins with no such number.
pub fn numbered(word: &str) -> Option<(u32, &str)> {
    let digits = word.find(|c: char| !c.is_ascii_digit()).unwrap_or(word.len());
    let number = word[..digits].parse().ok()?;
    let rest = word[digits..].trim_start_matches(['.', '…', ')', ':', '、', '．', '）']);
    (rest.len() < word.len() - digits).then_some((number, rest))
}

/// The most characters of a word that may be a move.
const MAX_MOVE: usize = 7;

/// Returns whether a line looks as if somebody had written moves there, in whatever notation: most of its words are
/// short and mix digits with letters or signs, as in `1. Zz9 Qq` or `3x 4y`.
pub fn is_attempt(line: &str) -> bool {
    let words = line.split_whitespace().take(12);
    let words: Vec<&str> =
        words.map(|word| numbered(word).map_or(word, |(_, rest)| rest)).collect();
    let is_numbered = words.first().is_some_and(|word| word.is_empty());
    let words: Vec<&str> = words.into_iter().filter(|word| !word.is_empty()).collect();
    let is_short = |word: &&&str| word.len() <= MAX_MOVE && word.is_ascii();
    let short = words.iter().filter(is_short).count();
    let mixed = words.iter().filter(is_short).filter(|word| is_mixed(word)).count();
    match is_numbered {
        true => mixed > 0 && short == words.len() && 2 * mixed >= words.len(),
        false => mixed > 1 && 2 * mixed > words.len(),
    }
}

/// Returns whether a word mixes digits with letters or signs, as moves do.
pub fn is_mixed(word: &str) -> bool {
    let is_sign = |c: char| c.is_ascii_alphabetic() || "+-=".contains(c);
    word.contains(|c: char| c.is_ascii_digit()) && word.contains(is_sign)
}

/// Returns the result that a word states as records of chess do, seen from `first`, the side that
/// moves first; `None` for another word.
pub fn result(word: &str, first: Side) -> Option<WrittenResult> {
    Some(match word {
        "1-0" | "1–0" => WrittenResult::Win(first),
        "0-1" | "0–1" => WrittenResult::Win(first.next(2)),
        "1/2-1/2" | "1/2" | "½-½" | "½" | "0.5-0.5" => WrittenResult::Draw,
        "*" => WrittenResult::Open,
        _ => return None,
    })
}

/// Returns a character as its plain form on a keyboard: digits, letters and signs of full width as
/// those of half width, every dash and minus as `-`.
pub fn plain(c: char) -> char {
    match c {
        '\u{ff01}'..='\u{ff5e}' => char::from_u32(c as u32 - 0xff01 + u32::from(b'!')).unwrap_or(c),
        '\u{2010}'..='\u{2015}'
        | '\u{2212}'
        | '\u{fe58}'
        | '\u{fe63}'
        | '\u{2500}'
        | '\u{30fc}' => '-',
        '\u{3000}' | '\u{a0}' => ' ',
        '\u{3001}' | '\u{ff64}' => ',',
        '\u{3002}' | '\u{ff61}' => '.',
        _ => c,
    }
}
