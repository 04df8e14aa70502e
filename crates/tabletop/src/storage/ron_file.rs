//! A file that stores one value with a version number.

use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ron_text::{parse_ron, read_bytes, ron_text};
use super::set_aside::set_aside;
use super::text_file::{
    folder_of, make_folder_of, remove_drafts, remove_drafts_in_own, replace_bytes,
};
use super::{LoadProblem, SaveProblem};
use crate::platform::fs;

/// A file `(version: N, data: …)` in RON.
///
/// Call [`load`](Self::load) once, then [`save`](Self::save) any number of times. Saving is
/// refused until loading has shown that it cannot destroy anything.
#[derive(Debug)]
pub struct RonFile {
    path: PathBuf,
    version: u32,
    may_save: bool,
}

impl RonFile {
    /// Creates a handle for a file at `path` whose data have the structure of `version`.
    /// Reads and creates nothing yet.
    ///
    /// Raise the version if an older program would misread the new files. Older files are
    /// read with the current structure, so give new fields a `#[serde(default)]`.
    pub fn new(path: impl Into<PathBuf>, version: u32) -> Self {
        RonFile { path: path.into(), version, may_save: false }
    }

    /// Returns the path of the file.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the file; returns `None` if it does not exist. Ignores fields unknown to `T`.
    ///
    /// # Errors
    /// Renames a damaged file, or one from a newer version, to a name such as
    /// `settings.broken-1.ron` or `settings.newer-1.ron`. A file that cannot be read or
    /// renamed stays, and [`save`](Self::save) is then refused.
    pub fn load<T: DeserializeOwned>(&mut self) -> Result<Option<T>, LoadProblem> {
        self.may_save = false;
        let path = self.path.clone();
        remove_drafts_in_own(&folder_of(&path));
        // If the file is a link, its drafts are in the folder of the target.
        if let Ok(linked) = fs::canonicalize(&path) {
            remove_drafts(&folder_of(&linked));
        }
        let read = match read_bytes(&path) {
            Ok(Some(bytes)) => parse_ron(&bytes, self.version),
            Ok(None) => {
                self.may_save = true;
                return Ok(None);
            }
            Err(error) => return Err(LoadProblem::Unreadable { path, error }),
        };
        let flaw = match read {
            Ok(value) => {
                self.may_save = true;
                return Ok(Some(value));
            }
            Err(flaw) => flaw,
        };
        match set_aside(&path, &flaw) {
            Ok(moved_to) => {
                self.may_save = true;
                Err(LoadProblem::SetAside { path, flaw, moved_to })
            }
            Err(error) => Err(LoadProblem::Stuck { path, flaw, error }),
        }
    }

    /// Reads the file as it is, touching nothing; returns `None` if there is none, or none that can be used. It is for
    /// what a wrong answer does not harm; [`load`](Self::load) it all the same.
    pub fn peek<T: DeserializeOwned>(&self) -> Option<T> {
        let bytes = read_bytes(&self.path).ok()??;
        parse_ron(&bytes, self.version).ok()
    }

    /// Reads the file like [`load`](Self::load), but returns the default value if there is
    /// none, together with the problem, if any.
    pub fn load_or_default<T: DeserializeOwned + Default>(&mut self) -> (T, Option<LoadProblem>) {
        match self.load() {
            Ok(value) => (value.unwrap_or_default(), None),
            Err(problem) => (T::default(), Some(problem)),
        }
    }

    /// Atomically replaces the file's contents with `value`, creating its folder if necessary.
    ///
    /// # Errors
    /// Returns a [`SaveProblem`]; the file is then unchanged.
    pub fn save<T: Serialize>(&self, value: &T) -> Result<(), SaveProblem> {
        if !self.may_save {
            return Err(SaveProblem::Refused { path: self.path.clone() });
        }
        let text = ron_text(self.version, value)
            .map_err(|why| SaveProblem::Value { path: self.path.clone(), why })?;
        make_folder_of(&self.path)?;
        replace_bytes(&self.path, text.as_bytes())
    }
}
