//! Words for the puzzles, and for the page from which lessons and puzzles begin.

use super::Heading;
use super::files::{Trouble, trouble};
use strum::VariantArray;
use tabletop::storage::LoadProblem;
use tabletop::training::DayResult;
use words::part;

part!(PuzzleWords);

/// What the calendar shows of a day.
#[derive(Clone, Copy, Debug, PartialEq, Eq, VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
pub enum DayMark {
    /// Its puzzle was solved at the first try on the day.
    OnTime,
    /// Its puzzle was solved at the first try later.
    Later,
    /// Its puzzle was not solved at the first try.
    Failed,
    /// Its puzzle has not been tried.
    Open,
    /// The day has not come.
    Future,
}

impl DayMark {
    /// Returns the mark of a day whose puzzle the player has finished.
    pub fn of(result: DayResult) -> Self {
        match (result.solved, result.on_time) {
            (false, _) => DayMark::Failed,
            (true, true) => DayMark::OnTime,
            (true, false) => DayMark::Later,
        }
    }
}

impl PuzzleWords {
    /// Returns why the progress in puzzles cannot be read.
    pub fn unusable(&self, problem: &LoadProblem) -> String {
        match trouble(problem) {
            (Trouble::Newer, path) => self.newer(&path),
            (Trouble::Damaged, path) => self.damaged(&path),
            (Trouble::Stuck, path) => self.stuck(&path),
        }
    }
}
