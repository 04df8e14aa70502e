//! The files that earlier versions of the program left.

use std::fs;
use std::path::Path;

/// Copies the files of a version to `folder`: `config` contains the settings, `data` the games.
pub fn copy_to(version: &str, folder: &Path) {
    copy(&Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data").join(version), folder);
}

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).expect("a folder");
    for entry in fs::read_dir(from).expect("a folder") {
        let entry = entry.expect("a file");
        let target = to.join(entry.file_name());
        if entry.path().is_dir() {
            copy(&entry.path(), &target);
        } else {
            fs::copy(entry.path(), target).expect("copied");
        }
    }
}
