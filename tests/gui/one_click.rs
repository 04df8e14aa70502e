//! A field that loses the focus takes nothing from the click that takes it, and no file that two windows change
//! loses anything.

use std::path::Path;

use crate::gui_support::settings_window::SettingsWindow;
use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::settings::{Language, Speed};

const NAMES: &str = "Names, one per line";
const FORM: (Modifiers, Key) = (Modifiers::COMMAND.plus(Modifiers::SHIFT), Key::N);

/// Opens the page of the tournaments kept in `games`.
fn at_page(games: &Path) -> Window {
    let opening = Opening { games: Some(games.to_owned()), ..Opening::default() };
    let mut window = opening.with(&Opening::settings(Language::English, Speed::Off));
    window.press("For the class");
    window
}

fn enter_names(window: &mut Window, names: &str) {
    window.press("New tournament");
    window.focus(NAMES);
    window.paste(names);
}

#[test]
fn one_click_leads_home_from_the_names_of_a_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình\nChi");
    window.press("Home");
    assert!(window.has("Lessons and puzzles"), "{:#?}", window.names());
    window.press("For the class");
    assert!(window.has("3. Chi"), "the names are kept");
    window.fill_in("Class or title", "5A");
    window.press("Home");
    window.press("For the class");
    assert!(window.says("5A · "), "{:#?}", window.names());
}

#[test]
fn a_number_of_rounds_that_is_typed_counts_when_the_tournament_begins() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình\nChi\nDũng");
    window.fill_in("Rounds", "2");
    window.press("Begin the tournament");
    assert!(window.has("Round 1 of 2"), "{:#?}", window.names());
    window.press("Players");
    window.fill_in("Rounds", "3");
    window.press("Round");
    assert!(window.has("Round 1 of 3"), "{:#?}", window.names());
    window.press("Players");
    window.fill_in("Class or title", "5B");
    window.press("Standings");
    assert!(window.says("5B · "), "{:#?}", window.names());
}

#[test]
fn a_list_of_names_that_is_cleared_stays_so() {
    let folder = tempfile::tempdir().unwrap();
    let mut window = at_page(folder.path());
    enter_names(&mut window, "An\nBình");
    window.press("Home");
    window.press("For the class");
    assert!(window.has("2 of 60 names"));
    window.focus(NAMES);
    window.key_with(Modifiers::COMMAND, Key::A);
    window.key(Key::Backspace);
    window.press("Home");
    let mut window = at_page(folder.path());
    assert!(!window.has(NAMES), "an empty tournament is none");
    window.press("New tournament");
    assert!(!window.has("1. An"), "{:#?}", window.names());
}

#[test]
fn two_windows_do_not_change_one_tournament() {
    let folder = tempfile::tempdir().unwrap();
    let mut one = at_page(folder.path());
    enter_names(&mut one, "An\nBình\nChi\nDũng");
    one.press("Begin the tournament");
    let mut other = at_page(folder.path());
    assert!(other.says("is open in another window"), "{:#?}", other.names());
    assert!(other.has("New tournament") && !other.has("Round 1 of 3"));
    other.press_part("Delete ");
    other.press_last("Delete");
    assert!(other.says("is open in another window"), "{:#?}", other.names());
    one.key(Key::Num1);
    one.key(Key::Num1);
    one.press("Pair round 2");
    one.press("Home");
    let title = other.names().into_iter().find(|name| name.starts_with("Tournament of "));
    other.press(&title.expect("the tournament"));
    assert!(other.has("Round 2 of 3"), "it goes on as the other window left it");
    one.press("For the class");
    assert!(one.says("is open in another window"), "{:#?}", one.names());
}

#[test]
fn numbers_of_the_form_count_when_the_game_begins() {
    let mut kept = SettingsWindow::open();
    kept.window.key_with(FORM.0, FORM.1);
    kept.window.act("Per game");
    kept.window.fill_in("Minutes per side", "7");
    kept.window.press("Warn only");
    assert!(kept.written("time").contains("minutes:7,"), "{}", kept.written("time"));
    assert!(kept.written("time").contains("expiry:Warns"), "{}", kept.written("time"));
    kept.window.fill_in("Minutes per side", "9");
    kept.window.press_last("Play");
    assert!(kept.written("time").contains("minutes:9,"), "{}", kept.written("time"));
    assert!(kept.window.dialog().is_none(), "the game has begun: {:#?}", kept.window.names());
}

#[test]
fn a_game_does_not_begin_without_a_number_that_is_refused() {
    let mut kept = SettingsWindow::open();
    kept.window.key_with(FORM.0, FORM.1);
    kept.window.act("Per game");
    kept.window.fill_in("Minutes per side", "7000");
    kept.window.press_last("Play");
    assert_eq!(kept.window.dialog().as_deref(), Some("New game"));
    assert!(kept.window.says("Minutes per side cannot be “7000”"), "{:#?}", kept.window.names());
}

#[test]
fn a_number_on_the_rules_page_counts_when_it_is_left() {
    let mut kept = SettingsWindow::open();
    kept.window.key(Key::F2);
    kept.window.fill_in("Dân in each cell", "7");
    kept.window.press("Close");
    assert!(kept.window.dialog().is_none(), "one click leaves the page");
    assert_eq!(kept.value("dan"), "7");
}

#[test]
fn a_number_of_a_room_counts_when_its_game_begins() {
    let mut window = Opening::default().open();
    window.press("Other games");
    window.press("Pebbles");
    window.press("Two players");
    window.fill_in("Pebbles at the start", "9");
    window.press("Play");
    assert!(window.says("9 pebbles"), "{:#?}", window.names());
}

#[test]
fn a_click_after_the_text_of_a_position_is_not_lost() {
    for game in ["", "Cờ caro", "Cờ tướng"] {
        let size = vec2(1280.0, 800.0);
        let mut window = Opening { size, ..Opening::default() }.bare_english();
        window.set_speed(&["Off"]);
        if !game.is_empty() {
            window.press("Other games");
            window.press(game);
        }
        window.key_with(Modifiers::COMMAND, Key::E);
        let text = window.value_of(Role::TextInput, "As text").expect("the text");
        window.fill_in("As text", &text);
        window.press("Play on…");
        assert!(window.dialog().is_some(), "{game}: one click asks who plays");
    }
}
