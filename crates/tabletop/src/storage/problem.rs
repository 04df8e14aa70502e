//! Problems with stored files. Each variant carries the data for a sentence in the player's
//! language; `Display` writes that sentence in English.

use std::error::Error;
use std::fmt;
use std::io;
use std::path::PathBuf;

use basics::{Excerpt, shown_path};

/// The maximum length of the reason why a file is unusable, in characters.
const MOST_WHY: usize = 200;

/// Returns the system's message without its error number, and without the path that may follow.
pub(super) fn plain(error: &io::Error) -> String {
    let message = error.to_string();
    message.split(" (os error").next().unwrap_or_default().to_owned()
}

/// The flaw that makes a file unusable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flaw {
    /// The file is larger than [`MAX_BYTES`](super::MAX_BYTES).
    TooLarge,
    /// The file is not UTF-8 text.
    NotText,
    /// The file is not RON, does not have the expected structure, or is nested too deeply.
    /// The text gives the place and the reason, in English.
    Malformed(Excerpt),
    /// A newer version of the program wrote the file.
    Newer {
        /// The version in the file.
        found: u32,
        /// The newest version that this program supports.
        known: u32,
    },
}

impl Flaw {
    /// Returns the flaw of a malformed file. The reason may quote any part of the file.
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

/// The reason why a file could not be read. The file is unchanged.
#[derive(Debug)]
pub enum ReadProblem {
    /// The file does not exist.
    Missing,
    /// The system could not read the file.
    Unreadable(io::Error),
    /// The contents are unusable.
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

/// The reason why loading an existing file failed. The caller continues with defaults.
#[derive(Debug)]
pub enum LoadProblem {
    /// The file was unusable and has been renamed.
    SetAside {
        /// The original path.
        path: PathBuf,
        /// The flaw.
        flaw: Flaw,
        /// The new path.
        moved_to: PathBuf,
    },
    /// The file is unusable and could not be renamed. It stays unchanged, and saving is
    /// refused.
    Stuck {
        /// The path.
        path: PathBuf,
        /// The flaw.
        flaw: Flaw,
        /// The system's reason why the file could not be renamed.
        error: io::Error,
    },
    /// The system could not read the file. It stays unchanged, and saving is refused.
    Unreadable {
        /// The path.
        path: PathBuf,
        /// The system's reason.
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

/// The reason why a value was not saved. The file keeps its previous contents.
#[derive(Debug)]
pub enum SaveProblem {
    /// The file has not been loaded in this session, or saving would destroy an unusable file.
    Refused {
        /// The path.
        path: PathBuf,
    },
    /// The system could not create the folder or write to it.
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The system's reason.
        error: io::Error,
    },
    /// The folder is writable, but the system could not write this file.
    File {
        /// The path.
        path: PathBuf,
        /// The system's reason.
        error: io::Error,
    },
    /// The value cannot be expressed as RON, or is too large to be read again.
    Value {
        /// The path.
        path: PathBuf,
        /// The reason, in English.
        why: String,
    },
}

impl fmt::Display for SaveProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SaveProblem::Refused { path } => {
                write!(
                    f,
                    "{} was not saved, because that would overwrite its contents",
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
