//! Words for the library and saving games.

use super::{GameFilter, SortOrder, Words};
use tabletop::storage::SaveProblem;
use words::part;

part!(LibraryWords);

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
