//! One value in one file, with a version number.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use ron::ser::PrettyConfig;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::set_aside::set_aside;
use super::text_file::{folder_of, replace_text};
use super::{Flaw, LoadProblem, SaveProblem};

/// The largest file that is read or written, in bytes.
pub const MAX_BYTES: u64 = 1 << 20;

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

/// All of a file that every version of the program understands.
#[derive(Deserialize)]
struct Head {
    version: u32,
}

#[derive(Deserialize)]
struct Body<T> {
    data: T,
}

#[derive(Serialize)]
struct Whole<'a, T> {
    version: u32,
    data: &'a T,
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
        let read = match self.read() {
            Ok(Some(bytes)) => self.parse(&bytes),
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
        let word = if matches!(flaw, Flaw::Newer { .. }) { "newer" } else { "broken" };
        match set_aside(&path, word) {
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
        let text = self.text(value)?;
        let folder = folder_of(&fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone()));
        fs::create_dir_all(&folder).map_err(|error| SaveProblem::Folder { folder, error })?;
        replace_text(&self.path, &text)
    }

    /// The bytes of the file, at most one more than allowed; `None` if there
    /// is no such file.
    fn read(&self) -> io::Result<Option<Vec<u8>>> {
        // Asked before opening: opening a pipe would wait for a writer.
        match fs::metadata(&self.path) {
            Ok(metadata) if metadata.is_file() => {}
            Ok(_) => return Err(io::Error::other("it is not a file")),
            Err(error) if is_missing(&error) => return Ok(None),
            Err(error) => return Err(error),
        }
        let mut bytes = Vec::new();
        File::open(&self.path)?.take(MAX_BYTES + 1).read_to_end(&mut bytes)?;
        Ok(Some(bytes))
    }

    fn parse<T: DeserializeOwned>(&self, bytes: &[u8]) -> Result<T, Flaw> {
        if bytes.len() as u64 > MAX_BYTES {
            return Err(Flaw::TooLarge);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| Flaw::NotText)?;
        // Some editors put a byte order mark first.
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let malformed = |error: ron::error::SpannedError| Flaw::Malformed(error.to_string());
        // The version first: the data of a newer one may have any shape.
        let head: Head = ron::from_str(text).map_err(malformed)?;
        if head.version > self.version {
            return Err(Flaw::Newer { found: head.version, known: self.version });
        }
        let body: Body<T> = ron::from_str(text).map_err(malformed)?;
        Ok(body.data)
    }

    fn text<T: Serialize>(&self, value: &T) -> Result<String, SaveProblem> {
        let problem = |why| SaveProblem::Value { path: self.path.clone(), why };
        let whole = Whole { version: self.version, data: value };
        let mut text = ron::ser::to_string_pretty(&whole, PrettyConfig::default())
            .map_err(|error| problem(error.to_string()))?;
        text.push('\n');
        if text.len() as u64 > MAX_BYTES {
            return Err(problem("it would be too large to be read again".to_owned()));
        }
        Ok(text)
    }
}

/// A path through something that is not a folder has no file at its end
/// either. Saving will say so.
fn is_missing(error: &io::Error) -> bool {
    matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
}
