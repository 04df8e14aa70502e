//! Files that outlive a run of the program: settings and games.
//!
//! A [`RonFile`] is one value in a text file a person can read, with a version
//! number. What the program cannot use it never overwrites or deletes: the
//! file is set aside under a new name, and a [`LoadProblem`] says where.

mod open_file;
mod problem;
mod ron_file;
mod ron_text;
mod set_aside;
mod text_file;

use std::path::PathBuf;

use directories::{ProjectDirs, UserDirs};

pub use open_file::open_file;
pub use problem::{Flaw, LoadProblem, ReadProblem, SaveProblem};
pub use ron_file::RonFile;
pub use ron_text::{MAX_BYTES, parse_ron, read_bytes, read_ron, ron_text};
pub use set_aside::{move_into, set_aside};
pub use text_file::{
    check_new_file, make_folder_of, remove_drafts_in_own, sync_folder, write_text,
};

/// Where the file `name` belongs in the user's configuration folder, e.g.
/// `~/.config/o-an-quan/settings.ron` on Linux. `None` for a user without a
/// home folder. Nothing is created.
pub fn config_file(name: &str) -> Option<PathBuf> {
    ProjectDirs::from("", "", "o-an-quan").map(|dirs| dirs.config_dir().join(name))
}

/// Where the user's games belong, e.g. `~/.local/share/o-an-quan` on Linux.
/// `None` for a user without a home folder. Nothing is created.
pub fn data_folder() -> Option<PathBuf> {
    ProjectDirs::from("", "", "o-an-quan").map(|dirs| dirs.data_dir().to_owned())
}

/// Where the user keeps documents, or else the home folder. `None` for a user
/// without one.
pub fn documents_folder() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    Some(dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned())
}
