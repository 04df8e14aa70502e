//! Offers of a draw in the rooms of the other games.

use std::path::Path;
use std::sync::Arc;

use crate::gui_support::{Opening, Window};
use cotuong::Cotuong;
use eframe::egui::{Event, Key, Modifiers, Vec2, vec2};
use o_an_quan::ai::Level;
use o_an_quan::controller::{Name, Seat, TimeControl, TimeLimit};
use o_an_quan::settings::{Language, SeatNames, Speed, TableSettings};
use tabletop::archive::{Label, Library, SavedGame};
use tabletop::{Departure, Game, Session};

const WIDE: Vec2 = vec2(1280.0, 800.0);

/// A game in which red, to move, has two chariots more, and one in which black has them.
const AHEAD: &str = "[Game \"cotuong\"]\n[Start \"4k4/9/9/9/9/9/9/R8/R8/3K5 w\"]\n\nd0d1 e9f9";
const BEHIND: &str = "[Game \"cotuong\"]\n[Start \"4k4/r8/r8/9/9/9/9/9/9/3K5 w\"]\n\nd0d1 e9f9";

/// Opens the room of cờ tướng for these players, who have names and this time. Games are kept in
/// `games`.
fn room_with(seats: [Seat; 4], time: TimeControl, games: Option<&Path>, size: Vec2) -> Window {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let persons = ["Nam", "Lan", "", ""].map(Name::new);
    let names = SeatNames { persons, ..SeatNames::default() };
    let table = TableSettings { seats, names, time, ..TableSettings::default() };
    settings.tables.insert("cotuong".to_owned(), table);
    let games = games.map(Path::to_owned);
    let mut window = Opening { size, games, ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act("Cờ tướng");
    window
}

/// Opens a game between two persons after the first move, that of Nam.
fn between_persons(time: TimeControl, games: Option<&Path>) -> Window {
    let mut window = room_with([Seat::Person; 4], time, games, WIDE);
    window.act("Play");
    window.type_text("P2-5");
    window
}

/// Continues a pasted game against the computer.
fn against_the_computer(game: &str) -> Window {
    let seats = TableSettings::default().seats;
    let mut window = room_with(seats, TimeControl::default(), None, WIDE);
    window.paste(game);
    window.key(Key::End);
    window.act("Play from here");
    window.act("One player");
    window.act("Play");
    assert!(window.says("Your turn"), "{:#?}", window.names());
    window
}

fn offer(window: &mut Window) {
    window.key_with(Modifiers::COMMAND, Key::D);
}

#[test]
fn between_persons_the_other_one_is_asked_and_may_refuse() {
    let mut window = between_persons(TimeControl::default(), None);
    window.press("Offer a draw");
    assert_eq!(window.dialog().as_deref(), Some("Agree to a draw?"));
    assert!(window.says("Lan offers a draw. Nam, do you agree?"), "{:#?}", window.names());
    window.press("Decline");
    let refused = "Nam declines the draw, so the game goes on.";
    assert!(window.says(refused) && window.says("Lan to move"), "{:#?}", window.names());
    offer(&mut window);
    window.key(Key::Escape);
    assert!(window.dialog().is_none() && !window.says(refused), "{:#?}", window.names());
    offer(&mut window);
    window.press("Decline");
    window.type_text("M8.7");
    assert!(!window.says(refused), "a move makes it old news: {:#?}", window.names());
}

#[test]
fn an_agreed_draw_is_a_draw_in_the_result_the_list_the_replay_and_as_text() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = between_persons(TimeControl::default(), Some(folder.path()));
    offer(&mut window);
    window.press("Agree");
    window.let_seconds_pass(1.0);
    assert!(window.has("The players agreed to a draw."), "{:#?}", window.names());
    assert!(window.says("It's a draw") && !window.says("Winner"), "{:#?}", window.names());
    assert!(!window.is_enabled("Offer a draw"), "the game is over");
    let modifiers = Modifiers::COMMAND | Modifiers::SHIFT;
    let (key, physical_key, pressed, repeat) = (Key::C, None, true, false);
    let keys = Event::Key { key, physical_key, pressed, repeat, modifiers };
    let text = window.copied_by(|harness| harness.event(keys));
    assert!(text.ends_with("Draw\n"), "{text}");
    window.key(Key::L);
    assert!(window.has("Draw by agreement"), "{:#?}", window.names());
    window.key(Key::L);
    window.key(Key::F5);
    window.key(Key::End);
    assert!(window.says("The players agreed to a draw."), "{:#?}", window.names());
    window.key(Key::Escape);
    window.act("New game…");
    window.act("My games and achievements");
    window.wait("the list", |window| window.says(", Draw by agreement, "));
}

#[test]
fn an_agreed_draw_can_be_undone() {
    let mut window = between_persons(TimeControl::default(), None);
    offer(&mut window);
    window.press("Agree");
    window.let_seconds_pass(1.0);
    window.key_with(Modifiers::COMMAND, Key::Z);
    assert!(window.says("Lan to move") && !window.says("agreed"), "{:#?}", window.names());
    assert!(window.is_enabled("Offer a draw"));
}

#[test]
fn the_clock_waits_for_the_answer_to_an_offer() {
    let limit = TimeLimit::per_game(10, 0);
    let time = TimeControl { limit, ..TimeControl::default() };
    let mut window = between_persons(time, None);
    offer(&mut window);
    window.let_seconds_pass(90.0);
    window.press("Decline");
    assert!(window.says("Lan: 10 min"), "{:#?}", window.names());
}

#[test]
fn a_computer_that_is_behind_agrees() {
    let mut window = against_the_computer(AHEAD);
    offer(&mut window);
    assert_eq!(window.dialog().as_deref(), Some("Offer a draw?"));
    assert!(window.says("If Bé Tí agrees, the game is a draw."), "{:#?}", window.names());
    assert!(window.is_focused("Keep playing"));
    window.press_last("Offer a draw");
    window.wait("the reply", |window| window.has("The players agreed to a draw."));
}

#[test]
fn a_computer_that_is_ahead_plays_on() {
    let mut window = against_the_computer(BEHIND);
    offer(&mut window);
    window.press("Keep playing");
    assert!(!window.says("declines"), "nothing was offered: {:#?}", window.names());
    offer(&mut window);
    window.press_last("Offer a draw");
    window.wait("the reply", |window| window.says("Bé Tí declines the draw, so the game goes on."));
    assert!(window.says("Your turn") && window.dialog().is_none(), "{:#?}", window.names());
    window.type_text("/d1d0");
    assert!(!window.says("declines"), "{:#?}", window.names());
}

#[test]
fn a_draw_is_offered_only_on_turn_and_from_the_first_move_on() {
    let seats = [
        Seat::Person,
        Seat::Computer(Level::Beginner),
        Seat::Computer(Level::Beginner),
        Seat::Computer(Level::Beginner),
    ];
    let mut window = room_with(seats, TimeControl::default(), None, WIDE);
    window.act("Play");
    assert!(!window.is_enabled("Offer a draw"), "no move has been played");
    offer(&mut window);
    assert!(window.dialog().is_none());
}

#[test]
fn an_agreed_draw_counts_among_the_draws() {
    let folder = tempfile::tempdir().expect("a folder");
    let table = TableSettings::default();
    let (seats, setup) = (table.seats, table.players().setup(2, 1));
    let mut session =
        Session::<Cotuong>::new(Cotuong::usual(), setup, Arc::new(|| ()), Arc::new(|_, _| None));
    session.depart(Departure::Stopped).expect("the players agree");
    let now = jiff::Timestamp::UNIX_EPOCH;
    let game = SavedGame::of(&Label::new(now), &session, now);
    Library::new(folder.path().join("cotuong/library")).add(&game).expect("added");
    let mut window = room_with(seats, TimeControl::default(), Some(folder.path()), WIDE);
    window.act("My games and achievements");
    window.wait("the list", |window| window.says(", Draw by agreement, "));
    window.act("Details");
    let counted = "All levels: 1 game, 0 won, 0 won with help, 1 drawn, 0 lost";
    window.wait("the statistics", |window| window.has(counted));
}

#[test]
fn a_small_window_has_the_offer_in_its_list() {
    let size = vec2(640.0, 400.0);
    let mut window = room_with([Seat::Person; 4], TimeControl::default(), None, size);
    window.act("Play");
    window.type_text("P2-5");
    assert!(!window.has("Offer a draw"), "{:#?}", window.names());
    window.press("More");
    window.press_part("Offer a draw");
    assert_eq!(window.dialog().as_deref(), Some("Agree to a draw?"));
}

#[test]
fn pebbles_have_no_draws() {
    let mut window = super::rooms::between_people("pebbles=12 most=4", &[Key::Num3]);
    assert!(!window.has("Offer a draw"), "{:#?}", window.names());
    offer(&mut window);
    assert!(window.dialog().is_none());
    window.press("More");
    assert!(!window.says("Offer a draw") && window.says("Full screen"), "{:#?}", window.names());
}
