//! One value in one file, with a version number.

use std::fs;
use std::path::{Path, PathBuf};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::ron_text::{parse_ron, read_bytes, ron_text};
use super::set_aside::set_aside;
use super::text_file::{
    folder_of, make_folder_of, remove_drafts, remove_drafts_in_own, replace_text,
};
use super::{LoadProblem, SaveProblem};

/// A file `(version: N, data: …)` in RON.
///
/// [`load`](Self::load) it once, then [`save`](Self::save) as often as needed.
/// Saving is refused until loading has shown that nothing can be lost by it.
#[derive(Debug)]
pub struct RonFile {
    path: PathBuf,
    version: u32,
    may_save: bool,
}

impl RonFile {
    /// A file at `path` whose data have the shape of `version`. Nothing is
    /// read or created yet.
    ///
    /// Raise the version when an older program would misread what is written
    /// now. Older files are read as the present shape: give new fields a
    /// `#[serde(default)]`.
    pub fn new(path: impl Into<PathBuf>, version: u32) -> Self {
        RonFile { path: path.into(), version, may_save: false }
    }

    /// Where the file is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Reads the file; `None` if there is none. Fields that `T` does not know
    /// are ignored.
    ///
    /// # Errors
    /// A damaged file and one from a newer version are renamed to, say,
    /// `settings.broken-1.ron` or `settings.newer-1.ron`. What cannot be read
    /// or renamed stays, and [`save`](Self::save) is refused from then on.
    pub fn load<T: DeserializeOwned>(&mut self) -> Result<Option<T>, LoadProblem> {
        self.may_save = false;
        let path = self.path.clone();
        remove_drafts_in_own(&folder_of(&path));
        // Where the file is a link, drafts lie beside what it leads to.
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

    /// Like [`load`](Self::load), with the default value where there is none,
    /// and the problem to show if there was one.
    pub fn load_or_default<T: DeserializeOwned + Default>(&mut self) -> (T, Option<LoadProblem>) {
        match self.load() {
            Ok(value) => (value.unwrap_or_default(), None),
            Err(problem) => (T::default(), Some(problem)),
        }
    }

    /// Replaces the file with `value`, all of it or nothing, and makes its
    /// folder if there is none.
    ///
    /// # Errors
    /// A [`SaveProblem`]; the file is then as it was before.
    pub fn save<T: Serialize>(&self, value: &T) -> Result<(), SaveProblem> {
        if !self.may_save {
            return Err(SaveProblem::Refused { path: self.path.clone() });
        }
        let text = ron_text(self.version, value)
            .map_err(|why| SaveProblem::Value { path: self.path.clone(), why })?;
        make_folder_of(&self.path)?;
        replace_text(&self.path, &text)
    }
}
