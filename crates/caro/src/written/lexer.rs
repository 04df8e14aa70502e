//! The words of a game in notes: moves in either order, numbers, results, departures, tags.

use basics::movetext::{self, Unclosed, plain, skip_between};
use basics::record_text::{NotATag, Tag};
use basics::{Departure, Excerpt, PassedOver, Unread};

use super::sheet::Row;
use super::{Flaw, NotRead};

/// The results that records of chess state, the longer ones first.
const RESULTS: [&str; 10] =
    ["0.5-0.5", "1/2-1/2", "½-½", "1–0", "0–1", "1-0", "0-1", "1/2", "½", "*"];
/// The most digits of a row or of the number of a move.
const MAX_DIGITS: usize = 4;

/// What stands in notes.
#[derive(Clone, Copy, Debug)]
pub(super) enum Token<'a> {
    Tag(Tag<'a>),
    /// The number of a move; whether a colon follows it.
    Number(u16, bool),
    /// A square by its column and row; whether the column stands first.
    Square {
        column: u16,
        row: Row,
        column_first: bool,
    },
    /// A result as records of chess state it.
    Result(&'a str),
    Departure(Departure),
    /// The history without moves.
    NoMoves,
}

/// Reads notes from their beginning.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// What it has passed over.
    pub passed: PassedOver,
}

/// A token with the offsets of its beginning and end.
pub(super) type Placed<'a> = (Token<'a>, usize, usize);

impl<'a> Lexer<'a> {
    pub(super) fn new(text: &'a str) -> Self {
        Lexer { text, at: 0, passed: PassedOver::default() }
    }

    /// Returns the offset of what follows.
    pub(super) fn at(&self) -> usize {
        self.at
    }

    fn refuse<T>(&self, at: usize, flaw: Flaw) -> Result<T, NotRead> {
        Err(Unread::at(self.text, at, flaw))
    }

    /// Returns the next token; `None` at the end. `due` is the number of the move that is due.
    ///
    /// # Errors
    /// Returns the flaw of what is neither a token nor passed over.
    pub(super) fn next(&mut self, due: usize) -> Result<Option<Placed<'a>>, NotRead> {
        self.skip()?;
        let (at, rest) = (self.at, &self.text[self.at..]);
        let Some(first) = rest.chars().next() else { return Ok(None) };
        if let Some(result) = result(rest) {
            self.at += result.len();
            return Ok(Some((Token::Result(result), at, self.at)));
        }
        let token = match plain(first) {
            '[' => match Tag::read(self.text, at) {
                Ok(Some(tag)) => {
                    self.at = tag.end;
                    Token::Tag(tag)
                }
                Ok(None) | Err(NotATag) => return self.refuse(at, Flaw::NotATag),
            },
            '0'..='9' => self.digits(due)?,
            c if c.is_ascii_alphabetic() => self.letter()?,
            _ => return self.refuse(at, self.not_a_move(at)),
        };
        Ok(Some((token, at, self.at)))
    }

    /// Passes over blanks, separators, comments, variations and marks.
    fn skip(&mut self) -> Result<(), NotRead> {
        let passed = &mut self.passed;
        match skip_between(self.text, self.at, passed, &[',', '-', '|'], begins_a_move) {
            Ok(at) => self.at = at,
            Err(Unclosed { at }) => {
                let bracket = self.text[at..].chars().next().unwrap_or_default();
                return self.refuse(at, Flaw::Unclosed(bracket));
            }
        }
        Ok(())
    }

    /// Reads what begins with digits: a move with the row first, or a number.
    fn digits(&mut self, due: usize) -> Result<Token<'a>, NotRead> {
        let at = self.at;
        let (number, length) = number(&self.text[at..]);
        let after = &self.text[at + length..];
        let next = after.chars().next();
        let Some(number) = number else { return self.refuse(at, self.not_a_move(at)) };
        match next.map(|c| (c, plain(c))) {
            Some((c, letter)) if letter.is_ascii_alphabetic() => {
                self.at += length + c.len_utf8();
                self.square(at, letter, number, false)
            }
            Some((c, sign)) if c == '、' || matches!(sign, '.' | '…' | ')' | ':') => {
                let ends = |c: char| c != '、' && !matches!(plain(c), '.' | '…' | ')' | ':');
                self.at += length + after.find(ends).unwrap_or(after.len());
                Ok(Token::Number(number, sign == ':'))
            }
            // As in the columns of a table: "1 h8 i9".
            Some((c, _)) if c.is_whitespace() && usize::from(number) == due => {
                self.at += length;
                Ok(Token::Number(number, false))
            }
            _ => self.refuse(at, self.not_a_move(at)),
        }
    }

    /// Reads what begins with a letter: a move with the column first, or a word.
    fn letter(&mut self) -> Result<Token<'a>, NotRead> {
        let (at, rest) = (self.at, &self.text[self.at..]);
        let first = rest.chars().next().unwrap_or_default();
        let digits = &rest[first.len_utf8()..];
        let (number, length) = number(digits);
        if length > 0 {
            self.at += first.len_utf8() + length;
            return match number {
                Some(number) => self.square(at, plain(first), number, true),
                None => self.refuse(at, self.not_a_move(at)),
            };
        }
        let word = rest.split(|c: char| c.is_whitespace() || c == ',').next().unwrap_or_default();
        self.at += word.len();
        match word.parse() {
            Ok(departure) => Ok(Token::Departure(departure)),
            Err(_) if word == "empty" => Ok(Token::NoMoves),
            Err(_) => self.refuse(at, Flaw::NotAMove(Excerpt::of(word))),
        }
    }

    fn square(
        &self,
        at: usize,
        letter: char,
        number: u16,
        column_first: bool,
    ) -> Result<Token<'a>, NotRead> {
        let column = (letter.to_ascii_lowercase() as u16).wrapping_sub(u16::from(b'a'));
        match number.checked_sub(1) {
            Some(row) => Ok(Token::Square { column, row: Row::Up(row), column_first }),
            None => self.refuse(at, self.not_a_move(at)),
        }
    }

    fn not_a_move(&self, at: usize) -> Flaw {
        let word = self.text[at..].split_whitespace().next();
        Flaw::NotAMove(Excerpt::of(word.unwrap_or_default()))
    }
}

/// Returns the number at the start of `text`, and the length of its digits; `None` if there is no
/// digit or the number is too long for a row.
fn number(text: &str) -> (Option<u16>, usize) {
    let is_digit = |c: char| plain(c).is_ascii_digit();
    let length = text.find(|c| !is_digit(c)).unwrap_or(text.len());
    let digits: String = text[..length].chars().take(MAX_DIGITS + 1).map(plain).collect();
    (digits.parse().ok().filter(|_| digits.len() <= MAX_DIGITS), length)
}

/// Returns the result with which `text` begins.
fn result(text: &str) -> Option<&str> {
    let result = RESULTS.into_iter().find(|result| text.starts_with(result))?;
    let goes_on = |c: char| c.is_alphanumeric() || matches!(c, '/' | '-' | '.');
    (!text[result.len()..].starts_with(goes_on)).then_some(&text[..result.len()])
}

/// Returns whether `text` begins with a move or the number of one.
pub(super) fn begins_a_move(text: &str) -> bool {
    let mut chars = text.chars().map(plain);
    let (first, second) = (chars.next().unwrap_or(' '), chars.next().unwrap_or(' '));
    match first {
        '0'..='9' if second.is_ascii_digit() => true,
        '0'..='9' => second.is_ascii_alphabetic() || movetext::numbered(text).is_some(),
        _ => first.is_ascii_alphabetic() && second.is_ascii_digit(),
    }
}
