//! Settings files of earlier versions, and of several windows at once.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use settings::{
    BoardLook, GameMusic, Language, ONLY_LESSON, Settings, Speed, Starter, Surrounding,
    TableSettings, TextSize, VERSION, Volume,
};
use tabletop::storage::{Errands, RonFile};
use tabletop::{Expiry, Level, Name, Seat, TimeControl, TimeLimit};
use tempfile::TempDir;
use window::Preferences;

use super::READER;
use crate::OAnQuan;

const VERSION_1: &str = include_str!("../../../../../tests/data/version-1/config/settings.ron");
/// A file of the last program that had the choices for ô ăn quan outside the tables.
const LATE_VERSION_1: &str = include_str!("../../../../../tests/data/late-version-1/settings.ron");

fn folder_with(text: &str) -> (TempDir, PathBuf) {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    fs::write(&path, text).expect("written");
    (folder, path)
}

/// Opens the file as a window does.
fn open(path: &Path) -> Preferences {
    let file = RonFile::new(path, VERSION);
    let preferences = Preferences::open(Some(file), READER, false, Language::English);
    assert!(preferences.load_problem().is_none());
    preferences
}

/// Replaces the settings and saves them.
fn write(preferences: &mut Preferences, settings: &Settings) {
    preferences.settings = settings.clone();
    preferences.save(&Errands::at_once(Arc::new(|| {})));
    assert_eq!(preferences.save_problem(), None);
}

/// The choices for ô ăn quan in both files.
fn own() -> TableSettings {
    let master = Seat::Computer(Level::Master);
    let mut table = TableSettings {
        options: "folk dan=7 sides=3".to_owned(),
        options_chosen: true,
        starter: Starter::Lot,
        time: TimeControl { limit: TimeLimit::per_game(5, 3), expiry: Expiry::Loses },
        evaluation: true,
        learnt: ["Board".to_owned()].into(),
        ..TableSettings::default()
    };
    table.seats = [Seat::Person, master, Seat::Person, Seat::Computer(Level::Easy)];
    *table.names.of_mut(0, Seat::Person) = Name::new("Ánh");
    *table.names.of_mut(1, master) = Name::new("Bà Tư");
    table
}

#[test]
fn version_1_settings_are_read() {
    let (_folder, path) = folder_with(VERSION_1);
    let mut expected = Settings {
        language: Some(Language::English),
        board: BoardLook::Wood,
        surrounding: Surrounding::Dark,
        effects_volume: Volume::percent(35),
        music: false,
        game_music: GameMusic::BoTre,
        speed: Speed::Off,
        moves: Some(false),
        preview: false,
        text_size: TextSize::percent(150),
        ..Settings::default()
    };
    *expected.of_mut::<OAnQuan>() = own();
    let mut window = open(&path);
    assert_eq!(window.settings, expected);
    assert!(!window.settings.is_first_start());
    write(&mut window, &expected);
    assert_eq!(open(&path).settings, expected, "the new file says the same");
    assert!(!fs::read_to_string(&path).expect("a file").contains("rules"));
}

#[test]
fn choices_outside_the_tables_keep_those_on_them() {
    let (_folder, path) = folder_with(LATE_VERSION_1);
    let settings = open(&path).settings;
    let form = Some("link".to_owned());
    let lessons = ["Board", "Sow", "Hunt"].map(str::to_owned).into();
    assert_eq!(*settings.of::<OAnQuan>(), TableSettings { form, learnt: lessons, ..own() });
    let caro = settings.table("caro");
    assert_eq!((caro.options.as_str(), caro.look), ("size=19 exact_five=off double_block=on", 1));
    assert!(caro.learnt.contains(ONLY_LESSON));
    assert!(settings.table("pebbles").learnt.is_empty());
    assert!(settings.welcomed && settings.values);
    assert_eq!(settings.last_room.as_deref(), Some("caro"));
}

#[test]
fn rules_that_cannot_be_read_are_set_aside_with_their_file() {
    let (folder, path) =
        folder_with("(version: 1, data: (rules: \"classic quan=dan young_quan=1\"))");
    assert!((READER.load)(&mut RonFile::new(&path, VERSION)).is_err());
    assert!(folder.path().join("settings.broken-1.ron").exists());
}

#[test]
fn two_windows_keep_the_changes_of_each_other() {
    let (_folder, path) = folder_with(LATE_VERSION_1);
    let [mut one, mut other] = [open(&path), open(&path)];
    let [mut here, mut there] = [&one, &other].map(|window| window.settings.clone());
    here.of_mut::<OAnQuan>().evaluation = false;
    here.table_mut("caro").look = 0;
    here.table_mut("cotuong").turned = true;
    write(&mut one, &here);
    there.of_mut::<OAnQuan>().options = "rich".to_owned();
    there.table_mut("caro").turned = true;
    there.table_mut("pebbles").lesson_step = 2;
    write(&mut other, &there);
    let both = open(&path).settings;
    let own = TableSettings { options: "rich".to_owned(), ..here.of::<OAnQuan>().clone() };
    assert_eq!(*both.of::<OAnQuan>(), own);
    let caro = TableSettings { turned: true, ..here.table("caro").clone() };
    assert_eq!(*both.table("caro"), caro);
    assert!(both.table("cotuong").turned);
    assert_eq!(both.table("pebbles").lesson_step, 2);
}

#[test]
fn a_window_of_version_1_loses_no_choices() {
    let (_folder, path) = folder_with(LATE_VERSION_1);
    let mut window = open(&path);
    let mut here = window.settings.clone();
    here.table_mut("caro").turned = true;
    write(&mut window, &here);
    // Version 0.1.0 writes what it has read, without tables, and what has changed there.
    fs::write(&path, VERSION_1.replace("evaluation: true", "evaluation: false")).expect("written");
    here.table_mut("caro").look = 0;
    write(&mut window, &here);
    let settings = open(&path).settings;
    assert_eq!(settings.table("caro"), here.table("caro"));
    assert!(!settings.of::<OAnQuan>().evaluation);
    assert_eq!(settings.of::<OAnQuan>().options, own().options);
}
