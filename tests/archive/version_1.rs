//! The files of the first version of the program: the games of two windows, the library with its deleted
//! games, and statistics. Never change the files in `tests/data/version-1`.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use o_an_quan::ai::{Level, Opponent};
use o_an_quan::archive::statistics::{PersonResult, PlayedRules, RESETS_VERSION, Resets, scores};
use o_an_quan::archive::{Autosave, Library, LibraryEntry, RecoveredGame};
use o_an_quan::controller::{Seat, Session, Tally, Waker};
use o_an_quan::rules::{GameEnd, Preset, Side};
use o_an_quan::storage::RonFile;
use tempfile::TempDir;

fn no_waker() -> Waker {
    Arc::new(|| ())
}

/// Returns a copy of the files of the first version, and the folder of its games in it.
fn left() -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    crate::left_files::copy_to("version-1", folder.path());
    let data = folder.path().join("data");
    (folder, data)
}

fn open(data: &Path) -> (Autosave, RecoveredGame) {
    let (autosave, found) = Autosave::open(data, no_waker());
    assert!(found.problem.is_none(), "{:?}", found.problem);
    (autosave, found)
}

fn files(entries: &[Arc<LibraryEntry>]) -> Vec<OsString> {
    let mut files: Vec<OsString> = entries.iter().map(|entry| entry.file.clone()).collect();
    files.sort();
    files
}

#[test]
fn version_1_games_resume_where_they_were() {
    let (_folder, data) = left();
    let (_autosave, found) = open(&data);
    let (game, state) = found.game.expect("the latest game");
    assert_eq!((game.id.to_string().as_str(), game.turns()), ("2026-11-19-dangdo", 5));
    let mut session = Session::resume(state, no_waker(), Arc::new(|_, _| None));
    let setup = session.setup();
    assert_eq!(session.game().rules().to_string(), "folk");
    assert_eq!(setup.seats, [Seat::Person, Seat::Computer(Level::Medium)].into());
    assert_eq!(setup.names[Side::NEAR].as_str(), "Ánh");
    assert_eq!(session.seats().to_move(), Some(Seat::Person));
    let tally = Tally { hints: 2, takebacks: 1, evaluation: true };
    assert_eq!(session.help().tally(Side::NEAR), tally);
    assert_eq!(session.clock().left(Side::NEAR), Some(Duration::from_millis(297_487)));
    assert_eq!(session.clock().turn_times().len(), 8);
    let undone: Vec<String> = session.history().undone().map(|step| step.to_string()).collect();
    assert_eq!(undone, ["5-", "9+", "5-"]);
    assert!(session.redo(), "an undone move can be redone");
}

#[test]
fn version_1_libraries_open_and_take_the_game_of_the_other_window() {
    let (_folder, data) = left();
    let library = Library::new(data.join("library"));
    let before = files(&library.list(&[]).expect("a library"));
    assert_eq!(before.len(), 5);
    let texts: Vec<Vec<u8>> = before.iter().map(|f| fs::read(library.path(f)).unwrap()).collect();
    let (_autosave, _) = open(&data);
    let entries = library.list(&[]).expect("a library");
    let mut expected = before.clone();
    expected.push("2026-11-18-haicua.ron".into());
    expected.sort();
    assert_eq!(files(&entries), expected);
    for entry in &entries {
        assert!(entry.summary.is_ok(), "{entry:?}");
        library.open(&entry.file).unwrap_or_else(|problem| panic!("{:?} {problem}", entry.file));
    }
    for (file, text) in before.iter().zip(texts) {
        assert_eq!(fs::read(library.path(file)).unwrap(), text, "{file:?} is unchanged");
    }
    let game = |file: &str| library.open(file.as_ref()).expect("a game");
    let (first, state) = game("2026-11-17-xongmo.ron");
    assert_eq!(first.title, "Ván đầu tiên");
    assert_eq!(state.game().end(), Some(GameEnd::QuanEmpty));
    let (_, state) = game("2026-11-18-chiuth.ron");
    assert_eq!(state.game().end(), Some(GameEnd::Resigned));
    let (four, state) = game("2026-11-18-bonben.ron");
    assert!(four.result.is_none() && state.game().departures().count() == 1);
    assert_eq!(state.game().rules().to_string(), "folk sides=4 handicap=1:7:5");
    let (_, state) = game("2026-11-18-haicua.ron");
    assert_eq!(state.setup().sides(), 3);
}

#[test]
fn version_1_statistics_count_the_same() {
    let (_folder, data) = left();
    let library = Library::new(data.join("library"));
    let entries = [library.list(&[]).unwrap(), library.deleted().list(&[]).unwrap()];
    let mut file = RonFile::new(data.join("statistics.ron"), RESETS_VERSION);
    let mut resets: Resets = file.load().expect("resets").expect("a file");
    let counted = |resets: &Resets| -> Vec<(Opponent, PersonResult, Option<i32>, PlayedRules)> {
        let scores = scores(entries.iter().flatten().map(AsRef::as_ref), resets);
        scores.iter().map(|it| (it.opponent, it.result, it.margin, it.rules)).collect()
    };
    let expected = [
        (
            Level::Easy.into(),
            PersonResult::Lost,
            Some(12 - 58),
            PlayedRules::Preset(Preset::Classic),
        ),
        (Level::Expert.into(), PersonResult::Drawn, Some(0), PlayedRules::Preset(Preset::Rich)),
        (Level::Master.into(), PersonResult::Won, Some(35 - 25), PlayedRules::Other),
    ];
    assert_eq!(counted(&resets), expected);
    assert_eq!(resets.resets.pop().expect("a reset").games.len(), 1);
    let all = counted(&resets);
    assert_eq!(all[..3], expected);
    let back = (
        Level::Easy.into(),
        PersonResult::Won,
        Some(51 - 19),
        PlayedRules::Preset(Preset::Classic),
    );
    assert_eq!(all[3..], [back]);
}
