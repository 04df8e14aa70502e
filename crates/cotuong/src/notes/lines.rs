//! What a line of a text is.

use basics::movetext::{is_attempt, numbered};
use cotuong_board::{Color, spelled};

use super::draft::Stated;
use super::results;

/// What a line of a folded text is.
pub(super) enum Line {
    /// Moves, numbers and results.
    Moves,
    /// Fields of the game, with the offsets of their values in the line.
    Fields(Vec<(Field, usize, usize)>),
    /// A result alone.
    Result(Stated),
    /// Anything else, such as a title.
    Prose,
}

/// A field that a line can have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Field {
    Name(Color),
    Event,
    Date,
    Result,
}

/// The words before the value of a field, and whether only a colon may follow them.
const FIELDS: [(&str, Field, bool); 28] = [
    ("đỏ", Field::Name(Color::Red), false),
    ("do", Field::Name(Color::Red), true),
    ("bên đỏ", Field::Name(Color::Red), false),
    ("quân đỏ", Field::Name(Color::Red), false),
    ("red", Field::Name(Color::Red), false),
    ("红", Field::Name(Color::Red), true),
    ("紅", Field::Name(Color::Red), true),
    ("红方", Field::Name(Color::Red), true),
    ("紅方", Field::Name(Color::Red), true),
    ("đen", Field::Name(Color::Black), false),
    ("den", Field::Name(Color::Black), true),
    ("bên đen", Field::Name(Color::Black), false),
    ("quân đen", Field::Name(Color::Black), false),
    ("black", Field::Name(Color::Black), false),
    ("黑", Field::Name(Color::Black), true),
    ("黑方", Field::Name(Color::Black), true),
    ("giải", Field::Event, true),
    ("giải đấu", Field::Event, true),
    ("event", Field::Event, true),
    ("赛事", Field::Event, true),
    ("ngày", Field::Date, true),
    ("ngay", Field::Date, true),
    ("date", Field::Date, true),
    ("日期", Field::Date, true),
    ("kết quả", Field::Result, true),
    ("ket qua", Field::Result, true),
    ("result", Field::Result, true),
    ("结果", Field::Result, true),
];

/// Returns what a line is; `next` is the number of the next move, once there were moves or a position.
pub(super) fn kind(line: &str, next: Option<u32>) -> Line {
    if let Some(stated) = results::of(line) {
        return Line::Result(stated);
    }
    if has_move(line) {
        return Line::Moves;
    }
    let fields = fields(line);
    if !fields.is_empty() {
        return Line::Fields(fields);
    }
    let mut words = line.split_whitespace();
    let first = words.next().unwrap_or_default();
    let is_number = |word: &str| {
        numbered(word).is_some_and(|(_, rest)| rest.is_empty())
            || !word.contains(char::is_alphanumeric)
    };
    let is_numbers = line.split_whitespace().all(is_number);
    // A line with the number of the next move and hardly a word is a move with a slip of the pen.
    let number = numbered(first).filter(|(number, _)| Some(*number) == next);
    let is_slip = number.is_some() && line.split_whitespace().nth(3).is_none();
    let begins_with_result = results::at(first).is_some_and(|(_, length)| length == first.len());
    // What was to be moves is never passed over, even if nobody can read it.
    let is_attempt = next.is_some() && is_attempt(line);
    if is_numbers || is_slip || begins_with_result || is_attempt {
        Line::Moves
    } else {
        Line::Prose
    }
}

/// Returns whether a word of a folded line, outside of brackets, looks like a move.
pub(super) fn has_move(line: &str) -> bool {
    first_move(line).is_some()
}

/// Returns the length of the words before the moves of a folded line if they end with a colon, as in
/// `xem ván này: 1. P2-5`.
pub(super) fn lead(line: &str) -> Option<usize> {
    let before = &line[..first_move(line)?];
    let lead = before.trim_end_matches(|c: char| c.is_whitespace() || "1.)".contains(c));
    let is_lead = lead.ends_with(':') && lead.starts_with(char::is_alphabetic);
    is_lead.then_some(lead.len())
}

/// Returns the offset of the first word of a folded line, outside of brackets, that looks like a move.
fn first_move(line: &str) -> Option<usize> {
    let mut depth = 0usize;
    let mut is_start = true;
    for (at, c) in line.char_indices() {
        match c {
            // A comment, or a tag, which is read by itself.
            ';' | '[' if depth == 0 => return None,
            '(' | '{' => depth += 1,
            ')' | '}' => depth = depth.saturating_sub(1),
            _ if depth == 0 && is_start && begins_with_move(&line[at..]) => return Some(at),
            _ => {}
        }
        // A number may touch its move, as in 1.P2-5. Behind a dash, a move goes on, as in h2-e2.
        is_start = !c.is_alphanumeric() && c != '-';
    }
    None
}

fn begins_with_move(text: &str) -> bool {
    // The signs of WXF also stand in prose; only letters begin a word of it.
    text.starts_with(char::is_alphabetic) && (!spelled(text).is_empty() || resembles_move(text))
        || text.starts_with(['+', '-']) && !spelled(text).is_empty()
}

/// Returns whether a text begins with a word in the shape of a move: one or two letters, a number, a
/// sign or a letter, and a number, as in `Q2-5` or `j2e2`.
fn resembles_move(text: &str) -> bool {
    let take = |text: &mut &str, most: usize, is: fn(char) -> bool| {
        let length = text.chars().take(most).take_while(|c| is(*c)).map(char::len_utf8).sum();
        let taken;
        (taken, *text) = text.split_at(length);
        !taken.is_empty()
    };
    let mut rest = text;
    take(&mut rest, 2, char::is_alphabetic)
        && take(&mut rest, 2, |c| c.is_ascii_digit())
        && take(&mut rest, 1, |c| c.is_ascii_lowercase() || "-.=/+".contains(c))
        && take(&mut rest, 2, |c| c.is_ascii_digit())
        && !rest.starts_with(char::is_alphanumeric)
}

/// Returns the fields of a line that begins with one.
fn fields(line: &str) -> Vec<(Field, usize, usize)> {
    let mut found = Vec::new();
    let Some((field, length)) = field(line, false) else { return found };
    let (mut field_now, mut value_at) = (field, length);
    let mut is_start = false;
    for (at, c) in line.char_indices().skip_while(|(at, _)| *at < length) {
        let may_begin = is_start && at >= value_at;
        let next = may_begin.then(|| self::field(&line[at..], true)).flatten();
        if let Some((next, length)) = next {
            found.push((field_now, value_at, at));
            (field_now, value_at) = (next, at + length);
        }
        is_start = c.is_whitespace() || "|,;(".contains(c);
    }
    found.push((field_now, value_at, line.len()));
    let trim = |(field, from, to): (Field, usize, usize)| {
        let is_blank = |c: char| c.is_whitespace() || "|,;-".contains(c);
        let value = line[from..to].trim_end_matches(is_blank);
        let to = from + value.len();
        (field, to - value.trim_start_matches(is_blank).len(), to)
    };
    found.into_iter().map(trim).collect()
}

/// Returns the field whose words begin a text, and the length of these words with the sign behind them.
fn field(text: &str, within: bool) -> Option<(Field, usize)> {
    let known = FIELDS.iter().filter(|(words, ..)| text.starts_with(words));
    known
        .filter_map(|(words, field, only_colon)| {
            let rest = text[words.len()..].trim_start_matches([' ', '\t']);
            let is_sign = |c: char| c == ':' || !only_colon && !within && "-=".contains(c);
            let is_field = rest.starts_with(is_sign);
            is_field.then(|| (*field, text.len() - rest.len() + 1))
        })
        .max_by_key(|(_, length)| *length)
}
