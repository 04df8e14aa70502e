//! The questions in the rooms: whether a move is taken back, and whether a player resigns.

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::{Name, Seat, TimeControl, TimeLimit};
use o_an_quan::settings::{Language, SeatNames, Speed, TableSettings};

/// Opens a game of cờ tướng between these players.
fn playing(seats: [Seat; 4]) -> Window {
    playing_with(seats, TimeControl::default())
}

fn playing_with(seats: [Seat; 4], time: TimeControl) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let persons = ["Nam", "Lan", "", ""].map(Name::new);
    let names = SeatNames { persons, ..SeatNames::default() };
    let table = TableSettings { seats, names, time, ..TableSettings::default() };
    settings.tables.insert("cotuong".to_owned(), table);
    let size = vec2(1280.0, 800.0);
    let mut window = Opening { size, ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act("Cờ tướng");
    window.act("Play");
    window
}

#[test]
fn between_persons_a_move_is_taken_back_only_with_consent() {
    let mut window = playing([Seat::Person; 4]);
    window.type_text("P2-5");
    window.key_with(Modifiers::COMMAND, Key::Z);
    let asked = "Nam asks to take the move back. Lan, do you agree?";
    assert!(window.says(asked) && window.has("e2, red cannon"), "{:#?}", window.names());
    window.press("Decline");
    assert!(window.says("Lan does not agree to take the move back."), "{:#?}", window.names());
    assert!(window.has("e2, red cannon") && window.dialog().is_none());
    window.press("Undo");
    window.key(Key::Escape);
    assert!(window.has("e2, red cannon") && window.dialog().is_none(), "Escape drops the question");
    assert!(!window.says("does not agree"), "nobody has refused: {:#?}", window.names());
    window.press("Undo");
    window.press("Agree");
    assert!(window.has("h2, red cannon"), "{:#?}", window.names());
    window.press("Redo");
    assert!(window.has("e2, red cannon") && window.dialog().is_none(), "{:#?}", window.names());
}

#[test]
fn against_the_computer_a_move_is_taken_back_without_a_question() {
    let mut window = playing([
        Seat::Person,
        Seat::Computer(Level::Beginner),
        Seat::Computer(Level::Beginner),
        Seat::Computer(Level::Beginner),
    ]);
    window.type_text("P2-5");
    window.wait("the reply", |window| window.says("Nam to move"));
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.dialog().is_none() && window.has("h2, red cannon"), "{:#?}", window.names());
}

#[test]
fn resigning_asks_first() {
    let mut window = playing([Seat::Person; 4]);
    window.type_text("P2-5");
    window.press("Resign");
    assert_eq!(window.dialog().as_deref(), Some("Resign?"));
    assert!(window.says("If Lan resigns, Nam wins."), "{:#?}", window.names());
    assert!(window.is_focused("Keep playing"));
    window.press("Keep playing");
    assert!(window.says("Lan to move"), "{:#?}", window.names());
    window.key_with(Modifiers::COMMAND, Key::R);
    window.press_last("Resign");
    assert!(window.says("Lan resigned. Nam wins!"), "{:#?}", window.names());
}

#[test]
fn the_clock_waits_for_the_answer_of_the_other_player() {
    let limit = TimeLimit::per_game(10, 0);
    let time = TimeControl { limit, ..TimeControl::default() };
    let mut window = playing_with([Seat::Person; 4], time);
    window.type_text("P2-5");
    window.press("Undo");
    window.let_seconds_pass(90.0);
    window.press("Decline");
    assert!(window.says("Lan: 10 min"), "{:#?}", window.names());
}

#[test]
fn the_review_is_in_view_again_when_the_result_leads_to_it_a_second_time() {
    let mut window = playing([Seat::Person; 4]);
    window.type_text("P2-5");
    window.key_with(Modifiers::COMMAND, Key::R);
    window.press_last("Resign");
    window.let_seconds_pass(1.0);
    for _ in 0..2 {
        window.act("Replay with review");
        window.wait("the review", |window| window.says("Accuracy"));
        window.key(Key::F6);
        assert!(!window.says("Accuracy"), "hidden: {:#?}", window.names());
        window.key(Key::F6);
        assert!(window.says("Accuracy"), "at once: {:#?}", window.names());
        window.key(Key::Escape);
    }
}
