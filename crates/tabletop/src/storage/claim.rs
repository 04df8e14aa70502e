//! Claiming something for one window, until that window is done with it.

use std::io;
use std::path::Path;

use super::watch::note_disk;
use crate::platform::fs::{self, File, OpenOptions, TryLockError};

/// Claims what the lock file at `path` stands for, creating the file if necessary. The claim lasts until the result
/// is dropped; the system releases it however the program ends, so there are no stale ones. Returns `None` if
/// another window holds it.
///
/// # Errors
/// Returns the system's reason if the file cannot be opened or locked. Where there is no support for locks, the
/// claim succeeds: saving unguarded is better than not saving.
pub fn claim(path: &Path) -> io::Result<Option<File>> {
    note_disk();
    let lock = open(path)?;
    match lock.try_lock() {
        Ok(()) => Ok(Some(lock)),
        Err(TryLockError::WouldBlock) => Ok(None),
        Err(TryLockError::Error(error)) if error.kind() == io::ErrorKind::Unsupported => {
            Ok(Some(lock))
        }
        Err(TryLockError::Error(error)) => Err(error),
    }
}

/// Opens the lock file, creating it if necessary.
fn open(path: &Path) -> io::Result<File> {
    // Checked before opening, because opening a pipe would wait for its other end.
    if fs::metadata(path).is_ok_and(|there| !there.is_file()) {
        return Err(io::Error::other("its lock is not a file"));
    }
    let opened = OpenOptions::new().write(true).create(true).truncate(false).open(path);
    // In a read-only folder, what is there can at least be read.
    opened.or_else(|error| File::open(path).map_err(|_| error))
}
