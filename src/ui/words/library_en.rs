//! The library in English.

use super::library::LibraryWords;
use crate::archive::{AnyGameProblem, GameFileProblem};
use crate::storage::{Flaw, LoadProblem, ReadProblem};
use crate::ui::game_list::{GameFilter, SortOrder};

/// English.
pub(super) const ENGLISH: LibraryWords = LibraryWords {
    games: "My games",
    date: "%-d %b %Y, %H:%M",
    turns: |turns| if turns == 1 { "1 move".into() } else { format!("{turns} moves") },
    not_over: "not over",
    count: |shown, all| match (shown, all) {
        (1, 1) => "1 game".into(),
        (shown, all) if shown == all => format!("{all} games"),
        (shown, all) => format!("{shown} of {all} games"),
    },
    reading: "Reading the games…",
    empty: "There are no games yet. Every game you finish or give up is kept here.",
    none_found: "No game is like that.",
    unreadable: |why| format!("The folder of the games cannot be read: {why}."),

    search: "Search",
    shown: "Show",
    kind: |kind| match kind {
        GameFilter::All => "All games",
        GameFilter::Ended => "Over",
        GameFilter::Unfinished => "Not over",
        GameFilter::Damaged => "Damaged files",
    },
    sorted: "Order",
    order: |order| match order {
        SortOrder::Newest => "Newest first",
        SortOrder::Oldest => "Oldest first",
        SortOrder::Title => "By name",
        SortOrder::Longest => "Longest first",
    },

    go_on: "Go on",
    rename: "Rename",
    title: "Name of the game",
    delete: "Delete",
    bring_back: "Bring back",
    save_as: "Save as",
    target: "File",
    target_hint: "A name that ends in .oanquan saves all of the game, with levels and dates; any \
                  other name, such as game.txt, saves its moves as text.",
    replace: "Replace the file",
    save: "Save",
    cancel: "Cancel",

    deleted: "Game deleted. Ctrl+Z brings it back.",
    brought_back: "The game is back.",
    saved: |path| format!("Saved as {path}."),
    opened: "Game opened.",
    not_saved: |problem| format!("This did not work: {problem}."),
    exists: "There is a file of this name already.",

    damaged: |problem| match problem {
        GameFileProblem::File(ReadProblem::Missing) => "The file is not there any more.".into(),
        GameFileProblem::File(problem) => format!("The file {problem}."),
        GameFileProblem::Game(error) => format!("Damaged: {error}."),
    },
    not_a_game: |problem| match problem {
        AnyGameProblem::Record(error) => (super::en::WORDS.record_error)(error),
        AnyGameProblem::Saved(problem) => (ENGLISH.damaged)(problem),
        AnyGameProblem::File(ReadProblem::Unusable(Flaw::NotText)) => {
            "The file holds no text, so no game either.".into()
        }
        AnyGameProblem::File(problem) => format!("The file {problem}."),
    },
    unreadable_file: "The file cannot be opened",
    not_kept: |problem| format!("The game cannot be kept: {problem}. Play on; it is tried again."),
    kept_problem: |problem| match problem {
        LoadProblem::SetAside { flaw: Flaw::Newer { .. }, moved_to, .. } => format!(
            "The last game was kept by a newer version of this program. It is now {}.",
            moved_to.display()
        ),
        LoadProblem::SetAside { moved_to, .. } => format!(
            "The file of the last game is damaged. It was left as it is and is now {}.",
            moved_to.display()
        ),
        LoadProblem::Stuck { path, .. } | LoadProblem::Unreadable { path, .. } => {
            format!("The last game in {} cannot be read. It is left as it is.", path.display())
        }
    },
    new_game_question: "Begin a new game? This one stays among your games.",
    open_question: "Open the other game? This one stays among your games.",
    quit_question: "This game cannot be kept on the disk. Quit all the same?",
};
