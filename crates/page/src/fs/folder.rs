//! What lies in a folder.

use std::ffi::OsString;
use std::io;
use std::path::PathBuf;
use std::vec::IntoIter;

use super::Metadata;
use super::tree::tree;

/// A file or a folder in a folder.
#[derive(Clone, Debug)]
pub struct DirEntry {
    path: PathBuf,
}

impl DirEntry {
    pub(super) fn new(path: PathBuf) -> Self {
        DirEntry { path }
    }

    /// Returns its path.
    pub fn path(&self) -> PathBuf {
        self.path.clone()
    }

    /// Returns its name.
    pub fn file_name(&self) -> OsString {
        self.path.file_name().unwrap_or_default().to_owned()
    }

    /// Returns what is known about it.
    ///
    /// # Errors
    /// It has been removed.
    pub fn metadata(&self) -> io::Result<Metadata> {
        tree().metadata(&self.path)
    }

    /// Returns what it is.
    ///
    /// # Errors
    /// It has been removed.
    pub fn file_type(&self) -> io::Result<FileType> {
        self.metadata().map(FileType)
    }
}

/// Whether something is a file or a folder.
#[derive(Clone, Debug)]
pub struct FileType(Metadata);

impl FileType {
    /// Returns whether it is a file.
    pub fn is_file(&self) -> bool {
        self.0.is_file()
    }
}

/// What lies in a folder, one after the other.
#[derive(Debug)]
pub struct ReadDir(IntoIter<DirEntry>);

impl ReadDir {
    pub(super) fn new(entries: Vec<DirEntry>) -> Self {
        ReadDir(entries.into_iter())
    }
}

impl Iterator for ReadDir {
    type Item = io::Result<DirEntry>;

    fn next(&mut self) -> Option<Self::Item> {
        self.0.next().map(Ok)
    }
}
