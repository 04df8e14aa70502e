//! A file that is still being written.

use std::io::{self, ErrorKind};
use std::path::Path;

use super::tree::tree;

/// The bytes of a file that gets its name when they are complete.
#[derive(Debug)]
pub struct Draft(Vec<u8>);

impl Draft {
    /// Creates an empty draft of a file in `folder`.
    ///
    /// # Errors
    /// There is no such folder.
    pub fn new(folder: &Path) -> io::Result<Self> {
        super::metadata(folder).map(|_| Draft(Vec::new()))
    }

    /// Writes the contents.
    ///
    /// # Errors
    /// Never.
    pub fn fill(&mut self, bytes: &[u8]) -> io::Result<()> {
        bytes.clone_into(&mut self.0);
        Ok(())
    }

    /// Gives the draft the name `path`, and replaces a file of this name only if `replace` is set.
    ///
    /// # Errors
    /// There is a file that may not be replaced, or the browser keeps nothing more.
    pub fn persist(self, path: &Path, replace: bool) -> io::Result<()> {
        let mut tree = tree();
        if !replace && tree.metadata(path).is_ok() {
            return Err(ErrorKind::AlreadyExists.into());
        }
        tree.put(path, &self.0)
    }
}
