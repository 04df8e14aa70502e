//! The choices for a new game on the start pages of the other games, and their rules.

use super::rooms::{between_people, room};
use eframe::egui::Key;

#[test]
fn a_computer_has_a_name_too() {
    let mut window = room("pebbles=12 most=4");
    window.press("Change…");
    window.enter("Name (player 2)", "Bà Tư");
    let saved = window.saved_settings();
    let table = saved.table("pebbles");
    assert_eq!(table.names.computers[1].as_str(), "Bà Tư");
    assert!(window.has("Who starts: Bà Tư"), "{:#?}", window.names());
    window.press_last("Play");
    assert!(window.says("Bà Tư"), "{:#?}", window.names());
}

#[test]
fn a_name_and_a_time_that_are_refused_are_explained() {
    let mut window = room("pebbles=12 most=4");
    window.press("Change…");
    window.press("Change…");
    window.enter("Name (player 1)", "A\u{202e}n");
    assert!(window.says("A name cannot contain"), "{:#?}", window.names());
    window.enter("Name (player 1)", "Bình");
    assert!(!window.says("A name cannot contain"), "{:#?}", window.names());
    window.press("Per turn");
    window.enter("Seconds per turn", "99999");
    assert!(window.says("99999"), "{:#?}", window.names());
}

#[test]
fn the_key_of_the_help_explains_the_game_on_the_screen() {
    let mut window = between_people("pebbles=12 most=4", &[Key::Num1]);
    window.key(Key::F1);
    assert_eq!(window.dialog().as_deref(), Some("How to play"));
    assert!(window.says("The heap (bốc sỏi)"), "{:#?}", window.names());
    window.key(Key::Escape);
    assert!(window.dialog().is_none() && window.has("A heap of 11 pebbles"));
}

#[test]
fn the_start_page_has_its_opponents_and_the_rest_is_in_the_form() {
    let mut window = room("pebbles=12 most=4");
    window.press("Uncle Tư (hard)");
    assert!(window.has("Uncle Tư (hard)") && window.has("You start."), "{:#?}", window.names());
    window.press("Change…");
    assert_eq!(window.dialog().as_deref(), Some("New game"));
    window.press("Who starts: Uncle Tư");
    window.press("Per turn");
    window.press("Close");
    assert!(window.dialog().is_none(), "{:#?}", window.names());
    assert!(window.says("Uncle Tư starts."), "{:#?}", window.names());
    window.press("Change…");
    window.press_last("Play");
    assert!(window.dialog().is_none() && window.says("Uncle Tư"), "{:#?}", window.names());
}
