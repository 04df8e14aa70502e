//! Moving a file out of the way without losing it or any other.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

use super::{Flaw, SaveProblem};

/// After so many unusable files someone should look at them.
const MOST_COPIES: u32 = 999;

/// Renames `path` to the first free `NAME.broken-N.EXT` beside it, or
/// `NAME.newer-N.EXT`, as its flaw is, and returns the new path.
///
/// # Errors
/// Why it cannot be renamed; it is as it was then.
pub fn set_aside(path: &Path, flaw: &Flaw) -> io::Result<PathBuf> {
    let word = if matches!(flaw, Flaw::Newer { .. }) { "newer" } else { "broken" };
    rename_to_free(path, |number| path.with_file_name(new_name(path, word, number)))
}

/// Moves the file at `path` into `folder`, which is made if there is none, and
/// returns where it is now. Nothing that is there is replaced.
///
/// # Errors
/// [`SaveProblem`]; the file is where it was then.
pub fn move_into(path: &Path, folder: &Path) -> Result<PathBuf, SaveProblem> {
    let problem = |error| SaveProblem::Folder { folder: folder.to_owned(), error };
    fs::create_dir_all(folder).map_err(problem)?;
    let moved = rename_to_free(path, |number| folder.join(new_name(path, "deleted", number)));
    moved.map_err(|error| SaveProblem::File { path: path.to_owned(), error })
}

/// Renames `path` to the first of the names for 1, 2, … that is free.
fn rename_to_free(path: &Path, name: impl Fn(u32) -> PathBuf) -> io::Result<PathBuf> {
    for number in 1..=MOST_COPIES {
        let target = name(number);
        // Claiming the name first means that two programs doing this at once
        // cannot overwrite each other's file.
        match OpenOptions::new().write(true).create_new(true).open(&target) {
            Ok(_) => {}
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => continue,
            Err(error) => return Err(error),
        }
        return match fs::rename(path, &target) {
            Ok(()) => Ok(target),
            Err(error) => {
                // The claim is an empty file of ours; failing to remove it hurts nobody.
                let _ = fs::remove_file(&target);
                Err(error)
            }
        };
    }
    Err(io::Error::other(format!("there are already {MOST_COPIES} copies of it")))
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
