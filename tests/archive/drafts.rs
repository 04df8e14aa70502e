//! Drafts, the files that the program writes before it replaces the real ones. Those of a killed
//! program are removed; those of a running program, and all other files, are not.

use std::fs::{self, File};
use std::path::Path;
use std::time::{Duration, SystemTime};

use o_an_quan::archive::Autosave;
use o_an_quan::settings::{self, Settings};
use o_an_quan::storage::{RonFile, write_text};

use crate::{label, names, no_waker, played, saved};

const DRAFT: &str = ".o-an-quan-draft-a1B2c3";
const DRAFT_OF_0_1_0: &str = ".draft-a1B2c3";

fn plant(folder: &Path, name: &str) -> File {
    fs::create_dir_all(folder).unwrap();
    fs::write(folder.join(name), "(version: 1, da").unwrap();
    File::options().write(true).open(folder.join(name)).unwrap()
}

/// Sets the time of the last change of a file to two days ago.
fn age(file: &File) {
    let long_ago = SystemTime::now() - Duration::from_secs(2 * 24 * 60 * 60);
    file.set_modified(long_ago).unwrap();
}

/// Starts as a window does.
fn start(home: &Path) {
    let mut file = RonFile::new(home.join("config/settings.ron"), settings::VERSION);
    let _ = file.load_or_default::<Settings>();
    let (autosave, _) = Autosave::open(&home.join("data"), no_waker());
    assert!(autosave.flush());
}

#[test]
fn the_drafts_of_a_killed_program_are_gone_after_the_next_start() {
    let home = tempfile::tempdir().unwrap();
    let folders = ["config", "data", "data/library", "data/playing/1"];
    for folder in folders.map(|folder| home.path().join(folder)) {
        drop(plant(&folder, DRAFT));
        age(&plant(&folder, DRAFT_OF_0_1_0));
    }
    start(home.path());
    for folder in folders.map(|folder| home.path().join(folder)) {
        assert!(names(&folder).iter().all(|name| !name.starts_with('.')), "{:?}", names(&folder));
    }
}

#[test]
fn a_draft_of_another_window_stays() {
    let home = tempfile::tempdir().unwrap();
    let data = home.path().join("data");
    let draft = plant(&data, DRAFT);
    draft.lock().unwrap();
    // Version 0.1.0 does not lock its drafts.
    drop(plant(&data, DRAFT_OF_0_1_0));
    start(home.path());
    assert_eq!(names(&data), [DRAFT_OF_0_1_0, DRAFT]);
    drop(draft);
    start(home.path());
    assert_eq!(names(&data), [DRAFT_OF_0_1_0]);
}

#[test]
fn only_drafts_of_this_program_are_removed() {
    let home = tempfile::tempdir().unwrap();
    let config = home.path().join("config");
    let others = [
        ".draft-of-mine",
        ".draft-a1B2c3d4",
        ".o-an-quan-draft-",
        ".o-an-quan-draft-a1B2c3.txt",
        ".o-an-quan-draft-a1-2c3",
        "settings.ron.bak",
    ];
    for name in others {
        age(&plant(&config, name));
    }
    fs::create_dir(config.join(".o-an-quan-draft-folder")).unwrap();
    start(home.path());
    let mut left: Vec<&str> = others.to_vec();
    left.push(".o-an-quan-draft-folder");
    left.sort_unstable();
    assert_eq!(names(&config), left);
}

/// In the player's own folders, a file may have a name that version 0.1.0 used for drafts.
#[test]
fn saving_a_file_removes_the_drafts_beside_it_and_none_of_the_players_files() {
    let documents = tempfile::tempdir().unwrap();
    drop(plant(documents.path(), DRAFT));
    age(&plant(documents.path(), DRAFT_OF_0_1_0));
    write_text(&documents.path().join("game.txt"), "2+", false).unwrap();
    assert_eq!(names(documents.path()), [DRAFT_OF_0_1_0, "game.txt"]);
}

#[cfg(unix)]
#[test]
fn drafts_are_removed_where_a_link_to_the_settings_leads() {
    let home = tempfile::tempdir().unwrap();
    let (config, elsewhere) = (home.path().join("config"), home.path().join("elsewhere"));
    drop(plant(&elsewhere, DRAFT));
    fs::write(elsewhere.join("real.ron"), "(version: 1, data: ())").unwrap();
    fs::create_dir(&config).unwrap();
    std::os::unix::fs::symlink(elsewhere.join("real.ron"), config.join("settings.ron")).unwrap();
    start(home.path());
    assert_eq!(names(&elsewhere), ["real.ron"]);
}

/// Two windows that write and clean up at the same time never remove each other's drafts.
#[test]
fn windows_that_save_at_once_leave_nothing_behind_and_lose_nothing() {
    let data = tempfile::tempdir().unwrap();
    std::thread::scope(|scope| {
        for _ in 0..4 {
            scope.spawn(|| {
                for _ in 0..40 {
                    let autosave = Autosave::open_fresh(data.path(), no_waker());
                    autosave.file(saved(&label(), &played("2+")));
                    assert!(autosave.flush());
                }
            });
        }
    });
    let there = names(&data.path().join("library"));
    assert_eq!(there.len(), 160);
    assert!(there.iter().all(|name| !name.starts_with('.')), "{there:?}");
}
