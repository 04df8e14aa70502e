//! Opening files and pipes that have an end.

use std::io;
use std::path::Path;

use super::watch::note_disk;
use crate::platform::fs::{self, File};

/// The folders of the program's own open files and pipes. In a shell, `replay <(…)` passes such
/// a path.
const DESCRIPTORS: [&str; 3] = ["/dev/stdin", "/dev/fd", "/proc/self/fd"];

/// Opens the file at `path` for reading.
///
/// # Errors
/// Returns the system's error, or an error that the path is not a file: a named pipe may wait
/// for its writer for ever, and a device may never end.
pub fn open_file(path: &Path) -> io::Result<File> {
    note_disk();
    // Checked before opening, because opening a pipe may already wait.
    let is_file = fs::metadata(path)?.is_file();
    if is_file || DESCRIPTORS.iter().any(|descriptor| path.starts_with(descriptor)) {
        File::open(path)
    } else {
        Err(io::Error::other("it is not a file"))
    }
}
