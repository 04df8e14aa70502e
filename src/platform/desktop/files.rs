//! Files in the dialogs and windows of the system.

use std::path::Path;
use std::process::Command;

use rfd::AsyncFileDialog;
use window::{ChosenFile, Desktop};

use super::hosting;
use crate::cli::page_of_package;
use crate::platform::start_thread;

/// The program that shows a folder.
const SHOWS_FOLDERS: &str = if cfg!(target_os = "windows") {
    "explorer"
} else if cfg!(target_os = "macos") {
    "open"
} else {
    "xdg-open"
};

/// The address of the page, which whoever builds a package names, so that links open on a telephone without the
/// program.
const PAGE: Option<&str> = option_env!("O_AN_QUAN_PAGE");

fn page() -> String {
    PAGE.unwrap_or_default().to_owned()
}

/// Returns what the system does with the window and with files.
pub fn desktop() -> Desktop {
    Desktop {
        choose_file: Some(choose_file),
        open_folder: Some(open_folder),
        open_file: Some(open_file),
        restart: None,
        address: PAGE.map(|_| page as fn() -> String),
        refuses_pictures: false,
        share: None,
        note_steps: None,
        note_game: None,
        game_before: None,
        note_watched: None,
        watched_before: None,
        keep_files: None,
        host: Some(hosting::start),
        host_was_killed: Some(hosting::was_killed),
        has_page: page_of_package().is_some(),
        search: Some(hosting::search),
        served_by: None,
        closes: true,
    }
}

fn choose_file(suggested: &Path) -> ChosenFile {
    let mut dialog = AsyncFileDialog::new();
    if let Some(folder) = suggested.parent() {
        dialog = dialog.set_directory(folder);
    }
    if let Some(name) = suggested.file_name() {
        dialog = dialog.set_file_name(name.to_string_lossy());
    }
    if let Some(ending) = suggested.extension().and_then(|ending| ending.to_str()) {
        dialog = dialog.add_filter(ending.to_uppercase(), &[ending]);
    }
    let chosen = dialog.save_file();
    Box::pin(async { chosen.await.map(|file| file.path().to_owned()) })
}

fn open_file() -> ChosenFile {
    let chosen = AsyncFileDialog::new().pick_file();
    Box::pin(async { chosen.await.map(|file| file.path().to_owned()) })
}

fn open_folder(folder: &Path) {
    let mut shows = Command::new(SHOWS_FOLDERS);
    shows.arg(folder);
    // The program may stay open as long as its window.
    let started = start_thread("open folder", move || {
        if let Err(error) = shows.status() {
            log::warn!("{SHOWS_FOLDERS}: {error}");
        }
    });
    if let Err(error) = started {
        log::warn!("{error}");
    }
}
