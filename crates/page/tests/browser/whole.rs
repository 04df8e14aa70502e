//! Whole games, played by the names of what can be pressed, as with a screen reader: two people pass the browser to
//! each other after the first move of a game that somebody has sent.

use super::driver::{Browser, Chromium};
use super::page::{Page, WINDOW};

/// What is pressed for a turn: the beginnings and the ends of names.
type Turn<'a> = (&'a str, Vec<[&'a str; 2]>);

/// The names of players where the sides have none.
const NUMBERED: [&str; 2] = ["Player 2", "Player 1"];

/// Opens the link of a game with one turn, plays the others, given as they are written, and waits until the first
/// player has won. `players` are the names of the two, that of the one who answers first.
fn play_out(link: &str, folder: &str, first: &str, players: [&str; 2], turns: &[Turn<'_>]) {
    let Page { browser, address, .. } = &Page::<Chromium>::prepare(WINDOW, "en");
    browser.prefer_less_motion();
    browser.go(&format!("{address}#{link}"));
    browser.press("Show the game");
    let file = format!("/data/{folder}playing/1/game.ron");
    let mut moves = format!("moves: \"{first}");
    browser.wait_for_kept(&file, &moves);
    for ((turn, presses), player) in turns.iter().zip(players.into_iter().cycle()) {
        browser.wait_for_kept(&file, &moves);
        browser.hear(&format!("{player} to move"));
        presses.iter().for_each(|[start, end]| browser.press_like(start, end));
        moves = format!("{moves} {turn}");
    }
    browser.hear(&format!("{} wins!", players[1]));
}

#[test]
fn a_game_of_ô_ăn_quan_is_played_to_the_end() {
    let moves = "10+ 1- 7- 2+ 10- 1- 10- 4+ 7+ 5+ 7+ 1+ 11+ 5+ 8+ 3+";
    let turns: Vec<(&str, String, String, &str)> = moves
        .split(' ')
        .map(|turn| {
            let cell = turn[..turn.len() - 1].parse::<u8>().unwrap();
            let player = if cell < 6 { 1 } else { 2 };
            let way = if turn.ends_with('+') { ", anticlockwise" } else { ", clockwise" };
            (turn, format!("Player {player}, cell {cell}: "), format!("Sow cell {cell} "), way)
        })
        .collect();
    let mut turns: Vec<Turn<'_>> = turns
        .iter()
        .map(|(turn, cell, arrow, way)| (*turn, vec![[cell.as_str(), " dân"], [arrow, way]]))
        .collect();
    // This turn is the first one that ends before an empty quan cell, and the game asks what holds there.
    let asked = turns.iter_mut().rev().find(|(turn, _)| *turn == "8+").unwrap();
    asked.1.push(["Keep the classic rule", ""]);
    play_out("oanquan:AQBbWTs6Ag", "", "2-", NUMBERED, &turns);
}

#[test]
fn a_game_of_bốc_sỏi_is_played_to_the_end() {
    let turns = ["2", "3", "2", "1"].map(|taken| (taken, vec![["Take ", taken]]));
    play_out("pebbles:AQASbcI6DQ", "pebbles/", "4", NUMBERED, &turns);
}

#[test]
fn a_game_of_cờ_caro_is_played_to_the_end() {
    let turns = [
        ("8i", "i8"),
        ("9h", "h9"),
        ("9i", "i9"),
        ("10h", "h10"),
        ("10i", "i10"),
        ("11h", "h11"),
        ("11i", "i11"),
        ("12h", "h12"),
    ];
    let turns = turns.map(|(mv, square)| (mv, vec![[square, ", empty"]]));
    play_out("caro:AQCKxj2vkyo", "caro/", "8h", ["O", "X"], &turns);
}

#[test]
fn a_game_of_cờ_tướng_is_played_to_the_end() {
    let turns = [
        ("b7c7", vec![["b7, black cannon", ""], ["c7, possible", ""]]),
        ("c2c6", vec![["c2, red cannon", ""], ["c6, black soldier, can be captured", ""]]),
        ("f9e8", vec![["f9, black advisor", ""], ["e8, possible", ""]]),
        ("c6c9", vec![["c6, red cannon", ""], ["c9, black elephant, can be captured", ""]]),
    ];
    play_out("cotuong:AQD1ByI4V24", "cotuong/", "b2c2", ["Black", "Red"], &turns);
}
