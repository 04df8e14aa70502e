//! The page that says what is proven about the game.

use crate::gui_support::{Opening, own};
use eframe::egui::Key;
use o_an_quan::ai::Level;
use o_an_quan::controller::Seat;
use o_an_quan::games::OAnQuan;
use o_an_quan::rules::Rules;
use o_an_quan::settings::{Language, Speed, Starter};
use o_an_quan::words::LANGUAGES;
use window_words::Words;

#[test]
fn the_value_of_the_game_stands_in_how_to_play() {
    for language in LANGUAGES {
        let mut window = Opening::default().with(&Opening::settings(language, Speed::Off));
        let words = Words::of(language);
        window.key(Key::F1);
        window.act(words.solved.way);
        assert_eq!(window.dialog().as_deref(), Some(words.solved.heading));
        let who = window.names().into_iter().find(|name| name.contains(" 14 "));
        assert!(who.is_some(), "{language:?}: {:#?}", window.names());
    }
}

#[test]
fn the_game_of_the_proof_is_the_players_to_begin_against_the_strongest() {
    let mut settings = Opening::settings(Language::English, Speed::Off);
    let table = own(&mut settings);
    table.options = "folk".to_owned();
    table.starter = Starter::Side(1);
    let mut window = Opening::default().with(&settings);
    window.key(Key::F1);
    window.act("Solved");
    window.act("Play it against Old Đồ (master)");
    let table = window.saved_settings();
    let OAnQuan(rules) = table.of::<OAnQuan>().game();
    assert_eq!(rules, Rules::classic());
    let players = table.of::<OAnQuan>().players();
    assert_eq!(players.starter, Starter::Side(0));
    assert_eq!(players.seats[..2], [Seat::Person, Seat::Computer(Level::Master)]);
    assert!(window.says("Your turn"), "{:#?}", window.names());
}
