//! A place for the game of one window.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::SavedGame;
use super::game_file::write_game;
use crate::storage::{SaveProblem, remove_drafts, sync_folder};

/// The most windows that keep their games at once.
const MOST: u32 = 99;

/// A numbered folder with a game and a lock. The system lets go of the lock when
/// the program ends, however it ends: there are no stale locks.
#[derive(Debug)]
pub(super) struct Slot {
    folder: PathBuf,
    /// Held while this window writes here.
    _lock: File,
}

impl Slot {
    /// Every slot in `parent` that no window holds, in order.
    pub(super) fn all_free(parent: &Path) -> Vec<Slot> {
        let folders = (1..=MOST).map(|number| parent.join(number.to_string()));
        let there = folders.filter(|folder| folder.is_dir());
        there.filter_map(|folder| Slot::claim(folder).ok().flatten()).collect()
    }

    /// The first slot in `parent` that holds no game and that no window holds;
    /// it is made if there is none.
    pub(super) fn empty(parent: &Path) -> Result<Slot, SaveProblem> {
        let problem = |folder: &Path, error| {
            let folder = folder.to_owned();
            SaveProblem::Folder { folder, error }
        };
        for number in 1..=MOST {
            let folder = parent.join(number.to_string());
            fs::create_dir_all(&folder).map_err(|error| problem(parent, error))?;
            let slot = Slot::claim(folder.clone()).map_err(|error| problem(&folder, error))?;
            if let Some(slot) = slot.filter(|slot| !slot.path().exists()) {
                return Ok(slot);
            }
        }
        Err(problem(parent, io::Error::other(format!("there are already {MOST} unfinished games"))))
    }

    /// Takes hold of the slot in `folder`; none when another window has it.
    fn claim(folder: PathBuf) -> io::Result<Option<Slot>> {
        let path = folder.join("lock");
        let opened = OpenOptions::new().write(true).create(true).truncate(false).open(&path);
        // In a folder that is read-only the game can at least be read.
        let lock = opened.or_else(|_| File::open(&path))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            // There are file systems without locks: better unguarded than not kept.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        remove_drafts(&folder, Duration::ZERO);
        Ok(Some(Slot { folder, _lock: lock }))
    }

    /// Where its game is.
    pub(super) fn path(&self) -> PathBuf {
        self.folder.join("game.ron")
    }

    /// Replaces its game.
    pub(super) fn write(&self, game: &SavedGame) -> Result<(), SaveProblem> {
        write_game(&self.path(), game, true)
    }

    /// Removes its game, which is kept elsewhere.
    pub(super) fn clear(&self) -> io::Result<()> {
        match fs::remove_file(self.path()) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
            _ => {
                sync_folder(&self.folder);
                Ok(())
            }
        }
    }
}
