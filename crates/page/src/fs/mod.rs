//! The files of a page, by the names of [`std::fs`]: what the program asks of a disk, answered from memory.
//!
//! A browser reads and writes files only in the background, but the program reads and writes at once. So all
//! files are read before the window opens, and each change goes into memory first and to a [`Keeper`] behind
//! it. Files in [`DOWNLOADS`] are handed to the person; those in [`OPENED`] stay in memory.

mod draft;
mod file;
mod folder;
mod tree;

use std::io;
use std::path::{Path, PathBuf};

pub use draft::Draft;
pub use file::{File, Metadata, OpenOptions};
pub use folder::{DirEntry, FileType, ReadDir};
pub use std::fs::TryLockError;
pub use tree::{Keeper, hold, keep_with, kept_files, let_go, put_quietly, remove_quietly, report};

use tree::tree;

/// The folder whose files become downloads as soon as they are written.
pub const DOWNLOADS: &str = "/downloads";
/// The folder of files that were dropped on the page. The next start has forgotten them.
pub const OPENED: &str = "/opened";

/// Returns what is known about the file or folder at `path`.
///
/// # Errors
/// There is none.
pub fn metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    tree().metadata(path.as_ref())
}

/// Returns what [`metadata`] does: there are no links.
///
/// # Errors
/// There is no file or folder.
pub fn symlink_metadata(path: impl AsRef<Path>) -> io::Result<Metadata> {
    metadata(path)
}

/// Returns `path`, if there is a file or a folder: there are no links.
///
/// # Errors
/// There is no file or folder.
pub fn canonicalize(path: impl AsRef<Path>) -> io::Result<PathBuf> {
    metadata(&path).map(|_| path.as_ref().to_owned())
}

/// Returns whether there is a file or a folder at `path`.
///
/// # Errors
/// Never: the answer is always known.
pub fn exists(path: impl AsRef<Path>) -> io::Result<bool> {
    Ok(metadata(path).is_ok())
}

/// Returns the contents of the file at `path`.
///
/// # Errors
/// There is no file.
pub fn read(path: impl AsRef<Path>) -> io::Result<Vec<u8>> {
    tree().read(path.as_ref()).map(|bytes| bytes.to_vec())
}

/// Returns the text of the file at `path`.
///
/// # Errors
/// There is no file, or it is not text in UTF-8.
pub fn read_to_string(path: impl AsRef<Path>) -> io::Result<String> {
    String::from_utf8(read(path)?)
        .map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// Writes the file at `path`, whose folder must exist.
///
/// # Errors
/// There is no such folder, or the browser keeps nothing more.
pub fn write(path: impl AsRef<Path>, bytes: impl AsRef<[u8]>) -> io::Result<()> {
    tree().put(path.as_ref(), bytes.as_ref())
}

/// Creates the folder `path` and those that it lies in.
///
/// # Errors
/// There is a file of this name.
pub fn create_dir_all(path: impl AsRef<Path>) -> io::Result<()> {
    tree().create_folder(path.as_ref())
}

/// Returns what lies in the folder `path`.
///
/// # Errors
/// There is no such folder.
pub fn read_dir(path: impl AsRef<Path>) -> io::Result<ReadDir> {
    tree().list(path.as_ref()).map(ReadDir::new)
}

/// Removes the file at `path`.
///
/// # Errors
/// There is no file.
pub fn remove_file(path: impl AsRef<Path>) -> io::Result<()> {
    tree().remove(path.as_ref())
}

/// Renames the file `from`, and replaces a file at `to`.
///
/// # Errors
/// There is no file `from`, no folder for `to`, or the browser keeps nothing more.
pub fn rename(from: impl AsRef<Path>, to: impl AsRef<Path>) -> io::Result<()> {
    let mut tree = tree();
    let bytes = tree.read(from.as_ref())?;
    tree.put(to.as_ref(), &bytes)?;
    tree.remove(from.as_ref())
}
