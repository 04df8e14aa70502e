//! An open file.

use std::cell::Cell;
use std::io::{self, ErrorKind, Read};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::SystemTime;

use super::TryLockError;
use super::tree::tree;

/// What is known about a file or a folder.
#[derive(Clone, Debug)]
pub struct Metadata {
    /// The bytes of a file; `None` for a folder.
    pub(super) length: Option<u64>,
    pub(super) modified: SystemTime,
}

impl Metadata {
    /// Returns whether it is a file.
    pub fn is_file(&self) -> bool {
        self.length.is_some()
    }

    /// Returns whether it is a folder.
    pub fn is_dir(&self) -> bool {
        self.length.is_none()
    }

    /// Returns the number of bytes, 0 for a folder.
    #[expect(clippy::len_without_is_empty, reason = "it has the name of the standard library")]
    pub fn len(&self) -> u64 {
        self.length.unwrap_or(0)
    }

    /// Returns a time that differs after each change; it is no real time.
    ///
    /// # Errors
    /// Never.
    pub fn modified(&self) -> io::Result<SystemTime> {
        Ok(self.modified)
    }
}

/// A file or folder that is open for reading, or to be locked.
#[derive(Debug)]
pub struct File {
    path: PathBuf,
    bytes: Arc<[u8]>,
    read: usize,
    is_locked: Cell<bool>,
}

impl File {
    /// Opens the file or folder at `path`.
    ///
    /// # Errors
    /// There is none.
    pub fn open(path: impl AsRef<Path>) -> io::Result<File> {
        let (path, tree) = (path.as_ref(), tree());
        let bytes = match tree.metadata(path)?.is_file() {
            true => tree.read(path)?,
            false => Arc::default(),
        };
        Ok(File { path: path.to_owned(), bytes, read: 0, is_locked: Cell::new(false) })
    }

    /// Returns what is known about the file.
    ///
    /// # Errors
    /// It has been removed.
    pub fn metadata(&self) -> io::Result<Metadata> {
        tree().metadata(&self.path)
    }

    /// Does nothing: within a page, one change follows the other.
    ///
    /// # Errors
    /// Never.
    pub fn lock(&self) -> io::Result<()> {
        Ok(())
    }

    /// Locks the file against other pages and other files of this page until it is closed.
    ///
    /// # Errors
    /// Somebody else holds the lock.
    pub fn try_lock(&self) -> Result<(), TryLockError> {
        if !self.is_locked.get() && !tree().lock(&self.path) {
            return Err(TryLockError::WouldBlock);
        }
        self.is_locked.set(true);
        Ok(())
    }
}

impl Drop for File {
    fn drop(&mut self) {
        if self.is_locked.get() {
            tree().unlock(&self.path);
        }
    }
}

impl Read for File {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = (&self.bytes[self.read..]).read(buffer)?;
        self.read += read;
        Ok(read)
    }
}

/// How a file is opened.
#[derive(Clone, Debug, Default)]
pub struct OpenOptions {
    creates: bool,
    creates_new: bool,
}

impl OpenOptions {
    /// Returns options that open an existing file.
    pub fn new() -> Self {
        Self::default()
    }

    /// Changes nothing: every file can be read.
    pub fn read(&mut self, _: bool) -> &mut Self {
        self
    }

    /// Changes nothing: a file is written as a whole.
    pub fn write(&mut self, _: bool) -> &mut Self {
        self
    }

    /// Changes nothing: opening a file leaves its contents.
    pub fn truncate(&mut self, _: bool) -> &mut Self {
        self
    }

    /// Sets whether a file is created if there is none.
    pub fn create(&mut self, creates: bool) -> &mut Self {
        self.creates = creates;
        self
    }

    /// Sets whether a file is created, and opening fails if there is one.
    pub fn create_new(&mut self, creates: bool) -> &mut Self {
        self.creates_new = creates;
        self
    }

    /// Opens the file at `path`.
    ///
    /// # Errors
    /// There is no file to open, or one although a new one is wanted.
    pub fn open(&self, path: impl AsRef<Path>) -> io::Result<File> {
        let path = path.as_ref();
        {
            let mut tree = tree();
            let is_there = tree.metadata(path).is_ok();
            if is_there && self.creates_new {
                return Err(ErrorKind::AlreadyExists.into());
            }
            if !is_there && (self.creates || self.creates_new) {
                tree.put(path, &[])?;
            }
        }
        File::open(path)
    }
}
