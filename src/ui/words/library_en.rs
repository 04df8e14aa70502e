//! The library in English.

use super::library::LibraryWords;
use super::{GameFilter, SortOrder};
use crate::archive::{AnyGameProblem, GameFileProblem};
use crate::storage::{Flaw, LoadProblem, ReadProblem};
use basics::shown_path;

/// English.
pub(super) const ENGLISH: LibraryWords = LibraryWords {
    games: "My games",
    date: "%-d %b %Y, %H:%M",
    turns: |turns| if turns == 1 { "1 move".into() } else { format!("{turns} moves") },
    unfinished: "unfinished",
    count: |shown, all| match (shown, all) {
        (1, 1) => "1 game".into(),
        (shown, all) if shown == all => format!("{all} games"),
        (shown, all) => format!("{shown} of {all} games"),
    },
    reading: "Reading the games…",
    empty: "No games yet. Every game you finish or abandon is saved here.",
    no_match: "No games match.",
    unreadable: |why| format!("The games folder cannot be read: {why}."),

    search: "Search",
    show: "Show",
    kind: |kind| match kind {
        GameFilter::All => "All games",
        GameFilter::Ended => "Finished",
        GameFilter::Unfinished => "Unfinished",
        GameFilter::Damaged => "Damaged files",
    },
    sort: "Sort",
    order: |order| match order {
        SortOrder::Newest => "Newest first",
        SortOrder::Oldest => "Oldest first",
        SortOrder::Title => "By name",
        SortOrder::Longest => "Longest first",
    },

    continue_game: "Continue",
    rename: "Rename",
    title: "Game name",
    delete: "Delete",
    undo_delete: "Undo delete",
    save_as: "Save as",
    target: "File",
    target_hint: "A name ending in .oanquan saves the whole game, with levels and dates; any other \
                  name, such as game.txt, saves the moves as text.",
    replace: "Replace file",
    save: "Save",
    cancel: "Cancel",

    deleted: "Game deleted. Press Ctrl+Z to undo.",
    restored: "Game restored.",
    saved: |path| format!("Saved as {path}."),
    opened: "Game opened.",
    save_failed: |problem| format!("That failed: {problem}."),
    file_exists: "A file with this name already exists.",

    damaged: |problem| match problem {
        GameFileProblem::File(ReadProblem::Missing) => "The file no longer exists.".into(),
        GameFileProblem::File(problem) => format!("The file {problem}."),
        GameFileProblem::Game(error) => format!("Damaged: {error}."),
    },
    not_a_game: |problem| match problem {
        AnyGameProblem::Record(error) => (super::en::WORDS.record_error)(error),
        AnyGameProblem::Saved(problem) => (ENGLISH.damaged)(problem),
        AnyGameProblem::File(ReadProblem::Unusable(Flaw::NotText)) => {
            "The file is not a game: it is not text.".into()
        }
        AnyGameProblem::File(problem) => format!("The file {problem}."),
    },
    unreadable_file: "Cannot open the file",
    autosave_failed: |problem, unsaved| {
        let (what, then) = match unsaved {
            0 => ("Saving failed".to_owned(), "No game is lost"),
            1 => ("The game cannot be saved".to_owned(), "You can play on"),
            games => (format!("{games} games cannot be saved"), "You can play on"),
        };
        format!("{what}: {problem}. {then}; saving is retried after each move.")
    },
    last_game_problem: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "The last game was saved by a newer version of this program. It was moved to {}.",
            shown_path(moved_to)
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "The file of the last game is damaged. It was moved, unchanged, to {}.",
            shown_path(moved_to)
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => {
            format!(
                "The last game in {} cannot be read. The file is left unchanged.",
                shown_path(path)
            )
        }
    },
    new_game_question: "Start a new game? This one stays in My games.",
    open_question: "Open the other game? This one stays in My games.",
};
