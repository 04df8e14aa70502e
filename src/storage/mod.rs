//! Storage of settings and games.
//!
//! A [`RonFile`] stores one value, with a version number, in a human-readable text file. The
//! program never overwrites or deletes a file that it cannot use: it renames the file, and a
//! [`LoadProblem`] gives the new name.

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

/// Returns the path of the file `name` in the user's configuration folder, such as
/// `~/.config/o-an-quan/settings.ron` on Linux, or `None` for a user without a home folder.
/// Creates nothing.
pub fn config_file(name: &str) -> Option<PathBuf> {
    ProjectDirs::from("", "", "o-an-quan").map(|dirs| dirs.config_dir().join(name))
}

/// Returns the folder of the user's games, such as `~/.local/share/o-an-quan` on Linux, or
/// `None` for a user without a home folder. Creates nothing.
pub fn data_folder() -> Option<PathBuf> {
    ProjectDirs::from("", "", "o-an-quan").map(|dirs| dirs.data_dir().to_owned())
}

/// Returns the user's documents folder, otherwise the home folder, or `None` for a user
/// without either.
pub fn documents_folder() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    Some(dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned())
}
