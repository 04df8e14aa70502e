//! The player's progress in puzzles and the file that it is saved in, which a thread of its own writes.

use std::path::PathBuf;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

use super::{Attempt, PuzzleRating, TRAINING_VERSION, Training};
use crate::Waker;
use crate::platform::start_thread;
use crate::storage::{LoadProblem, RonFile, SaveProblem, lock_folder_of, make_folder_of};

/// The player's progress in the puzzles of a game. Reading is immediate; a thread writes, so that
/// nobody waits for the disk.
pub struct Trainer {
    training: Training,
    /// The file, or `None` if nothing is saved.
    file: Option<ProgressFile>,
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

/// The file of the progress, and the thread that writes it, once it was needed.
struct ProgressFile {
    file: RonFile,
    wake: Waker,
    writer: Option<Writer>,
}

/// The thread that adds tries to the file.
struct Writer {
    /// The way to the thread. `None` ends it.
    tries: Option<Sender<Try>>,
    results: Sender<Written>,
    written: Receiver<Written>,
    /// The number of tries that are not written yet.
    pending: usize,
    thread: Option<JoinHandle<()>>,
}

/// A finished try, and the progress with it as this window knows it.
struct Try {
    attempt: Attempt,
    known: Training,
}

/// What has become of a try.
struct Written {
    /// The progress in the file, which another window may have changed, too.
    training: Training,
    /// Why the file could not be read.
    unread: Option<LoadProblem>,
    saved: Result<(), SaveProblem>,
}

impl Trainer {
    /// Reads the progress from the file at `path`, if there is one. After each try that is written,
    /// the thread that writes calls `wake`.
    pub fn open(path: Option<PathBuf>, wake: Waker) -> Self {
        let file = path.map(|path| ProgressFile {
            file: RonFile::new(path, TRAINING_VERSION),
            wake,
            writer: None,
        });
        let mut trainer = Trainer { training: Training::default(), file, problem: None };
        trainer.refresh();
        trainer
    }

    /// Lets `take_over` change a progress without any tries, which an older program may have kept
    /// elsewhere. The file contains the result from the next try on.
    pub fn begin_with(&mut self, take_over: impl FnOnce(&mut Training)) {
        if self.training == Training::default() {
            take_over(&mut self.training);
        }
    }

    /// Reads the file, which another window may have changed. If that is impossible, the progress
    /// stays as this window knows it, and while a try is being written, it does so until
    /// [`poll`](Self::poll).
    pub fn refresh(&mut self) {
        let Some(file) = &mut self.file else { return };
        if file.writer.as_ref().is_some_and(|writer| writer.pending > 0) {
            return;
        }
        match file.file.load() {
            Ok(None) => {}
            Ok(Some(training)) => self.training = training,
            Err(problem) => {
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

    /// Records a finished try and lets the thread write it. Returns how it changed the rating, if it
    /// did.
    pub fn add(&mut self, attempt: Attempt) -> Option<Rated> {
        let before = self.training.rating();
        self.training.add(&attempt);
        let after = self.training.rating();
        if let Some(file) = &mut self.file {
            file.write(Try { attempt, known: self.training.clone() });
        }
        (before != after).then_some(Rated { before, after })
    }

    /// Takes over what the thread has written. Returns why a try could not be saved, once.
    pub fn poll(&mut self) -> Option<SaveProblem> {
        let writer = self.file.as_mut()?.writer.as_mut()?;
        let mut unsaved = None;
        while let Ok(Written { training, unread, saved }) = writer.written.try_recv() {
            writer.pending = writer.pending.saturating_sub(1);
            if writer.pending == 0 {
                self.training = training;
            }
            self.problem = unread.or(self.problem.take());
            unsaved = saved.err().or(unsaved);
        }
        unsaved
    }
}

impl ProgressFile {
    /// Adds a try to the file, on the thread that writes if the system has one.
    fn write(&mut self, next: Try) {
        let ProgressFile { file, wake, writer } = self;
        let path = file.path().to_owned();
        let writer = writer.get_or_insert_with(|| Writer::start(path, wake.clone()));
        writer.pending += 1;
        let unsent = match &writer.tries {
            Some(tries) => tries.send(next).err().map(|unsent| unsent.0),
            None => Some(next),
        };
        if let Some(next) = unsent {
            // The receiver is part of the writer.
            let _ = writer.results.send(add_to(file, next));
            wake();
        }
    }
}

impl Writer {
    /// Starts the thread, if the system can.
    fn start(path: PathBuf, wake: Waker) -> Self {
        let (tries, waiting) = channel::<Try>();
        let (results, written) = channel();
        let sender = results.clone();
        let run = move || {
            let mut file = RonFile::new(path, TRAINING_VERSION);
            for next in waiting {
                // The window may have gone.
                let _ = sender.send(add_to(&mut file, next));
                wake();
            }
        };
        let thread = start_thread("progress in puzzles", run);
        let thread = thread.inspect_err(|error| log::warn!("progress in puzzles: {error}"));
        Writer { tries: Some(tries), results, written, pending: 0, thread: thread.ok() }
    }
}

impl Drop for Writer {
    /// Waits until all tries are written.
    fn drop(&mut self) {
        self.tries = None;
        if let Some(thread) = self.thread.take() {
            // A panic in the thread was reported when it happened.
            let _ = thread.join();
        }
    }
}

/// Adds a try to what is in the file, which stays locked against other windows meanwhile. Without a
/// readable file, writes what the window knows.
fn add_to(file: &mut RonFile, next: Try) -> Written {
    // If there can be no folder, saving reports why.
    let _ = make_folder_of(file.path());
    let _lock = lock_folder_of(file.path());
    let Try { attempt, known } = next;
    let (training, unread) = match file.load::<Training>() {
        Ok(Some(mut training)) => {
            training.add(&attempt);
            (training, None)
        }
        Ok(None) => (known, None),
        Err(problem) => {
            log::warn!("{problem}");
            (known, Some(problem))
        }
    };
    let saved = file.save(&training);
    Written { training, unread, saved }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use jiff::civil::date;

    use super::*;

    fn attempt(id: &str) -> Attempt {
        let (set, id, today) = ("set".to_owned(), id.to_owned(), date(2026, 5, 31));
        Attempt { set, id, band: 2, of_day: Some(today), solved: true, today }
    }

    fn open(folder: &tempfile::TempDir) -> Trainer {
        Trainer::open(Some(folder.path().join("puzzles.ron")), Arc::new(|| {}))
    }

    #[test]
    fn two_windows_add_their_tries_to_one_file() {
        let folder = tempfile::tempdir().unwrap();
        let (mut one, mut other) = (open(&folder), open(&folder));
        assert!(one.add(attempt("a")).is_some());
        assert!(other.add(attempt("b")).is_some());
        drop((one, other));
        assert_eq!(open(&folder).training().counts(), (2, 2));
    }

    #[test]
    fn a_try_that_is_being_written_is_known_at_once_and_counts_once() {
        let folder = tempfile::tempdir().unwrap();
        let mut trainer = open(&folder);
        trainer.add(attempt("a"));
        trainer.refresh();
        assert_eq!(trainer.training().streak(), (1, 1));
        drop(trainer);
        let mut trainer = open(&folder);
        trainer.refresh();
        assert_eq!(trainer.training().streak(), (1, 1));
        assert!(trainer.poll().is_none());
    }

    #[test]
    fn what_an_older_program_knew_is_kept_with_the_next_try() {
        let folder = tempfile::tempdir().unwrap();
        let mut trainer = open(&folder);
        trainer.begin_with(|training| training.take_over("a", true, date(2026, 5, 31)));
        let rating = trainer.training().rating();
        trainer.add(attempt("b"));
        drop(trainer);
        let mut trainer = open(&folder);
        trainer.begin_with(|training| training.take_over("c", true, date(2026, 5, 31)));
        assert_eq!(trainer.training().counts(), (2, 2));
        assert_ne!(trainer.training().rating(), rating, "the new try is rated");
    }
}
