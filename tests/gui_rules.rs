//! The question of the first run, the players of the next game, and the page of
//! the rules, worked through the names of their widgets.
#![cfg(feature = "gui")]

mod gui_support;

use std::path::Path;

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Modifiers, vec2};
use gui_support::{Opening, Window};
use o_an_quan::rules::{OPTIONS, Rules};

/// A window with settings of its own, and their file.
struct Kept {
    window: Window,
    file: std::path::PathBuf,
    _folder: tempfile::TempDir,
}

impl Kept {
    fn open() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.ron");
        let window = Opening { settings: Some(file.clone()), ..Opening::default() }.open();
        Kept { window, file, _folder: folder }
    }

    fn value(&self, option: &str) -> String {
        rules_in(&self.file).value(option).expect("an option")
    }
}

fn rules_in(file: &Path) -> Rules {
    let text = std::fs::read_to_string(file).expect("kept settings");
    let rules = text.split("rules: \"").nth(1).and_then(|rest| rest.split('"').next());
    rules.expect("rules in the settings").parse().expect("rules")
}

#[test]
fn the_first_run_asks_once_and_keeps_the_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("settings.ron");
    let ask = || Opening { settings: Some(file.clone()), ..Opening::default() }.ask();
    let mut window = ask();
    assert!(window.says("quan cell with nothing in it") && !window.has("Play"));
    assert!(window.says("can be changed at any time"));
    window.press("May be jumped");
    assert!(window.has("Play") && window.has("Folk"));
    assert_eq!(rules_in(&file).to_string(), "folk");
    let window = ask();
    assert!(window.has("Play") && window.has("Folk"), "it does not ask again");
}

#[test]
fn the_question_is_answered_by_keyboard_in_either_language() {
    let mut window = Opening::default().ask();
    window.press("Tiếng Việt");
    assert!(window.says("Bạn quen chơi thế nào?") && window.has("Được ăn qua"));
    window.press("English");
    window.key(Key::Escape);
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.says("How do you play?"), "a game waits for the answer");
    window.key(Key::Tab);
    window.key(Key::Tab);
    while !window.is_focused("Ends the turn") {
        window.key(Key::Tab);
    }
    window.key(Key::Enter);
    assert!(window.has("Play") && window.has("Classic"));
}

#[test]
fn the_question_fits_every_window() {
    for size in [vec2(640.0, 400.0), vec2(800.0, 500.0), vec2(1920.0, 1080.0), vec2(500.0, 900.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.ask();
            window.press(language);
            let wrong = window.badly_placed_buttons(32.0, false);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn every_option_can_be_set_on_the_page_and_is_kept() {
    let mut kept = Kept::open();
    kept.window.press("Rules");
    for (press, option, value) in [
        ("May be jumped", "empty_quan", "passes"),
        ("Points for a quan: less", "quan_value", "9"),
        ("Young quan: more", "young_quan", "1"),
        ("The game ends", "refill", "end"),
        ("Ends with the last quan", "ending", "pieces"),
        ("Not on the first turn", "first_quan", "forbidden"),
        ("Dân in each cell: more", "dan", "6"),
        ("Dân beside each quan: more", "quan_dan", "1"),
        ("Far side", "handicap", "1::5"),
        ("Cell 1", "handicap", "1:7:5"),
        ("Points given: more", "handicap", "1:7:6"),
    ] {
        kept.window.act(press);
        assert_eq!(kept.value(option), value, "{press}");
    }
    kept.window.act("Young quan: less");
    kept.window.act("Ends when the quan cells are empty");
    kept.window.act("Ordinary dân");
    assert_eq!(kept.value("quan"), "dan");
    kept.window.act("Nobody");
    assert_eq!(kept.value("handicap"), "none");
    kept.window.press("Done");
    assert!(kept.window.says("a quan worth 9"), "the menu tells what differs");
    kept.window.press("3 sides");
    assert_eq!(kept.value("sides"), "3");
}

#[test]
fn a_preset_sets_every_option_but_the_number_of_sides() {
    let mut kept = Kept::open();
    for press in ["4 sides", "Rules", "Dân in each cell: more", "Left side", "Big quan"] {
        kept.window.act(press);
    }
    let expected: Rules = "bigquan sides=4".parse().expect("rules");
    assert_eq!(rules_in(&kept.file), expected);
    assert!(kept.window.has("Big quan") && kept.window.is_chosen("Nobody"));
    kept.window.act("Left side");
    assert!(kept.window.has("Big quan, with 5 points given by the left side"));
    kept.window.act("Dân in each cell: less");
    assert!(!kept.window.is_chosen("Big quan"), "it is not quite that any more");
    kept.window.press("Done");
    kept.window.act("2 sides");
    assert_eq!(kept.value("handicap"), "none", "nobody sits there any more");
}

#[test]
fn at_most_four_cells_start_empty() {
    let mut kept = Kept::open();
    for press in ["Rules", "Near side", "Cell 1", "Cell 2", "Cell 4", "Cell 5"] {
        kept.window.act(press);
    }
    assert_eq!(kept.value("handicap"), "0:1+2+4+5:5");
    assert!(!kept.window.is_enabled("Cell 3"));
    kept.window.act("Cell 1");
    assert!(kept.window.is_enabled("Cell 3"));
}

#[test]
fn a_number_out_of_range_is_refused_by_name_with_its_range() {
    let mut kept = Kept::open();
    kept.window.press("Rules");
    for wrong in ["25", "0", "x", "-1"] {
        kept.window.enter("Dân in each cell", wrong);
        let told =
            format!("Dân in each cell cannot be “{wrong}”: it is a whole number from 1 to 20.");
        assert!(kept.window.has(&told), "{wrong:?}");
        assert_eq!(kept.value("dan"), "5");
        let shown = kept.window.value_of(Role::TextInput, "Dân in each cell");
        assert_eq!(shown.as_deref(), Some("5"));
    }
    kept.window.enter("Dân in each cell", "12");
    assert!(kept.window.is_field_focused("Dân in each cell"), "the keyboard stays there");
    assert_eq!(kept.value("dan"), "12");
    assert!(!kept.window.says("cannot be “"));
    kept.window.act("Near side");
    kept.window.enter("Points given", "1000");
    assert!(kept.window.says("a whole number from 0 to 999"));
    kept.window.enter("Points given", "999");
    assert_eq!(kept.value("handicap"), "0::999");
    assert!(!kept.window.is_enabled("Points given: more"));
}

#[test]
fn options_that_do_not_fit_together_are_told_and_nothing_is_half_applied() {
    let mut kept = Kept::open();
    for press in ["Rules", "Folk"] {
        kept.window.act(press);
    }
    kept.window.act("Ordinary dân");
    assert!(kept.window.says("there is no young quan"));
    assert_eq!(rules_in(&kept.file).to_string(), "folk");
    assert!(kept.window.is_chosen("A big stone"));
    for press in ["Classic", "Ordinary dân", "Ends with the last quan"] {
        kept.window.act(press);
    }
    assert!(kept.window.says("there is no last quan"));
    assert_eq!(kept.value("ending"), "cells");
    kept.window.press("Done");
    kept.window.press("Tiếng Việt");
    for press in ["Luật chơi", "Quan non: thêm"] {
        kept.window.act(press);
    }
    assert!(kept.window.says("không còn quan non"));
    assert_eq!(kept.value("young_quan"), "0");
}

#[test]
fn a_game_begins_by_the_rules_chosen_and_names_them() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    for press in ["Rules", "Dân in each cell: more", "Done", "Play"] {
        window.act(press);
    }
    assert!(window.has("You, cell 2: 6 dân"));
    window.press("Rules: Classic, changed");
    assert!(window.has("Rules of this game") && window.has("Classic, with 6 dân per cell"));
    assert!(window.has("Dân in each cell: 6") && !window.has("Dân in each cell: more"));
    window.press("Change the rules");
    assert!(window.says("from the next game on"));
    window.act("Folk");
    window.press("Done");
    assert!(window.has("You, cell 2: 6 dân") && window.has("Rules: Classic, changed"));
    window.press("New game");
    assert!(window.has("You, cell 2: 5 dân") && window.has("Rules: Folk"));
}

#[test]
fn the_page_is_opened_and_closed_by_keys() {
    let mut window = Window::open();
    window.key(Key::F2);
    assert!(window.has("Begin with"));
    assert!(window.is_focused("Done"));
    window.key(Key::Escape);
    assert!(!window.has("Begin with"));
}

#[test]
fn controls_of_the_rules_are_large_enough_and_named_in_every_window() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0), vec2(500.0, 900.0)] {
        for (language, rules, giver) in
            [("English", "Rules", "Near side"), ("Tiếng Việt", "Luật chơi", "Bên dưới")]
        {
            let mut window = Opening { size, ..Opening::default() }.open();
            for press in [language, rules, giver] {
                window.act(press);
            }
            let wrong = window.bad_buttons_of_page(32.0);
            assert!(wrong.is_empty(), "{language}, {size}: {wrong:#?}");
        }
    }
}

#[test]
fn each_side_is_given_a_player_of_its_own() {
    let mut kept = Kept::open();
    kept.window.press("Two computers");
    kept.window.press("Medium");
    kept.window.press("Mixed");
    assert_eq!(
        kept.window.value_of(Role::ComboBox, "Near side").as_deref(),
        Some("Computer (medium)")
    );
    kept.window.open_list("Far side");
    assert!(kept.window.has("Looks far ahead."), "each level says what it does");
    kept.window.act("Person");
    kept.window.open_list("Near side");
    kept.window.act("Computer (master)");
    let text = std::fs::read_to_string(&kept.file).expect("kept");
    let seats: String = text.split("seats:").nth(1).expect("seats").split_whitespace().collect();
    assert!(seats.starts_with("(Computer(Master),Person,"), "{seats}");
}

#[test]
fn who_starts_is_offered_for_every_side() {
    let mut kept = Kept::open();
    assert!(kept.window.has("You") && kept.window.has("Computer"));
    kept.window.press("Two players");
    kept.window.press("4 sides");
    for name in ["Near side", "Right side", "Far side", "Left side", "Random"] {
        kept.window.press(name);
        assert!(kept.window.is_chosen(name));
    }
    assert!(kept.window.has("Four computers"));
}

#[test]
fn every_preset_and_option_has_words_of_its_own() {
    use o_an_quan::rules::PRESETS;
    use o_an_quan::ui::words::{LANGUAGES, Words};
    for words in LANGUAGES.map(Words::of) {
        let rules = &words.rules;
        let names: Vec<&str> = PRESETS.map(rules.preset_name).to_vec();
        let hints: Vec<&str> = OPTIONS.map(rules.option_hint).to_vec();
        for texts in [names, OPTIONS.map(rules.option_name).to_vec(), hints] {
            let distinct: std::collections::HashSet<_> = texts.iter().collect();
            assert_eq!(distinct.len(), texts.len(), "{texts:?}");
        }
    }
}
