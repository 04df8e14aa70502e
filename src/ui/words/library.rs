//! Words for the library and saving games in each language.

use super::{GameFilter, SortOrder};
use crate::archive::{AnyGameProblem, GameFileProblem};
use crate::storage::{LoadProblem, SaveProblem};

/// The words of one language for the library and for saving games.
#[expect(missing_docs, reason = "each field is named after what it says")]
pub struct LibraryWords {
    /// The command, and the heading.
    pub games: &'static str,
    /// The format of a date with a time, for `strftime`.
    pub date: &'static str,
    pub turns: fn(usize) -> String,
    pub unfinished: &'static str,
    /// The number of games shown, and of all games.
    pub count: fn(usize, usize) -> String,
    pub reading: &'static str,
    pub empty: &'static str,
    pub no_match: &'static str,
    /// Why the library folder cannot be read.
    pub unreadable: fn(&str) -> String,

    pub search: &'static str,
    pub show: &'static str,
    pub kind: fn(GameFilter) -> &'static str,
    pub sort: &'static str,
    pub order: fn(SortOrder) -> &'static str,

    pub continue_game: &'static str,
    pub rename: &'static str,
    pub title: &'static str,
    pub delete: &'static str,
    pub undo_delete: &'static str,
    pub save_as: &'static str,
    pub target: &'static str,
    /// How the file name decides the format.
    pub target_hint: &'static str,
    pub replace: &'static str,
    pub save: &'static str,
    pub cancel: &'static str,

    pub deleted: &'static str,
    pub restored: &'static str,
    pub saved: fn(&str) -> String,
    pub opened: &'static str,
    pub save_failed: fn(&SaveProblem) -> String,
    pub file_exists: &'static str,

    /// Why a file of the library cannot be used.
    pub damaged: fn(&GameFileProblem) -> String,
    /// Why a file or a text is not a game.
    pub not_a_game: fn(&AnyGameProblem) -> String,
    /// The heading of the message about a file that cannot be read.
    pub unreadable_file: &'static str,
    /// Why saving fails, and the number of games that are not on the disk.
    pub autosave_failed: fn(&SaveProblem, usize) -> String,
    /// Why the last game cannot be continued.
    pub last_game_problem: fn(&LoadProblem) -> String,
    pub new_game_question: &'static str,
    pub open_question: &'static str,
}
