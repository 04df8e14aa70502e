//! What a text looks like before it is read.

use basics::Claim;
use basics::movetext::plain;
use basics::record_text::{Tag, skip_blank};

use super::lexer::{Lexer, Token};
use super::notes::is_caro;
use super::numbers::is_header;

/// The letters that stand for right and left behind the cells of Ô ăn quan, as in `2R 7L`.
const RIGHT_LEFT: [char; 4] = ['l', 'p', 'r', 't'];
/// The first letter that is no file of cờ tướng.
const BEYOND_FILES: u16 = 9;
/// The most bytes to look at: enough for the tags and the first moves.
const MAX_BYTES: usize = 16 << 10;

/// The kinds of texts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// Tags and moves.
    Notes,
    /// A file of Piskvork.
    Psq,
    /// Pairs of numbers.
    Numbers,
    /// The Smart Game Format.
    Sgf,
}

impl Look {
    pub(super) fn of(text: &str) -> Look {
        let text = &text[skip_blank(text, 0)..];
        let line = text.lines().next().unwrap_or_default();
        let first = line.get(.."piskvork".len()).unwrap_or_default();
        if first.eq_ignore_ascii_case("piskvork") {
            Look::Psq
        } else if text.starts_with('(') && text[1 + skip_blank(&text[1..], 0)..].starts_with(';') {
            Look::Sgf
        } else if is_header(line) || is_pair(line) {
            Look::Numbers
        } else {
            Look::Notes
        }
    }
}

/// Returns whether a line holds two or three numbers with commas between them.
fn is_pair(line: &str) -> bool {
    let digits = |number: &str| {
        let number = number.trim();
        !number.is_empty() && number.len() < 4 && number.bytes().all(|byte| byte.is_ascii_digit())
    };
    let parts = line.split(',').take(4).filter(|part| digits(part)).count();
    (2..=3).contains(&parts) && line.matches(',').count() + 1 == parts
}

/// Returns how sure it is that `text` is a game of caro.
pub(super) fn claim(text: &str) -> Claim {
    let mut end = text.len().min(MAX_BYTES);
    while !text.is_char_boundary(end) {
        end -= 1;
    }
    let (text, is_whole) = (&text[..end], end == text.len());
    match Look::of(text) {
        Look::Psq => Claim::Surely,
        Look::Sgf => claim_sgf(text),
        Look::Numbers => {
            let is_named =
                is_header(text[skip_blank(text, 0)..].lines().next().unwrap_or_default());
            if is_named { Claim::Surely } else { claim_numbers(text) }
        }
        Look::Notes => claim_notes(text, is_whole),
    }
}

/// The Smart Game Format names its game by a number, which is 4 for gomoku.
fn claim_sgf(text: &str) -> Claim {
    let game = text.split("GM[").nth(1).map(|rest| rest.split(']').next().unwrap_or_default());
    match game.map(str::trim) {
        Some("4") => Claim::Surely,
        Some(_) => Claim::No,
        None => Claim::Perhaps,
    }
}

/// Pairs of numbers are a game if there is nothing else.
fn claim_numbers(text: &str) -> Claim {
    let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let mut lines = lines.map(|line| line.trim_start_matches('\u{feff}'));
    if lines.all(is_pair) { Claim::Perhaps } else { Claim::No }
}

/// What the moves of notes tell.
#[derive(Default)]
struct Moves {
    /// The moves in whole words.
    count: usize,
    /// Whether one is written as no other game writes them.
    is_clear: bool,
    /// Those of the word under way.
    in_word: usize,
    clear_in_word: bool,
}

impl Moves {
    fn end_word(&mut self) {
        self.count += std::mem::take(&mut self.in_word);
        self.is_clear |= std::mem::take(&mut self.clear_in_word);
    }
}

fn claim_notes(text: &str, is_whole: bool) -> Claim {
    let mut lexer = Lexer::new(text);
    let (mut moves, mut last_end) = (Moves::default(), None);
    loop {
        let token = match lexer.next(1 + moves.count.midpoint(moves.in_word)) {
            Ok(Some(token)) => token,
            Ok(None) => {
                moves.end_word();
                break;
            }
            // A text that was cut off may end in anything.
            Err(_) => {
                if !is_whole && moves.count > 0 {
                    moves.end_word();
                }
                break;
            }
        };
        let (token, at, end) = token;
        let is_joined = last_end == Some(at);
        last_end = Some(end);
        if !is_joined {
            moves.end_word();
        }
        match token {
            Token::Tag(Tag { name: "Game", value, .. }) => {
                return if is_caro(value) { Claim::Surely } else { Claim::No };
            }
            Token::Tag(Tag { name: "FEN" | "Rules" | "Variant", .. }) => return Claim::No,
            Token::NoMoves => return Claim::Surely,
            Token::Square { column, column_first, .. } => {
                moves.in_word += 1;
                let letter = text[at..end].chars().map(plain).find(char::is_ascii_alphabetic);
                let letter = letter.unwrap_or_default().to_ascii_lowercase();
                moves.clear_in_word |= match column_first {
                    true => column >= BEYOND_FILES,
                    false => is_joined || !RIGHT_LEFT.contains(&letter),
                };
            }
            _ => {}
        }
    }
    match moves {
        Moves { count: 0, .. } => Claim::No,
        Moves { is_clear: true, .. } => Claim::Surely,
        Moves { .. } => Claim::Perhaps,
    }
}
