//! The player's progress in puzzles and the file that it is saved in, which errands read and write.

use std::collections::VecDeque;
use std::path::{Path, PathBuf};

use super::{Attempt, PuzzleRating, TRAINING_VERSION, Training};
use crate::storage::{
    Errand, Errands, LoadProblem, RonFile, SaveProblem, lock_folder_of, make_folder_of,
};

/// Changes a progress without any tries.
type TakeOver = Box<dyn FnOnce(&mut Training)>;

/// The player's progress in the puzzles of a game.
pub struct Trainer {
    training: Training,
    /// The path of the file, or `None` if nothing is saved.
    path: Option<PathBuf>,
    /// What is being read and written, in order.
    waiting: VecDeque<Errand<Found>>,
    /// What the first reading of the file is for, besides.
    take_over: Option<TakeOver>,
    /// Why the file could not be read.
    problem: Option<LoadProblem>,
}

/// How a puzzle changed the rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rated {
    /// The rating before the puzzle.
    pub before: PuzzleRating,
    /// The rating after it.
    pub after: PuzzleRating,
}

impl Rated {
    /// Returns the difference of the two, in whole points.
    pub fn change(&self) -> i32 {
        let [before, after] = [self.before, self.after].map(|rated| rated.rating.round() as i32);
        after - before
    }
}

/// What an errand has found in the file, or left there.
struct Found {
    /// The progress in the file, which another window may have changed, too; `None` without one.
    training: Option<Training>,
    /// Why the file could not be read.
    unread: Option<LoadProblem>,
    saved: Result<(), SaveProblem>,
}

impl Trainer {
    /// Starts to read the progress from the file at `path`, if there is one. `take_over` may then change
    /// a progress without any tries, which an older program may have kept elsewhere; the file contains
    /// the result from the next try on.
    pub fn open(
        path: Option<PathBuf>,
        errands: &Errands,
        take_over: impl FnOnce(&mut Training) + 'static,
    ) -> Self {
        let mut trainer = Trainer {
            training: Training::default(),
            path,
            waiting: VecDeque::new(),
            take_over: Some(Box::new(take_over)),
            problem: None,
        };
        match trainer.path {
            Some(_) => trainer.refresh(errands),
            None => trainer.take_over(),
        }
        trainer
    }

    fn take_over(&mut self) {
        if let Some(take_over) = self.take_over.take()
            && self.training == Training::default()
        {
            take_over(&mut self.training);
        }
    }

    /// Starts to read the file, which another window may have changed. If that is impossible, the
    /// progress stays as this window knows it.
    pub fn refresh(&mut self, errands: &Errands) {
        if let Some(path) = self.path.clone() {
            self.waiting.push_back(errands.run(move || read(&path)));
            self.poll();
        }
    }

    /// Returns the progress, as far as it is known.
    pub fn training(&self) -> &Training {
        &self.training
    }

    /// Returns why the progress could not be read, if it could not.
    pub fn problem(&self) -> Option<&LoadProblem> {
        self.problem.as_ref()
    }

    /// Records a finished try and starts to write it. Returns how it changed the rating, if it did.
    pub fn add(&mut self, attempt: Attempt, errands: &Errands) -> Option<Rated> {
        let before = self.training.rating();
        self.training.add(&attempt);
        let after = self.training.rating();
        if let Some(path) = self.path.clone() {
            let known = self.training.clone();
            self.waiting.push_back(errands.run(move || add_to(&path, &attempt, known)));
        }
        (before != after).then_some(Rated { before, after })
    }

    /// Takes over what was read and written. Returns why a try could not be saved, once.
    pub fn poll(&mut self) -> Option<SaveProblem> {
        let mut unsaved = None;
        while let Some(Found { training, unread, saved }) =
            self.waiting.front().and_then(Errand::poll)
        {
            self.waiting.pop_front();
            // A later errand knows the tries of this window that are not in the file yet.
            if let Some(training) = training.filter(|_| self.waiting.is_empty()) {
                self.training = training;
            }
            self.take_over();
            self.problem = unread.or(self.problem.take());
            unsaved = saved.err().or(unsaved);
        }
        unsaved
    }
}

/// Reads the file.
fn read(path: &Path) -> Found {
    let loaded = RonFile::new(path, TRAINING_VERSION).load::<Training>();
    let (training, unread) = match loaded {
        Ok(training) => (training, None),
        Err(problem) => {
            log::warn!("{problem}");
            (None, Some(problem))
        }
    };
    Found { training, unread, saved: Ok(()) }
}

/// Adds a try to what is in the file, which stays locked against other windows meanwhile. Without a
/// readable file, writes what the window knows.
fn add_to(path: &Path, attempt: &Attempt, known: Training) -> Found {
    // If there can be no folder, saving reports why.
    let _ = make_folder_of(path);
    let _lock = lock_folder_of(path);
    let mut file = RonFile::new(path, TRAINING_VERSION);
    let (training, unread) = match file.load::<Training>() {
        Ok(Some(mut training)) => {
            training.add(attempt);
            (training, None)
        }
        Ok(None) => (known, None),
        Err(problem) => {
            log::warn!("{problem}");
            (known, Some(problem))
        }
    };
    let saved = file.save(&training);
    Found { training: Some(training), unread, saved }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiff::civil::date;

    use super::*;

    fn attempt(id: &str) -> Attempt {
        let (set, id, today) = ("set".to_owned(), id.to_owned(), date(2026, 5, 31));
        Attempt { set, id, rating: 1100.0, of_day: Some(today), solved: true, today }
    }

    fn errands() -> Errands {
        Errands::start(Arc::new(|| {}))
    }

    /// Opens the progress and waits until it is read.
    fn open(folder: &tempfile::TempDir, errands: &Errands) -> Trainer {
        open_with(folder, errands, |_| {})
    }

    fn open_with(
        folder: &tempfile::TempDir,
        errands: &Errands,
        take_over: impl FnOnce(&mut Training) + 'static,
    ) -> Trainer {
        let path = folder.path().join("puzzles.ron");
        let mut trainer = Trainer::open(Some(path), errands, take_over);
        errands.finish();
        assert!(trainer.poll().is_none());
        trainer
    }

    #[test]
    fn two_windows_add_their_tries_to_one_file() {
        let (folder, errands) = (tempfile::tempdir().unwrap(), errands());
        let (mut one, mut other) = (open(&folder, &errands), open(&folder, &errands));
        assert!(one.add(attempt("a"), &errands).is_some());
        assert!(other.add(attempt("b"), &errands).is_some());
        errands.finish();
        assert_eq!(open(&folder, &errands).training().counts(), (2, 2));
    }

    #[test]
    fn a_try_that_is_being_written_is_known_at_once_and_counts_once() {
        let (folder, errands) = (tempfile::tempdir().unwrap(), errands());
        let mut trainer = open(&folder, &errands);
        // The first errand waits until the try was made.
        let (go, may_go) = std::sync::mpsc::channel::<()>();
        errands.run(move || may_go.recv());
        trainer.refresh(&errands);
        trainer.add(attempt("a"), &errands);
        assert_eq!(trainer.training().streak(), (1, 1));
        go.send(()).unwrap();
        errands.finish();
        assert!(trainer.poll().is_none());
        assert_eq!(trainer.training().streak(), (1, 1));
        assert_eq!(open(&folder, &errands).training().streak(), (1, 1));
    }

    #[test]
    fn what_an_older_program_knew_is_kept_with_the_next_try() {
        let (folder, errands) = (tempfile::tempdir().unwrap(), errands());
        let take_over = |id: &'static str| {
            move |training: &mut Training| training.take_over(id, true, date(2026, 5, 31))
        };
        let mut trainer = open_with(&folder, &errands, take_over("a"));
        let rating = trainer.training().rating();
        trainer.add(attempt("b"), &errands);
        errands.finish();
        let trainer = open_with(&folder, &errands, take_over("c"));
        assert_eq!(trainer.training().counts(), (2, 2));
        assert_ne!(trainer.training().rating(), rating, "the new try is rated");
    }
}
