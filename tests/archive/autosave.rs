//! The autosave: the game of a window is saved after each move and recovered at the next start.

use std::fs;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, SystemTime};

use o_an_quan::archive::{Autosave, Label, LibraryEntry, RecoveredGame, SavedGame};
use o_an_quan::controller::Session;
use o_an_quan::storage::LoadProblem;

use crate::{label, minute, names, no_waker, play_out, played, saved};

fn open(data: &Path) -> (Autosave, RecoveredGame) {
    Autosave::open(data, no_waker())
}

/// Saves a game and closes the window.
fn leave(data: &Path, label: &Label, session: &Session) {
    let (autosave, _) = open(data);
    autosave.save(saved(label, session));
}

fn found_moves(found: &RecoveredGame) -> Option<&str> {
    found.game.as_ref().map(|(game, _)| game.moves.as_str())
}

fn library_moves(autosave: &Autosave) -> Vec<String> {
    let entries = autosave.library().list(&[]).unwrap();
    let moves =
        |entry: &Arc<LibraryEntry>| autosave.library().open(&entry.file).expect("a game").0.moves;
    let mut moves: Vec<String> = entries.iter().map(moves).collect();
    moves.sort();
    moves
}

#[test]
fn the_last_saved_state_is_restored() {
    let folder = tempfile::tempdir().unwrap();
    let (autosave, found) = open(folder.path());
    assert!(found.game.is_none() && found.problem.is_none());
    let (label, mut session) = (label(), played(""));
    for _ in 0..20 {
        let choice = session.game().legal_moves()[0];
        session.play(choice).expect("legal");
        autosave.save(saved(&label, &session));
    }
    assert!(autosave.flush());
    drop(autosave);
    let (_, found) = open(folder.path());
    let (game, state) = found.game.expect("a game");
    assert_eq!(state.game().position(), session.position());
    assert_eq!(game.label(), label);
}

#[test]
fn a_finished_game_goes_to_the_library_and_is_not_offered() {
    let folder = tempfile::tempdir().unwrap();
    let (autosave, _) = open(folder.path());
    let (label, mut session) = (label(), played("2+"));
    autosave.save(saved(&label, &session));
    play_out(&mut session);
    autosave.file(saved(&label, &session));
    drop(autosave);
    let (autosave, found) = open(folder.path());
    assert!(found.game.is_none());
    assert_eq!(library_moves(&autosave), [saved(&label, &session).moves]);
}

#[test]
fn a_game_abandoned_for_another_is_in_the_library() {
    let folder = tempfile::tempdir().unwrap();
    let (autosave, _) = open(folder.path());
    let (first, second) = (label(), label());
    autosave.save(saved(&first, &played("2+ 9-")));
    autosave.file(saved(&first, &played("2+ 9-")));
    autosave.save(saved(&second, &played("4+")));
    drop(autosave);
    let (autosave, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("4+"));
    assert_eq!(library_moves(&autosave), ["2+ 9-"]);
}

#[test]
fn a_game_deleted_from_the_library_does_not_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let (autosave, _) = open(folder.path());
    let (label, mut session) = (label(), played("2+"));
    autosave.save(saved(&label, &session));
    play_out(&mut session);
    autosave.file(saved(&label, &session));
    assert!(autosave.flush());
    let entries = autosave.library().list(&[]).unwrap();
    autosave.library().delete(&entries[0].file).unwrap();
    drop(autosave);
    let (autosave, _) = open(folder.path());
    assert_eq!(library_moves(&autosave), Vec::<String>::new());
}

#[test]
fn two_windows_keep_two_games() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = open(folder.path());
    let (one, two) = (label(), label());
    first.save(saved(&one, &played("2+ 9-")));
    assert!(first.flush());
    let (second, found) = open(folder.path());
    assert!(found.game.is_none(), "the game belongs to the other window");
    second.save(saved(&two, &played("4+")));
    first.save(saved(&one, &played("2+ 9- 4+")));
    assert!(second.flush());
    drop(second);
    let (second, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("4+"));
    drop((first, second));
    let (_, found) = open(folder.path());
    assert!(found.game.is_some());
}

#[test]
fn the_last_of_several_leftover_games_is_offered_and_the_others_are_filed() {
    let folder = tempfile::tempdir().unwrap();
    let (first, _) = open(folder.path());
    first.save(SavedGame { saved: minute(99), ..saved(&label(), &played("2+ 9-")) });
    assert!(first.flush());
    leave(folder.path(), &label(), &played("4+"));
    drop(first);
    let (autosave, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("2+ 9-"));
    assert_eq!(library_moves(&autosave), ["4+"]);
}

/// The clock determines only the order in which games are offered.
#[test]
fn setting_the_system_clock_back_loses_no_game() {
    let folder = tempfile::tempdir().unwrap();
    let (label, (autosave, _)) = (label(), open(folder.path()));
    autosave.save(SavedGame { saved: minute(500), ..saved(&label, &played("2+")) });
    autosave.save(SavedGame { saved: minute(-90_000), ..saved(&label, &played("2+ 9-")) });
    assert!(autosave.flush());
    let long_ago = SystemTime::UNIX_EPOCH + Duration::from_secs(1);
    let path = folder.path().join("playing/1/game.ron");
    fs::File::options().write(true).open(&path).unwrap().set_modified(long_ago).unwrap();
    drop(autosave);
    let (_, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("2+ 9-"));
}

#[test]
fn a_window_opened_with_a_file_leaves_the_autosaved_game_for_the_next() {
    let folder = tempfile::tempdir().unwrap();
    leave(folder.path(), &label(), &played("2+ 9-"));
    let autosave = Autosave::open_fresh(folder.path(), no_waker());
    autosave.save(saved(&label(), &played("4+")));
    assert!(autosave.flush());
    let (_, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("2+ 9-"));
    drop(autosave);
}

#[test]
fn a_damaged_game_is_set_aside_and_reported() {
    let folder = tempfile::tempdir().unwrap();
    leave(folder.path(), &label(), &played("2+ 9-"));
    let path = folder.path().join("playing/1/game.ron");
    let whole = fs::read_to_string(&path).unwrap();
    for (damaged, word) in [
        (whole[..whole.len() / 2].to_owned(), "broken"),
        (whole.replace("2+ 9-", "2+ 2+"), "broken"),
        (String::new(), "broken"),
        (whole.replace("version: 1", "version: 7"), "newer"),
    ] {
        fs::write(&path, &damaged).unwrap();
        let (autosave, found) = open(folder.path());
        assert!(found.game.is_none());
        let Some(LoadProblem::SetAside { moved_to, .. }) = found.problem else {
            panic!("not set aside: {:?}", found.problem)
        };
        assert!(moved_to.to_str().unwrap().contains(word), "{}", moved_to.display());
        assert_eq!(fs::read_to_string(&moved_to).unwrap(), damaged);
        autosave.save(saved(&label(), &played("4+")));
        drop(autosave);
        assert_eq!(found_moves(&open(folder.path()).1), Some("4+"));
        assert_eq!(fs::read_to_string(&moved_to).unwrap(), damaged);
    }
}

/// A killed program or a copied folder leaves a lock file without a window.
#[test]
fn a_stale_lock_is_ignored() {
    let folder = tempfile::tempdir().unwrap();
    leave(folder.path(), &label(), &played("2+ 9-"));
    let slot = folder.path().join("playing/1");
    fs::write(slot.join("lock"), "4711").unwrap();
    fs::write(slot.join(".o-an-quan-draft-a1B2c3"), "(version: 1, da").unwrap();
    let (_autosave, found) = open(folder.path());
    assert_eq!(found_moves(&found), Some("2+ 9-"));
    assert_eq!(names(&slot), ["game.ron", "lock"], "the draft is gone");
}

#[test]
fn unsaved_settings_are_reported_and_saved_as_soon_as_possible() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().join("data");
    fs::write(&data, "in the way").unwrap();
    let (autosave, found) = open(&data);
    assert!(found.game.is_none() && found.problem.is_none());
    let label = label();
    autosave.save(saved(&label, &played("2+")));
    autosave.file(saved(&label, &played("2+")));
    autosave.save(saved(&label, &played("2+ 9-")));
    assert!(!autosave.flush());
    let problem = autosave.take_result().expect("news").expect_err("it cannot be saved");
    let text = problem.to_string();
    assert!(text.contains("data") && !text.contains('\n'), "{text}");
    fs::remove_file(&data).unwrap();
    autosave.save(saved(&label, &played("2+ 9- 4+")));
    assert!(autosave.flush());
    assert!(autosave.take_result().expect("news").is_ok());
    assert_eq!(library_moves(&autosave), ["2+"]);
    drop(autosave);
    assert_eq!(found_moves(&open(&data).1), Some("2+ 9- 4+"));
}
