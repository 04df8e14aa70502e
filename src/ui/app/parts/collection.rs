//! The player's games on the disk: their list and their statistics.

use std::path::{Path, PathBuf};

use eframe::egui::Context;
use jiff::Timestamp;

use super::waker::waker;
use crate::archive::{Autosave, GameId};
use crate::rules::Game;
use crate::ui::game_list::GameList;
use crate::ui::statistics::Statistics;

/// The games in the library. Both views of them stay read while other screens are open.
pub struct Collection {
    folder: PathBuf,
    /// The list of the games.
    pub game_list: GameList,
    /// The statistics of the games.
    pub statistics: Statistics,
}

impl Collection {
    /// Opens the library of `autosave`, not yet read. Resets of the statistics are recorded in
    /// `folder`. `now` returns the present moment.
    pub fn open(ctx: &Context, folder: &Path, autosave: &Autosave, now: fn() -> Timestamp) -> Self {
        let library = autosave.library();
        let resets = folder.join("statistics.ron");
        Collection {
            folder: folder.to_owned(),
            game_list: GameList::new(library.clone(), now, waker(ctx)),
            statistics: Statistics::new(library.clone(), resets, waker(ctx)),
        }
    }

    /// Returns whether the library contains this game under this identifier.
    pub fn has(&self, id: &GameId, game: &Game) -> bool {
        self.game_list.library().has(id, game)
    }

    /// Returns the folder of saved games, which contains the library.
    pub fn folder(&self) -> &Path {
        &self.folder
    }
}
