//! Slots: storage for the current game of one window each.

use std::io;
use std::path::{Path, PathBuf};

use super::game_file::write_game;
use super::{SavedGame, Stored, VERSION};
use crate::platform::fs::{self, File};
use crate::platform::sync_folder;
use crate::storage::{ReadProblem, SaveProblem, claim, read_ron, remove_drafts_in_own};

/// The most windows that keep their games at once.
const MAX: u32 = 99;

/// The name of the file that is locked.
const LOCK: &str = "lock";

/// A numbered folder with a game and a lock. The system releases the lock however the program
/// ends, so there are no stale locks.
#[derive(Debug)]
pub(super) struct Slot {
    folder: PathBuf,
    /// The lock, held while this window uses the slot.
    lock: File,
}

impl Slot {
    /// Claims every slot in `parent` that no window holds, in order.
    pub(super) fn all_free(parent: &Path) -> Vec<Slot> {
        let folders = (1..=MAX).map(|number| parent.join(number.to_string()));
        let there = folders.filter(|folder| fs::metadata(folder).is_ok_and(|there| there.is_dir()));
        there.filter_map(|folder| Slot::claim(folder).ok().flatten()).collect()
    }

    /// Claims the first slot in `parent` without a game or a window, creating one if necessary.
    pub(super) fn empty(parent: &Path) -> Result<Slot, SaveProblem> {
        let problem = |folder: &Path, error| {
            let folder = folder.to_owned();
            SaveProblem::Folder { folder, error }
        };
        let mut refused = None;
        for number in 1..=MAX {
            let folder = parent.join(number.to_string());
            fs::create_dir_all(&folder).map_err(|error| problem(parent, error))?;
            match Slot::claim(folder.clone()) {
                Ok(Some(slot)) if !fs::exists(slot.path()).unwrap_or(false) => return Ok(slot),
                Ok(_) => {}
                Err(error) => refused = refused.or(Some(problem(&folder, error))),
            }
        }
        let taken = || io::Error::other(format!("there are already {MAX} unfinished games"));
        Err(refused.unwrap_or_else(|| problem(parent, taken())))
    }

    /// Claims the slot in `folder`; returns `None` if another window holds it.
    fn claim(folder: PathBuf) -> io::Result<Option<Slot>> {
        let Some(lock) = claim(&folder.join(LOCK))? else { return Ok(None) };
        remove_drafts_in_own(&folder);
        Ok(Some(Slot { folder, lock }))
    }

    /// Returns the path of the slot's game.
    pub(super) fn path(&self) -> PathBuf {
        self.folder.join("game.ron")
    }

    /// Returns whether this window still holds the slot. If its folder or lock was deleted,
    /// another window may claim it.
    pub(super) fn is_held(&self) -> bool {
        is_same_file(&self.lock, &self.folder.join(LOCK)).unwrap_or(false)
    }

    /// Claims the slot again after its folder or its lock was deleted. Returns `None` if
    /// another window was faster or left a game other than `game` there.
    pub(super) fn claim_again<G: Stored>(self, game: &SavedGame<G>) -> Option<Slot> {
        let Slot { folder, lock } = self;
        drop(lock);
        fs::create_dir_all(&folder).ok()?;
        let slot = Slot::claim(folder).ok().flatten()?;
        match read_ron::<SavedGame<G>>(&slot.path(), VERSION) {
            Err(ReadProblem::Missing) => Some(slot),
            Ok(there) => (there.id == game.id).then_some(slot),
            Err(_) => None,
        }
    }

    /// Replaces the game in the slot.
    pub(super) fn write<G: Stored>(&self, game: &SavedGame<G>) -> Result<(), SaveProblem> {
        write_game(&self.path(), game, true)
    }

    /// Removes the game, which is saved elsewhere.
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

/// Returns whether the file at `path` is the open one.
#[cfg(unix)]
fn is_same_file(open: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, there) = (open.metadata()?, fs::metadata(path)?);
    Ok((open.dev(), open.ino()) == (there.dev(), there.ino()))
}

/// Returns whether the file at `path` is the open one. On these systems, an open file cannot
/// be replaced.
#[cfg(not(unix))]
fn is_same_file(_open: &File, path: &Path) -> io::Result<bool> {
    fs::exists(path)
}
