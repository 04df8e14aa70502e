//! Problems with stored files. Each variant carries the data for a sentence in the player's
//! language; `Display` writes that sentence in English.

use std::fmt;
use std::io;
use std::path::PathBuf;

use basics::{Excerpt, shown_path, system_reason};
use ron::error::SpannedError;
use thiserror::Error;

/// The maximum length of the reason why a file is unusable, in characters.
const MAX_WHY: usize = 200;

/// The flaw that makes a file unusable.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Flaw {
    /// The file is larger than [`MAX_BYTES`](super::MAX_BYTES).
    #[error("is damaged (too large)")]
    TooLarge,
    /// The file is not UTF-8 text.
    #[error("is damaged (not text)")]
    NotText,
    /// The file is not RON, does not have the expected structure, or is nested too deeply.
    #[error("is damaged (line {line}, column {column}: {why})")]
    Syntax {
        /// The line in the file, from 1.
        line: u32,
        /// The character in the line, from 1.
        column: u32,
        /// The reason, in English.
        why: Excerpt,
    },
    /// The contents of the file cannot be. The text gives the place and the reason, in English.
    #[error("is damaged ({0})")]
    Malformed(Excerpt),
    /// A newer version of the program wrote the file.
    #[error(
        "was written by a newer version of the program (format {found}; \
         this version reads up to {known})"
    )]
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
        Flaw::Malformed(Excerpt::of_display(why, MAX_WHY))
    }

    /// Returns the flaw of a file that is not RON, or has another structure.
    pub(super) fn syntax(error: &SpannedError) -> Self {
        let [line, column] = [error.span.start.line, error.span.start.col]
            .map(|number| u32::try_from(number).unwrap_or(u32::MAX));
        Flaw::Syntax { line, column, why: Excerpt::of_display(&error.code, MAX_WHY) }
    }
}

/// The reason why a file could not be read. The file is unchanged.
#[derive(Debug, Error)]
pub enum ReadProblem {
    /// The file does not exist.
    #[error("does not exist")]
    Missing,
    /// The system could not read the file.
    #[error("cannot be read: {}", system_reason(.0))]
    Unreadable(io::Error),
    /// The contents are unusable.
    #[error(transparent)]
    Unusable(Flaw),
}

/// The reason why loading an existing file failed. The caller continues with defaults.
#[derive(Debug, Error)]
pub enum LoadProblem {
    /// The file was unusable and has been renamed.
    #[error("{} {flaw}; it was moved to {}", shown_path(.path), shown_path(.moved_to))]
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
    #[error(
        "{} {flaw} and cannot be renamed, so nothing will be saved to it: {}",
        shown_path(.path),
        system_reason(.error)
    )]
    Stuck {
        /// The path.
        path: PathBuf,
        /// The flaw.
        flaw: Flaw,
        /// The system's reason why the file could not be renamed.
        #[source]
        error: io::Error,
    },
    /// The system could not read the file. It stays unchanged, and saving is refused.
    #[error(
        "{} cannot be read, so nothing will be saved to it: {}",
        shown_path(.path),
        system_reason(.error)
    )]
    Unreadable {
        /// The path.
        path: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
}

/// The reason why a value was not saved. The file keeps its previous contents.
#[derive(Debug, Error)]
pub enum SaveProblem {
    /// The file has not been loaded in this session, or saving would destroy an unusable file.
    #[error("{} was not saved, because that would overwrite its contents", shown_path(.path))]
    Refused {
        /// The path.
        path: PathBuf,
    },
    /// The system could not create the folder or write to it.
    #[error("the folder {} cannot be written to: {}", shown_path(.folder), system_reason(.error))]
    Folder {
        /// The folder.
        folder: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// The folder is writable, but the system could not write this file.
    #[error("{} cannot be written: {}", shown_path(.path), system_reason(.error))]
    File {
        /// The path.
        path: PathBuf,
        /// The system's reason.
        #[source]
        error: io::Error,
    },
    /// The value cannot be expressed as RON, or is too large to be read again.
    #[error("{} cannot be written: {why}", shown_path(.path))]
    Value {
        /// The path.
        path: PathBuf,
        /// The reason, in English.
        why: String,
    },
}
