//! The folders of this program.

use std::path::PathBuf;

use directories::ProjectDirs;

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
