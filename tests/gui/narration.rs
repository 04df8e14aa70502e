//! The sentences below the board: while stones move, and whose turn it is.

use crate::gui_support::{Opening, Window, found, own};
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::controller::Seat;
use o_an_quan::rules::{Record, Rules};
use o_an_quan::settings::{Language, Speed};

/// The time between two looks at the narration, and the longest turn, in seconds of the window.
const LOOK: f32 = 0.1;
const LONGEST: f32 = 20.0;

/// Opens a game of two persons from `position` with stones that move.
fn game(position: &str) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Normal);
    own(&mut settings).seats = [Seat::Person; 4];
    let record = Record::parse(position, &Rules::classic()).expect("a position");
    Opening { game: Some(found(record)), ..Opening::default() }.with(&settings)
}

/// Sows `cell` to the right and returns those of `sentences` that the narration shows, in their
/// order on the screen.
fn told<'a>(window: &mut Window, cell: Key, sentences: &[&'a str]) -> Vec<&'a str> {
    window.let_seconds_pass(4.0);
    window.key_and_step(cell);
    window.key_and_step(Key::ArrowRight);
    let mut told = Vec::new();
    for _ in 0..(LONGEST / LOOK) as usize {
        window.let_seconds_pass(LOOK);
        for sentence in sentences {
            if window.says(sentence) && told.last() != Some(sentence) {
                told.push(*sentence);
            }
        }
    }
    told
}

#[test]
fn each_phase_of_a_turn_has_a_sentence() {
    let mut window = game("Q,0,0,2,3,0,Q,1,0,4,3,2 0 0,0");
    let sentences = [
        "Player 1 sows cell 4: 3 stones.",
        "An empty cell, then 4 stones: captured.",
        "Player 1: cell 4 to the right, 4 points captured.",
    ];
    assert_eq!(told(&mut window, Key::Num4, &sentences), sentences);
}

#[test]
fn a_relay_and_a_captured_quan_have_sentences_of_their_own() {
    let mut window = game("Q,2,0,1,0,0,Q,3,2,0,4,1 0 4,0");
    let quan = ["Player 1 sows cell 3: 1 stone.", "An empty cell, then the quan: 10 points!"];
    assert_eq!(told(&mut window, Key::Num3, &quan), quan);
    let mut window = game("Q,0,0,0,3,0,Q,0,2,0,0,1 0 0,0");
    let relay = [
        "Player 1 sows cell 4: 3 stones.",
        "sowing goes on from cell 8.",
        "sowing goes on from cell 11.",
    ];
    assert_eq!(told(&mut window, Key::Num4, &relay), relay);
}

#[test]
fn the_sentence_on_an_upright_board_names_the_column() {
    let size = vec2(480.0, 1000.0);
    let mut window = Opening { size, ..Opening::default() }.playing(&["Two players", "Off"]);
    assert!(window.says("Player 1 to move. Choose a cell in the right column, then an arrow."));
    window.key(Key::Num2);
    window.key(Key::ArrowUp);
    assert!(window.says("Choose a cell in the left column"), "{:#?}", window.names());
    let window = Window::playing(&["Two players", "Off"]);
    assert!(window.says("Player 1 to move. Choose a cell, then an arrow."));
}

#[test]
fn after_some_turns_the_sentence_no_longer_says_how_to_play_one() {
    let mut window = Window::playing(&["Two players", "Off"]);
    let how = "Choose a cell, then an arrow.";
    for turn in 0..8 {
        assert!(window.says("to move.") && window.says(how), "turn {turn}: {:#?}", window.names());
        let player = format!("Player {}, cell ", turn % 2 + 1);
        let is_full = |name: &String| name.starts_with(&player) && !name.ends_with(": 0 dân");
        let cell = window.names().into_iter().find(is_full);
        window.press(&cell.expect("a cell with stones"));
        let arrow = window.names().into_iter().find(|name| name.starts_with("Sow cell"));
        window.press(&arrow.expect("an arrow"));
    }
    assert!(window.says("to move.") && !window.says(how), "{:#?}", window.names());
}

#[test]
fn a_turn_without_a_capture_says_why_it_ended() {
    for (cell, key, row, why) in
        [(1, Key::Num1, "1,0,0,0,5", "two empty cells"), (4, Key::Num4, "0,0,0,1,0", "a quan cell")]
    {
        let mut window = game(&format!("Q,{row},Q,3,2,0,4,1 0 4,0"));
        let sentence = format!("cell {cell} to the right, nothing captured: {why}");
        assert_eq!(told(&mut window, key, &[&sentence]).len(), 1, "{:#?}", window.names());
    }
}

#[test]
fn nobody_is_to_move_while_the_stones_are_counted() {
    let mut window = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 31,22");
    window.let_seconds_pass(4.0);
    window.key_and_step(Key::Num1);
    window.key_and_step(Key::ArrowRight);
    assert!(window.has("to move"));
    while !window.says("Each side counts its stones") {
        window.let_seconds_pass(LOOK);
    }
    assert!(!window.has("to move"), "{:#?}", window.names());
}

#[test]
fn the_stones_counted_after_a_resignation_come_after_who_resigned() {
    let mut window = game("0,1,0,0,3,0,Q,1,2,0,0,0 0 31,22");
    window.let_seconds_pass(4.0);
    window.key_with(Modifiers::COMMAND, Key::R);
    window.act_and_step("Resign");
    let mut told = Vec::new();
    for _ in 0..(LONGEST / LOOK) as usize {
        window.let_seconds_pass(LOOK);
        let names = window.names();
        told.extend(names.into_iter().filter(|name| name.contains("Each side counts")));
    }
    told.dedup();
    assert_eq!(told.len(), 1, "{told:?} {:#?}", window.names());
    assert!(told[0].starts_with("Player 1 resigned. Each side counts"), "{told:?}");
}

#[test]
fn a_finger_that_has_chosen_a_cell_reads_the_question_alone() {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    own(&mut settings).seats = [Seat::Person; 4];
    let turn = "Player 1: cell 3 upwards";
    for touch in [false, true] {
        let size = vec2(390.0, 844.0);
        let mut window = Opening { size, touch, ..Opening::default() }.with(&settings);
        window.act("Play");
        window.press_part("Player 1, cell 3: ");
        window.press_part("Sow cell 3 upwards");
        match touch {
            true => window.tap_on("Player 2, cell 8: "),
            false => window.press_part("Player 2, cell 8: "),
        }
        // Screen readers hear the report in any case.
        let is_drawn = window.texts().iter().any(|text| text.text.contains(turn));
        assert_eq!(is_drawn, !touch, "{:#?}", window.names());
        assert!(window.says("which way will you sow?") || window.says("Which way will you sow?"));
    }
}
