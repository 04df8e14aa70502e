//! A place for the game of one window.

use std::fs::{self, File, OpenOptions, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use super::game_file::write_game;
use super::{SavedGame, VERSION};
use crate::storage::{ReadProblem, SaveProblem, read_ron, remove_drafts_in_own, sync_folder};

/// The most windows that keep their games at once.
const MOST: u32 = 99;

/// The name of the file that is locked.
const LOCK: &str = "lock";

/// A numbered folder with a game and a lock. The system lets go of the lock when
/// the program ends, however it ends: there are no stale locks.
#[derive(Debug)]
pub(super) struct Slot {
    folder: PathBuf,
    /// Held while this window writes here.
    lock: File,
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
        let mut refused = None;
        for number in 1..=MOST {
            let folder = parent.join(number.to_string());
            fs::create_dir_all(&folder).map_err(|error| problem(parent, error))?;
            match Slot::claim(folder.clone()) {
                Ok(Some(slot)) if !slot.path().exists() => return Ok(slot),
                Ok(_) => {}
                Err(error) => refused = refused.or(Some(problem(&folder, error))),
            }
        }
        let taken = || io::Error::other(format!("there are already {MOST} unfinished games"));
        Err(refused.unwrap_or_else(|| problem(parent, taken())))
    }

    /// Takes hold of the slot in `folder`; none when another window has it.
    fn claim(folder: PathBuf) -> io::Result<Option<Slot>> {
        let lock = open_lock(&folder.join(LOCK))?;
        match lock.try_lock() {
            Ok(()) => {}
            Err(TryLockError::WouldBlock) => return Ok(None),
            // There are file systems without locks: better unguarded than not kept.
            Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {}
            Err(TryLockError::Error(error)) => return Err(error),
        }
        remove_drafts_in_own(&folder);
        Ok(Some(Slot { folder, lock }))
    }

    /// Where its game is.
    pub(super) fn path(&self) -> PathBuf {
        self.folder.join("game.ron")
    }

    /// Whether this window still holds it. Somebody may have deleted its folder or its
    /// lock: another window could take what is there now.
    pub(super) fn is_held(&self) -> bool {
        is_same_file(&self.lock, &self.folder.join(LOCK)).unwrap_or(false)
    }

    /// Takes hold of the slot again after its folder or its lock was deleted. Returns `None`
    /// if another window was faster, or has left a game other than `game` there.
    pub(super) fn claim_again(self, game: &SavedGame) -> Option<Slot> {
        let Slot { folder, lock } = self;
        drop(lock);
        fs::create_dir_all(&folder).ok()?;
        let slot = Slot::claim(folder).ok().flatten()?;
        match read_ron::<SavedGame>(&slot.path(), VERSION) {
            Err(ReadProblem::Missing) => Some(slot),
            Ok(there) => (there.id == game.id).then_some(slot),
            Err(_) => None,
        }
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

/// Opens the file that is locked, and makes it if there is none.
fn open_lock(path: &Path) -> io::Result<File> {
    // Asked before opening: opening a pipe would wait for somebody at its other end.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(io::Error::other("its lock is not a file"));
    }
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    // In a folder that is read-only the game can at least be read.
    opened.or_else(|error| File::open(path).map_err(|_| error))
}

/// Whether the file at `path` is the one that is open.
#[cfg(unix)]
fn is_same_file(open: &File, path: &Path) -> io::Result<bool> {
    use std::os::unix::fs::MetadataExt;
    let (open, there) = (open.metadata()?, fs::metadata(path)?);
    Ok((open.dev(), open.ino()) == (there.dev(), there.ino()))
}

/// Whether the file at `path` is the one that is open. Elsewhere a file that is open cannot be
/// replaced.
#[cfg(not(unix))]
fn is_same_file(_open: &File, path: &Path) -> io::Result<bool> {
    path.try_exists()
}
