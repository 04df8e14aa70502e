//! The player's progress in puzzles, and the file that it is saved in.

use std::path::Path;

use jiff::Timestamp;
use jiff::civil::Date;
use jiff::tz::TimeZone;

use crate::ai::puzzle_id;
use crate::controller::puzzles::{PuzzleRating, TRAINING_VERSION, Training};
use crate::rules::Preset;
use crate::storage::{LoadProblem, RonFile, SaveProblem};
use crate::ui::live_puzzle::LivePuzzle;

/// The player's progress in puzzles.
pub struct Trainer {
    /// The file, or `None` if nothing is saved.
    file: Option<RonFile>,
    training: Training,
    /// Why the file could not be read.
    problem: Option<LoadProblem>,
    now: fn() -> Timestamp,
}

/// How a puzzle changed the rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating before the puzzle.
    pub before: PuzzleRating,
    /// The rating after it.
    pub after: PuzzleRating,
}

impl Trainer {
    /// Reads the progress from the file in `folder`, if there is one. `now` returns the present
    /// moment.
    pub fn open(folder: Option<&Path>, now: fn() -> Timestamp) -> Self {
        let file = folder.map(|folder| RonFile::new(folder.join("puzzles.ron"), TRAINING_VERSION));
        let mut trainer = Trainer { file, training: Training::default(), problem: None, now };
        trainer.refresh();
        trainer
    }

    /// Reads the file, which another window may have changed. If that is impossible, the progress
    /// stays as this window knows it.
    pub fn refresh(&mut self) {
        match self.file.as_mut().map(RonFile::load) {
            None | Some(Ok(None)) => {}
            Some(Ok(Some(training))) => self.training = training,
            Some(Err(problem)) => {
                log::warn!("{problem}");
                self.problem = Some(problem);
            }
        }
    }

    /// Returns the progress.
    pub fn training(&self) -> &Training {
        &self.training
    }

    /// Returns why the progress could not be read, if it could not.
    pub fn problem(&self) -> Option<&LoadProblem> {
        self.problem.as_ref()
    }

    /// Returns whether today's position has not been tried under any rules.
    pub fn has_position(&self) -> bool {
        let today = self.today();
        Preset::ALL.iter().all(|preset| self.training.day(*preset, today).is_none())
    }

    /// Returns the date of the player's calendar.
    pub fn today(&self) -> Date {
        (self.now)().to_zoned(TimeZone::system()).date()
    }

    /// Records and saves whether the player has solved a puzzle. Returns how that changed the
    /// rating, if it did.
    ///
    /// # Errors
    /// Returns why the file could not be written. This window knows the result all the same.
    pub fn record(
        &mut self,
        puzzle: &LivePuzzle,
        solved: bool,
    ) -> (Option<Rated>, Result<(), SaveProblem>) {
        self.refresh();
        let today = self.today();
        let id = puzzle_id(puzzle.preset(), puzzle.index());
        let before = self.training.rating();
        self.training.record(&id, puzzle.puzzle().band, solved, today);
        if let Some(day) = puzzle.day() {
            self.training.record_day(puzzle.preset(), day, solved, today);
        }
        let after = self.training.rating();
        let saved = self.file.as_ref().map_or(Ok(()), |file| file.save(&self.training));
        ((before != after).then_some(Rated { before, after }), saved)
    }
}
