//! Reading the Smart Game Format: `(;GM[4]SZ[15]PB[An]PW[Ba];B[hh];W[ig])`. The first branch is the
//! game; the others are variations.

use basics::movetext::plain;
use basics::record_text::skip_blank;
use basics::{Excerpt, Form, Name, Side, Unread, WrittenResult};
use tabletop::{Game, Noted};

use super::sheet::{Done, Entry, Row, Sheet};
use super::{Flaw, MAX_GAMES, NotRead};
use crate::Caro;

/// The number of gomoku, and its name, which some programs write instead.
const GAMES: [&str; 2] = ["4", "gomoku"];
/// Properties without meaning here that are no loss.
const FORMAL: [&str; 6] = ["FF", "AP", "CA", "ST", "GM", "SZ"];
/// The most letters of the name of a property.
const MAX_LETTERS: usize = 32;

/// Reads all games in `text`.
///
/// # Errors
/// Returns the first flaw with its place.
pub(super) fn read(game: &Caro, text: &str) -> Result<Vec<Noted<Caro>>, NotRead> {
    let mut reader = Reader { text, at: skip_blank(text, 0), game: *game };
    let mut games = Vec::new();
    while reader.at < text.len() {
        if games.len() >= MAX_GAMES {
            return Err(reader.refuse(Flaw::TooManyGames(MAX_GAMES)));
        }
        games.push(reader.tree()?.play_by_its_rules()?);
        reader.skip_blank();
    }
    Ok(games)
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
    game: Caro,
}

/// What one game has said so far, besides what its sheet holds.
#[derive(Default)]
struct Told<'a> {
    /// Whether the last mark was Black's.
    last: Option<bool>,
    /// Whether the first mark was Black's.
    first: Option<bool>,
    black: &'a str,
    white: &'a str,
    result: &'a str,
}

impl<'a> Reader<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blank(&mut self) {
        self.at = skip_blank(self.text, self.at);
    }

    fn refuse(&self, flaw: Flaw) -> NotRead {
        Unread::at(self.text, self.at, flaw)
    }

    /// Reads one game tree.
    fn tree(&mut self) -> Result<Sheet<'a>, NotRead> {
        let begin = self.at;
        let mut sheet = Sheet::new(self.text, self.game, Form::Sgf);
        let mut told = Told::default();
        let (mut depth, mut is_closed) = (0_usize, false);
        loop {
            self.skip_blank();
            match self.rest().chars().next() {
                Some('(') if is_closed => {
                    sheet.passed.variations += 1;
                    self.skip_tree()?;
                }
                Some('(') => (depth, self.at) = (depth + 1, self.at + 1),
                Some(')') if depth > 0 => {
                    (depth, is_closed, self.at) = (depth - 1, true, self.at + 1);
                    if depth == 0 {
                        break;
                    }
                }
                Some(';') if !is_closed && depth > 0 => self.at += 1,
                Some(letter) if letter.is_ascii_alphabetic() && !is_closed && depth > 0 => {
                    self.property(&mut sheet, &mut told)?;
                }
                None => {
                    self.at = begin;
                    return Err(self.refuse(Flaw::Unclosed('(')));
                }
                Some(_) => return Err(self.not_a_property(self.at)),
            }
        }
        told.finish(&mut sheet);
        Ok(sheet)
    }

    /// Passes over a variation, which may contain further ones.
    fn skip_tree(&mut self) -> Result<(), NotRead> {
        let begin = self.at;
        let mut depth = 0_usize;
        while let Some(next) = self.rest().chars().next() {
            match next {
                '[' => {
                    self.value()?;
                    continue;
                }
                '(' => depth += 1,
                ')' => depth -= 1,
                _ => {}
            }
            self.at += next.len_utf8();
            if depth == 0 {
                return Ok(());
            }
        }
        self.at = begin;
        Err(self.refuse(Flaw::Unclosed('(')))
    }

    /// Reads a value in brackets, in which a backslash takes the next character as it is.
    fn value(&mut self) -> Result<&'a str, NotRead> {
        let rest = self.rest();
        let mut is_escaped = false;
        for (index, c) in rest.char_indices().skip(1) {
            match c {
                _ if is_escaped => is_escaped = false,
                '\\' => is_escaped = true,
                ']' => {
                    self.at += index + 1;
                    return Ok(&rest[1..index]);
                }
                _ => {}
            }
        }
        Err(self.refuse(Flaw::Unclosed('[')))
    }

    fn not_a_property(&self, at: usize) -> NotRead {
        let word = self.text[at..].split_whitespace().next().unwrap_or_default();
        Unread::at(self.text, at, Flaw::NotAProperty(Excerpt::of(word)))
    }

    /// Reads a property with its values.
    fn property(&mut self, sheet: &mut Sheet<'a>, told: &mut Told<'a>) -> Result<(), NotRead> {
        let (name_at, rest) = (self.at, self.rest());
        let length = rest.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(rest.len());
        self.at += length;
        self.skip_blank();
        if length > MAX_LETTERS || !self.rest().starts_with('[') {
            return Err(self.not_a_property(name_at));
        }
        // Files of the third version may have small letters between the others.
        let name: String = rest[..length].chars().filter(char::is_ascii_uppercase).collect();
        let at = self.at + 1;
        let value = self.value()?;
        self.take(sheet, told, &name, value, at)?;
        loop {
            self.skip_blank();
            if !self.rest().starts_with('[') {
                return Ok(());
            }
            self.value()?;
        }
    }

    fn take(
        &self,
        sheet: &mut Sheet<'a>,
        told: &mut Told<'a>,
        name: &str,
        value: &'a str,
        at: usize,
    ) -> Result<(), NotRead> {
        let refuse = |flaw| Err(Unread::at(self.text, at, flaw));
        match name {
            "GM" if !GAMES.contains(&value.trim().to_lowercase().as_str()) => {
                return refuse(Flaw::OtherGame(Excerpt::of(value)));
            }
            "SZ" => {
                let (columns, rows) = value.split_once(':').unwrap_or((value, value));
                if columns.trim() != rows.trim() {
                    let number = |number: &str| number.trim().parse().unwrap_or_default();
                    return refuse(Flaw::NotSquare(number(columns), number(rows)));
                }
                sheet.set_size(at, columns.trim())?;
            }
            "B" | "W" => {
                let (is_black, number) = (name == "B", sheet.entries.len() + 1);
                if told.last == Some(is_black) {
                    return Err(Unread::at(self.text, at, Flaw::SameSideTwice).in_turn(number));
                }
                told.last = Some(is_black);
                told.first.get_or_insert(is_black);
                let square = square(value).ok_or_else(|| {
                    let flaw = Flaw::NotASquare(Excerpt::of(value));
                    Unread::at(self.text, at, flaw).in_turn(number)
                })?;
                sheet.push(Entry { done: square, at, end: at + value.len() })?;
            }
            "AB" | "AW" | "AE" => return refuse(Flaw::Setup),
            "PB" => told.black = value,
            "PW" => told.white = value,
            "RE" => told.result = value,
            "EV" => sheet.heading.event = Name::plain(&unescaped(value)),
            "DT" => sheet.heading.date = Name::plain(&unescaped(value)),
            "RU" if value.contains('=') => options(sheet, value),
            "C" | "GC" | "N" => sheet.passed.comments += 1,
            _ => sheet.passed.tags += usize::from(!FORMAL.contains(&name)),
        }
        Ok(())
    }
}

/// Sets the options among the words of a rule set.
fn options(sheet: &mut Sheet<'_>, value: &str) {
    for (name, value) in value.split_whitespace().filter_map(|word| word.split_once('=')) {
        // Other programs have other options.
        sheet.ruled |= sheet.game.set_option(name, value).is_ok() && name != "size";
    }
}

impl Told<'_> {
    /// Names the players and the result, now that the side of the first mark is known.
    fn finish(self, sheet: &mut Sheet<'_>) {
        let black_first = self.first != Some(false);
        let [black, white] = if black_first { [0, 1] } else { [1, 0] }.map(Side::new);
        sheet.set_name(black, &unescaped(self.black));
        sheet.set_name(white, &unescaped(self.white));
        let result = self.result.trim();
        sheet.heading.result = match result.get(..2) {
            Some("B+") => Some(WrittenResult::Win(black)),
            Some("W+") => Some(WrittenResult::Win(white)),
            _ if result == "0" || result.eq_ignore_ascii_case("draw") => Some(WrittenResult::Draw),
            _ if result == "?" => Some(WrittenResult::Open),
            _ => None,
        };
    }
}

/// Returns the square that a value names: two letters from the corner on the top left, or, as some
/// programs write, the letter of the column and the row.
fn square(value: &str) -> Option<Done> {
    let value: Vec<char> =
        value.trim().chars().take(4).map(|c| plain(c).to_ascii_lowercase()).collect();
    let letter = |c: &char| c.is_ascii_lowercase().then(|| *c as u16 - u16::from(b'a'));
    let (column, row) = value.split_first()?;
    let column = letter(column)?;
    if let [row] = row
        && let Some(row) = letter(row)
    {
        return Some(Done::Mark(column, Row::Down(row)));
    }
    let row: u16 = row.iter().collect::<String>().parse().ok()?;
    Some(Done::Mark(column, Row::Up(row.checked_sub(1)?)))
}

/// Returns a value without its backslashes.
fn unescaped(value: &str) -> String {
    let mut is_escaped = false;
    let kept = |c: &char| {
        is_escaped = *c == '\\' && !is_escaped;
        !is_escaped
    };
    value.chars().filter(kept).collect()
}
