//! Words for texts and files that contain games: what was read, what was passed over, and why a text
//! contains no game.

use basics::{Form, Heading, PassedOver, PassedOverKind, WrittenResult};
use words::part;

part!(DoorWords);

impl DoorWords {
    /// Returns what was read, in a sentence or two. `title` is that of the game.
    pub fn read(&self, title: &str, turns: usize, form: Form, passed_over: &PassedOver) -> String {
        let opened = self.opened(title, turns, form);
        let list = self.list_passed_over(passed_over);
        let passed = (!list.is_empty()).then(|| self.passed_over(&list));
        let guessed = passed_over.guessed_rules.then(|| self.guessed_rules.to_owned());
        [Some(opened), passed, guessed].into_iter().flatten().collect::<Vec<_>>().join(" ")
    }

    fn list_passed_over(&self, passed_over: &PassedOver) -> String {
        let counts = passed_over.counts().map(|(kind, count)| self.passed(kind, count));
        counts.collect::<Vec<_>>().join(", ")
    }

    /// Returns a game of a list in a line: the players, the event and the date, the length and the
    /// result. `title` is that of the game.
    pub fn summary(&self, title: &str, heading: &Heading, turns: usize) -> String {
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
        let moves = self.listed(title, turns);
        let parts = [players.as_str(), &heading.event, &heading.date, &moves, result];
        parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" · ")
    }
}
