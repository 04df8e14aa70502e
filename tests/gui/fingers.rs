//! A window as large as a telephone, used by touch.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Rect, Vec2, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Language, Settings, Speed, TableSettings};
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

/// The least size of what a finger presses.
const FINGER: f32 = 44.0;
/// A telephone, upright and lying.
const UPRIGHT: Vec2 = vec2(360.0, 640.0);
const LYING: Vec2 = vec2(640.0, 360.0);

fn settings(language: Language) -> Settings {
    let mut settings = Opening::settings(language, Speed::Off);
    for game in ["caro", "cotuong"] {
        let table = TableSettings { seats: [Seat::Person; 4], ..TableSettings::default() };
        settings.tables.insert(game.to_owned(), table);
    }
    settings
}

fn open(language: Language, size: Vec2) -> Window {
    Opening { size, touch: true, ..Opening::default() }.with(&settings(language))
}

/// Opens a game of this room.
fn playing(language: Language, size: Vec2, room: &str) -> Window {
    let words = Words::of(language);
    let mut window = open(language, size);
    window.act(words.other_games);
    window.act(room);
    window.act(words.play);
    window
}

/// Returns the faults of what is pressed by touch besides the spots of a board.
fn faults(window: &Window, scrolls: bool, is_spot: impl Fn(&str) -> bool) -> Vec<String> {
    let mut wrong = window.badly_placed_buttons(0.0, scrolls);
    wrong.retain(|fault| !fault.contains(" lies on "));
    let small =
        |(name, rect): &(String, Rect)| !is_spot(name) && rect.size().min_elem() < FINGER - 0.5;
    let small = window.buttons().into_iter().filter(small);
    wrong.extend(small.map(|(name, rect)| format!("{name:?} is too small: {rect:?}")));
    wrong
}

#[test]
fn how_to_play_tells_a_finger_nothing_of_keys() {
    let words = Words::of(Language::English);
    let says_keys = |touch: bool| {
        let opening = Opening { size: vec2(390.0, 844.0), touch, ..Opening::default() };
        let mut window = opening.with(&settings(Language::English));
        window.act(words.play);
        window.act(words.more);
        window.act(words.how_to_play);
        window.says(words.keys_heading)
    };
    assert_eq!([false, true].map(says_keys), [true, false]);
}

#[test]
fn the_list_of_commands_keeps_its_place_when_it_is_touched() {
    let words = Words::of(Language::English);
    let mut window = open(Language::English, vec2(390.0, 844.0));
    window.act(words.play);
    window.tap_on(words.more);
    let before = window.exact_rect(words.effects);
    window.put_finger_on_page(before.center());
    assert_eq!(window.exact_rect(words.effects), before);
}

#[test]
fn the_home_has_room_for_fingers_and_scrolls_down_only() {
    for language in LANGUAGES {
        for size in [UPRIGHT, LYING] {
            let window = open(language, size);
            assert_eq!(faults(&window, true, |_| false), [""; 0], "{language:?} {size}");
            assert_eq!(window.bad_buttons_of_page(FINGER - 0.5), [""; 0], "{language:?} {size}");
        }
    }
}

#[test]
fn the_pages_of_games_have_room_for_fingers() {
    for language in LANGUAGES {
        for size in [UPRIGHT, LYING] {
            let mut window = open(language, size);
            window.key_with(Modifiers::COMMAND, Key::N);
            let is_cell = |name: &str| name.contains(", cell ") || name.contains(", ô số ");
            assert_eq!(faults(&window, false, is_cell), [""; 0], "{language:?} {size}");
            let window = playing(language, size, "Cờ caro");
            let is_square = |name: &str| name.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
            assert_eq!(faults(&window, false, is_square), [""; 0], "{language:?} {size}");
            let window = playing(language, size, "Cờ tướng");
            let is_crossing = |name: &str| name.as_bytes().get(1).is_some_and(u8::is_ascii_digit);
            assert_eq!(faults(&window, false, is_crossing), [""; 0], "{language:?} {size}");
        }
    }
}

#[test]
fn what_leaves_a_narrow_bar_is_in_the_list_of_more_commands() {
    let mut window = open(Language::English, UPRIGHT);
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(!window.has("Redo"), "{:#?}", window.names());
    window.press("More");
    let names = window.names();
    let count = |name: &str| names.iter().filter(|other| *other == name).count();
    assert_eq!([count("Redo"), count("New game")], [1, 1], "{names:#?}");
}

#[test]
fn the_first_touch_makes_targets_larger_as_long_as_the_window_lives() {
    let mut window = Opening::default().with(&settings(Language::English));
    let height = |window: &Window| window.exact_rect("Play").height();
    assert!(height(&window) < FINGER, "a mouse needs less");
    window.tap_by_finger(window.room().min + vec2(4.0, 4.0));
    assert!(height(&window) >= FINGER - 0.5, "{}", height(&window));
    window.hover(window.room().center());
    assert!(height(&window) >= FINGER - 0.5, "a mouse changes nothing back");
}

#[test]
fn a_tap_marks_a_square_of_caro_and_a_second_one_plays_there() {
    let mut window = playing(Language::English, UPRIGHT, "Cờ caro");
    window.tap_on("h8, ");
    assert!(window.has("h8, empty") && window.has("Play h8"), "{:#?}", window.names());
    assert!(window.says("Tap the mark again, or press the button"), "nothing is played yet");
    // The finger has missed the square.
    window.tap_on("h9, ");
    assert!(window.has("h8, empty") && window.has("h9, empty") && window.has("Play h9"));
    window.tap_on("h9, ");
    assert!(window.has("h9, X") && !window.says("Play h9"), "{:#?}", window.names());
}

#[test]
fn a_finger_slides_the_mark_and_the_button_plays_it() {
    let mut window = playing(Language::English, UPRIGHT, "Cờ caro");
    let [from, to] = ["h8, ", "k7, "].map(|square| window.rect_of(square).center());
    window.slide(from, to);
    assert!(window.has("k7, empty") && window.has("Play k7"), "{:#?}", window.names());
    window.tap_on("Play k7");
    assert!(window.has("k7, X"), "{:#?}", window.names());
}

#[test]
fn a_slow_finger_plays_like_a_quick_one() {
    let mut window = open(Language::English, UPRIGHT);
    window.key_with(Modifiers::COMMAND, Key::N);
    window.hold_on("You, cell 2: ", 2.0);
    window.hold_on("Sow cell 2 upwards", 2.0);
    assert!(window.has("You, cell 2: 0 dân"), "{:#?}", window.names());
}

#[test]
fn a_mouse_plays_on_a_square_at_once() {
    let mut window = playing(Language::English, UPRIGHT, "Cờ caro");
    window.press("h8, empty");
    assert!(window.has("h8, X"), "{:#?}", window.names());
}

#[test]
fn two_fingers_enlarge_and_move_the_board_of_caro_and_a_button_shows_all_of_it() {
    let mut window = playing(Language::English, UPRIGHT, "Cờ caro");
    let side = |window: &Window| window.rect_of("h8, ").width();
    let whole = side(&window);
    assert!(window.has("a1, empty") && !window.has("Whole board"));
    let middle = window.rect_of("h8, ").center();
    window.pinch(middle, [40.0, 100.0], Vec2::ZERO);
    assert!(side(&window) > 2.0 * whole, "{} and {whole}", side(&window));
    assert!(!window.has("a1, empty") && !window.says("Play "), "a pinch marks nothing");
    let before = window.rect_of("h8, ").center();
    window.pinch(middle, [60.0, 60.0], vec2(40.0, 30.0));
    let moved = window.rect_of("h8, ").center() - before;
    assert!((moved - vec2(40.0, 30.0)).length() < 4.0, "{moved}");
    window.tap_on("Whole board");
    assert!(window.has("a1, empty") && (side(&window) - whole).abs() < 0.5);
}

#[test]
fn a_piece_of_chess_chosen_by_mistake_is_changed_for_another() {
    let mut window = playing(Language::English, UPRIGHT, "Cờ tướng");
    window.tap_on("b0, red horse");
    window.tap_on("h0, red horse");
    assert!(window.has("b0, red horse") && window.has("h0, red horse, chosen"));
    window.tap_on("g2, possible");
    assert!(window.has("g2, red horse"), "{:#?}", window.names());
}

#[test]
fn a_finger_moves_the_board_of_the_editor_and_a_second_tap_takes_a_mark_back() {
    let mut window = open(Language::English, UPRIGHT);
    window.act("Other games");
    window.act("Cờ caro");
    window.act("Set up a position");
    window.act("X (key X)");
    window.tap_on("d15, ");
    assert!(window.has("d15, X"), "{:#?}", window.names());
    window.tap_on("d15, ");
    assert!(window.has("d15, empty"), "{:#?}", window.names());
    assert!(!window.has("o15, empty"), "the board is wider than the window");
    for _ in 0..2 {
        let from = window.rect_of("h13, ").center();
        window.slide(from, from - vec2(150.0, 0.0));
    }
    assert!(window.has("o15, empty") && !window.has("a15, empty"), "{:#?}", window.names());
}
