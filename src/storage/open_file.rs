//! Opening what can be read to its end.

use std::fs::{self, File};
use std::io;
use std::path::Path;

/// Where an open file or pipe of the program itself is named: `replay <(…)` in a shell hands
/// over such a name.
const DESCRIPTORS: [&str; 3] = ["/dev/stdin", "/dev/fd", "/proc/self/fd"];

/// Opens the file at `path` for reading.
///
/// # Errors
/// What the system says, or that it is not a file: a named pipe may wait for ever for its
/// writer, and a device may never end.
pub fn open_file(path: &Path) -> io::Result<File> {
    // Asked before opening: opening a pipe would wait already.
    let is_file = fs::metadata(path)?.is_file();
    if is_file || DESCRIPTORS.iter().any(|descriptor| path.starts_with(descriptor)) {
        File::open(path)
    } else {
        Err(io::Error::other("it is not a file"))
    }
}
