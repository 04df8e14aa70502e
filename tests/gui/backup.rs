//! Everything in one file: a backup is saved on one computer and restored on another.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use window::Desktop;

use crate::gui_support::{Opening, Window};

/// The file that the dialog of the system chooses. It belongs to one test.
static CHOSEN: Mutex<Option<PathBuf>> = Mutex::new(None);

fn desktop() -> Desktop {
    Desktop {
        open_file: Some(|| Box::pin(async { CHOSEN.lock().unwrap().clone() })),
        ..Desktop::default()
    }
}

/// Opens the window of a computer that keeps everything in this folder.
fn open(folder: &Path) -> Window {
    let settings = Some(folder.join("config/settings.ron"));
    let games = Some(folder.join("data"));
    Opening { settings, games, desktop: desktop(), ..Opening::default() }.open()
}

#[test]
fn a_game_goes_from_one_computer_to_another_in_a_backup() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let file = here.path().join("all.backup");
    let mut window = open(here.path());
    window.set_speed(&["Off"]);
    window.press("Two players");
    window.press("Play");
    window.play_first_move("Player 1");
    window.press("Home");
    window.press("Settings");
    window.press("Back up…");
    window.enter("File", file.to_str().unwrap());
    window.wait("the backup", |window| window.says("Saved as "));
    drop(window);

    let mut window = open(there.path());
    window.press("Settings");
    window.press("Back up…");
    window.press("Restore a backup…");
    let wrong = there.path().join("picture.png");
    fs::write(&wrong, [0xff; 9]).unwrap();
    CHOSEN.lock().unwrap().replace(wrong);
    window.press("Choose the file…");
    window.wait("a refusal", |window| {
        window.says("picture.png is no backup that this program can read")
    });
    CHOSEN.lock().unwrap().replace(file);
    window.press("Choose the file…");
    window.wait("the files", |window| window.says("restored"));
    window.press("Quit");
    drop(window);

    let mut window = open(there.path());
    window.press("Continue game");
    let goes_on = |window: &Window| window.says("Player 1: cell 2 to the right");
    window.wait("the game of the other computer goes on", goes_on);
}
