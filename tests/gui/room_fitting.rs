//! *Fits me* in the rooms of the other games: chosen, played, and stronger or weaker by the results.

use std::cell::RefCell;
use std::path::Path;

use super::fitting::strengths_of_games;
use super::rooms::room_with;
use crate::gui_support::{Opening, Window};
use eframe::egui::accesskit::Role;
use o_an_quan::ai::{Level, Opponent, Strength};
use o_an_quan::controller::Seat;
use o_an_quan::settings::{Speed, TableSettings};
use o_an_quan::ui::words::Words;
use o_an_quan::words::LANGUAGES;

const NAME: &str = "Sister Mai (at your level)";

/// Opens the room of the pebble games with this number of pebbles, against *Fits me* with this
/// strength in the settings.
fn room(folder: &Path, pebbles: u32, strength: Strength) -> Window {
    let seats =
        [Seat::Person, Seat::Fitting(strength), Seat::Fitting(strength), Seat::Fitting(strength)];
    let options = format!("pebbles={pebbles} most=4");
    let table = TableSettings { options, seats, ..TableSettings::default() };
    room_with(Some(&folder.join("games")), table)
}

/// Starts a game with this button and wins it with its only move.
fn win(window: &mut Window, button: &str) {
    window.press(button);
    window.press("Take 1");
    window.let_seconds_pass(1.0);
    assert!(window.says("You win!"), "{:#?}", window.names());
}

#[test]
fn the_form_of_each_room_offers_it_after_the_levels_in_both_languages() {
    for language in LANGUAGES {
        for room in ["Cờ caro", "Cờ tướng"] {
            let words = Words::of(language);
            let mut window = Opening::default().with(&Opening::settings(language, Speed::Off));
            window.act(words.other_games);
            window.act(room);
            let name = words.opponent_name(Opponent::Fitting);
            let master = words.opponent_name(Level::Master.into());
            assert!(window.exact_rect(&master).right() <= window.exact_rect(&name).left());
            window.press(&name);
            assert!(window.is_chosen(&name), "{:#?}", window.names());
            window.act(words.play);
            assert!(window.says(&name), "{:#?}", window.names());
        }
    }
}

#[test]
fn each_computer_of_a_game_to_watch_can_be_the_one_that_fits() {
    let mut window = room_with(None, TableSettings::default());
    window.press("Change…");
    window.press("Watch computers");
    window.open_list("Player 2");
    window.press_last(NAME);
    assert_eq!(window.value_of(Role::ComboBox, "Player 2").as_deref(), Some(NAME));
    window.press("One player");
    window.press("Close");
    assert!(window.is_chosen(NAME), "{:#?}", window.names());
}

#[test]
fn a_game_won_makes_the_next_one_harder_and_a_game_lost_makes_it_easier() {
    let folder = tempfile::tempdir().expect("a folder");
    let first = Strength::of(Level::Beginner);
    let mut window = room(folder.path(), 1, first);
    win(&mut window, "Play");
    // A game that is being moved to the library may be missing for a moment.
    let strength_of = |game: usize, window: &mut Window| {
        let strengths = RefCell::new(Vec::new());
        window.wait("the game", |_| {
            strengths.replace(strengths_of_games(folder.path()));
            strengths.borrow().len() == game
        });
        strengths.into_inner()[game - 1]
    };
    assert_eq!(strength_of(1, &mut window), first.number());
    let stronger = "Sister Mai will play a little stronger next time.";
    window.wait("what follows", |window| window.says(stronger));
    win(&mut window, "Play again");
    let second = strength_of(2, &mut window);
    assert!(second > first.number(), "{second}");
    assert!(!window.says("Try "), "a level is no step: {:#?}", window.names());
    // A start that comes before the library is read has the strength after this game.
    window.wait("the settings", |window| {
        let next = window.saved_settings().table("pebbles").seats[1].strength();
        next.is_some_and(|next| next.number() > second)
    });
    drop(window);

    // The library alone decides, even if the settings say something else.
    let mut window = room(folder.path(), 12, Strength::MAX);
    window.press("My games and achievements");
    let entry = format!("You – {NAME}, You won");
    window.wait("the library", |window| window.says(&entry));
    window.press("Details");
    assert!(window.says("Fits me: 2 games"), "{:#?}", window.names());
    window.press("Back");
    window.press("Back");
    window.press("Play");
    window.press("Take 1");
    let third = strength_of(3, &mut window);
    assert!(third > second && third < Strength::MAX.number(), "{third}");
    window.wait("the answer", |window| window.says("Your turn"));
    window.press("Resign");
    window.press_last("Resign");
    window.let_seconds_pass(1.0);
    assert!(window.says("Sister Mai wins"), "{:#?}", window.names());
    let weaker = "Sister Mai will go easier on you next time.";
    window.wait("what follows", |window| window.says(weaker));
    window.press("Play again");
    window.press("Take 1");
    assert_eq!(strength_of(4, &mut window), third, "the fourth is weaker");
}
