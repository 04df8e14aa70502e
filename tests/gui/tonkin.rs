//! The options of the preset Tonkin on the board.

use crate::gui_support::{Opening, Window, set_rules};
use eframe::egui::Key;
use o_an_quan::rules::Preset;
use o_an_quan::settings::{Language, Speed};

/// Player 1 sows from cell 4 towards a quan cell that holds dân.
const BEFORE_THE_QUAN_CELL: &str =
    "[Rules \"tonkin\"]\n[Start \"5,0,0,0,1,0,5,0,0,3,0,0 0 0,0\"]\n";
/// The last capture; nine dân are left.
const LAST_TURN: &str = "[Rules \"tonkin\"]\n[Start \"0,2,0,1,0,0,8,0,0,4,0,2 0 24,30\"]\n";

#[test]
fn where_stones_go_one_way_a_cell_has_one_arrow() {
    let mut window = Window::open();
    window.paste(BEFORE_THE_QUAN_CELL);
    window.press("Player 1, cell 4: 1 dân");
    assert!(window.has("Sow cell 4 to the right, anticlockwise"), "{:#?}", window.names());
    assert!(!window.has("Sow cell 4 to the left, clockwise"), "{:#?}", window.names());
}

#[test]
fn a_quan_cell_gives_a_dan_to_the_next_cell() {
    let mut window = Window::open();
    window.paste(BEFORE_THE_QUAN_CELL);
    window.press("Player 1, cell 4: 1 dân");
    window.press("Sow cell 4 to the right, anticlockwise");
    window.let_seconds_pass(10.0);
    assert!(window.has("Right quan cell: 4 dân"), "{:#?}", window.names());
    assert!(window.has("Player 2, cell 7: 1 dân") && window.has("Player 2, cell 9: 0 dân"));
}

#[test]
fn both_sides_split_what_is_left_and_the_screen_says_so() {
    let mut window = Window::open();
    window.paste(LAST_TURN);
    window.press("Player 1, cell 3: 1 dân");
    window.press("Sow cell 3 to the right, anticlockwise");
    window.wait("the result", |window| window.says("points"));
    assert!(window.says("Both sides split the dân in the rows evenly"), "{:#?}", window.names());
    assert!(window.says("36") && window.says("34"), "{:#?}", window.names());
}

/// Player 1 sows from cell 1 into cell 2; player 2 then has an empty row, and four points lie in the stores.
const NOTHING_TO_LEND: &str =
    "[Rules \"tonkin refill=lend\"]\n[Start \"5,1,0,0,0,0,5,0,0,0,0,0 0 0,4\"]\n";

#[test]
fn the_game_ends_when_the_stores_hold_too_little_to_lend_and_the_screen_says_so() {
    let mut window = Window::open();
    window.paste(NOTHING_TO_LEND);
    window.press("Player 1, cell 1: 1 dân");
    window.press("Sow cell 1 to the right, anticlockwise");
    window.wait("the result", |window| window.says("cannot refill its row"));
}

#[test]
fn a_game_from_before_loans_names_the_difference_from_the_preset() {
    let mut window = Window::open();
    window.paste(BEFORE_THE_QUAN_CELL);
    window.press("Rules: Old northern, changed");
    assert!(window.says("Old northern rules, with borrowing"), "{:#?}", window.names());
    assert!(window.says("it borrows the rest"), "{:#?}", window.names());
}

/// A game of a thousand turns, in which both sides borrow and capture by turns.
const VERY_LONG: &str = include_str!("../data/tonkin-1000.txt");

#[test]
fn computers_agree_to_end_a_game_that_would_go_on_for_ever() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    window.paste(VERY_LONG);
    window.press("More");
    window.act("Replay");
    window.key(Key::End);
    window.key(Key::N);
    for seat in ["Far side", "Near side"] {
        window.open_list(seat);
        window.press("Tèo (easy)");
    }
    window.press_last("Play");
    window.wait("the end", |window| window.says("agreed to end the game"));
}

#[test]
fn where_stones_go_one_way_the_line_does_not_ask_which() {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    set_rules(&mut settings, Preset::Tonkin.rules());
    let mut window = Opening::default().with(&settings);
    window.act("Play");
    window.press("You, cell 4: 5 dân");
    assert!(window.says("Press the arrow to sow."), "{:#?}", window.names());
    assert!(!window.says("Which way"), "{:#?}", window.names());
}
