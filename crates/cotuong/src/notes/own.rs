//! Records of this program.

use basics::Unread;
use basics::record_text::{Tag, line_and_column, skip_blank};
use tabletop::{Game, Noted, Record};

use super::super::{Cotuong, NotesFlaw};
use super::{BadNotes, MAX_GAMES};

/// Tags that only records of this program have.
const TAGS: [&str; 4] = ["[Options ", "[Start ", "[Side0 ", "[Side1 "];
/// What only records of this program have among the moves.
const DEPARTURES: [&str; 2] = ["resign:", "time:"];

/// What a text is, read as records of this program.
pub(super) enum Own {
    /// It is not.
    Not,
    /// It is not, unless it cannot be read otherwise, either.
    Hardly(BadNotes),
    /// It is.
    Read(Result<Vec<Noted<Cotuong>>, BadNotes>),
}

/// Reads the records of this program in a text.
pub(super) fn read(game: Cotuong, text: &str) -> Own {
    let own = format!("[Game \"{}\"]", Cotuong::ID);
    let has_own_tag =
        text.lines().any(|line| TAGS.iter().any(|tag| line.trim_start().starts_with(tag)));
    let is_told = text.contains(&own);
    let has_departure = DEPARTURES.iter().any(|word| text.contains(word))
        || text.split_whitespace().any(|word| word == "stop");
    if !has_own_tag && !is_told && !has_departure {
        return Own::Not;
    }
    // A record of another game says so better than a word that is no move.
    let first = Tag::read(text, skip_blank(text, 0));
    if first.is_ok_and(|tag| tag.is_some_and(|it| it.name == "Game" && it.value != Cotuong::ID)) {
        return Own::Not;
    }
    match records(game, text, &own) {
        Err(why) if !has_own_tag && is_told => Own::Hardly(why),
        Err(_) if !has_own_tag => Own::Not,
        read => Own::Read(read),
    }
}

/// Reads one record or several, each of which begins with its game.
fn records(game: Cotuong, text: &str, own: &str) -> Result<Vec<Noted<Cotuong>>, BadNotes> {
    let is_line_start = |at: &usize| text[..*at].ends_with(['\n', '\r']);
    let starts = text.match_indices(own).map(|(at, _)| at).filter(is_line_start);
    let mut from = 0;
    let mut read = Vec::new();
    for to in starts.chain([text.len()]) {
        let part = &text[from..to];
        if part.trim_matches(|c: char| c.is_whitespace() || c == '\u{feff}').is_empty()
            && to < text.len()
        {
            continue;
        }
        if read.len() >= MAX_GAMES {
            return Err(Unread::at(text, from, NotesFlaw::TooManyGames(MAX_GAMES)));
        }
        let noted = Record::read_all(part, &game, &[]).map_err(|why| {
            let (line, _) = line_and_column(text, from);
            let flaw = NotesFlaw::Record(Box::new(why.flaw));
            Unread { line: why.line + line - 1, column: why.column, turn: why.turn, flaw }
        })?;
        read.extend(noted);
        from = to;
    }
    Ok(read)
}
