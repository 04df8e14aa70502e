//! Tags, as in records of chess.

use basics::record_text::{NotATag, Tag};
use basics::{Excerpt, Unread};
use cotuong_board::Dialect;
use tabletop::Side;

use super::{BadNotes, NotesFlaw, Position, Scanner, results};

impl Scanner<'_> {
    /// Reads a tag. One that follows moves begins the next game.
    pub(super) fn tag(&mut self) -> Result<(), BadNotes> {
        let original = self.source.folded.original(self.at);
        let text = self.source.text;
        let tag = match Tag::read(text, original) {
            Ok(Some(tag)) => tag,
            Ok(None) | Err(NotATag) => return Err(self.flaw(self.at, NotesFlaw::NotATag)),
        };
        let name = tag.name.to_ascii_lowercase();
        let starts_again = match name.as_str() {
            "fen" => self.draft.has_start,
            "event" => self.has_event,
            _ => false,
        };
        if self.has_begun() || starts_again {
            self.end_game()?;
        }
        self.at = self.source.folded.at(tag.end).min(self.text.len());
        self.is_line_start = true;
        let value = tag.value.trim();
        let known = if matches!(value, "?" | "????.??.??") { "" } else { value };
        match name.as_str() {
            "event" => {
                self.draft.header.set_event(known);
                self.has_event = true;
            }
            "date" => known.clone_into(&mut self.draft.header.date),
            "red" | "white" => known.clone_into(&mut self.draft.header.names[0]),
            "black" => known.clone_into(&mut self.draft.header.names[1]),
            "result" => match results::of_value(value) {
                Some(stated) => self.draft.stated = Some(stated),
                None => self.draft.passed.tags += 1,
            },
            "fen" => {
                let place = |why| Unread::at(text, tag.value_at, NotesFlaw::Start(why));
                self.draft.start = Some(Position::read(value).map_err(place)?);
                self.draft.has_start = true;
            }
            "format" => match value.parse::<Dialect>() {
                Ok(dialect) => self.draft.dialect = Some(dialect),
                Err(_) => self.draft.passed.tags += 1,
            },
            "redside" => self.draft.red = (value == "1").then_some(Side::FAR),
            "game" if is_other_game(value) => {
                let flaw = NotesFlaw::OtherGame(Excerpt::of(value));
                return Err(Unread::at(text, tag.value_at, flaw));
            }
            "game" | "variant" | "setup" => {}
            _ => self.draft.passed.tags += 1,
        }
        Ok(())
    }
}

/// Returns whether the value of the tag `Game` names another game.
pub(in super::super) fn is_other_game(value: &str) -> bool {
    let value = value.to_lowercase();
    !["cotuong", "cờ tướng", "chinese chess", "xiangqi", "中国象棋", "中國象棋", "象棋", "?", ""]
        .contains(&value.as_str())
}
