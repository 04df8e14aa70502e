//! What the system around the window does with files: its dialog for saving, and its windows of folders.

use std::path::{Path, PathBuf};
use std::pin::Pin;

/// The file that the player chooses in a dialog of the system, or `None` if the player cancels or the system
/// has no such dialog.
pub type ChosenFile = Pin<Box<dyn Future<Output = Option<PathBuf>> + Send>>;

/// What the system around the window does with files.
#[derive(Clone, Copy)]
pub struct Desktop {
    /// Shows the dialog in which a file is chosen for saving, at first the one at this path; `None` in a
    /// window without such dialogs.
    pub choose_file: Option<fn(&Path) -> ChosenFile>,
    /// Shows a folder in a window of the system.
    pub open_folder: fn(&Path),
}
