//! Words for games that could not be saved.

use super::Words;
use crate::storage::SaveProblem;
use crate::words::words;

words! {
    /// The words of one language for games that could not be saved.
    pub struct UnsavedWords("unsaved-") {
        heading(games: usize),
        why(why: &str),
        consequence,
        failed_again,
        save_elsewhere,
        copy(games: usize),
        copied,
        quit_anyway,

        // Where to save them.
        folder,
        folder_hint,
        saved_elsewhere,
        how_to_open,

        open_question,
        no_home,
    }
}

impl Words {
    /// Returns why games are not saved.
    pub fn not_saved_because(&self, problem: &SaveProblem) -> String {
        self.unsaved.why(&self.files.save_problem(problem))
    }
}
