//! Renaming files without overwriting others.

use std::ffi::OsString;
use std::io;
use std::path::{Path, PathBuf};

use super::watch::note_disk;
use super::{Flaw, SaveProblem};
use crate::platform::fs::{self, OpenOptions};

/// The most copies of one file: after that many, someone should look at them.
const MAX_COPIES: u32 = 999;

/// Renames `path` to the first free `NAME.broken-N.EXT` or `NAME.newer-N.EXT` beside it,
/// depending on its flaw, and returns the new path.
///
/// # Errors
/// Returns the system's reason if the file cannot be renamed; it is then unchanged.
pub fn set_aside(path: &Path, flaw: &Flaw) -> io::Result<PathBuf> {
    let word = if matches!(flaw, Flaw::Newer { .. }) { "newer" } else { "broken" };
    rename_to_free(path, |number| path.with_file_name(new_name(path, word, number)))
}

/// Moves the file at `path` into `folder`, creating the folder if necessary, and returns the
/// new path. Never replaces a file.
///
/// # Errors
/// Returns [`SaveProblem`]; the file is then unchanged.
pub fn move_into(path: &Path, folder: &Path) -> Result<PathBuf, SaveProblem> {
    let problem = |error| SaveProblem::Folder { folder: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(problem)?;
    let moved = rename_to_free(path, |number| folder.join(new_name(path, "deleted", number)));
    moved.map_err(|error| SaveProblem::File { path: path.to_owned(), error })
}

/// Renames `path` to the first free name among those for 1, 2, ….
pub(super) fn rename_to_free(path: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    note_disk();
    for number in 1..=MAX_COPIES {
        let target = name(number);
        // Claiming the name first keeps two programs from overwriting each other's files.
        match OpenOptions::new().write(true).create_new(true).open(&target) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match fs::rename(path, &target) {
            Ok(()) => Ok(target),
            Err(error) => {
                // The claim is an empty file; failing to remove it does no harm.
                let _ = fs::remove_file(&target);
                Err(error)
            }
        };
    }
    Err(io::Error::other(format!("there are already {MAX_COPIES} copies of it")))
}

fn new_name(path: &Path, word: &str, number: u32) -> OsString {
    let mut name = path.file_stem().unwrap_or_default().to_os_string();
    name.push(format!(".{word}-{number}"));
    if let Some(extension) = path.extension() {
        name.push(".");
        name.push(extension);
    }
    name
}
