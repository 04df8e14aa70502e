//! The puzzles of cờ caro: wins by fours and threes.

use crate::gui_support::{Opening, Window};
use caro::{forced_win, longest_answer, puzzles};
use eframe::egui::{Key, vec2};
use o_an_quan::settings::{Language, Settings, Speed};
use tabletop::GameMatch;

/// Opens the page of the puzzles.
fn page() -> Window {
    let settings: Settings = Opening::settings(Language::English, Speed::Off);
    let mut window = Opening { size: vec2(1280.0, 800.0), ..Opening::default() }.with(&settings);
    window.act("Other games");
    window.act("Cờ caro");
    window.act(&format!("Puzzles (0 of {})", puzzles().len()));
    window
}

/// Opens the first puzzle with a win in so many moves. Returns its index.
fn open(window: &mut Window, moves: u32) -> usize {
    let count = puzzles().iter().filter(|puzzle| puzzle.moves == moves).count();
    window.act(&format!("Win in {moves}: 0 solved, 0 missed, {count} open"));
    let index = puzzles().iter().position(|puzzle| puzzle.moves == moves).expect("a puzzle");
    window.act(&format!("Puzzle {}, open", index + 1));
    index
}

/// Marks a square, given as records name it.
fn mark(window: &mut Window, square: &str) {
    let (row, letter) = square.split_at(square.len() - 1);
    window.press(&format!("{letter}{row}, empty"));
}

#[test]
fn a_puzzle_asks_for_a_win_and_takes_it() {
    let mut window = page();
    let index = open(&mut window, 1);
    assert!(window.says("to play: win in 1 move."), "{:#?}", window.names());
    window.key(Key::H);
    assert!(window.says("Hint: one more mark makes five."), "{:#?}", window.names());
    assert!(window.says("The next hint names the row"), "{:#?}", window.names());
    let game = puzzles()[index].played().expect("a position");
    let (_, square) = forced_win(&game, 1).expect("a win");
    mark(&mut window, &square.to_string());
    window.wait("the end", |window| window.says("Solved! Theme: Five in a line."));
}

#[test]
fn a_longer_win_is_played_to_its_end_and_a_wrong_mark_is_refused() {
    let mut window = page();
    let index = open(&mut window, 2);
    let mut game = puzzles()[index].played().expect("a position");
    mark(&mut window, "1a");
    window.wait("the refutation", |window| window.has("Try again"));
    window.press("Try again");
    for left in [2, 1] {
        let (_, square) = forced_win(&game, left).expect("a win");
        mark(&mut window, &square.to_string());
        game.play(square).expect("legal");
        if let Some(answer) = longest_answer(&game, left - 1) {
            game.play(answer).expect("legal");
            window.wait("the answer", |window| window.says("Correct!"));
            window.let_seconds_pass(2.0);
        }
    }
    window.wait("the end", |window| window.says("Solved after all!"));
}
