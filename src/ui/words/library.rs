//! Words for the library and saving games.

use super::{GameFilter, SortOrder, Words};
use crate::storage::SaveProblem;
use crate::words::words;

words! {
    /// The words of one language for the library and for saving games.
    pub struct LibraryWords("library-") {
        games,
        heading,
        date,
        turns(turns: usize),
        unfinished,

        // How and when a game was played.
        today(time: &str),
        time,
        yesterday,
        days_ago(days: i32),
        you_won_by(points: i32),
        you_lost_by(points: i32),
        name_won_by(name: &str, points: i32),
        drawn_at(points: i32),
        you_won,
        you_lost,
        name_won(name: &str),
        still_open,
        unfinished_your_turn,
        unfinished_turn(name: &str),

        count(all: usize),
        count_shown(shown: usize, all: usize),
        reading,
        empty,
        no_match,
        show_all,
        unreadable(why: &str),

        search,
        show,
        kind[GameFilter],
        sort,
        order[SortOrder],

        continue_game,
        rename,
        title,
        delete,
        undo_delete,
        save_as,
        target,
        target_hint,
        replace,
        save,
        cancel,

        deleted,
        restored,
        saved(path: &str),
        opened,
        save_failed(why: &str),
        file_exists,

        unreadable_file,
        autosave_failed(why: &str, games: usize),
        new_game_question,
        open_question,
        open_record_question,
    }
}

impl Words {
    /// Returns why a game was not saved as the player asked.
    pub fn save_failed(&self, problem: &SaveProblem) -> String {
        self.library.save_failed(&self.files.save_problem(problem))
    }

    /// Returns why saving after a move failed, and the number of games that are not on the disk.
    pub fn autosave_failed(&self, problem: &SaveProblem, games: usize) -> String {
        self.library.autosave_failed(&self.files.save_problem(problem), games)
    }
}

impl LibraryWords {
    /// Returns the number of games shown, and of all games if there are more.
    pub fn games_shown(&self, shown: usize, all: usize) -> String {
        if shown == all { self.count(all) } else { self.count_shown(shown, all) }
    }
}
