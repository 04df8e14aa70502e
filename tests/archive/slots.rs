//! The folders in which windows save their games, after someone has changed them, and games that
//! cannot be written where they belong.

use std::fs;
use std::path::Path;
use std::sync::Arc;

use o_an_quan::archive::{Autosave, LibraryEntry, SavedGame, save_copy};
use o_an_quan::controller::Session;

use crate::{label, minute, no_waker, play_out, played, saved};

fn open(data: &Path) -> (Autosave, Option<SavedGame>) {
    let (autosave, found) = Autosave::open(data, no_waker());
    assert!(found.problem.is_none(), "{:?}", found.problem);
    (autosave, found.game.map(|(game, _)| game))
}

fn over() -> Session {
    let mut session = played("2+");
    play_out(&mut session);
    session
}

/// Returns the moves and the undone moves of each game in the library.
fn library(autosave: &Autosave) -> Vec<(String, String)> {
    let entries = autosave.library().list(&[]).unwrap();
    let game = |entry: &Arc<LibraryEntry>| autosave.library().open(&entry.file).expect("a game").0;
    let games = entries.iter().map(game);
    let mut games: Vec<_> = games.map(|game| (game.moves, game.undone)).collect();
    games.sort();
    games
}

/// Creates a file in place of the library's folder.
fn block_library(data: &Path) {
    fs::create_dir_all(data).unwrap();
    fs::write(data.join("library"), "in the way").unwrap();
}

#[cfg(unix)]
#[test]
fn pipes_in_place_of_files_and_folders_block_nothing() {
    use std::process::Command;
    use std::sync::mpsc;
    use std::time::Duration;

    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_owned();
    let slot = data.join("playing/1");
    fs::create_dir_all(&slot).unwrap();
    for pipe in [slot.join("lock"), data.join("library"), data.join(".o-an-quan-draft-a1B2c3")] {
        let made = Command::new("mkfifo").arg(pipe).status().expect("mkfifo is installed");
        assert!(made.success());
    }
    let (sender, done) = mpsc::channel();
    std::thread::spawn(move || {
        let (autosave, found) = open(&data);
        assert!(found.is_none());
        autosave.save(saved(&label(), &played("2+")));
        assert!(autosave.flush(), "another slot takes the game");
        autosave.file(saved(&label(), &over()));
        assert!(autosave.flush(), "a slot takes what the library cannot");
        sender.send(()).unwrap();
    });
    done.recv_timeout(Duration::from_secs(120)).expect("it does not wait for a pipe");
}

#[test]
fn a_deleted_slot_still_belongs_to_its_window_when_it_is_recreated() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = open(folder.path());
    let label = label();
    first.save(saved(&label, &played("2+")));
    assert!(first.flush());
    for lost in ["playing", "playing/1", "playing/1/lock"] {
        let lost = folder.path().join(lost);
        let deleted = if lost.is_dir() { fs::remove_dir_all(lost) } else { fs::remove_file(lost) };
        // Some systems do not let locked files be deleted.
        if deleted.is_err() {
            return;
        }
        first.save(saved(&label, &played("2+ 9-")));
        assert!(first.flush());
        let (_second, found) = open(folder.path());
        assert!(found.is_none(), "another window took the game of the first");
        let (game, _) = SavedGame::read(&folder.path().join("playing/1/game.ron")).expect("a game");
        assert_eq!(game.moves, "2+ 9-");
    }
}

#[test]
fn a_slot_that_another_window_has_taken_meanwhile_is_left_alone() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = open(folder.path());
    let (one, two) = (label(), label());
    first.save(saved(&one, &played("2+")));
    assert!(first.flush());
    if fs::remove_dir_all(folder.path().join("playing/1")).is_err() {
        return;
    }
    let (second, _) = open(folder.path());
    second.save(saved(&two, &played("4+")));
    assert!(second.flush());
    // The first window finishes its game and clears what was its slot.
    first.file(saved(&one, &played("2+")));
    first.save(saved(&label(), &played("3+")));
    assert!(first.flush());
    drop(second);
    let (_second, found) = open(folder.path());
    assert_eq!(found.map(|game| game.moves).as_deref(), Some("4+"));
}

#[test]
fn a_finished_game_that_the_library_cannot_take_is_added_at_the_next_start() {
    let folder = tempfile::tempdir().unwrap();
    block_library(folder.path());
    let (autosave, _) = open(folder.path());
    let (one, two, over) = (label(), label(), over());
    autosave.save(saved(&one, &played("2+")));
    autosave.file(saved(&one, &over));
    // The second game is abandoned for a third.
    autosave.save(saved(&two, &played("4+")));
    autosave.file(saved(&two, &played("4+")));
    autosave.save(saved(&label(), &played("3+")));
    assert!(autosave.flush() && autosave.unsaved().is_empty(), "they are on the disk");
    let problem = autosave.take_result().expect("news").expect_err("not where they belong");
    assert!(problem.to_string().contains("library"), "{problem}");
    drop(autosave);

    fs::remove_file(folder.path().join("library")).unwrap();
    let (autosave, found) = open(folder.path());
    assert_eq!(found.map(|game| game.moves).as_deref(), Some("3+"));
    let finished = saved(&one, &over).moves;
    assert_eq!(library(&autosave), [(finished, String::new()), ("4+".into(), String::new())]);
}

#[test]
fn a_finished_game_moves_from_its_slot_to_the_library_as_soon_as_possible() {
    let folder = tempfile::tempdir().unwrap();
    block_library(folder.path());
    let (autosave, _) = open(folder.path());
    let (one, over) = (label(), over());
    autosave.save(saved(&one, &played("2+")));
    autosave.file(saved(&one, &over));
    autosave.save(saved(&label(), &played("4+")));
    assert!(autosave.flush());
    fs::remove_file(folder.path().join("library")).unwrap();
    autosave.save(saved(&label(), &played("4+ 9-")));
    assert!(autosave.flush());
    assert_eq!(library(&autosave), [(saved(&one, &over).moves, String::new())]);
    assert!(!folder.path().join("playing/1/game.ron").exists());
    assert!(folder.path().join("playing/2/game.ron").exists());
}

#[test]
fn games_that_cannot_be_written_are_listed_with_the_reason_until_they_can() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::write(&data, "in the way").unwrap();
    let (autosave, _) = open(&data);
    let (one, two, three) = (label(), label(), label());
    let over = saved(&one, &over());
    for state in ["2+", "2+ 9-"] {
        autosave.save(saved(&one, &played(state)));
    }
    // Filed twice, as after undo and redo.
    autosave.file(over.clone());
    autosave.file(over.clone());
    autosave.save(saved(&two, &played("4+")));
    autosave.file(saved(&two, &played("4+ 9-")));
    autosave.save(saved(&three, &played("3+")));
    assert!(!autosave.flush());
    let unsaved = autosave.unsaved();
    let text: Vec<_> = unsaved.iter().map(|one| (one.game.moves.as_str(), one.is_done)).collect();
    assert_eq!(text, [(over.moves.as_str(), true), ("4+ 9-", true), ("3+", false)]);
    assert!(unsaved.iter().all(|one| one.problem.to_string().contains("data")));

    fs::remove_file(&data).unwrap();
    assert!(autosave.flush() && autosave.unsaved().is_empty());
    drop(autosave);
    let (autosave, found) = open(&data);
    assert_eq!(found.map(|game| game.moves).as_deref(), Some("3+"));
    assert_eq!(library(&autosave).len(), 2);
}

#[test]
fn a_game_undone_to_its_start_keeps_its_moves_when_another_one_is_continued() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = open(folder.path());
    let mut taken_back = played("2+ 9-");
    while taken_back.undo() {}
    first.save(saved(&label(), &taken_back));
    assert!(first.flush());
    let (second, _) = open(folder.path());
    second.save(SavedGame { saved: minute(99), ..saved(&label(), &played("4+")) });
    assert!(second.flush());
    drop((first, second));
    let (autosave, found) = open(folder.path());
    assert_eq!(found.map(|game| game.moves).as_deref(), Some("4+"));
    assert_eq!(library(&autosave), [(String::new(), "2+ 9-".to_owned())]);
}

#[test]
fn a_copy_elsewhere_replaces_no_file_and_is_written_once() {
    let folder = tempfile::tempdir().unwrap();
    let label = label();
    let one = saved(&label, &played("2+ 9-"));
    let path = save_copy(folder.path(), &one).unwrap();
    assert_eq!(SavedGame::read(&path).expect("a game").0, one);
    assert_eq!(save_copy(folder.path(), &one).unwrap(), path);
    let continued = saved(&label, &played("2+ 9- 4+"));
    let other = save_copy(folder.path(), &continued).unwrap();
    assert_ne!(other, path);
    assert_eq!(SavedGame::read(&path).expect("a game").0, one);
    assert_eq!(SavedGame::read(&other).expect("a game").0.moves, "2+ 9- 4+");
    let problem = save_copy(&folder.path().join("none"), &one).unwrap_err();
    assert!(problem.to_string().contains("none"), "{problem}");
}
