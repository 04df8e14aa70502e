//! The files of version 0.2.0: its settings, the games of all kinds under way and over, the puzzles and a tournament
//! open and go on. Never change the files in `tests/data/version-2`.

use std::path::Path;

use crate::gui_support::{Opening, Window};
use o_an_quan::settings::{Language, Speed};
use tempfile::TempDir;

/// Returns a copy of the files.
fn left() -> TempDir {
    let folder = tempfile::tempdir().unwrap();
    crate::left_files::copy_to("version-2", folder.path());
    folder
}

/// Opens a window in English with the games in the copy.
fn open(folder: &Path) -> Window {
    let games = Some(folder.join("data"));
    Opening { games, ..Opening::default() }.with(&Opening::settings(Language::English, Speed::Off))
}

#[test]
fn settings_of_version_2_hold() {
    let folder = left();
    let settings = Some(folder.path().join("config/settings.ron"));
    let games = Some(folder.path().join("data"));
    let window = Opening { settings, games, ..Opening::default() }.open();
    assert!(window.has("Cài đặt"), "the language");
    assert!(window.has("Nam – Lan. Nam đi trước. Luật cổ điển."), "{:#?}", window.names());
    assert!(!window.is_chosen("Nhạc"), "the music");
}

#[test]
fn games_of_version_2_go_on() {
    let folder = left();
    let begun = [
        ("Continue game", "Nam: cell 2 to the right, 6 points captured. Lan to move."),
        ("Pebbles", "Nam took 3. Lan to move."),
        ("Cờ caro", "Nam played h8. Lan to move (O)."),
        ("Cờ tướng", "Nam played C2=5 (cannon, file 2, sideways to file 5). Lan to move (Black)."),
    ];
    for (game, said) in begun {
        let mut window = open(folder.path());
        window.press(game);
        assert!(window.says(said), "{game}: {:#?}", window.names());
    }
}

#[test]
fn finished_games_of_version_2_are_listed_and_replayed() {
    let folder = left();
    for room in ["oanquan", "pebbles", "caro", "cotuong"] {
        let library = match room {
            "oanquan" => folder.path().join("data/library"),
            room => folder.path().join("data").join(room).join("library"),
        };
        let file = std::fs::read_dir(library).unwrap().next().unwrap().unwrap().path();
        let text = std::fs::read_to_string(&file).unwrap();
        let mut window = open(folder.path());
        window.paste(&text);
        window.wait("the replay", |window| window.has("Go to the end"));
        window.press("Go to the end");
        assert!(window.says("resigned"), "{room}: {:#?}", window.names());
    }
    let mut window = open(folder.path());
    window.press("My games");
    window.wait("the list", |window| window.says("Nam – Lan"));
}

#[test]
fn puzzles_and_tournaments_of_version_2_go_on() {
    let folder = left();
    let mut window = open(folder.path());
    window.press("Lessons and puzzles");
    assert!(window.has("Solved: 1, of 2 tried"), "{:#?}", window.names());
    window.press("Home");
    window.press("For the class");
    assert!(window.has("Round 1 of 3") && window.has("1 of 2 results in"));
    assert!(window.is_chosen("Table 1: Bình won"), "{:#?}", window.names());
    window.press("Table 2: Chi won");
    assert!(window.has("2 of 2 results in"), "{:#?}", window.names());
}
