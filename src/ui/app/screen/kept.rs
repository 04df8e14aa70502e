//! What stays open when the player leaves its screen.

use super::Screen;
use super::lesson::OpenLesson;
use super::room::OpenRoom;
use crate::audio::Surface;

/// The unfinished lesson and the room that are not on the screen but stay as they were left.
#[derive(Default)]
pub struct KeptScreens {
    lesson: Option<Box<OpenLesson>>,
    room: Option<OpenRoom>,
}

impl KeptScreens {
    /// Keeps what stays open of a screen that the player leaves.
    pub fn put_away(&mut self, screen: Screen) {
        match screen {
            Screen::Lesson(lesson) => self.lesson = Some(lesson).filter(|it| !it.is_complete()),
            Screen::Room(room) => self.room = Some(room),
            Screen::Menu
            | Screen::Game
            | Screen::Library(_)
            | Screen::Replay(_)
            | Screen::Statistics
            | Screen::OtherGames => {}
        }
    }

    /// Takes the unfinished lesson.
    pub fn take_lesson(&mut self) -> Option<Box<OpenLesson>> {
        self.lesson.take()
    }

    /// Takes the room that was left.
    pub fn take_room(&mut self) -> Option<OpenRoom> {
        self.room.take()
    }

    /// Returns whether the game in the room that was left would be lost if the program ended now.
    pub fn loses_game(&mut self) -> bool {
        self.room.as_mut().is_some_and(OpenRoom::loses_game)
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        if let Some(lesson) = &mut self.lesson {
            lesson.set_surface(surface);
        }
    }
}
