//! The other games, in Chromium.

use super::driver::{Browser, Chromium};
use super::page::{BEGIN, Page, WINDOW};

/// Opens the room of another game, from the game that a newcomer begins.
pub fn open_room(browser: &impl Browser, name: &str) {
    for button in [BEGIN, "Home", "Other games", name] {
        browser.press(button);
    }
}

/// Begins a game, presses what plays a move, and waits until the computer has answered.
fn play(name: &str, folder: &str, presses: &[&str], moves: &str, said: &str) {
    let Page { browser, server: _server, .. } = &Page::<Chromium>::open(WINDOW, "en");
    open_room(browser, name);
    browser.press("Play");
    for press in presses {
        browser.press(press);
    }
    browser.hear(said);
    browser.hear("Your turn");
    browser.wait_for_kept(&format!("/data/{folder}/playing/1/game.ron"), moves);
}

#[test]
fn the_computer_answers_in_bốc_sỏi() {
    play("Pebbles", "pebbles", &["Take 1"], "moves: \"1 ", "Bé Tí took ");
}

#[test]
fn the_computer_answers_in_cờ_caro() {
    play("Cờ caro", "caro", &["h8, empty"], "moves: \"8h ", "Bé Tí");
}

#[test]
fn the_computer_answers_in_cờ_tướng() {
    play(
        "Cờ tướng",
        "cotuong",
        &["h2, red cannon", "e2, possible"],
        "moves: \"h2e2 ",
        "Bé Tí played ",
    );
}
