//! Writing files atomically.

use std::io;
use std::path::{Path, PathBuf};

use basics::system_reason;

use super::SaveProblem;
use super::watch::note_disk;
use crate::platform::fs::{self, File};
use crate::platform::{self, Draft};

/// Writes `text` to the file at `path`. Replaces an existing file only if `replace` is set.
///
/// # Errors
/// Returns [`SaveProblem::Refused`] if the path exists and may not be replaced, or another
/// [`SaveProblem`] if writing fails. An existing file is then unchanged.
pub fn write_text(path: &Path, text: &str, replace: bool) -> Result<(), SaveProblem> {
    write_bytes(path, text.as_bytes(), replace)
}

/// Writes `bytes` to the file at `path`, as [`write_text`] does.
///
/// # Errors
/// Returns the same problems as [`write_text`].
pub fn write_bytes(path: &Path, bytes: &[u8], replace: bool) -> Result<(), SaveProblem> {
    note_disk();
    let refused = || SaveProblem::Refused { path: path.to_owned() };
    match fs::metadata(path) {
        Ok(_) if !replace => return Err(refused()),
        // Renaming would replace a folder or a device.
        Ok(there) if !there.is_file() => {
            let error = io::Error::other("it is not a file");
            return Err(SaveProblem::File { path: path.to_owned(), error });
        }
        _ => {}
    }
    if replace {
        return replace_bytes(path, bytes);
    }
    let folder = folder_of(path);
    let draft = draft(&folder, path, bytes)?;
    draft.persist(path, false).map_err(|error| match error.kind() {
        // Another program created the file in the meantime.
        io::ErrorKind::AlreadyExists => refused(),
        _ => SaveProblem::File { path: path.to_owned(), error },
    })?;
    platform::sync_folder(&folder);
    Ok(())
}

/// Locks the folder of the file at `path` against other windows until the result is dropped. Returns
/// `None`, without a lock, if there is no folder yet or the system cannot lock it.
pub fn lock_folder_of(path: &Path) -> Option<File> {
    lock_folder(&folder_of(path))
}

/// Locks `folder` as [`lock_folder_of`] does.
pub fn lock_folder(folder: &Path) -> Option<File> {
    note_disk();
    // Checked before opening, because opening a pipe would wait for its other end.
    let is_folder = fs::metadata(folder).is_ok_and(|there| there.is_dir());
    let folder = is_folder.then(|| File::open(folder).ok())??;
    folder.lock().ok().map(|()| folder)
}

/// Checks that [`write_text`] could write a new file at `path` now, by creating and removing a
/// draft beside it.
///
/// # Errors
/// Returns the [`SaveProblem`] that writing would meet.
pub fn check_new_file(path: &Path) -> Result<(), SaveProblem> {
    note_disk();
    let problem = |error| SaveProblem::File { path: path.to_owned(), error };
    // A dangling link occupies the name, too.
    match fs::symlink_metadata(path) {
        Ok(_) => return Err(SaveProblem::Refused { path: path.to_owned() }),
        Err(error) if error.kind() == io::ErrorKind::NotFound => {}
        Err(error) => return Err(problem(error)),
    }
    if path.to_string_lossy().ends_with(std::path::is_separator) {
        return Err(problem(io::ErrorKind::IsADirectory.into()));
    }
    draft(&folder_of(path), path, &[]).map(drop)
}

/// Writes `bytes` to the file at `path`, replacing an existing file.
pub(super) fn replace_bytes(path: &Path, bytes: &[u8]) -> Result<(), SaveProblem> {
    note_disk();
    // If the path is a link, replace its target and keep the link.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let folder = folder_of(&path);
    let draft = draft(&folder, &path, bytes)?;
    draft.persist(&path, true).map_err(|error| SaveProblem::File { path, error })?;
    platform::sync_folder(&folder);
    Ok(())
}

/// Creates the folder of the file at `path`, including parent folders.
///
/// # Errors
/// Returns [`SaveProblem::Folder`] if the folder cannot be created.
pub fn make_folder_of(path: &Path) -> Result<(), SaveProblem> {
    note_disk();
    let folder = folder_of(&fs::canonicalize(path).unwrap_or_else(|_| path.to_owned()));
    fs::create_dir_all(&folder).map_err(|error| SaveProblem::Folder { folder, error })
}

/// Removes the drafts that killed programs left in any `folder`; only this program uses such
/// names. Drafts that a running program is writing are locked and stay.
pub fn remove_drafts(folder: &Path) {
    note_disk();
    platform::remove_drafts(folder);
}

/// Removes the drafts that killed programs, including 0.1.0, left in `folder`, which belongs
/// to this program.
pub fn remove_drafts_in_own(folder: &Path) {
    remove_drafts(folder);
    platform::remove_old_drafts(folder);
}

/// Returns the folder of the file at `path`.
pub(super) fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// Creates a draft with `bytes` in `folder`, to be renamed to `path` later.
fn draft(folder: &Path, path: &Path, bytes: &[u8]) -> Result<Draft, SaveProblem> {
    remove_drafts(folder);
    // Only the system's reason: the name of the draft in a message would confuse.
    let mut draft = Draft::new(folder).map_err(|error| SaveProblem::Folder {
        folder: folder.to_owned(),
        error: io::Error::new(error.kind(), system_reason(&error)),
    })?;
    let problem = |error| SaveProblem::File { path: path.to_owned(), error };
    draft.fill(bytes).map_err(problem)?;
    Ok(draft)
}
