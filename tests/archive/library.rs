//! The library: added games stay, and different games get different files.

use std::ffi::OsStr;
use std::fs::{self, File};
use std::path::Path;
use std::sync::{Arc, Barrier};
use std::time::{Duration, SystemTime};

use jiff::civil::date;
use o_an_quan::archive::{GameId, Label, Library, LibraryEntry, SavedGame};
use o_an_quan::storage::SaveProblem;

use crate::{PERSON, label, names, play_out, played, saved};

fn moves_in(library: &Library, file: &OsStr) -> String {
    library.open(file).expect("a game").0.moves
}

fn titles(entries: &[Arc<LibraryEntry>]) -> Vec<String> {
    let headings = entries.iter().filter_map(|entry| entry.summary.as_ref().ok());
    let mut titles: Vec<String> = headings.map(|summary| summary.title.clone()).collect();
    titles.sort();
    titles
}

fn set_modified(path: &Path, time: SystemTime) {
    File::options().write(true).open(path).unwrap().set_modified(time).unwrap();
}

/// Returns a library with a finished game of two people.
fn with_one() -> (tempfile::TempDir, Library, SavedGame) {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let mut session = played("");
    play_out(&mut session);
    let game = saved(&label(), &session);
    library.add(&game).unwrap();
    (folder, library, game)
}

#[test]
fn a_finished_game_is_listed_with_its_details() {
    let (_folder, library, game) = with_one();
    let entries = library.list(&[]).unwrap();
    let [entry] = entries.as_slice() else { panic!("one game") };
    assert_eq!(entry.file.to_str().unwrap(), format!("{}.ron", game.id));
    let summary = entry.summary.as_ref().expect("a heading");
    assert_eq!(summary.began, game.began);
    assert_eq!(summary.setup.seats, [PERSON, PERSON].into());
    assert_eq!(summary.turns, library.open(&entry.file).unwrap().1.game().turn_count());
    let result = summary.result.as_ref().expect("a result");
    let position = library.open(&entry.file).unwrap().1.game().position().clone();
    let points: Vec<i32> = position.stores().iter().map(|(_, points)| *points).collect();
    assert_eq!(result.points, points);
}

#[test]
fn adding_a_game_twice_stores_it_once() {
    let (folder, library, game) = with_one();
    library.add(&game).unwrap();
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn games_added_by_two_windows_at_once_are_stored_once() {
    let folder = tempfile::tempdir().unwrap();
    let games: Vec<SavedGame> = (0..100).map(|_| saved(&label(), &played("2+ 9-"))).collect();
    let start = Barrier::new(2);
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let library = Library::new(folder.path());
                start.wait();
                games.iter().for_each(|game| drop(library.add(game).unwrap()));
            });
        }
    });
    assert_eq!(names(folder.path()).len(), games.len());
}

#[test]
fn a_longer_game_replaces_its_own_beginning() {
    let folder = tempfile::tempdir().unwrap();
    let (library, label) = (Library::new(folder.path()), label());
    let file = library.add(&saved(&label, &played("2+ 9-"))).unwrap();
    library.rename(&file, "Ván dở").unwrap();
    assert_eq!(library.add(&saved(&label, &played("2+ 9- 4+"))).unwrap(), file);
    assert_eq!(library.open(&file).unwrap().0.title, "Ván dở");
    // Its beginning alone adds nothing.
    library.add(&saved(&label, &played("2+"))).unwrap();
    assert_eq!(moves_in(&library, &file), "2+ 9- 4+");
    assert_eq!(names(folder.path()).len(), 1);
}

#[test]
fn a_variation_of_a_game_gets_its_own_file() {
    let folder = tempfile::tempdir().unwrap();
    let (library, label) = (Library::new(folder.path()), label());
    let first = library.add(&saved(&label, &played("2+ 9- 4+"))).unwrap();
    let second = library.add(&saved(&label, &played("2+ 9- 5-"))).unwrap();
    assert_eq!(library.add(&saved(&label, &played("2+ 9- 5-"))).unwrap(), second);
    assert_eq!(moves_in(&library, &first), "2+ 9- 4+");
    assert_eq!(moves_in(&library, &second), "2+ 9- 5-");
    assert_eq!(names(folder.path()).len(), 2);
}

#[test]
fn a_damaged_file_is_listed_and_neither_touched_nor_replaced() {
    let (folder, library, game) = with_one();
    let path = folder.path().join(game.id.file_name());
    let half = fs::read(&path).unwrap()[..200].to_vec();
    fs::write(&path, &half).unwrap();
    fs::write(folder.path().join("huge.ron"), vec![b'x'; 2 << 20]).unwrap();
    fs::write(folder.path().join("empty.ron"), "").unwrap();
    fs::write(folder.path().join("notes.txt"), "mine").unwrap();
    fs::write(folder.path().join(".hidden.ron"), "mine").unwrap();
    fs::create_dir(folder.path().join("folder.ron")).unwrap();
    let again = library.add(&game).unwrap();
    assert_ne!(folder.path().join(&again), path);
    assert_eq!(fs::read(&path).unwrap(), half);
    let entries = library.list(&[]).unwrap();
    let problems: Vec<_> =
        entries.iter().filter_map(|entry| entry.summary.as_ref().err()).collect();
    assert_eq!((entries.len(), problems.len()), (4, 3));
    for problem in problems {
        assert!(problem.to_string().starts_with("is damaged ("), "{problem}");
    }
    library.rename(OsStr::new("huge.ron"), "Huge").expect_err("it is not a game");
    library.rename(OsStr::new("none.ron"), "None").expect_err("it does not exist");
    assert_eq!(fs::metadata(folder.path().join("huge.ron")).unwrap().len(), 2 << 20);
}

#[test]
fn a_game_is_renamed_deleted_and_undeleted() {
    let (folder, library, game) = with_one();
    let file = game.id.file_name();
    let file = OsStr::new(&file);
    library.rename(file, " Ván hay \n").unwrap();
    assert_eq!(titles(&library.list(&[]).unwrap()), ["Ván hay"]);
    let deleted = library.delete(file).unwrap();
    assert!(library.list(&[]).unwrap().is_empty());
    assert_eq!(names(&folder.path().join("deleted")).len(), 1, "the file is still on the disk");
    library.bring_back(&deleted).unwrap();
    assert_eq!(titles(&library.list(&[]).unwrap()), ["Ván hay"]);
    library.bring_back(&deleted).expect_err("it is no longer deleted");
    assert_eq!(moves_in(&library, file), game.moves);
}

#[test]
fn undeleting_replaces_no_file() {
    let (_folder, library, game) = with_one();
    let file = game.id.file_name();
    let file = OsStr::new(&file);
    let deleted = library.delete(file).unwrap();
    library.add(&game).unwrap();
    let again = library.delete(file).unwrap();
    library.bring_back(&again).unwrap();
    let problem = library.bring_back(&deleted).expect_err("its place is taken");
    assert!(matches!(problem, SaveProblem::Refused { .. }), "{problem}");
    assert_eq!(moves_in(&library, file), game.moves);
}

#[test]
fn only_changed_files_are_read_again() {
    let (folder, library, game) = with_one();
    let path = folder.path().join(game.id.file_name());
    let file = game.id.file_name();
    library.rename(OsStr::new(&file), "one").unwrap();
    let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000);
    set_modified(&path, then);
    let entries = library.list(&[]).unwrap();
    // The size and the time are unchanged, so the file is not read.
    let text = fs::read_to_string(&path).unwrap().replace("\"one\"", "\"two\"");
    fs::write(&path, text).unwrap();
    set_modified(&path, then);
    let entries = library.list(&entries).unwrap();
    assert_eq!(titles(&entries), ["one"]);
    set_modified(&path, then + Duration::from_secs(1));
    assert_eq!(titles(&library.list(&entries).unwrap()), ["two"]);
}

#[test]
fn a_missing_library_is_empty() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path().join("none"));
    assert!(library.list(&[]).unwrap().is_empty());
    assert!(!folder.path().join("none").exists());
}

#[test]
fn the_game_of_a_room_replaces_its_earlier_state_until_it_is_over() {
    let folder = tempfile::tempdir().unwrap();
    let library = Library::new(folder.path());
    let of_room = Label { id: GameId::of_room(date(2026, 11, 21), 7, 0), ..label() };
    library.add(&saved(&of_room, &played("2+ 9-"))).unwrap();
    let file = library.add(&saved(&of_room, &played("2+ 10-"))).unwrap();
    assert_eq!(moves_in(&library, &file), "2+ 10-", "another move after one was taken back");
    let mut session = played("2+ 9-");
    play_out(&mut session);
    let finished = saved(&of_room, &session);
    library.add(&finished).unwrap();
    assert_eq!(names(folder.path()).len(), 1);
    library.add(&saved(&of_room, &played("2+ 10-"))).unwrap();
    assert_eq!(moves_in(&library, &file), finished.moves, "a finished game stays");
    assert_eq!(names(folder.path()).len(), 2);
}
