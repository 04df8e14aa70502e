//! Words for texts and files that contain games: what was read, what was passed over, and why a text
//! contains no game.

use crate::door::{Found, Refused, Seems, Summary, Why};
use crate::words::{choices, part};
use basics::{Form, PassedOver, PassedOverKind, WrittenResult};

part!(DoorWords);

choices! {
    Form {
        Form::Record => "record",
        Form::Saved => "saved",
        Form::Link => "link",
        Form::Position => "position",
        Form::Moves => "moves",
        Form::Vietnamese => "vietnamese",
        Form::VietnameseWords => "vietnamese-words",
        Form::Wxf => "wxf",
        Form::Chinese => "chinese",
        Form::Coordinates => "coordinates",
        Form::CoordinatesFromOne => "coordinates-from-one",
        Form::Dhtmlxq => "dhtmlxq",
        Form::ColumnFirst => "column-first",
        Form::Psq => "psq",
        Form::Sgf => "sgf",
        Form::Numbers => "numbers",
    }
    PassedOverKind {
        PassedOverKind::Comments => "comments",
        PassedOverKind::Variations => "variations",
        PassedOverKind::Marks => "marks",
        PassedOverKind::Tags => "tags",
        PassedOverKind::Lines => "lines",
        PassedOverKind::Names => "names",
        PassedOverKind::Bytes => "bytes",
    }
}

impl DoorWords {
    /// Returns what was read, in a sentence or two. `title` is that of the game.
    pub fn read(&self, title: &str, found: &Found) -> String {
        let opened = self.opened(title, found.summary().turns, found.form);
        match self.list_passed_over(&found.passed_over) {
            list if list.is_empty() => opened,
            list => format!("{opened} {}", self.passed_over(&list)),
        }
    }

    fn list_passed_over(&self, passed_over: &PassedOver) -> String {
        let counts = passed_over.counts().map(|(kind, count)| self.passed(kind, count));
        counts.collect::<Vec<_>>().join(", ")
    }

    /// Returns a game of a list in a line: the players, the event and the date, the length and the
    /// result. `title` is that of the game.
    pub fn summary(&self, title: &str, summary: &Summary) -> String {
        let heading = &summary.heading;
        let players = match heading.names.as_slice() {
            [name, other] if !name.is_empty() && !other.is_empty() => self.between(name, other),
            names => {
                let named = names.iter().filter(|name| !name.is_empty());
                named.cloned().collect::<Vec<_>>().join(", ")
            }
        };
        let result = match heading.result {
            Some(WrittenResult::Win(side)) if side.index() == 0 => self.first_won,
            Some(WrittenResult::Win(_)) => self.second_won,
            Some(WrittenResult::Draw) => self.drawn,
            Some(WrittenResult::Open) | None => "",
        };
        let moves = self.listed(title, summary.turns);
        let parts = [players.as_str(), &heading.event, &heading.date, &moves, result];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }

    /// Returns why a text is no game in itself, whatever game it looks like; `None` if it looks like one.
    pub fn no_game(&self, refused: &Refused) -> Option<String> {
        Some(match &*refused.0 {
            Why::Empty => format!("{} {}", self.empty, self.can_be_read),
            Why::UnreadFormat(format) => self.unread_format(format),
            Why::Unknown(seems) => {
                let seems = match seems {
                    Seems::Names => return Some(self.names.to_owned()),
                    Seems::Address => return Some(self.address.to_owned()),
                    Seems::OtherGame => return Some(self.other_game.to_owned()),
                    Seems::Numbers => self.numbers,
                    Seems::Words => self.prose,
                };
                format!("{seems} {}", self.can_be_read)
            }
            Why::File(_)
            | Why::Link(_)
            | Why::Saved(_)
            | Why::GuestSaved { .. }
            | Why::OAnQuan(_)
            | Why::Guest(_) => return None,
        })
    }
}
