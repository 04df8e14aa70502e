//! The folders of the user.

use std::path::PathBuf;

use directories::UserDirs;

/// Returns the user's documents folder, otherwise the home folder, or `None` for a user
/// without either.
pub fn documents_folder() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    Some(dirs.document_dir().unwrap_or(dirs.home_dir()).to_owned())
}

/// Returns the user's pictures folder, otherwise what [`documents_folder`] returns.
pub fn pictures_folder() -> Option<PathBuf> {
    let dirs = UserDirs::new()?;
    dirs.picture_dir().map(ToOwned::to_owned).or_else(documents_folder)
}

/// Returns the user's home folder, or `None` without one.
fn home_folder() -> Option<PathBuf> {
    UserDirs::new().map(|dirs| dirs.home_dir().to_owned())
}

/// Converts a typed path. A leading `~/` is the home folder.
pub fn expanded(text: &str) -> PathBuf {
    let text = text.trim();
    match (text.strip_prefix("~/"), home_folder()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(text),
    }
}
