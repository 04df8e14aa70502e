//! The words of the library and of keeping games, as each language has them.

use crate::archive::{AnyGameProblem, GameFileProblem};
use crate::storage::{LoadProblem, SaveProblem};
use crate::ui::game_list::{GameFilter, SortOrder};

/// The words of one language for the library and for keeping games.
#[expect(missing_docs, reason = "the name of a field says what it is, each language how")]
pub struct LibraryWords {
    /// The command that opens the library, and its heading.
    pub games: &'static str,
    /// How a date and a time are written, for `strftime`.
    pub date: &'static str,
    pub turns: fn(usize) -> String,
    pub not_over: &'static str,
    /// So many games are shown of so many.
    pub count: fn(usize, usize) -> String,
    pub reading: &'static str,
    pub empty: &'static str,
    pub none_found: &'static str,
    /// Why the folder of the library cannot be read.
    pub unreadable: fn(&str) -> String,

    pub search: &'static str,
    pub shown: &'static str,
    pub kind: fn(GameFilter) -> &'static str,
    pub sorted: &'static str,
    pub order: fn(SortOrder) -> &'static str,

    pub go_on: &'static str,
    pub rename: &'static str,
    pub title: &'static str,
    pub delete: &'static str,
    pub bring_back: &'static str,
    pub save_as: &'static str,
    pub target: &'static str,
    /// What the name of a file decides.
    pub target_hint: &'static str,
    pub replace: &'static str,
    pub save: &'static str,
    pub cancel: &'static str,

    pub deleted: &'static str,
    pub brought_back: &'static str,
    pub saved: fn(&str) -> String,
    pub opened: &'static str,
    pub not_saved: fn(&SaveProblem) -> String,
    pub exists: &'static str,

    /// Why a file of the library is damaged.
    pub damaged: fn(&GameFileProblem) -> String,
    /// Why a file or a text is no game.
    pub not_a_game: fn(&AnyGameProblem) -> String,
    /// Heading of the message about a file that could not even be read.
    pub unreadable_file: &'static str,
    /// Why the game on the table cannot be kept.
    pub not_kept: fn(&SaveProblem) -> String,
    /// The game that was kept cannot be gone on with.
    pub kept_problem: fn(&LoadProblem) -> String,
    pub new_game_question: &'static str,
    pub open_question: &'static str,
    pub quit_question: &'static str,
}
