//! The files of a page behave as those of a disk, as far as the program uses them.

use std::io::{ErrorKind, Read};
use std::path::Path;
use std::sync::Mutex;

use page::fs::{self, Draft, File, Keeper, OpenOptions, TryLockError};

/// What the keeper was asked to do, in order.
static ASKED: Mutex<Vec<String>> = Mutex::new(Vec::new());

fn ask(what: String) {
    ASKED.lock().unwrap().push(what);
}

fn asked_about(part: &str) -> Vec<String> {
    let asked = ASKED.lock().unwrap();
    asked.iter().filter(|asked| asked.contains(part)).cloned().collect()
}

/// Each test uses a folder of its own, because the files are those of the whole page.
fn open(folder: &str) {
    fs::keep_with(Keeper {
        put: |path, bytes| ask(format!("put {} {}", path.display(), bytes.len())),
        remove: |path| ask(format!("remove {}", path.display())),
        download: |name, bytes| ask(format!("download {name} {}", bytes.len())),
        lock: |path, is_locked| ask(format!("lock {} {is_locked}", path.display())),
    });
    fs::create_dir_all(folder).unwrap();
}

#[test]
fn a_written_file_is_there_at_once_and_kept_behind() {
    open("/written/deep");
    fs::write("/written/deep/a.ron", "one").unwrap();
    assert_eq!(fs::read_to_string("/written/deep/a.ron").unwrap(), "one");
    let mut start = String::new();
    File::open("/written/deep/a.ron").unwrap().take(2).read_to_string(&mut start).unwrap();
    assert_eq!(start, "on");
    assert!(fs::metadata("/written/deep").unwrap().is_dir());
    assert_eq!(fs::metadata("/written/deep/a.ron").unwrap().len(), 3);
    fs::remove_file("/written/deep/a.ron").unwrap();
    assert_eq!(fs::read("/written/deep/a.ron").unwrap_err().kind(), ErrorKind::NotFound);
    let asked = ["put /written/deep/a.ron 3", "remove /written/deep/a.ron"];
    assert_eq!(asked_about("/written/"), asked);
}

#[test]
fn a_change_shows_in_the_time_of_a_file() {
    open("/changed");
    fs::write("/changed/a", "one").unwrap();
    let before = fs::metadata("/changed/a").unwrap().modified().unwrap();
    fs::write("/changed/a", "two").unwrap();
    assert_ne!(fs::metadata("/changed/a").unwrap().modified().unwrap(), before);
}

#[test]
fn a_folder_lists_its_files_and_folders_alone() {
    open("/listed/inner");
    fs::write("/listed/a", "").unwrap();
    fs::write("/listed/inner/b", "").unwrap();
    let mut names: Vec<_> = fs::read_dir("/listed")
        .unwrap()
        .map(|entry| entry.unwrap())
        .map(|entry| (entry.file_name(), entry.file_type().unwrap().is_file()))
        .collect();
    names.sort();
    assert_eq!(names, [("a".into(), true), ("inner".into(), false)]);
    assert!(fs::read_dir("/nowhere").is_err());
}

#[test]
fn files_need_a_folder_and_no_file_becomes_one() {
    open("/placed");
    assert!(fs::write("/placed/missing/a", "").is_err());
    fs::write("/placed/a", "").unwrap();
    assert!(fs::create_dir_all("/placed/a/b").is_err());
    assert!(fs::write("/placed", "").is_err());
}

#[test]
fn renaming_replaces_and_keeps_the_contents() {
    open("/renamed");
    fs::write("/renamed/a", "one").unwrap();
    fs::write("/renamed/b", "two").unwrap();
    fs::rename("/renamed/a", "/renamed/b").unwrap();
    assert_eq!(fs::read("/renamed/b").unwrap(), b"one");
    assert!(!fs::exists("/renamed/a").unwrap());
}

#[test]
fn a_draft_replaces_a_file_only_if_it_may() {
    open("/drafts");
    let draft = || {
        let mut draft = Draft::new(Path::new("/drafts")).unwrap();
        draft.fill(b"new").unwrap();
        draft
    };
    fs::write("/drafts/a", "old").unwrap();
    let refused = draft().persist(Path::new("/drafts/a"), false).unwrap_err();
    assert_eq!(refused.kind(), ErrorKind::AlreadyExists);
    assert_eq!(fs::read("/drafts/a").unwrap(), b"old");
    draft().persist(Path::new("/drafts/a"), true).unwrap();
    assert_eq!(fs::read("/drafts/a").unwrap(), b"new");
    assert!(Draft::new(Path::new("/no/folder")).is_err());
}

#[test]
fn a_new_file_is_never_an_old_one() {
    open("/new");
    let create = || OpenOptions::new().write(true).create_new(true).open("/new/a");
    create().unwrap();
    assert_eq!(create().unwrap_err().kind(), ErrorKind::AlreadyExists);
}

#[test]
fn one_holder_has_a_lock_until_it_lets_go() {
    open("/locks");
    let lock = || OpenOptions::new().write(true).create(true).open("/locks/lock").unwrap();
    let (first, second) = (lock(), lock());
    first.try_lock().unwrap();
    assert!(matches!(second.try_lock(), Err(TryLockError::WouldBlock)));
    drop(first);
    second.try_lock().unwrap();
    drop(second);
    fs::hold(Path::new("/locks/lock"));
    assert!(matches!(lock().try_lock(), Err(TryLockError::WouldBlock)), "another page has it");
    fs::let_go(Path::new("/locks/lock"));
    lock().try_lock().unwrap();
}

#[test]
fn another_page_changes_files_without_an_echo() {
    open("/others");
    fs::put_quietly(Path::new("/others/a"), b"theirs");
    assert_eq!(fs::read("/others/a").unwrap(), b"theirs");
    fs::remove_quietly(Path::new("/others/a"));
    assert!(!fs::exists("/others/a").unwrap());
    assert_eq!(asked_about("/others/"), [""; 0]);
}

#[test]
fn a_download_leaves_no_file_and_a_dropped_file_is_not_kept() {
    open("/");
    let mut draft = Draft::new(Path::new(fs::DOWNLOADS)).unwrap();
    draft.fill(b"picture").unwrap();
    draft.persist(Path::new("/downloads/game.png"), false).unwrap();
    assert!(!fs::exists("/downloads/game.png").unwrap());
    assert_eq!(asked_about("game.png"), ["download game.png 7"]);
    fs::write("/opened/dropped.txt", "game").unwrap();
    assert_eq!(fs::read("/opened/dropped.txt").unwrap(), b"game");
    fs::remove_file("/opened/dropped.txt").unwrap();
    assert_eq!(asked_about("dropped.txt"), [""; 0]);
}
