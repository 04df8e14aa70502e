//! What stays open when the player leaves its screen.

use super::Screen;
use super::editor::OpenEditor;
use super::lesson::OpenLesson;
use super::room::OpenRoom;
use crate::audio::Surface;
use crate::settings::Language;
use crate::ui::rooms::{ROOMS, Room, UnfinishedGame};
use crate::ui::words::Words;

/// The unfinished lesson, the editor and the rooms that are not on the screen but stay as they were left.
#[derive(Default)]
pub struct KeptScreens {
    lesson: Option<Box<OpenLesson>>,
    editor: Option<Box<OpenEditor>>,
    rooms: Vec<OpenRoom>,
}

impl KeptScreens {
    /// Keeps what stays open of a screen that the player leaves.
    pub fn put_away(&mut self, screen: Screen) {
        match screen {
            Screen::Lesson(lesson) => self.lesson = Some(lesson).filter(|it| !it.is_complete()),
            Screen::Room(room) => self.keep_room(room),
            Screen::Editor(mut editor) => {
                editor.take_origin();
                self.editor = Some(editor);
            }
            Screen::Home(_)
            | Screen::Game
            | Screen::Library(_)
            | Screen::Replay(_)
            | Screen::Practice(_)
            | Screen::Training(_)
            | Screen::Puzzle(_)
            | Screen::OtherGames
            | Screen::Tournaments(_) => {}
        }
    }

    /// Takes the unfinished lesson.
    pub fn take_lesson(&mut self) -> Option<Box<OpenLesson>> {
        self.lesson.take()
    }

    /// Takes the editor.
    pub fn take_editor(&mut self) -> Option<Box<OpenEditor>> {
        self.editor.take()
    }

    /// Keeps a room.
    pub fn keep_room(&mut self, room: OpenRoom) {
        self.rooms.push(room);
    }

    /// Returns whether the room of the game with this name is kept.
    pub fn has_room(&self, id: &str) -> bool {
        self.rooms.iter().any(|room| room.id() == id)
    }

    /// Takes the room of the game with this name.
    pub fn take_room(&mut self, id: &str) -> Option<OpenRoom> {
        let place = self.rooms.iter().position(|room| room.id() == id)?;
        Some(self.rooms.remove(place))
    }

    /// Returns the unfinished game of each of the other games in a few words, as far as their
    /// rooms are kept.
    pub fn unfinished_games(
        &self,
        words: &Words,
        language: Language,
    ) -> [Option<String>; ROOMS.len()] {
        ROOMS
            .each_ref()
            .map(|entry| Some(self.unfinished_game(entry.id, words, language)?.in_list(words)))
    }

    /// Returns the unfinished game of the kept room of the game with this name in words.
    pub fn unfinished_game(
        &self,
        id: &str,
        words: &Words,
        language: Language,
    ) -> Option<UnfinishedGame> {
        self.room(id)?.unfinished(words, language)
    }

    /// Returns the kept room of the game with this name.
    pub fn room(&self, id: &str) -> Option<&dyn Room> {
        self.rooms.iter().find(|room| room.id() == id).map(OpenRoom::room)
    }

    /// Returns whether the game in a kept room would be lost if the program ended now.
    pub fn loses_game(&mut self) -> bool {
        // Each room is asked, so that each one saves its game.
        self.rooms.iter_mut().map(OpenRoom::loses_game).fold(false, |any, lost| any | lost)
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        if let Some(lesson) = &mut self.lesson {
            lesson.set_surface(surface);
        }
    }
}
