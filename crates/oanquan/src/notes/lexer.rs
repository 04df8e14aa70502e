//! The words of a game in notes: moves in either order, numbers, results, departures, positions, tags.

use basics::movetext::{self, Unclosed, plain, skip_between};
use basics::record_text::{NotATag, Tag, skip_blank};
use basics::{Name, PassedOver, Unread};

use super::sheet::{Written, not_a_move};
use crate::{Cell, Departure, Direction, Move, RecordError, RecordFlaw};

/// The results that records of chess state, the longer ones first.
const RESULTS: [&str; 10] =
    ["0.5-0.5", "1/2-1/2", "½-½", "1–0", "0–1", "1-0", "0-1", "1/2", "½", "*"];
/// The number of cells of the largest board.
const CELLS: u16 = 24;
/// The most digits of a number.
const MAX_DIGITS: usize = 4;
/// The most bytes of a word for a direction.
const MAX_WORD: usize = 24;
/// The words for right and for left.
const RIGHT: [&str; 7] = [">", "→", "r", "right", "phải", "phai", "p"];
const LEFT: [&str; 7] = ["<", "←", "l", "left", "trái", "trai", "t"];

/// What stands in notes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token<'a> {
    Tag(Tag<'a>),
    /// The number of a move.
    Number(u16),
    Move(Written),
    /// A result as records of chess state it.
    Result(&'a str),
    Departure(Departure),
    /// A position, with which a game begins.
    Position(&'a str),
}

/// Where the sign of a direction stands.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Order {
    Before,
    Behind,
}

/// Reads notes from their beginning.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// The order of the game under way, once a move has decided it.
    order: Option<Order>,
    /// What it has passed over.
    pub passed: PassedOver,
}

/// A token with the offsets of its beginning and end.
pub(super) type Placed<'a> = (Token<'a>, usize, usize);

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Lexer { text, at: 0, order: None, passed: PassedOver::default() }
    }

    /// Returns the offset of what follows.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn refuse<T>(&self, at: usize, flaw: RecordFlaw) -> Result<T, RecordError> {
        Err(Unread::at(self.text, at, flaw))
    }

    /// Returns the next token; `None` at the end. `turns` is the number of moves so far.
    ///
    /// # Errors
    /// Returns the flaw of what is neither a token nor passed over.
    pub(super) fn next(&mut self, turns: usize) -> Result<Option<Placed<'a>>, RecordError> {
        self.skip()?;
        let (at, rest) = (self.at, self.rest());
        let Some(first) = rest.chars().next() else { return Ok(None) };
        if let Some(result) = result(rest) {
            self.at += result.len();
            self.order = None;
            return Ok(Some((Token::Result(result), at, self.at)));
        }
        let token = match plain(first) {
            '[' => match Tag::read(self.text, at) {
                Ok(Some(tag)) => {
                    self.at = tag.end;
                    Token::Tag(tag)
                }
                Ok(None) | Err(NotATag) => return self.refuse(at, RecordFlaw::NotATag),
            },
            _ if self.is_at_word() && is_position(word(rest)) => self.position(),
            '+' | '-' if self.order != Some(Order::Behind) => self.sign_first()?,
            '0'..='9' => self.digits_first(turns)?,
            _ => self.word()?,
        };
        if matches!(token, Token::Tag(_) | Token::Position(_)) {
            self.order = None;
        }
        Ok(Some((token, at, self.at)))
    }

    /// Returns whether a word begins here.
    fn is_at_word(&self) -> bool {
        let before = self.text[..self.at].chars().next_back();
        before.is_none_or(|c| c.is_whitespace() || matches!(c, ']' | '}' | '\u{feff}'))
    }

    /// Passes over blanks, separators, comments, variations and marks.
    fn skip(&mut self) -> Result<(), RecordError> {
        let passed = &mut self.passed;
        match skip_between(self.text, self.at, passed, &[',', '|'], begins_a_move) {
            Ok(at) => self.at = at,
            Err(Unclosed { at }) => {
                let bracket = self.text[at..].chars().next().unwrap_or_default();
                return self.refuse(at, RecordFlaw::Unclosed(bracket));
            }
        }
        Ok(())
    }

    /// Reads a position: its cells, its side, its stores, and a semicolon behind it.
    fn position(&mut self) -> Token<'a> {
        let (at, mut end) = (self.at, self.at);
        for _ in 0..3 {
            let from = skip_blank(self.text, end);
            let length = word(&self.text[from..]).len();
            end = if length == 0 { end } else { from + length };
        }
        self.at = skip_blank(self.text, end);
        self.at += usize::from(self.rest().starts_with(';'));
        Token::Position(&self.text[at..end])
    }

    /// Reads a move as in `+2`.
    fn sign_first(&mut self) -> Result<Token<'a>, RecordError> {
        let (at, rest) = (self.at, self.rest());
        let sign = rest.chars().next().unwrap_or_default();
        let digits = skip_inline_blank(&rest[sign.len_utf8()..]);
        let (number, length) = number(digits);
        match number.filter(|number| *number < CELLS) {
            Some(number) => {
                self.order = Some(Order::Before);
                self.at = self.text.len() - digits.len() + length;
                Ok(Token::Move(Written::Exact(with_sign(number, plain(sign)))))
            }
            None => self.refuse(at, not_a_move(shown(rest))),
        }
    }

    /// Reads a move as in `2+`, or a number.
    fn digits_first(&mut self, turns: usize) -> Result<Token<'a>, RecordError> {
        let (at, rest) = (self.at, self.rest());
        let (number, length) = number(rest);
        let after = &rest[length..];
        let Some(number) = number else { return self.refuse(at, not_a_move(shown(rest))) };
        if after.starts_with(ends_a_number) {
            self.at += length + after.find(|c| !ends_a_number(c)).unwrap_or(after.len());
            return Ok(Token::Number(number));
        }
        let behind = skip_inline_blank(after);
        if number < CELLS
            && self.order != Some(Order::Before)
            && let Some((written, length)) = direction(number, behind)
        {
            self.order = Some(Order::Behind);
            self.at = self.text.len() - behind.len() + length;
            return Ok(Token::Move(written));
        }
        // As in the columns of a table: "1 2+ 9-".
        let is_due = [turns / 2, turns].contains(&usize::from(number).wrapping_sub(1));
        if is_due && behind.len() < after.len() && begins_a_move(behind) {
            self.at += length;
            return Ok(Token::Number(number));
        }
        self.refuse(at, not_a_move(shown(rest)))
    }

    /// Reads a departure.
    fn word(&mut self) -> Result<Token<'a>, RecordError> {
        let (at, word) = (self.at, shown(self.rest()));
        self.at += word.len();
        match word.parse() {
            Ok(departure) => Ok(Token::Departure(departure)),
            Err(_) => self.refuse(at, not_a_move(word)),
        }
    }
}

/// Returns the word with which `text` begins, up to a blank or a semicolon.
fn word(text: &str) -> &str {
    text.split(|c: char| c.is_whitespace() || c == ';').next().unwrap_or_default()
}

/// Returns the word with which `text` begins, up to a blank or a separator.
fn shown(text: &str) -> &str {
    let ends = |c: char| c.is_whitespace() || matches!(c, ',' | ';' | '{' | '(' | '[');
    text.split(ends).next().unwrap_or_default()
}

/// Returns whether a word is the cells of a position: numbers with commas between them, and no
/// directions.
fn is_position(word: &str) -> bool {
    let is_cell = |part: &str| {
        let direction = part.trim_start_matches(|c: char| c.is_ascii_digit());
        direction.bytes().all(|byte| byte.is_ascii_alphanumeric()) && !is_side_word(direction)
    };
    word.contains(',') && !word.ends_with(',') && word.split(',').all(is_cell)
}

fn is_side_word(word: &str) -> bool {
    let word = word.to_ascii_lowercase();
    RIGHT.contains(&word.as_str()) || LEFT.contains(&word.as_str())
}

/// Returns `text` without the blanks before the end of its line.
fn skip_inline_blank(text: &str) -> &str {
    text.trim_start_matches(|c: char| c.is_whitespace() && c != '\n')
}

fn ends_a_number(c: char) -> bool {
    c == '、' || matches!(plain(c), '.' | '…' | ')' | ':')
}

/// Returns the number at the start of `text`, and the length of its digits; `None` if there is no
/// digit or the number is too long.
fn number(text: &str) -> (Option<u16>, usize) {
    let is_digit = |c: char| plain(c).is_ascii_digit();
    let length = text.find(|c| !is_digit(c)).unwrap_or(text.len());
    let digits: String = text[..length].chars().take(MAX_DIGITS + 1).map(plain).collect();
    (digits.parse().ok().filter(|_| digits.len() <= MAX_DIGITS), length)
}

fn with_sign(cell: u16, sign: char) -> Move {
    let direction = if sign == '+' { Direction::Plus } else { Direction::Minus };
    Move { cell: Cell::new(cell.into()), direction }
}

/// Returns the move from `cell` in the direction that `text` begins with, and the length of that.
fn direction(cell: u16, text: &str) -> Option<(Written, usize)> {
    let first = text.chars().next()?;
    if let sign @ ('+' | '-') = plain(first) {
        return Some((Written::Exact(with_sign(cell, sign)), first.len_utf8()));
    }
    let length = match plain(first) {
        '<' | '>' | '←' | '→' => first.len_utf8(),
        _ => text.find(|c: char| !is_of_a_word(c)).unwrap_or(text.len()),
    };
    if length > MAX_WORD {
        return None;
    }
    // Composes accents that a text has as characters of their own.
    let word: String = Name::plain(&text[..length]).chars().map(plain).collect();
    let word = word.to_lowercase();
    let is_side = RIGHT.contains(&word.as_str()) || LEFT.contains(&word.as_str());
    is_side.then(|| (Written::BySeat(Cell::new(cell.into())), length))
}

fn is_of_a_word(c: char) -> bool {
    c.is_alphabetic() || matches!(c, '\u{300}'..='\u{36f}')
}

/// Returns the result with which `text` begins.
fn result(text: &str) -> Option<&str> {
    let result = RESULTS.into_iter().find(|result| text.starts_with(result))?;
    let goes_on = |c: char| c.is_alphanumeric() || matches!(plain(c), '/' | '-' | '.' | '+');
    (!text[result.len()..].starts_with(goes_on)).then_some(&text[..result.len()])
}

/// Returns whether `text` begins with a move or the number of one.
fn begins_a_move(text: &str) -> bool {
    let first = text.chars().next().map(plain);
    match first {
        Some('0'..='9') => {
            let (_, length) = number(text);
            let behind = skip_inline_blank(&text[length..]);
            direction(0, behind).is_some() || movetext::numbered(text).is_some()
        }
        Some('+' | '-') => {
            let digits = skip_inline_blank(&text[text.chars().next().map_or(0, char::len_utf8)..]);
            number(digits).0.is_some()
        }
        _ => false,
    }
}
