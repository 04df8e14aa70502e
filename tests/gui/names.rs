//! What is typed and pasted into text fields: the limit in letters, and words that an input method is still
//! composing.

use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers};
use o_an_quan::settings::{Language, Speed};

const NAME: &str = "Name (near side)";
const LIST: &str = "Names, one per line";

/// Opens the form of a new game between people.
fn form() -> Window {
    let mut window = Window::open();
    window.choose("Two players");
    window.key_with(Modifiers::COMMAND | Modifiers::SHIFT, Key::N);
    window
}

fn tournament() -> Window {
    let mut window = Opening::default().with(&Opening::settings(Language::English, Speed::Off));
    window.press("For the class");
    window.press("New tournament");
    window
}

fn value(window: &Window, field: &str) -> String {
    window.value_of(Role::TextInput, field).unwrap_or_default()
}

#[test]
fn a_name_has_thirty_letters_however_it_is_typed_and_what_is_more_is_reported() {
    let mut window = form();
    let longest = "ễ".repeat(30);
    window.enter(NAME, &"e\u{302}\u{303}".repeat(30));
    assert_eq!(value(&window, NAME), longest);
    assert!(!window.says("characters fit here"));
    window.enter(NAME, &format!("{longest}n"));
    assert_eq!(value(&window, NAME), longest);
    assert!(window.has("At most 30 characters fit here, so the rest was left out."));
    window.enter(NAME, "An");
    assert!(!window.says("characters fit here"));
}

#[test]
fn a_long_title_is_reported_under_its_field() {
    let mut window = tournament();
    window.focus("Class or title");
    window.paste(&"Ắ".repeat(60));
    assert!(!window.says("characters fit here"));
    window.type_text("x");
    assert!(window.has("At most 60 characters fit here, so the rest was left out."));
    window.key(Key::Backspace);
    assert!(!window.says("characters fit here"));
}

#[test]
fn a_click_on_play_takes_over_the_name_being_composed() {
    let mut window = form();
    window.focus(NAME);
    window.key_with(Modifiers::COMMAND, Key::A);
    window.compose("Hoà");
    window.press_last("Play");
    assert!(window.has("Hoà, cell 1: 5 dân"), "{:#?}", window.names());
}

#[test]
fn a_click_on_begin_takes_over_the_last_child() {
    let mut window = tournament();
    window.focus(LIST);
    window.paste("An\nBình\nH");
    window.compose("oà");
    window.press("Begin the tournament");
    assert!(window.has("Round 1 of 3"), "three players: {:#?}", window.names());
    assert!(window.says("Hoà"), "{:#?}", window.names());
}

#[test]
fn another_field_takes_the_place_of_one_with_a_composed_word() {
    let mut window = tournament();
    window.focus(LIST);
    window.compose("Hoà");
    let title = window.last_rect_of("Class or title").center();
    window.click_at(title);
    window.commit("Hoà");
    assert!(window.has("1. Hoà"), "{:#?}", window.names());
    assert_eq!(value(&window, "Class or title"), "");
}

#[test]
fn leaving_the_page_keeps_a_composed_title_and_names() {
    let mut window = tournament();
    window.focus("Class or title");
    window.compose("Lớp");
    window.press("All tournaments");
    assert!(window.says("Lớp"), "{:#?}", window.names());
}
