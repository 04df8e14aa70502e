//! Autosave of the game in a window.

use std::path::Path;
use std::sync::Arc;

use super::slot::Slot;
use super::writer::{Destination, GameWriter, Unsaved, WriteJob};
use super::{GameFileProblem, GameId, Library, SavedGame, Stored};
use crate::storage::{Flaw, LoadProblem, ReadProblem, SaveProblem, set_aside};
use crate::{Review, SessionState, Waker};

/// Saves the current game of one window in the user's data folder, and adds its finished and
/// abandoned games to the library. All writing happens on a separate thread.
pub struct Autosave<G: Stored> {
    writer: GameWriter<G>,
    library: Library<G>,
}

/// The game recovered from the last run.
#[derive(Debug)]
pub struct RecoveredGame<G: Stored> {
    /// The unfinished game, if there is one.
    pub game: Option<(SavedGame<G>, SessionState<G>)>,
    /// The problem with a file that should contain such a game.
    pub problem: Option<LoadProblem>,
}

impl<G: Stored> Default for RecoveredGame<G> {
    fn default() -> Self {
        RecoveredGame { game: None, problem: None }
    }
}

impl<G: Stored> Autosave<G> {
    /// Opens the autosave in the folder `data`. Of the games that closed windows left there,
    /// returns the latest to be resumed and adds the others to the library. Calls `wake` when
    /// [`Autosave::take_result`] has news.
    pub fn open(data: &Path, wake: Waker) -> (Self, RecoveredGame<G>) {
        let slots = data.join("playing");
        let library = Library::new(data.join("library"));
        let mut found = RecoveredGame::default();
        let mut left = Vec::new();
        for slot in Slot::all_free(&slots) {
            match SavedGame::<G>::read(&slot.path()) {
                Ok(game) => left.push((slot, game)),
                Err(problem) => found.problem = set_aside_game(&slot, problem).or(found.problem),
            }
        }
        left.sort_by_key(|(_, (game, _))| (game.result.is_none(), game.saved));
        let (mut mine, mut holds) = (None, None);
        if let Some((slot, game)) = left.pop_if(|(_, (game, _))| game.result.is_none()) {
            (mine, holds) = (Some(slot), Some(game.0.id.clone()));
            found.game = Some(game);
        }
        for (slot, (game, _)) in left {
            // A game undone to its start can still be redone.
            let is_nothing = game.turns() == 0 && game.undone.is_empty();
            if is_nothing || library.add(&game).is_ok() {
                // If it stays, the next start recognises that it is in the library.
                let _ = slot.clear();
            }
        }
        (
            Autosave::writing_to(
                Destination { slots, slot: mine, holds, parked: Vec::new(), library },
                wake,
            ),
            found,
        )
    }

    /// Opens the autosave in the folder `data` without recovering games.
    pub fn open_fresh(data: &Path, wake: Waker) -> Self {
        let library = Library::new(data.join("library"));
        let slots = data.join("playing");
        Autosave::writing_to(
            Destination { slots, slot: None, holds: None, parked: Vec::new(), library },
            wake,
        )
    }

    fn writing_to(destination: Destination<G>, wake: Waker) -> Self {
        let library = destination.library.clone();
        Autosave { writer: GameWriter::start(destination, wake), library }
    }

    /// Returns the library.
    pub fn library(&self) -> &Library<G> {
        &self.library
    }

    /// Saves the current game.
    pub fn save(&self, game: SavedGame<G>) {
        self.writer.enqueue(WriteJob::Save(game));
    }

    /// Adds a finished or abandoned game to the library.
    pub fn file(&self, game: SavedGame<G>) {
        self.writer.enqueue(WriteJob::File(game));
    }

    /// Saves the review of the game `id` if it is in the library.
    pub fn save_review(&self, id: GameId, game: G::Match, review: Review<G>) {
        self.writer.enqueue(WriteJob::Review(Box::new((id, game, review))));
    }

    /// Returns the result of the latest writes, once. Failed writes are retried with the next
    /// ones.
    pub fn take_result(&self) -> Option<Result<(), Arc<SaveProblem>>> {
        self.writer.take_result()
    }

    /// Returns the games that could not be written, in order. Excludes games that are still
    /// being written; [`Autosave::flush`] waits for those.
    pub fn unsaved(&self) -> Vec<Unsaved<G>> {
        self.writer.unsaved()
    }

    /// Waits until everything is written, retrying failed writes once. Returns whether every
    /// game is on the disk.
    pub fn flush(&self) -> bool {
        self.writer.flush()
    }

    /// Returns a function that does what [`flush`](Self::flush) does, for a thread that may wait.
    pub fn flusher(&self) -> impl FnOnce() -> bool + Send + use<G> {
        self.writer.flusher()
    }
}

/// Renames an unusable game, so that the slot can be reused.
fn set_aside_game<F: std::fmt::Display>(
    slot: &Slot,
    problem: GameFileProblem<F>,
) -> Option<LoadProblem> {
    let path = slot.path();
    let flaw = match problem {
        GameFileProblem::File(ReadProblem::Missing) => return None,
        GameFileProblem::File(ReadProblem::Unreadable(error)) => {
            return Some(LoadProblem::Unreadable { path, error });
        }
        GameFileProblem::File(ReadProblem::Unusable(flaw)) => flaw,
        GameFileProblem::Game(error) => Flaw::malformed(&error),
    };
    Some(match set_aside(&path, &flaw) {
        Ok(moved_to) => LoadProblem::SetAside { path, flaw, moved_to },
        Err(error) => LoadProblem::Stuck { path, flaw, error },
    })
}
