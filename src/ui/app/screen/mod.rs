//! The screens of the window. Each owns the state that ends with it, and handles its own time, keys
//! and drawing. It reads the window through a [`ScreenContext`] and returns the actions that the
//! player requests.

mod board_keys;
mod context;
mod editor;
pub mod home;
mod kept;
mod lesson;
mod library;
mod list_file;
mod practice;
mod puzzle;
mod replay;
mod room;
pub mod statistics;
mod tournament;
mod training;

pub use board_keys::board_keys;
pub use context::ScreenContext;
pub use editor::{EditorOrigin, OpenEditor};
pub use home::OpenHome;
pub use kept::KeptScreens;
pub use lesson::OpenLesson;
pub use library::{LibraryRequest, OpenLibrary, expanded};
pub use practice::OpenPractice;
pub use puzzle::OpenPuzzle;
pub use replay::{OpenReplay, ReplayOrigin};
pub use room::OpenRoom;
pub use tournament::OpenTournaments;
pub use training::OpenTraining;

use eframe::egui::Context;

use crate::audio::Surface;
use crate::rules::Rules;
use crate::ui::command::Command;

/// The screen that the window shows.
pub enum Screen {
    /// The home.
    Home(OpenHome),
    /// The current game, which outlives its screen.
    Game,
    /// A lesson.
    Lesson(Box<OpenLesson>),
    /// The player's games and achievements.
    Library(OpenLibrary),
    /// A replay.
    Replay(Box<OpenReplay>),
    /// The practice of the mistakes in a replayed game.
    Practice(Box<OpenPractice>),
    /// The page from which lessons and puzzles begin.
    Training(OpenTraining),
    /// A puzzle.
    Puzzle(Box<OpenPuzzle>),
    /// The editor of positions.
    Editor(Box<OpenEditor>),
    /// The list of the other games.
    OtherGames,
    /// The tournaments of a class.
    Tournaments(Box<OpenTournaments>),
    /// The room of another game.
    Room(OpenRoom),
}

impl Screen {
    /// Returns whether the screen has narration below a board, which shows toasts.
    pub fn has_status_line(&self) -> bool {
        matches!(
            self,
            Screen::Game
                | Screen::Lesson(_)
                | Screen::Replay(_)
                | Screen::Practice(_)
                | Screen::Puzzle(_)
                | Screen::Editor(_)
        )
    }

    /// Returns whether the screen has a line that shows toasts.
    pub fn shows_toasts(&self) -> bool {
        match self {
            Screen::Room(room) => room.has_line(),
            screen => screen.has_status_line(),
        }
    }

    /// Returns whether the screen shows a board.
    pub fn has_board(&self) -> bool {
        self.has_status_line() || matches!(self, Screen::Room(_))
    }

    /// Returns whether the music of the home plays.
    pub fn has_menu_music(&self) -> bool {
        matches!(
            self,
            Screen::Home(_)
                | Screen::Library(_)
                | Screen::Training(_)
                | Screen::OtherGames
                | Screen::Tournaments(_)
        )
    }

    /// Returns whether the screen hears the key of a command.
    pub fn hears(&self, command: Command) -> bool {
        let is_general = command.works_everywhere() || command.works_on_pages();
        match self {
            Screen::Home(_) | Screen::Game | Screen::Lesson(_) => !command.works_in_replay(),
            Screen::Replay(_) => true,
            Screen::Practice(_) | Screen::Puzzle(_) => {
                is_general
                    || matches!(
                        command,
                        Command::Hint | Command::Preview | Command::Effects | Command::Music
                    )
            }
            Screen::Editor(editor) if editor.is_typing() => command.works_everywhere(),
            Screen::Editor(_) => !command.works_in_replay() || command == Command::Keep,
            Screen::Library(library) if library.is_editing() => command.works_everywhere(),
            Screen::Library(_) => {
                is_general || matches!(command, Command::Games | Command::Achievements)
            }
            Screen::OtherGames | Screen::Training(_) | Screen::Tournaments(_) => is_general,
            Screen::Room(room) => {
                is_general && command != Command::HowToPlay
                    || matches!(command, Command::Effects | Command::Music | Command::Moves)
                    || room.hears(command)
            }
        }
    }

    /// Returns whether the screen hears the keys of the clipboard.
    pub fn hears_clipboard(&self, ctx: &Context) -> bool {
        match self {
            Screen::Home(_)
            | Screen::Game
            | Screen::Lesson(_)
            | Screen::Replay(_)
            | Screen::Training(_)
            | Screen::Practice(_)
            | Screen::Puzzle(_)
            | Screen::OtherGames => true,
            Screen::Room(_) | Screen::Tournaments(_) => !ctx.text_edit_focused(),
            Screen::Library(library) => library.hears_letters(ctx),
            Screen::Editor(editor) => !editor.is_typing(),
        }
    }

    /// Sets the surface that stones fall on.
    pub fn set_surface(&mut self, surface: Surface) {
        match self {
            Screen::Lesson(lesson) => lesson.set_surface(surface),
            Screen::Replay(replay) => replay.set_surface(surface),
            Screen::Practice(practice) => practice.set_surface(surface),
            Screen::Puzzle(puzzle) => puzzle.set_surface(surface),
            _ => {}
        }
    }

    /// Returns the lesson on the screen.
    pub fn lesson_mut(&mut self) -> Option<&mut OpenLesson> {
        match self {
            Screen::Lesson(lesson) => Some(lesson),
            _ => None,
        }
    }

    /// Returns the replay on the screen, or the one whose mistakes are practised there.
    pub fn replay(&self) -> Option<&OpenReplay> {
        match self {
            Screen::Replay(replay) => Some(replay),
            Screen::Practice(practice) => Some(practice.replay()),
            _ => None,
        }
    }

    /// Returns the rules of the position that is edited on the screen.
    pub fn edited_rules(&self) -> Option<&Rules> {
        match self {
            Screen::Editor(editor) => Some(editor.now().rules()),
            _ => None,
        }
    }

    /// Returns that replay, mutably.
    pub fn replay_mut(&mut self) -> Option<&mut OpenReplay> {
        match self {
            Screen::Replay(replay) => Some(replay),
            Screen::Practice(practice) => Some(practice.replay_mut()),
            _ => None,
        }
    }
}
