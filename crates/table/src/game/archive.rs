//! The saved games of a game: what saves them, and what lists and counts them.

use std::path::Path;

use tabletop::Waker;
use tabletop::archive::{Autosave, RecoveredGame};

use super::table_game::TableGame;
use crate::library::Collection;

/// The saved games: what saves them, and the list and the statistics of the library.
pub struct Archive<G: TableGame> {
    /// Saves the game in progress, and adds games to the library.
    pub autosave: Autosave<G>,
    /// The games in the library.
    pub collection: Collection<G>,
}

impl<G: TableGame> Archive<G> {
    /// Opens the archive of this game inside the folder `data`. `now` returns the present moment, from which the list
    /// counts the days. Also returns the unfinished game of the last time if that `resumes`.
    pub(crate) fn open(
        data: &Path,
        now: fn() -> jiff::Timestamp,
        resumes: bool,
        wake: &Waker,
    ) -> (Self, RecoveredGame<G>) {
        let folder = G::folder(data);
        let (autosave, found) = match resumes {
            true => Autosave::open(&folder, wake.clone()),
            false => (Autosave::open_fresh(&folder, wake.clone()), RecoveredGame::default()),
        };
        let collection = Collection::open(&folder, &autosave, now, wake);
        (Archive { autosave, collection }, found)
    }

    /// Returns what waits until all games are on the disk.
    pub fn flusher(&self) -> impl FnOnce() + Send + use<G> {
        let flush = self.autosave.flusher();
        || {
            flush();
        }
    }

    /// Counts the library again, with all games written so far.
    pub(crate) fn refresh(&mut self) {
        let flush = self.flusher();
        self.collection.statistics.refresh_after(flush);
    }
}
