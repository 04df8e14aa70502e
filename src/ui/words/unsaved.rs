//! Words for games that could not be saved.

use super::Words;
use crate::words::part;
use tabletop::storage::SaveProblem;

part!(UnsavedWords);

impl Words {
    /// Returns why games are not saved.
    pub fn not_saved_because(&self, problem: &SaveProblem) -> String {
        self.unsaved.why(&self.files.save_problem(problem))
    }
}
