//! Drafts: files that are still being written.

use std::fs::{self, DirEntry, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::Path;
use std::time::Duration;

use tempfile::NamedTempFile;

/// The prefix of a draft's name.
const DRAFT: &str = ".o-an-quan-draft-";
/// The prefix in 0.1.0.
const OLD_DRAFT: &str = ".draft-";
/// The number of random letters and digits that follow the prefix.
const RANDOM_LETTERS: usize = 6;
/// The age at which an untouched draft without a lock counts as abandoned.
const OLD: Duration = Duration::from_secs(24 * 60 * 60);

/// A file under a name of its own, locked while it is being written, and removed unless it gets its proper
/// name.
#[derive(Debug)]
pub struct Draft(NamedTempFile);

impl Draft {
    /// Creates an empty draft of a file in `folder`.
    ///
    /// # Errors
    /// The system cannot create it.
    pub fn new(folder: &Path) -> io::Result<Self> {
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
        Ok(Draft(draft))
    }

    /// Writes the contents, and waits until the disk has them.
    ///
    /// # Errors
    /// The system cannot write them.
    pub fn fill(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.0.write_all(bytes)?;
        self.0.as_file().sync_all()
    }

    /// Gives the draft the name `path`, and replaces a file of this name only if `replace` is set.
    ///
    /// # Errors
    /// There is a file that may not be replaced, or the system cannot rename the draft.
    pub fn persist(self, path: &Path, replace: bool) -> io::Result<()> {
        let persisted = match replace {
            true => self.0.persist(path),
            false => self.0.persist_noclobber(path),
        };
        persisted.map(drop).map_err(|failed| failed.error)
    }
}

/// Removes the drafts that killed programs left in any `folder`; only this program uses such
/// names. Drafts that a running program is writing are locked and stay.
pub fn remove_drafts(folder: &Path) {
    remove_drafts_if(folder, &|entry| {
        has_draft_name(entry, DRAFT) && is_abandoned(entry).unwrap_or(false)
    });
}

/// Removes the drafts that 0.1.0 left in `folder` when it was killed. It did not lock its drafts, so those
/// must be a day old.
pub fn remove_old_drafts(folder: &Path) {
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

/// Makes a new name in `folder` durable against a power cut. Not every system supports this;
/// the file is complete either way.
pub fn sync_folder(folder: &Path) {
    #[cfg(unix)]
    let _ = fs::File::open(folder).and_then(|folder| folder.sync_all());
    #[cfg(not(unix))]
    let _ = folder;
}
