//! The page of the rules, operated by the names of its widgets.

use crate::gui_support::settings_window::{SettingsWindow, rules_in};
use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::rules::{RuleOption, Rules};

#[test]
fn every_option_can_be_set_on_the_page_and_is_saved() {
    let mut kept = SettingsWindow::open();
    kept.window.key(Key::F2);
    for (press, option, value) in [
        ("Can be jumped", "empty_quan", "passes"),
        ("Points for a quan: less", "quan_value", "9"),
        ("Young quan: more", "young_quan", "1"),
        ("Borrows while stores hold 5", "refill", "lend"),
        ("Ends the game", "refill", "end"),
        ("Last quan captured", "ending", "pieces"),
        ("Cannot be captured", "first_quan", "forbidden"),
        ("Dân in each cell: more", "dan", "6"),
        ("Dân beside each quan: more", "quan_dan", "1"),
    ] {
        kept.window.act(press);
        assert_eq!(kept.value(option), value, "{press}");
    }
    kept.window.act("Young quan: less");
    kept.window.act("Quan cells empty");
    kept.window.act("Ordinary dân");
    assert_eq!(kept.value("quan"), "dan");
    kept.window.press("Close");
    assert!(kept.window.says("a quan worth 9"), "the home names the difference");
    kept.window.choose("3 sides");
    assert_eq!(kept.value("sides"), "3");
}

#[test]
fn a_preset_sets_every_option_but_the_number_of_sides() {
    let mut kept = SettingsWindow::open();
    kept.window.choose("4 sides");
    kept.window.key(Key::F2);
    for press in ["Dân in each cell: more", "Big quan"] {
        kept.window.act(press);
    }
    let expected: Rules = "bigquan sides=4".parse().expect("rules");
    assert_eq!(rules_in(&kept.file), expected);
    kept.window.act("Dân in each cell: less");
    assert!(!kept.window.is_chosen("Big quan"), "the rules differ from the preset");
}

#[test]
fn a_number_out_of_range_is_refused_by_name_with_its_range() {
    let mut kept = SettingsWindow::open();
    kept.window.key(Key::F2);
    for wrong in ["25", "0", "x", "-1"] {
        kept.window.enter("Dân in each cell", wrong);
        let text =
            format!("Dân in each cell cannot be “{wrong}”: enter a whole number from 1 to 20.");
        assert!(kept.window.has(&text), "{wrong:?}");
        assert_eq!(kept.value("dan"), "5");
        let shown = kept.window.value_of(Role::TextInput, "Dân in each cell");
        assert_eq!(shown.as_deref(), Some("5"));
    }
    kept.window.enter("Dân in each cell", "12");
    assert!(kept.window.is_field_focused("Dân in each cell"), "the focus stays in the field");
    assert_eq!(kept.value("dan"), "12");
    assert!(!kept.window.says("cannot be “"));
}

#[test]
fn conflicting_options_are_reported_and_none_is_applied() {
    let mut kept = SettingsWindow::open();
    kept.window.key(Key::F2);
    kept.window.act("Folk");
    kept.window.act("Ordinary dân");
    assert!(kept.window.says("no quan can be young"));
    assert_eq!(rules_in(&kept.file).to_string(), "folk");
    assert!(kept.window.is_chosen("One big stone"));
    for press in ["Classic", "Ordinary dân", "Last quan captured"] {
        kept.window.act(press);
    }
    assert!(kept.window.says("there is no last quan"));
    assert_eq!(kept.value("ending"), "cells");
    kept.window.press("Close");
    kept.window.choose("Tiếng Việt");
    kept.window.key(Key::F2);
    kept.window.act("Quan non: thêm");
    assert!(kept.window.says("không còn quan non"));
    assert_eq!(kept.value("young_quan"), "0");
}

#[test]
fn a_game_uses_the_chosen_rules_and_names_them() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    window.key(Key::F2);
    for press in ["Dân in each cell: more", "Close", "Play"] {
        window.act(press);
    }
    assert!(window.has("You, cell 2: 6 dân"));
    window.press("Rules: Classic, changed");
    assert!(window.has("Young quan") && window.has("Any quan may be captured."));
    assert!(!window.says("Young quan: 0"), "what a zero means is said in words");
    assert!(window.has("Rules of this game") && window.has("Classic rules, with 6 dân per cell"));
    assert!(window.has("Dân in each cell: 6") && !window.has("Dân in each cell: more"));
    window.press("Change the rules");
    assert!(window.says("from the next game"));
    window.act("Folk");
    window.press("Close");
    assert!(window.has("You, cell 2: 6 dân") && window.has("Rules: Classic, changed"));
    // In place of an untouched game, the form of a new one opens.
    window.press("New game");
    window.press_last("Play");
    assert!(window.has("You, cell 2: 5 dân") && window.has("Rules: Folk"));
}

#[test]
fn the_page_is_opened_and_closed_by_keys() {
    let mut window = Window::open();
    window.key(Key::F2);
    assert!(window.has("Preset"));
    assert!(window.is_focused("Close"));
    window.key(Key::Escape);
    assert!(!window.has("Preset"));
}

#[test]
fn controls_of_the_rules_are_large_enough_and_named_in_every_window() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(480.0, 1000.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.open();
            window.choose(language);
            window.key(Key::F2);
            let wrong = window.bad_buttons_of_page(32.0);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
            window.key(Key::Escape);
            window.key_with(Modifiers::COMMAND, Key::N);
            window.key(Key::F2);
            let wrong = window.bad_buttons_of_page(32.0);
            assert!(wrong.is_empty(), "in a game, {language}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn every_preset_and_option_has_its_own_words() {
    use o_an_quan::games::room::OAnQuanSentences;
    use o_an_quan::rules::Preset;
    use o_an_quan::ui::words::Words;
    use o_an_quan::words::LANGUAGES;
    for words in LANGUAGES.map(Words::of) {
        let rules = words.rules();
        let are_distinct = |texts: &[&str]| {
            let distinct: std::collections::HashSet<_> = texts.iter().collect();
            assert_eq!(distinct.len(), texts.len(), "{texts:?}");
        };
        are_distinct(&Preset::ALL.iter().map(|p| rules.preset_name(*p)).collect::<Vec<_>>());
        are_distinct(&Preset::ALL.iter().map(|p| rules.preset_hint(*p)).collect::<Vec<_>>());
        are_distinct(&RuleOption::ALL.iter().map(|o| rules.option_name(*o)).collect::<Vec<_>>());
        are_distinct(&RuleOption::ALL.iter().map(|o| rules.option_hint(*o)).collect::<Vec<_>>());
    }
}
