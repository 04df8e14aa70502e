//! What the next game keeps of earlier ones, and which button continues a game.

use crate::gui_support::{Opening, Window, own};
use eframe::egui::{Key, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::Seat;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Settings, Speed, Starter};
use tabletop::{Expiry, Name, TimeControl, TimeLimit};

fn after_three_sides() -> Settings {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let table = own(&mut settings);
    table.options = "folk sides=3".to_owned();
    table.names.persons[0] = Name::new("Mẹ Hạnh");
    table.starter = Starter::Lot;
    table.time = TimeControl { limit: TimeLimit::per_game(5, 0), expiry: Expiry::Loses };
    settings
}

#[test]
fn a_face_on_the_home_is_a_game_of_two_by_the_usual_rules() {
    let mut window = Opening::default().with(&Opening::settings(Language::English, Speed::Off));
    window.choose("3 sides");
    window.choose("Folk");
    assert!(window.has("Other players"), "three sides have no face: {:#?}", window.names());
    window.press("Bé Tí (beginner)");
    window.press("Play");
    let cells = window.names().into_iter().filter(|name| name.contains(", cell ")).count();
    assert_eq!(cells, 10, "{:#?}", window.names());
    let OAnQuan(rules) = window.saved_settings().of::<OAnQuan>().game();
    assert_eq!(rules, Rules::default());
}

#[test]
fn what_is_kept_is_shown_and_one_click_leaves_it_out() {
    let mut window = Opening::default().with(&after_three_sides());
    let kept = "Kept from earlier games: 3 sides, names, clock, who starts.";
    assert!(window.has(kept), "{:#?}", window.names());
    window.press("Clear");
    assert!(!window.says("Kept from earlier games"), "{:#?}", window.names());
    let settings = window.saved_settings();
    let table = settings.of::<OAnQuan>();
    assert_eq!(table.time.limit, TimeLimit::None);
    assert!(table.names.persons[0].is_empty());
    assert_eq!(table.game::<OAnQuan>().sides, 2);
    assert_eq!(table.seats[1], Seat::Computer(Level::Easy), "the opponent stays");
}

#[test]
fn the_button_that_leaves_out_what_is_kept_has_its_label_in_a_low_window() {
    let size = vec2(640.0, 400.0);
    let mut window = Opening { size, ..Opening::default() }.with(&after_three_sides());
    let shown = window.texts().into_iter().any(|text| text.text == "Clear");
    assert!(shown, "{:#?}", window.names());
    window.press("Clear");
    assert!(!window.has("Clear"), "{:#?}", window.names());
}

/// Returns where the buttons are that continue a game and begin another one, in the order in which a page is read.
fn places(window: &Window) -> [(f32, f32); 2] {
    ["Continue against Na", "New game"].map(|name| {
        let rect = window.exact_rect(name);
        (rect.top(), rect.left())
    })
}

#[test]
fn a_new_choice_makes_new_game_the_first_button() {
    let mut window = Opening::default().open();
    window.press("Other games");
    window.press("Cờ tướng");
    window.press("Na (medium)");
    window.press("Play");
    window.key(Key::Escape);
    window.press("Home");
    window.press("Other games");
    assert!(!window.says("Continue"), "nobody has moved: {:#?}", window.names());
    window.press("Cờ tướng");
    window.press("Play");
    window.type_text("P2-5");
    window.key(Key::Escape);
    window.press("Home");
    window.press("Other games");
    assert!(window.has("Continue against Na"), "{:#?}", window.names());
    window.press("Cờ tướng");
    let [resume, begin] = places(&window);
    assert!(resume < begin, "{resume:?}, {begin:?}");
    window.press("Old Đồ (master)");
    let [resume, begin] = places(&window);
    assert!(resume > begin, "{resume:?}, {begin:?}");
    window.key(Key::Enter);
    assert!(window.says("Old Đồ"), "Enter begins what was chosen: {:#?}", window.names());
}
