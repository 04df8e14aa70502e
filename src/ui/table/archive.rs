//! The saved games of a game with pages of its own.

use std::path::Path;
use std::sync::Arc;

use tabletop::archive::{Autosave, GameId, Label, RecoveredGame, SavedGame};
use tabletop::{Level, Review, Session, Strength, Waker};

use super::my_games::Collection;
use super::table_game::TableGame;
use crate::platform;
use crate::storage::SaveProblem;

/// The saved games: what saves them, and the list and the statistics of the library.
pub(super) struct Archive<G: TableGame> {
    autosave: Autosave<G>,
    pub collection: Collection<G>,
}

impl<G: TableGame> Archive<G> {
    /// Opens the archive in the folder of this game inside `data`. Also returns the unfinished
    /// game of the last time.
    pub(super) fn open(data: &Path, wake: &Waker) -> (Self, RecoveredGame<G>) {
        let folder = data.join(G::ID);
        let (autosave, found) = Autosave::open(&folder, wake.clone());
        let collection = Collection::open(&folder, &autosave, platform::now, wake);
        (Archive { autosave, collection }, found)
    }

    /// Saves the game in progress, and adds it to the library once it is over.
    pub(super) fn save(&self, label: &Label, session: &Session<G>) {
        let game = SavedGame::of(label, session, platform::now());
        match game.result {
            Some(_) => self.autosave.file(game),
            None => self.autosave.save(game),
        }
    }

    /// Adds a game that is given up for another to the library.
    pub(super) fn file(&self, label: &Label, session: &Session<G>) {
        self.autosave.file(SavedGame::of(label, session, platform::now()));
    }

    pub(super) fn save_review(&self, id: GameId, game: G::Match, review: Review<G>) {
        self.autosave.save_review(id, game, review);
    }

    /// Returns why the latest game could not be saved, once.
    pub(super) fn take_problem(&self) -> Option<Arc<SaveProblem>> {
        self.autosave.take_result()?.err()
    }

    /// Waits until all games are on the disk. Returns whether they are.
    pub(super) fn flush(&self) -> bool {
        self.autosave.flush()
    }

    /// Returns what waits until all games are on the disk.
    pub(super) fn flusher(&self) -> impl FnOnce() + Send + use<G> {
        let flush = self.autosave.flusher();
        || {
            flush();
        }
    }

    /// Counts the library again, with all games written so far.
    pub(super) fn refresh(&mut self) {
        let flush = self.flusher();
        self.collection.statistics.refresh_after(flush);
    }

    /// Returns the level that suits the player better after `game`, if there is one.
    pub(super) fn fitting_level(&self, game: &GameId) -> Option<Level> {
        let statistics = &self.collection.statistics;
        statistics.fitting_level(statistics.score_of(game)?)
    }

    /// Returns the strength of *Fits me* in the next game if `game` has been counted.
    pub(super) fn strength_after(&self, game: &GameId) -> Option<Strength> {
        let statistics = &self.collection.statistics;
        statistics.score_of(game).and_then(|last| statistics.next_strength(Some(last)))
    }
}
