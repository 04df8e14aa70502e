//! Moves of cờ tướng typed letter by letter, and how the window writes and explains them.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};

/// The sets of pieces.
const CHARACTERS: usize = 0;
const LETTERS: usize = 2;

fn playing(language: Language, look: usize) -> Window {
    let table = TableSettings { seats: [Seat::Person; 4], look, ..TableSettings::default() };
    let mut settings: Settings = Opening::settings(language, Speed::Off);
    settings.tables.insert("cotuong".to_owned(), table);
    let mut window = Opening { size: vec2(1280.0, 800.0), ..Opening::default() }.with(&settings);
    window.press_either(&["Other games", "Trò chơi khác"]);
    window.act("Cờ tướng");
    window.press_either(&["Play", "Chơi"]);
    window
}

fn english() -> Window {
    playing(Language::English, CHARACTERS)
}

#[test]
fn small_letters_and_the_equals_sign_are_read() {
    let mut window = english();
    window.type_keys("p2=5", Modifiers::NONE);
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
    window.type_keys("x9.1", Modifiers::NONE);
    assert!(window.has("i8, black chariot"), "{:#?}", window.names());
}

#[test]
fn a_letter_that_switches_the_music_begins_a_move_if_a_digit_follows() {
    let mut window = english();
    let is_on = |window: &Window| window.has("Music: on") || window.has("Music (M)");
    let before = is_on(&window);
    window.type_keys("m2.3", Modifiers::NONE);
    assert!(window.has("g2, red horse"), "{:#?}", window.names());
    assert_eq!(is_on(&window), before, "the music plays on");
}

#[test]
fn a_whole_move_that_comes_at_once_is_played() {
    let mut window = english();
    let first = window.names();
    window.type_keys_at_once("t7.9");
    assert!(window.has("a2, red elephant"), "{:#?}", window.names());
    let turned = |names: &[String]| names.iter().position(|name| name.starts_with("a0"));
    assert_eq!(turned(&window.names()), turned(&first), "the board lies as it did");
}

#[test]
fn the_place_of_a_piece_among_those_of_its_file_is_typed_in_small_letters() {
    let mut window = english();
    // Both cannons of Red stand on file 5.
    for mv in ["P2-5", "P8-5", "P5.4"] {
        window.type_text(mv);
    }
    let at = window.names().iter().position(|name| name.starts_with("a0"));
    window.type_keys("pt-9", Modifiers::NONE);
    assert_eq!(window.names().iter().position(|name| name.starts_with("a0")), at, "the board");
}

#[test]
fn a_letter_that_asks_for_a_hint_begins_a_move_if_a_digit_follows() {
    let mut window = english();
    window.type_keys("h2+3", Modifiers::NONE);
    assert!(window.has("g2, red horse"), "{:#?}", window.names());
    assert!(!window.says("Hint: "), "{:#?}", window.names());
    // The elephant of Black, whose letter shows the evaluation.
    window.type_keys("e3+5", Modifiers::NONE);
    assert!(window.has("e7, black elephant"), "{:#?}", window.names());
    assert!(!window.saved_settings().table("cotuong").evaluation);
}

#[test]
fn a_letter_that_cannot_go_on_begins_another_move() {
    let mut window = english();
    window.type_text("P2");
    window.type_text("m2.3");
    assert!(window.has("g2, red horse"), "{:#?}", window.names());
    assert!(!window.says("is not a move"), "{:#?}", window.names());
}

#[test]
fn moves_are_typed_while_shift_is_held() {
    let mut window = english();
    window.type_with_shift(&[(Key::P, "P"), (Key::Num2, "@"), (Key::Minus, "_"), (Key::Num5, "%")]);
    assert!(window.has("e2, red cannon"), "{:#?}", window.names());
    window.type_with_shift(&[
        (Key::M, "M"),
        (Key::Num8, "*"),
        (Key::Period, ">"),
        (Key::Num7, "&"),
    ]);
    assert!(window.has("g7, black horse"), "{:#?}", window.names());
}

#[test]
fn coordinates_with_ranks_from_one_are_typed_to_their_end() {
    let mut window = english();
    window.type_text("/h2e2");
    window.type_text("/h10g8");
    assert!(window.says("h10g8") || window.has("g7, black horse"), "{:#?}", window.names());
    assert!(!window.says("“h10”"), "{:#?}", window.names());
}

#[test]
fn a_digit_alone_says_how_a_move_begins() {
    let mut window = english();
    window.type_text("2");
    assert!(window.says("A move begins with the letter of its piece"), "{:#?}", window.names());
}

#[test]
fn the_notation_follows_the_language_and_the_letters_of_the_set() {
    for (language, look, row) in [
        (Language::English, CHARACTERS, "1. Red: H2+3"),
        (Language::English, LETTERS, "1. Red: M2.3"),
        (Language::Vietnamese, CHARACTERS, "1. Đỏ: M2.3"),
    ] {
        let mut window = playing(language, look);
        window.type_text("/h0g2");
        window.key(Key::L);
        assert!(window.has(row), "{row}: {:#?}", window.names());
    }
}

#[test]
fn the_letters_of_the_shown_notation_can_be_typed() {
    let mut window = english();
    for mv in ["C2=5", "H8+7", "H2+3"] {
        window.type_text(mv);
    }
    for piece in ["e2, red cannon", "g7, black horse", "g2, red horse"] {
        assert!(window.has(piece), "{piece}: {:#?}", window.names());
    }
}

#[test]
fn a_refusal_names_pieces_by_their_files_and_not_by_crossings() {
    for (language, press, why) in [
        (
            Language::English,
            ["h0, red horse", "f1, empty"],
            "The horse on file 2 cannot go there: your own elephant on file 3, right beside it",
        ),
        (
            Language::English,
            ["h2, red cannon", "h8, empty"],
            "The cannon on file 2 cannot go there: the other side's cannon on file 2 is in the way.",
        ),
        (
            Language::Vietnamese,
            ["h0, mã đỏ", "f1, trống"],
            "Mã cột 2 không đến chỗ ấy được: tượng cột 3 cản chân mã.",
        ),
        (
            Language::Vietnamese,
            ["h2, pháo đỏ", "h8, trống"],
            "Pháo cột 2 không đến chỗ ấy được: pháo bên kia ở cột 2 chắn đường.",
        ),
    ] {
        let mut window = playing(language, CHARACTERS);
        for name in press {
            window.press(name);
        }
        assert!(window.says(why), "{why}: {:#?}", window.names());
    }
}
