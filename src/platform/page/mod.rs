//! What the program asks of a page in a browser.

#[cfg(feature = "gui")]
mod window;

use std::path::PathBuf;

#[cfg(feature = "gui")]
use ::window::NothingKept;
use page::Kept;

#[cfg(feature = "gui")]
pub use window::{desktop, open_window};

/// Returns the path of the file `name` with what the person has chosen, or `None` if the browser keeps nothing.
pub fn config_file(name: &str) -> Option<PathBuf> {
    (page::kept() == Kept::All).then(|| PathBuf::from("/config").join(name))
}

/// Returns the folder of the person's games, or `None` if the browser keeps nothing.
pub fn data_folder() -> Option<PathBuf> {
    (page::kept() == Kept::All).then(|| PathBuf::from("/data"))
}

/// Returns why settings and games are not kept; `None` if they are.
#[cfg(feature = "gui")]
pub fn nothing_kept() -> Option<NothingKept> {
    match page::kept() {
        Kept::All => None,
        Kept::Nothing => Some(NothingKept::Refused),
        Kept::Newer => Some(NothingKept::Newer),
    }
}

/// Returns the language of the browser, such as `vi-VN`.
#[cfg(feature = "gui")]
pub fn locale() -> String {
    page::language()
}
