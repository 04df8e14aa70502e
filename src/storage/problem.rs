//! What can go wrong with a stored file. Every variant carries what a sentence
//! in the player's language needs; `Display` is that sentence in plain English.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use crate::excerpt::{Excerpt, shown_path};

/// The longest reason why a file is unusable, in characters.
const MOST_WHY: usize = 200;

/// What the system said, without the number that only programs know.
fn plain(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_owned()
}

/// What makes a file unusable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// It is larger than [`MAX_BYTES`](super::MAX_BYTES).
    TooLarge,
    /// It is not UTF-8 text.
    NotText,
    /// It is not RON, or not of the shape expected, or nested too deeply. The
    /// text tells where and why, in English.
    Malformed(Excerpt),
    /// A newer version of the program wrote it.
    Newer {
        /// The version in the file.
        found: u32,
        /// The newest version this program knows.
        known: u32,
    },
}

impl Flaw {
    /// The flaw of a file that is no such value, for a reason that may quote any of it.
    pub fn malformed(why: &dyn fmt::Display) -> Self {
        Flaw::Malformed(Excerpt::of_display(why, MOST_WHY))
    }
}

impl fmt::Display for Flaw {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Flaw::TooLarge => write!(f, "is damaged (too large)"),
            Flaw::NotText => write!(f, "is damaged (not text)"),
            Flaw::Malformed(why) => write!(f, "is damaged ({why})"),
            Flaw::Newer { found, known } => write!(
                f,
                "was written by a newer version of the program (format {found}; this version reads up to {known})"
            ),
        }
    }
}

/// Why reading gave no value. The file is as it was.
#[derive(Debug)]
pub enum ReadProblem {
    /// There is no such file.
    Missing,
    /// It cannot be read at all; what the system said.
    Unreadable(io::Error),
    /// It is no such value.
    Unusable(Flaw),
}

impl fmt::Display for ReadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadProblem::Missing => f.write_str("does not exist"),
            ReadProblem::Unreadable(error) => write!(f, "cannot be read: {}", plain(error)),
            ReadProblem::Unusable(flaw) => flaw.fmt(f),
        }
    }
}

impl Error for ReadProblem {}

/// Why a file that exists gave no value. The caller goes on with defaults.
#[derive(Debug)]
pub enum LoadProblem {
    /// The file was unusable and now has another name.
    SetAside {
        /// The file that was to be read.
        path: PathBuf,
        /// What is wrong with it.
        flaw: Flaw,
        /// Where it is now.
        moved_to: PathBuf,
    },
    /// The file is unusable and could not be renamed. It stays as it is, and
    /// saving is refused.
    Stuck {
        /// The file that was to be read.
        path: PathBuf,
        /// What is wrong with it.
        flaw: Flaw,
        /// Why it could not be renamed.
        error: io::Error,
    },
    /// The file could not be read at all. It stays as it is, and saving is
    /// refused.
    Unreadable {
        /// The file that was to be read.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
}

impl fmt::Display for LoadProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadProblem::SetAside { path, flaw, moved_to } => {
                write!(f, "{} {flaw}; it was moved to {}", shown_path(path), shown_path(moved_to))
            }
            LoadProblem::Stuck { path, flaw, error } => write!(
                f,
                "{} {flaw} and cannot be renamed, so nothing will be saved to it: {}",
                shown_path(path),
                plain(error)
            ),
            LoadProblem::Unreadable { path, error } => write!(
                f,
                "{} cannot be read, so nothing will be saved to it: {}",
                shown_path(path),
                plain(error)
            ),
        }
    }
}

impl Error for LoadProblem {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            LoadProblem::SetAside { .. } => None,
            LoadProblem::Stuck { error, .. } | LoadProblem::Unreadable { error, .. } => Some(error),
        }
    }
}

/// Why a value was not saved. What the file held before is still there.
#[derive(Debug)]
pub enum SaveProblem {
    /// The file has not been loaded in this session, or loading left a file
    /// behind that saving would destroy.
    Refused {
        /// The file that was to be written.
        path: PathBuf,
    },
    /// The folder cannot be made or written to.
    Folder {
        /// The folder of the file.
        folder: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// The folder takes files, but not this one.
    File {
        /// The file that was to be written.
        path: PathBuf,
        /// What the system said.
        error: io::Error,
    },
    /// The value cannot be written as RON, or is too large to be read again.
    Value {
        /// The file that was to be written.
        path: PathBuf,
        /// Why, in English.
        why: String,
    },
}

impl fmt::Display for SaveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveProblem::Refused { path } => {
                write!(
                    f,
                    "{} was not saved, because that would overwrite what it holds",
                    shown_path(path)
                )
            }
            SaveProblem::Folder { folder, error } => {
                write!(
                    f,
                    "the folder {} cannot be written to: {}",
                    shown_path(folder),
                    plain(error)
                )
            }
            SaveProblem::File { path, error } => {
                write!(f, "{} cannot be written: {}", shown_path(path), plain(error))
            }
            SaveProblem::Value { path, why } => {
                write!(f, "{} cannot be written: {why}", shown_path(path))
            }
        }
    }
}

impl Error for SaveProblem {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        match self {
            SaveProblem::Folder { error, .. } | SaveProblem::File { error, .. } => Some(error),
            SaveProblem::Refused { .. } | SaveProblem::Value { .. } => None,
        }
    }
}
