//! Words for games that could not be saved.

use super::Words;
use tabletop::storage::SaveProblem;
use words::part;

part!(UnsavedWords);

impl Words {
    /// Returns why games are not saved.
    pub fn not_saved_because(&self, problem: &SaveProblem) -> String {
        self.unsaved.why(&self.files.save_problem(problem))
    }
}
