//! The text of game records: tags in brackets, in the style of chess records, followed by words.
//! What the tags and words mean is up to each game.

use std::fmt;

/// The longest line to write, in characters.
const LINE: usize = 78;
/// The longest record to read, in bytes: far beyond any game, yet quick to read.
pub const MAX_BYTES: usize = 1 << 20;
/// The most turns of a game to read, for the same reason.
pub const MAX_TURNS: usize = 5_000;

/// A tag, as in `[Start "…"]`. Offsets are in bytes from the start of the text.
#[derive(Clone, Copy, Debug)]
pub struct Tag<'a> {
    /// The name.
    pub name: &'a str,
    /// The text in quotes.
    pub value: &'a str,
    /// The offset of the value.
    pub value_at: usize,
    /// The offset of the end of the tag.
    pub end: usize,
}

/// A line in brackets that is not a tag.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotATag;

impl<'a> Tag<'a> {
    /// Reads the tag at the offset `at` of `text`; returns `None` if no bracket is there. A line may
    /// contain several tags.
    ///
    /// # Errors
    /// Returns [`NotATag`] if the line has a bracket, but not the form of a tag.
    pub fn read(text: &'a str, at: usize) -> Result<Option<Self>, NotATag> {
        if !text[at..].starts_with('[') {
            return Ok(None);
        }
        // Never further than the end of the tag, because a line may contain very many.
        let length = text[at..].find(['"', '\n']).ok_or(NotATag)?;
        let value_at = at + length + 1;
        if !text[at + length..].starts_with('"') {
            return Err(NotATag);
        }
        let (name, rest) = (text[at + 1..at + length].trim(), &text[value_at..]);
        // A value may contain quotes: the one before a bracket ends it.
        let ends = rest.match_indices(['"', '\n']);
        let mut ends = ends.take_while(|(_, found)| *found == "\"").map(|(end, _)| end);
        let after = |end: usize| {
            let after = &rest[end + 1..];
            after.trim_start_matches(|c: char| c.is_whitespace() && c != '\n')
        };
        let length = ends.find(|end| after(*end).starts_with(']')).ok_or(NotATag)?;
        if name.is_empty() || name.contains(char::is_whitespace) {
            return Err(NotATag);
        }
        let end = text.len() - after(length).len() + 1;
        Ok(Some(Tag { name, value: &rest[..length], value_at, end }))
    }
}

/// Returns the game that a tag at the beginning of `text` names.
///
/// # Errors
/// No tag names it; the value is the offset of what follows the tags.
pub fn game_named(text: &str) -> Result<&str, usize> {
    let mut at = skip_blank(text, 0);
    while let Ok(Some(tag)) = Tag::read(text, at) {
        if tag.name == "Game" {
            return Ok(tag.value);
        }
        at = skip_blank(text, tag.end);
    }
    Err(at)
}

/// Returns the offset of the first character of `text` from the offset `at` on that is not blank.
/// A byte order mark counts as blank.
pub fn skip_blank(text: &str, at: usize) -> usize {
    let blank = |c: char| c.is_whitespace() || c == '\u{feff}';
    text.len() - text[at..].trim_start_matches(blank).len()
}

/// Returns the line and the character in it, both counted from 1, at the offset `at` of `text`. A
/// carriage return alone ends a line, too.
pub fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let ends_line = |(at, c): &(usize, char)| match c {
        '\n' => true,
        '\r' => !text[at + 1..].starts_with('\n'),
        _ => false,
    };
    let ends = text[..at].char_indices().filter(ends_line);
    let (lines, start) = ends.fold((0, 0), |(lines, _), (end, _)| (lines + 1, end + 1));
    (lines + 1, text[start..at].chars().count() + 1)
}

/// Returns the offset in `text` of a line and a character in it, as [`line_and_column`] counts them; the end if there
/// is no such place.
pub fn offset_of(text: &str, line: usize, column: usize) -> usize {
    let mut places = text.char_indices().scan((1, 0), |(line, column), (at, c)| {
        *column += 1;
        let place = (at, *line, *column);
        if c == '\n' || c == '\r' && !text[at + 1..].starts_with('\n') {
            (*line, *column) = (*line + 1, 0);
        }
        Some(place)
    });
    let found = places.find(|(_, of_line, of_column)| (*of_line, *of_column) >= (line, column));
    found.map_or(text.len(), |(at, ..)| at)
}

/// Writes the words of a record after its tags: an empty line, and the words in lines of limited
/// length. Writes nothing without words.
///
/// # Errors
/// Fails only if `out` does.
pub fn write_words(
    out: &mut impl fmt::Write,
    words: impl IntoIterator<Item = String>,
) -> fmt::Result {
    let mut line = String::new();
    for word in words {
        if line.len() + 1 + word.len() > LINE {
            write!(out, "\n{line}")?;
            line.clear();
        }
        if !line.is_empty() {
            line.push(' ');
        }
        line.push_str(&word);
    }
    if line.is_empty() { Ok(()) } else { write!(out, "\n{line}\n") }
}

/// Writes the words of a record after its tags: an empty line, and one line for each list of words
/// that is not empty, however long.
///
/// # Errors
/// Fails only if `out` does.
pub fn write_lines<W: Iterator<Item = String>>(
    out: &mut impl fmt::Write,
    lines: impl IntoIterator<Item = W>,
) -> fmt::Result {
    let lines = lines.into_iter().map(|words| words.collect::<Vec<_>>().join(" "));
    let mut lines = lines.filter(|line| !line.is_empty()).peekable();
    if lines.peek().is_some() {
        out.write_char('\n')?;
    }
    lines.try_for_each(|line| writeln!(out, "{line}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_place_leads_back_to_its_offset() {
        let text = "2+ ô\r\n\n3-\rß 4+";
        for (at, _) in text.char_indices() {
            let (line, column) = line_and_column(text, at);
            assert_eq!(offset_of(text, line, column), at, "{line}:{column}");
        }
        assert_eq!(offset_of(text, 9, 1), text.len());
    }
}
