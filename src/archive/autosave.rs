//! The game of a window, kept from move to move.

use std::path::Path;
use std::sync::Arc;

use super::slot::Slot;
use super::writer::{Destination, GameWriter, Unsaved, WriteJob};
use super::{GameFileProblem, GameId, Library, SavedGame, read_game};
use crate::controller::{Review, SessionState, Waker};
use crate::rules::Game;
use crate::storage::{Flaw, LoadProblem, ReadProblem, SaveProblem, set_aside};

/// Keeps the game of one window in the user's data folder, and adds the games it
/// is done with to the library there. All writing happens on a thread of its own.
pub struct Autosave {
    writer: GameWriter,
    library: Library,
}

/// What the last run left.
#[derive(Debug, Default)]
pub struct RecoveredGame {
    /// The game that was being played, if it is not over.
    pub game: Option<(SavedGame, SessionState)>,
    /// A file that should have been such a game.
    pub problem: Option<LoadProblem>,
}

impl Autosave {
    /// Keeps games in the folder `data`. Of the games that windows left there
    /// which are gone, the one played last is found, to be gone on with; the
    /// others are added to the library. `wake` is called when [`Autosave::take_result`]
    /// has something new.
    pub fn open(data: &Path, wake: Waker) -> (Self, RecoveredGame) {
        let slots = data.join("playing");
        let library = Library::new(data.join("library"));
        let mut found = RecoveredGame::default();
        let mut left = Vec::new();
        for slot in Slot::all_free(&slots) {
            match read_game(&slot.path()) {
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
            // One that was only taken back to its start can still be played again.
            let is_nothing = game.turns() == 0 && game.undone.is_empty();
            if is_nothing || library.add(&game).is_ok() {
                // Where it stays, it is known next time to be in the library.
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

    /// Keeps games in the folder `data`, and leaves alone what is there.
    pub fn open_fresh(data: &Path, wake: Waker) -> Self {
        let library = Library::new(data.join("library"));
        let slots = data.join("playing");
        Autosave::writing_to(
            Destination { slots, slot: None, holds: None, parked: Vec::new(), library },
            wake,
        )
    }

    fn writing_to(destination: Destination, wake: Waker) -> Self {
        let library = destination.library.clone();
        Autosave { writer: GameWriter::start(destination, wake), library }
    }

    /// The library of the games that were played.
    pub fn library(&self) -> &Library {
        &self.library
    }

    /// Keeps the game as it is now.
    pub fn save(&self, game: SavedGame) {
        self.writer.enqueue(WriteJob::Save(game));
    }

    /// Adds a game that the window is done with to the library.
    pub fn file(&self, game: SavedGame) {
        self.writer.enqueue(WriteJob::File(game));
    }

    /// Keeps what the engine found of the game `id` with it, if the library has it.
    pub fn save_review(&self, id: GameId, game: Game, review: Review) {
        self.writer.enqueue(WriteJob::Review(Box::new((id, game, review))));
    }

    /// How the last writing went, if that was not told yet. What could not be
    /// written is tried again with what comes next.
    pub fn take_result(&self) -> Option<Result<(), Arc<SaveProblem>>> {
        self.writer.take_result()
    }

    /// The games that could not be written, the first one first. What is still being written
    /// is not among them; [`Autosave::flush`] waits for that.
    pub fn unsaved(&self) -> Vec<Unsaved> {
        self.writer.unsaved()
    }

    /// Waits until everything is written, after one more try of what could not be. Returns
    /// whether every game is on the disk.
    pub fn flush(&self) -> bool {
        self.writer.flush()
    }
}

/// Renames what cannot be gone on with, so that the slot can be used again.
fn set_aside_game(slot: &Slot, problem: GameFileProblem) -> Option<LoadProblem> {
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
