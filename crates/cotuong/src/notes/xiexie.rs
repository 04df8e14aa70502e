//! Games in the files of XieXie, `.wxf`: fields in lines, then the moves in WXF between `START{` and
//! `}END`.

use basics::Folded;
use cotuong_board::Dialect;

use super::super::{NotesFlaw, Position};
use super::draft::Draft;
use super::scan::Scanner;
use super::{BadNotes, Source, results};

/// Returns whether a text has this form.
pub(super) fn is(folded: &Folded) -> bool {
    let mut words = folded.as_str().split_whitespace();
    words.next() == Some("format") && words.next().is_some_and(|word| word.starts_with("wxf"))
}

/// Reads the game.
pub(super) fn read(source: Source<'_>) -> Result<Vec<Draft>, BadNotes> {
    let text = source.folded.as_str();
    let mut draft = Draft { dialect: Some(Dialect::Wxf), ..Draft::default() };
    let (head, from) = match text.find("start") {
        Some(at) => {
            let behind = text[at + 5..].trim_start();
            let behind = behind.strip_prefix('{').unwrap_or(behind);
            (at, text.len() - behind.len())
        }
        None => (text.len(), text.len()),
    };
    let mut at = 0;
    for line in text[..head].split_inclusive('\n') {
        field(source, &mut draft, at, line.trim_end())?;
        at += line.len();
    }
    let to = text[from..].find('}').map_or(text.len(), |length| from + length);
    let mut scanner = Scanner::new(source, from, to, draft);
    scanner.run()?;
    scanner.finish()
}

/// Reads the field in a line of the folded text.
fn field(source: Source<'_>, draft: &mut Draft, at: usize, line: &str) -> Result<(), BadNotes> {
    let name_ends = line.find(char::is_whitespace).unwrap_or(line.len());
    let blank = line[name_ends..].len() - line[name_ends..].trim_start().len();
    let from = at + name_ends + blank;
    let value = source.original(from, at + line.len());
    // Further fields of a player follow behind semicolons.
    let first = value.split(';').next().unwrap_or_default().trim();
    match &line[..name_ends] {
        "" | "format" => {}
        "game" | "event" => draft.header.set_event(first),
        "red" => first.clone_into(&mut draft.header.names[0]),
        "black" => first.clone_into(&mut draft.header.names[1]),
        "date" => first.clone_into(&mut draft.header.date),
        "result" => draft.stated = results::of_value(first),
        "fen" if !value.is_empty() => {
            let place = |why| source.flaw(from, NotesFlaw::Start(why));
            draft.start = Some(Position::read(value).map_err(place)?);
            draft.has_start = true;
        }
        _ => draft.header.lines += 1,
    }
    Ok(())
}
