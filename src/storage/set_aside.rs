//! Moving a file out of the way without losing it or any other.

use std::ffi::OsString;
use std::fs::{self, OpenOptions};
use std::io;
use std::path::{Path, PathBuf};

/// After so many unusable files someone should look at them.
const MOST_COPIES: u32 = 999;

/// Renames `path` to the first free `NAME.WORD-N.EXT` beside it and returns
/// the new path.
pub(super) fn set_aside(path: &Path, word: &str) -> io::Result<PathBuf> {
    for number in 1..=MOST_COPIES {
        let target = path.with_file_name(new_name(path, word, number));
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
    Err(io::Error::other(format!("there are already {MOST_COPIES} files like it")))
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
