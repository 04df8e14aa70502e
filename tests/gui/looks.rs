//! The looks of the board: chosen on the settings sheet, saved, and used in a game.

use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, vec2};

const LOOKS: [(&str, &str); 4] = [
    ("Courtyard", "Yard"),
    ("Carved wood", "Wood"),
    ("High contrast", "Contrast"),
    ("Projector", "Projector"),
];

/// Writes a settings file that also contains `more`.
fn settings(folder: &Path, more: &str) -> std::path::PathBuf {
    let path = folder.join("settings.ron");
    let text = format!("(version: 1, data: (language: Some(English), rules_asked: true, {more}))");
    std::fs::write(&path, text).expect("written");
    path
}

#[test]
fn a_look_chosen_on_the_home_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = settings(folder.path(), "speed: Off");
    let open = || Opening { settings: Some(path.clone()), ..Opening::default() }.bare();
    for (name, kept) in LOOKS.into_iter().rev() {
        let mut window = open();
        window.choose(name);
        assert!(window.is_in_force(name));
        let text = std::fs::read_to_string(&path).expect("settings");
        assert!(text.contains(&format!("board: {kept}")), "{text}");
        assert!(open().is_in_force(name), "also the next time");
    }
}

#[test]
fn a_look_is_chosen_during_a_game() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.key(Key::F4);
    window.press("Carved wood");
    assert!(window.is_chosen("Carved wood"));
    window.press("Close");
    assert!(window.says("Player 2"), "the game continues");
    window.key(Key::F4);
    assert!(window.is_chosen("Carved wood"));
}

#[test]
fn settings_without_a_look_show_the_yard() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = settings(folder.path(), "surrounding: Dark, speed: Off");
    let mut window = Opening { settings: Some(path), ..Opening::default() }.bare();
    assert!(window.is_in_force("Courtyard") && window.is_in_force("Dark"));
}

#[test]
fn every_board_can_be_played_in_every_look() {
    for (name, _) in LOOKS {
        for surrounding in ["Light", "Dark"] {
            for sides in ["2 sides", "3 sides", "4 sides"] {
                let size = vec2(640.0, 400.0);
                let choices = [sides, "One player", "Off", surrounding, name];
                let mut window = Opening { size, ..Opening::default() }.playing(&choices);
                let first = window.own_cells().remove(0);
                window.press(&first);
                let said = "Which way will you sow?";
                assert!(window.has(said), "{name}, {surrounding}, {sides}");
                let badly = window.badly_placed_buttons(32.0, false);
                assert!(badly.is_empty(), "{name}, {surrounding}, {sides}: {badly:?}");
            }
        }
    }
}
