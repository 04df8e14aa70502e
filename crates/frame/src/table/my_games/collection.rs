//! The player's games on the disk: their list and their statistics.

use std::path::{Path, PathBuf};

use jiff::Timestamp;
use tabletop::Waker;
use tabletop::archive::Autosave;

use super::{GameList, Statistics};
use crate::table::TableGame;

/// The games in the library of the game `G`. Both views of them stay read while other screens are
/// open.
pub struct Collection<G: TableGame> {
    folder: PathBuf,
    /// The list of the games.
    pub game_list: GameList<G>,
    /// The statistics of the games.
    pub statistics: Statistics<G>,
}

impl<G: TableGame> Collection<G> {
    /// Opens the library of `autosave`, not yet read. Resets of the statistics are recorded in
    /// `folder`. `now` returns the present moment. Calls `wake` when something has been read.
    pub fn open(
        folder: &Path,
        autosave: &Autosave<G>,
        now: fn() -> Timestamp,
        wake: &Waker,
    ) -> Self {
        let library = autosave.library();
        let resets = folder.join("statistics.ron");
        Collection {
            folder: folder.to_owned(),
            game_list: GameList::new(library.clone(), now, wake.clone()),
            statistics: Statistics::new(library.clone(), resets, wake.clone()),
        }
    }

    /// Returns the folder of saved games, which contains the library.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}
