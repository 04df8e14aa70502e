//! The moves of the position that all look at, in words. A class may give sixty answers, so that each is put into words once
//! and not in every frame.

use std::collections::HashMap;

use client::InClass;
use messages::{Activity, RoomSetup};
use settings::{Language, Settings};
use window::Rooms;

/// The answers to a position and its solution, in words.
#[derive(Default)]
pub struct MoveWords {
    /// The position, and the language and the settings in which its moves are said.
    of: Option<(RoomSetup, Language, Settings)>,
    /// The words of each move, by its text in records.
    words: HashMap<String, String>,
}

impl MoveWords {
    /// Follows the position that all look at.
    pub(crate) fn follow(
        &mut self,
        class: &InClass,
        rooms: &Rooms,
        language: Language,
        settings: &Settings,
    ) {
        let current = class.state.running().filter(|it| it.activity == Activity::Position);
        let Some(current) = current else { return *self = MoveWords::default() };
        let setup = &current.setup;
        let is_same = |(of, said_in, with): &(RoomSetup, Language, Settings)| {
            of == setup && *said_in == language && with == settings
        };
        if !self.of.as_ref().is_some_and(is_same) {
            self.words.clear();
            self.of = Some((setup.clone(), language, settings.clone()));
        }
        let table = rooms.get(&setup.game);
        let answers = class.state.answers().into_iter().map(|(text, _)| text);
        for text in answers.chain(current.solution.as_deref()) {
            if self.words.contains_key(text) {
                continue;
            }
            let said = table.and_then(|it| it.move_of_room(setup, text, language, settings));
            self.words.insert(text.to_owned(), said.unwrap_or_else(|| text.to_owned()));
        }
    }

    /// Returns a move in words; its text itself if this program does not know it.
    pub(crate) fn said<'a>(&'a self, text: &'a str) -> &'a str {
        self.words.get(text).map_or(text, String::as_str)
    }
}
