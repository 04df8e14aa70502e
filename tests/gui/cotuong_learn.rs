//! How the room of cờ tướng teaches what the pieces look like and how moves are written: the table in
//! the rules, moves in words, the set of pieces in the lesson, and the words of its puzzles.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Rect, Role, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Speed, TableSettings};
use o_an_quan::ui::theme::Palette;
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const SIZES: [Vec2; 4] =
    [vec2(640.0, 400.0), vec2(480.0, 900.0), vec2(1280.0, 800.0), vec2(1920.0, 1080.0)];
const WIDE: Vec2 = SIZES[2];
/// The numbers of the sets of pieces.
const SETS: [usize; 3] = [0, 1, 2];
const NAMES: [&str; 3] = ["Characters", "Pictures", "Vietnamese letters"];

/// Opens the room for two persons who play with this set of pieces.
fn room(size: Vec2, language: Language, look: usize) -> Window {
    let mut settings = Opening::settings(language, Speed::Off);
    let table = TableSettings { look, seats: [Seat::Person; 4], ..TableSettings::default() };
    settings.tables.insert("cotuong".to_owned(), table);
    let mut window = Opening { size, ..Opening::default() }.with(&settings);
    window.act(Words::of(language).other_games);
    window.act("Cờ tướng");
    window
}

fn english(look: usize) -> Window {
    room(WIDE, Language::English, look)
}

#[test]
fn the_rules_have_a_row_for_each_piece_and_an_example_of_the_notation() {
    let rows = [
        (Language::English, "Cannon (pháo), written C: like the chariot"),
        (Language::English, "Soldier (tốt or binh), written P: one step forward"),
        (
            Language::English,
            "C2=5 (P2-5 in Vietnamese letters): the cannon on the second file moves sideways",
        ),
        (Language::Vietnamese, "Tướng, ghi là Tg: đi ngang hoặc dọc một bước"),
        (Language::Vietnamese, "Mã, ghi là M: đi ngang hoặc dọc một bước rồi chéo"),
        (Language::Vietnamese, "P2-5 là pháo (P) ở cột hai bình sang cột năm"),
    ];
    for (language, text) in rows {
        let mut window = room(WIDE, language, 0);
        window.act(Words::of(language).how_to_play);
        assert!(window.says(text), "{text}: {:#?}", window.names());
        let written = if language == Language::English { ", written " } else { ", ghi là " };
        let count = window.names().iter().filter(|name| name.contains(written)).count();
        assert_eq!(count, 7, "{:#?}", window.names());
    }
}

#[test]
fn the_table_shows_the_set_of_pieces_that_the_player_has_chosen() {
    let pictures = SETS.map(|look| {
        let mut window = english(look);
        window.act("How to play");
        window.picture().pixels
    });
    assert!(pictures[0] != pictures[1] && pictures[1] != pictures[2] && pictures[0] != pictures[2]);
}

#[test]
fn the_rows_of_the_table_are_inside_every_window() {
    for size in SIZES {
        for language in LANGUAGES {
            let mut window = room(size, language, 0);
            window.act(Words::of(language).how_to_play);
            let letter = if language == Language::English { "written P" } else { "ghi là P" };
            let row = window.rect_of(letter);
            assert!(row.left() >= 0.0 && row.right() <= size.x, "{size}: {row}");
            let cut: Vec<_> = window.texts().into_iter().filter(|text| text.elided).collect();
            assert!(cut.is_empty(), "{size}: {cut:?}");
        }
    }
}

#[test]
fn moves_of_the_list_are_said_in_words() {
    let mut window = english(0);
    window.paste("[Game \"cotuong\"]\n\nh2e2 h9g7 i0i1 g6g5 b2b6 a9a8 e2e1 a8d8 b6e6");
    window.key(Key::L);
    for (row, words) in [
        ("1. Red: C2=5", "cannon, file 2, sideways to file 5"),
        ("1… Black: H8+7", "horse, file 8, forward to file 7"),
        ("2. Red: R1+1", "chariot, file 1, forward 1 step"),
        ("3. Red: C8+4", "cannon, file 8, forward 4 steps"),
        ("4. Red: C5-1", "cannon, file 5, back 1 step"),
    ] {
        assert_eq!(window.description_of(row).as_deref(), Some(words), "{:#?}", window.names());
    }
}

#[test]
fn one_of_two_like_pieces_on_a_file_is_said_to_be_in_front_or_behind() {
    let mut window = english(0);
    let start = "5k3/9/9/4C4/9/9/9/4C4/9/3K5 w";
    window.paste(&format!("[Game \"cotuong\"]\n[Start \"{start}\"]\n\ne2a2 f9f8"));
    window.key(Key::L);
    let words = window.description_of("1. Red: C-=9");
    assert_eq!(words.as_deref(), Some("rear cannon, file 5, sideways to file 9"));
}

#[test]
fn the_pointer_over_a_move_shows_it_in_words() {
    let mut window = english(0);
    window.act("Play");
    window.type_text("P2-5");
    window.key(Key::L);
    window.hover(window.exact_rect("1. Red: C2=5").center());
    window.let_seconds_pass(1.0);
    assert!(window.says("cannon, file 2, sideways to file 5"), "{:#?}", window.names());
}

#[test]
fn the_lesson_begins_with_pictures_unless_the_player_has_chosen_letters() {
    for (look, begins) in SETS.into_iter().zip([1, 1, 2]) {
        let mut window = english(look);
        window.act("Lesson");
        for (set, name) in NAMES.into_iter().enumerate() {
            assert_eq!(window.is_chosen(name), set == begins, "{look}: {name}");
        }
    }
}

#[test]
fn the_lesson_shows_the_solution_after_two_wrong_moves() {
    let mut window = english(0);
    window.act("Lesson");
    for _ in 0..2 {
        assert!(!window.has("Show me"));
        window.type_text("/e2e3");
        window.press("Try again");
    }
    window.press("Show me");
    assert!(window.has("Continue") && !window.has("Show me"), "{:#?}", window.names());
}

#[test]
fn another_set_of_pieces_lasts_as_long_as_the_lesson() {
    let mut window = english(2);
    window.act("Lesson");
    let letters = window.picture().pixels;
    window.press("Characters");
    assert!(window.is_chosen("Characters") && window.picture().pixels != letters);
    window.type_text("/e2e6");
    window.press("Continue");
    assert!(window.is_chosen("Characters"), "the next step");
    window.key(Key::Escape);
    assert_eq!(window.saved_settings().table("cotuong").look, 2);
    window.act("Lesson · Step 2 of 13");
    assert!(window.is_chosen("Vietnamese letters"));
}

#[test]
fn the_choice_of_the_set_leaves_the_board_its_room_in_every_window() {
    for size in SIZES {
        for language in LANGUAGES {
            let mut window = room(size, language, 0);
            window.act(Words::of(language).rooms.lesson);
            let wrong = window.badly_placed_buttons(27.0, false);
            assert_eq!(wrong, Vec::<String>::new(), "{size}, {language:?}");
            assert_eq!(window.names_of(Role::RadioButton).len(), 3);
        }
    }
}

#[test]
fn the_room_has_one_vietnamese_word_for_its_puzzles() {
    let mut window = room(WIDE, Language::Vietnamese, 0);
    let no_other_word = |window: &Window| {
        assert!(!window.says("Thế") && !window.says("Cờ thế"), "{:#?}", window.names());
    };
    no_other_word(&window);
    window.act("Câu đố (0/140)");
    no_other_word(&window);
    window.act("Giải câu đầu tiên");
    assert!(window.says("Câu đố số 1 ·"), "{:#?}", window.names());
    no_other_word(&window);
}

#[test]
fn the_settings_speak_of_no_sowing_in_the_room() {
    let mut window = room(WIDE, Language::Vietnamese, 0);
    window.key(Key::F4);
    assert!(window.says("Tốc độ") && !window.says("rải"), "{:#?}", window.names());
}

#[test]
fn the_button_that_continues_a_game_is_inside_its_card() {
    for size in SIZES {
        for language in LANGUAGES {
            let words = Words::of(language);
            let mut window = room(size, language, 0);
            window.act(words.play);
            window.type_text("P2-5");
            window.key(Key::Escape);
            window.key(Key::Escape);
            window.focus("Cờ tướng");
            let resume = words.resume.split_whitespace().next().expect("a word");
            let resume = window.names().into_iter().find(|name| name.starts_with(resume));
            let resume = resume.expect("the button");
            let [card, button] = ["Cờ tướng", &resume].map(|name| window.exact_rect(name));
            let theme = eframe::egui::Theme::Light;
            let edges = Palette::of(o_an_quan::settings::BoardLook::Yard, theme).line;
            let frames = window.strokes_of(edges);
            let is_of_card = |frame: &Rect| {
                let contains_both = frame.contains_rect(card) && frame.contains_rect(button);
                contains_both && (frame.width() - card.width()).abs() < 2.0
            };
            assert!(frames.iter().any(is_of_card), "{size}: {button} in {frames:?}");
            assert!(!card.intersects(button), "{size}: each has an area of its own");
        }
    }
}

#[test]
fn the_task_of_a_puzzle_and_of_a_lesson_is_written_once() {
    let mut window = english(0);
    window.act("Puzzles (0 of 140)");
    window.act("Mate in 1: 0 solved, 0 missed, 35 open");
    window.act("Puzzle 1, open");
    let count = |window: &Window, part: &str| {
        window.names().iter().filter(|name| name.contains(part)).count()
    };
    for (part, times) in [("Puzzle 1", 1), ("Red to move: mate in 1 move.", 1), ("Red to move", 1)]
    {
        assert_eq!(count(&window, part), times, "{part}: {:#?}", window.names());
    }
    let mut window = english(0);
    window.act("Lesson");
    assert_eq!(count(&window, "Red to move"), 0, "{:#?}", window.names());
    assert_eq!(count(&window, "You play Red."), 1, "{:#?}", window.names());
}

#[test]
fn the_soldier_has_one_name_and_its_letter_is_explained() {
    let mut window = room(WIDE, Language::Vietnamese, 2);
    window.act(Words::of(Language::Vietnamese).how_to_play);
    for text in ["Tốt (binh), ghi là B", "tốt ghi là B, tức là binh"] {
        assert!(window.says(text), "{text}: {:#?}", window.names());
    }
    let mut window = english(2);
    window.act("How to play");
    for text in
        ["Soldier (tốt or binh), written B", "a soldier (tốt) is B, from its other name, binh"]
    {
        assert!(window.says(text), "{text}: {:#?}", window.names());
    }
}
