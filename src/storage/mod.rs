//! Files that outlive a run of the program: settings and game records.
//!
//! A [`RonFile`] is one value in a text file a person can read, with a version
//! number. What the program cannot use it never overwrites or deletes: the
//! file is set aside under a new name, and a [`LoadProblem`] says where.

mod problem;
mod ron_file;
mod set_aside;
mod text_file;

use std::path::PathBuf;

use directories::ProjectDirs;

pub use problem::{Flaw, LoadProblem, SaveProblem};
pub use ron_file::{MAX_BYTES, RonFile};
pub use text_file::write_text;

/// Where the file `name` belongs in the user's configuration folder, e.g.
/// `~/.config/o-an-quan/settings.ron` on Linux. `None` for a user without a
/// home folder. Nothing is created.
pub fn config_file(name: &str) -> Option<PathBuf> {
    ProjectDirs::from("", "", "o-an-quan").map(|dirs| dirs.config_dir().join(name))
}
