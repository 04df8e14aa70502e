//! The saved games of a game: what saves them, and what lists and counts them.

use std::path::Path;

use tabletop::archive::{Autosave, RecoveredGame};
use tabletop::{Waker, platform};

use super::my_games::{Collection, Listed};

/// The saved games: what saves them, and the list and the statistics of the library.
pub struct Archive<G: Listed> {
    /// Saves the game in progress, and adds games to the library.
    pub autosave: Autosave<G>,
    /// The games in the library.
    pub collection: Collection<G>,
}

impl<G: Listed> Archive<G> {
    /// Creates the archive in the folder `data` of this game, which `autosave` writes. `now` returns
    /// the present moment, from which the list counts the days.
    pub fn new(
        data: &Path,
        autosave: Autosave<G>,
        now: fn() -> jiff::Timestamp,
        wake: &Waker,
    ) -> Self {
        let collection = Collection::open(data, &autosave, now, wake);
        Archive { autosave, collection }
    }

    /// Opens the archive in the folder of this game inside `data`. Also returns the unfinished
    /// game of the last time.
    pub(super) fn open(data: &Path, wake: &Waker) -> (Self, RecoveredGame<G>) {
        let folder = data.join(G::ID);
        let (autosave, found) = Autosave::open(&folder, wake.clone());
        (Archive::new(&folder, autosave, platform::now, wake), found)
    }

    /// Returns what waits until all games are on the disk.
    pub fn flusher(&self) -> impl FnOnce() + Send + use<G> {
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
}
