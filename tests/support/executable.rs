//! Programs that tests write and run.

use std::io::Write as _;
use std::path::Path;
use std::process::{Command, Stdio};

/// Writes a program with this `text`.
///
/// A shell writes it: a file that this process holds open for writing is also open, for a moment,
/// in whatever another test starts meanwhile, and the system runs no file that is open for writing.
pub fn write_executable(path: &Path, text: &[u8]) {
    let mut shell = Command::new("/bin/sh")
        .args(["-c", "cat >\"$0\" && chmod 755 \"$0\""])
        .arg(path)
        .stdin(Stdio::piped())
        .spawn()
        .expect("a shell");
    shell.stdin.take().expect("a pipe").write_all(text).expect("written");
    assert!(shell.wait().expect("the shell ends").success(), "{} is not written", path.display());
}
