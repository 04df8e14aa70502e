//! Writing files atomically.

use std::fs::{self, DirEntry, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

use super::SaveProblem;
use super::problem::plain;
use super::watch::note_disk;

/// The prefix of a draft's name. A draft is a file that is still being written.
const DRAFT: &str = ".o-an-quan-draft-";
/// The prefix in 0.1.0.
const OLD_DRAFT: &str = ".draft-";
/// The number of random letters and digits that follow the prefix.
const RANDOM_LETTERS: usize = 6;
/// The age at which an untouched draft without a lock counts as abandoned.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);

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
    draft.persist_noclobber(path).map_err(|failed| match failed.error.kind() {
        // Another program created the file in the meantime.
        io::ErrorKind::AlreadyExists => refused(),
        _ => SaveProblem::File { path: path.to_owned(), error: failed.error },
    })?;
    sync_folder(&folder);
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
    let folder = folder.is_dir().then(|| File::open(folder).ok())??;
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
    draft.persist(&path).map_err(|failed| SaveProblem::File { path, error: failed.error })?;
    sync_folder(&folder);
    Ok(())
}

/// Makes a new name in `folder` durable against a power cut. Not every system supports this;
/// the file is complete either way.
pub fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
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
    remove_drafts_if(folder, &|entry| {
        has_draft_name(entry, DRAFT) && is_abandoned(entry).unwrap_or(false)
    });
}

/// Removes the drafts that killed programs, including 0.1.0, left in `folder`, which belongs
/// to this program. 0.1.0 did not lock its drafts, so those must be a day old.
pub fn remove_drafts_in_own(folder: &Path) {
    remove_drafts(folder);
    remove_drafts_if(folder, &|entry| {
        has_draft_name(entry, OLD_DRAFT) && is_old(entry).unwrap_or(false)
    });
}

fn remove_drafts_if(folder: &Path, is_left: &dyn Fn(&DirEntry) -> bool) {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_file = |entry: &DirEntry| entry.file_type().is_ok_and(|kind| kind.is_file());
    for entry in entries.filter(|entry| is_file(entry) && is_left(entry)) {
        // A draft that cannot be removed does no harm.
        let _ = fs::remove_file(entry.path());
    }
}

fn has_draft_name(entry: &DirEntry, prefix: &str) -> bool {
    let name = entry.file_name();
    let rest = name.to_str().and_then(|name| name.strip_prefix(prefix));
    rest.is_some_and(|rest| {
        rest.len() == RANDOM_LETTERS && rest.bytes().all(|byte| byte.is_ascii_alphanumeric())
    })
}

/// Returns whether no running program is writing a draft.
fn is_abandoned(entry: &DirEntry) -> io::Result<bool> {
    let draft = OpenOptions::new().read(true).write(true).open(entry.path())?;
    match draft.try_lock() {
        Ok(()) => Ok(true),
        Err(TryLockError::WouldBlock) => Ok(false),
        // Some file systems do not support locks.
        Err(TryLockError::Error(_)) => is_old(entry),
    }
}

fn is_old(entry: &DirEntry) -> io::Result<bool> {
    let untouched = entry.metadata()?.modified()?.elapsed().map_err(io::Error::other)?;
    Ok(untouched >= OLD)
}

/// Returns the folder of the file at `path`.
pub(super) fn folder_of(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_path_buf(),
        _ => PathBuf::from("."),
    }
}

/// Creates a draft with `bytes` in `folder`, to be renamed to `path` later.
fn draft(folder: &Path, path: &Path, bytes: &[u8]) -> Result<NamedTempFile, SaveProblem> {
    remove_drafts(folder);
    // Only the system's reason: the name of the draft in a message would confuse.
    let mut draft = new_draft(folder).map_err(|error| SaveProblem::Folder {
        folder: folder.to_owned(),
        error: io::Error::new(error.kind(), plain(&error)),
    })?;
    let problem = |error| SaveProblem::File { path: path.to_owned(), error };
    draft.write_all(bytes).map_err(problem)?;
    draft.as_file().sync_all().map_err(problem)?;
    Ok(draft)
}

/// Creates an empty draft in `folder`, locked while it is being written.
fn new_draft(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(DRAFT).rand_bytes(RANDOM_LETTERS);
    // Use the default permissions; temporary files are otherwise private to their owner.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut draft = builder.tempfile_in(folder)?;
    // Before the draft is locked, another program may consider it abandoned and remove it.
    // Without support for locks, no program does.
    while draft.as_file().lock().is_ok() && !draft.path().exists() {
        draft = builder.tempfile_in(folder)?;
    }
    Ok(draft)
}
