//! Reading files of Piskvork, and pairs of numbers as its protocol and other programs write them.

use basics::{Excerpt, Form, Side, Unread};
use tabletop::{Game, Noted};

use super::sheet::{Done, Entry, Row, Sheet};
use super::{Flaw, MAX_GAMES, NotRead};
use crate::Caro;

/// A line of a text with its offset, without blanks around it.
#[derive(Clone, Copy)]
struct Line<'a> {
    at: usize,
    text: &'a str,
}

impl<'a> Line<'a> {
    /// Returns the numbers of the line, with commas between them; `None` if it holds anything else.
    fn numbers(&self) -> Option<Vec<u16>> {
        if self.text.len() > 40 {
            return None;
        }
        // The third number of Piskvork is a time, which may be long.
        let number = |part: &str| {
            let part = part.trim();
            let is_number = !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
            is_number.then(|| part.parse().unwrap_or(u16::MAX))
        };
        self.text.split(',').map(number).collect()
    }

    fn refuse(&self, text: &str, flaw: fn(Excerpt) -> Flaw) -> NotRead {
        Unread::at(text, self.at, flaw(Excerpt::of(self.text)))
    }
}

/// Returns the lines of `text` that are not blank.
fn lines(text: &str) -> impl Iterator<Item = Line<'_>> {
    let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    let lines = text.lines().map(move |line| line.trim_matches(blank));
    let lines = lines.filter(|line| !line.is_empty());
    lines.map(|line| Line { at: line.as_ptr() as usize - text.as_ptr() as usize, text: line })
}

/// Returns the two numbers of a size such as `15x15`.
fn size(text: &str) -> Option<(u16, u16)> {
    let (columns, rows) = text.split_once(['x', 'X', '×'])?;
    Some((columns.trim().parse().ok()?, rows.trim().parse().ok()?))
}

/// Returns the size in a command of the protocol, as in `START 15`.
fn start(line: &str) -> Option<(u16, u16)> {
    let (command, size) = line.split_once(' ')?;
    let size = size.trim().parse().ok()?;
    command.eq_ignore_ascii_case("start").then_some((size, size))
}

/// Returns whether a line precedes pairs of numbers: a size, or a command of the protocol.
pub(super) fn is_header(line: &str) -> bool {
    let line = line.trim();
    line.eq_ignore_ascii_case("board") || size(line).is_some() || start(line).is_some()
}

fn set_size(sheet: &mut Sheet<'_>, line: Line<'_>, size: (u16, u16)) -> Result<(), NotRead> {
    let (columns, rows) = size;
    if columns != rows {
        return Err(Unread::at(sheet.text, line.at, Flaw::NotSquare(columns, rows)));
    }
    sheet.set_size(line.at, &columns.to_string())
}

fn mark(line: Line<'_>, column: u16, row: u16) -> Entry {
    Entry { done: Done::Mark(column, Row::Down(row)), at: line.at, end: line.at + line.text.len() }
}

/// What the number in the first line of a file of Piskvork says, as its manager counts the rules.
const RULES: [(u16, [(&str, &str); 2]); 2] = [
    (0, [("exact_five", "off"), ("double_block", "off")]),
    (1, [("exact_five", "on"), ("double_block", "off")]),
];

/// Reads files of Piskvork: their header, and lines of the column, the row and the time, counted from
/// 1 from the corner on the top left. Behind the moves stand the names of the players and, in the files of its
/// manager, the result and the rules with their name; the rest is passed over.
pub(super) fn read_psq(game: &Caro, text: &str) -> Result<Vec<Noted<Caro>>, NotRead> {
    let mut games = Vec::new();
    let mut lines = lines(text).peekable();
    while let Some(header) = lines.next() {
        if games.len() >= MAX_GAMES {
            return Err(Unread::at(text, header.at, Flaw::TooManyGames(MAX_GAMES)));
        }
        let mut sheet = Sheet::new(text, *game, Form::Psq);
        let named = header.text.split_once(' ').map(|(_, rest)| rest);
        let named = named.and_then(|rest| size(rest.split(',').next().unwrap_or_default()));
        let named = named.ok_or_else(|| header.refuse(text, Flaw::NotAHeader))?;
        set_size(&mut sheet, header, named)?;
        let mut behind: Vec<Line<'_>> = Vec::new();
        while let Some(line) = lines.next_if(|line| !is_psq(line.text)) {
            let numbers = line.numbers();
            match (numbers.as_deref(), behind.first()) {
                // A move behind something that is none: that was to be a move, too.
                (Some([_, _, _]), Some(other)) => {
                    return Err(other.refuse(text, Flaw::NotNumbers));
                }
                (Some([column, row, _]), None) => match (column.checked_sub(1), row.checked_sub(1))
                {
                    (Some(column), Some(row)) => sheet.push(mark(line, column, row))?,
                    _ => return Err(line.refuse(text, Flaw::NotNumbers)),
                },
                _ => behind.push(line),
            }
        }
        read_behind(&mut sheet, &behind)?;
        games.push(sheet.play_by_its_rules()?);
    }
    Ok(games)
}

/// Reads what stands behind the moves.
fn read_behind(sheet: &mut Sheet<'_>, behind: &[Line<'_>]) -> Result<(), NotRead> {
    // The player of the moves with odd numbers comes first.
    let is_name =
        |line: &&Line<'_>| line.text.contains(char::is_alphabetic) && !line.text.contains(',');
    let names: Vec<&Line<'_>> = behind.iter().take_while(is_name).take(2).collect();
    for (side, line) in [Side::NEAR, Side::FAR].into_iter().zip(&names) {
        // Programs stand there with the path of their file.
        let name = line.text.rsplit(['\\', '/']).next().unwrap_or_default();
        let name = name.strip_suffix(".exe").or(name.strip_suffix(".zip")).unwrap_or(name);
        sheet.set_name(side, name.trim_start_matches("pbrain-"));
    }
    let mut rest = behind.len() - names.len();
    let mut named = None;
    for line in &behind[names.len()..] {
        let rule = line.text.split_once(',').and_then(|(number, name)| {
            let is_named = name.contains(char::is_alphabetic);
            number.trim().parse::<u16>().ok().filter(|_| is_named)
        });
        // Freestyle is number 1 of the names, whatever the header says; its name decides.
        if let Some(number) = rule {
            let name = line.text.to_ascii_lowercase();
            let is_free = name.contains("freestyle") || name.contains("free");
            let is_standard = name.contains("standard") || name.contains("exact");
            named = match (is_free, is_standard) {
                (true, _) => Some(0),
                (_, true) => Some(1),
                _ => Some(number),
            };
            rest -= 1;
        }
    }
    sheet.passed.lines += rest;
    let Some((_, options)) = RULES.iter().find(|(number, _)| Some(*number) == named) else {
        return Ok(());
    };
    sheet.ruled = true;
    for (name, value) in options {
        let set = sheet.game.set_option(name, value);
        set.map_err(|why| Unread::at(sheet.text, 0, Flaw::Malformed(why)))?;
    }
    Ok(())
}

fn is_psq(line: &str) -> bool {
    line.get(.."piskvork".len()).is_some_and(|start| start.eq_ignore_ascii_case("piskvork"))
}

/// Reads pairs of numbers, the column and the row counted from 0 from the corner on the top left. A
/// size or commands of the protocol may precede them, and each may have the number of its side.
pub(super) fn read(game: &Caro, text: &str) -> Result<Vec<Noted<Caro>>, NotRead> {
    let mut games = Vec::new();
    let mut sheet = Sheet::new(text, *game, Form::Numbers);
    let (mut last, mut is_done) = (None, false);
    for line in lines(text) {
        let is_size = size(line.text).or_else(|| start(line.text));
        let begins = is_size.is_some() || line.text.eq_ignore_ascii_case("board");
        if (begins && !sheet.entries.is_empty()) || is_done {
            if games.len() + 1 >= MAX_GAMES {
                return Err(Unread::at(text, line.at, Flaw::TooManyGames(MAX_GAMES)));
            }
            let next = Sheet::new(text, *game, Form::Numbers);
            games.push(std::mem::replace(&mut sheet, next).play()?);
            (last, is_done) = (None, false);
        }
        if let Some(size) = is_size {
            set_size(&mut sheet, line, size)?;
            continue;
        }
        is_done = line.text.eq_ignore_ascii_case("done");
        if is_done || begins {
            continue;
        }
        let numbers = line.numbers();
        let side = match numbers.as_deref() {
            Some([column, row]) => {
                sheet.push(mark(line, *column, *row))?;
                None
            }
            Some([column, row, side]) => {
                sheet.push(mark(line, *column, *row))?;
                Some(*side)
            }
            _ => return Err(line.refuse(text, Flaw::NotNumbers)),
        };
        if side.is_some() && side == last {
            let refused = Unread::at(text, line.at, Flaw::SameSideTwice);
            return Err(refused.in_turn(sheet.entries.len()));
        }
        last = side;
    }
    games.push(sheet.play()?);
    Ok(games)
}
