//! Quitting while games cannot be saved: the window asks, and nothing is lost without an answer.

use std::fs;
use std::path::Path;

use eframe::egui::{Key, Modifiers, ViewportCommand};
use o_an_quan::archive::{Library, SavedGame};
use tempfile::TempDir;
use window::Desktop;

use crate::gui_support::{Opening, Window};

const ONE: &str = "One game is not saved";
const TWO: &str = "2 games are not saved";

/// A folder in which a file takes the place of the folder `data`.
pub fn blocked() -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    fs::write(folder.path().join("data"), "in the way").expect("written");
    folder
}

fn unblock(folder: &TempDir) {
    fs::remove_file(folder.path().join("data")).expect("removed");
}

/// A game of two people without motion, saved in the folder `data` of `folder`.
fn playing(folder: &TempDir) -> Window {
    let games = Some(folder.path().join("data"));
    Opening { games, ..Opening::default() }.playing(&["Off", "Two players"])
}

/// Plays a move, resigns and returns to the menu.
fn finish_game(window: &mut Window) {
    window.play_first_move("Player 1");
    window.let_seconds_pass(0.5);
    window.key_with(Modifiers::COMMAND, Key::R);
    window.act("Resign");
    window.wait("the result", Window::is_over);
    window.let_seconds_pass(1.0);
    window.act("Home");
    window.let_seconds_pass(0.2);
}

/// Presses Ctrl+Q, waits until the question accepts answers, and returns its heading.
pub fn ask_to_quit(window: &mut Window) -> String {
    let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
    assert!(!commands.contains(&ViewportCommand::Close), "it quits without a question");
    window.let_seconds_pass(1.0);
    window.dialog().expect("a question")
}

fn library_moves(data: &Path) -> Vec<String> {
    let library = Library::new(data.join("library"));
    let entries = library.list(&[]).expect("a library");
    let open = |file| library.open(file).expect("a game").0.moves;
    let mut moves: Vec<String> = entries.iter().map(|entry| open(&entry.file)).collect();
    moves.sort();
    moves
}

#[test]
fn ctrl_q_quits_from_a_result_a_page_and_a_question() {
    let open: [fn(&mut Window); 3] = [
        |window| {
            window.key_with(Modifiers::COMMAND, Key::R);
            window.act("Resign");
            window.wait("the result", Window::is_over);
        },
        |window| window.key(Key::F1),
        |window| window.key_with(Modifiers::COMMAND, Key::R),
    ];
    for show in open {
        let folder = tempfile::tempdir().expect("a folder");
        let mut window = playing(&folder);
        window.play_first_move("Player 1");
        window.let_seconds_pass(0.5);
        show(&mut window);
        window.let_seconds_pass(1.0);
        let dialog = window.dialog().expect("a dialog");
        let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
        assert!(commands.contains(&ViewportCommand::Close), "{dialog}: {commands:?}");
    }
}

#[test]
fn a_finished_game_that_cannot_be_saved_is_asked_about() {
    let folder = blocked();
    let mut window = playing(&folder);
    finish_game(&mut window);
    assert_eq!(ask_to_quit(&mut window), ONE);
    assert!(window.has("Player 1 – Player 2"), "it names the game");
    assert!(window.says("Saving failed: the folder ") && window.says("data/library cannot be"));
    assert!(window.closes_after(|window| window.press_and_step("Quit anyway")));
}

#[test]
fn try_again_saves_and_quits_once_the_folder_can_be_written_to() {
    let folder = blocked();
    let mut window = playing(&folder);
    finish_game(&mut window);
    ask_to_quit(&mut window);
    assert!(!window.closes_after(|window| window.press_and_step("Try again")));
    assert_eq!(window.dialog().as_deref(), Some(ONE));
    assert!(window.has("Saving failed again."));
    unblock(&folder);
    assert!(window.closes_after(|window| window.press_and_step("Try again")));
    assert_eq!(library_moves(&folder.path().join("data")), ["2+ resign:1"]);
}

#[test]
fn abandoned_games_and_the_current_one_are_asked_about() {
    let folder = blocked();
    let mut window = playing(&folder);
    window.play_first_move("Player 1");
    window.wait("the first game fails", |window| window.says("The game cannot be saved: "));
    window.let_seconds_pass(4.0);
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.has("Abandon this game and start a new one?"), "it does not stay in My games");
    window.press_last("New game");
    assert_eq!(ask_to_quit(&mut window), ONE, "a game without moves is nothing to lose");
    window.press("Cancel");
    window.play_first_move("Player 1");
    window.wait("both games fail", |window| window.says("2 games cannot be saved: "));
    assert_eq!(ask_to_quit(&mut window), TWO);
    window.press("Cancel");
    assert!(window.dialog().is_none() && window.says("Player 1: cell 2 to the right"));
    unblock(&folder);
    ask_nothing(&mut window);
    let data = folder.path().join("data");
    assert_eq!(library_moves(&data), ["2+"]);
    assert_eq!(SavedGame::read(&data.join("playing/1/game.ron")).expect("a game").0.moves, "2+");
}

/// Presses Ctrl+Q, which quits at once.
fn ask_nothing(window: &mut Window) {
    let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
    assert!(commands.contains(&ViewportCommand::Close), "{:?}", window.dialog());
    assert!(window.dialog().is_none());
}

#[test]
fn nothing_is_asked_when_every_game_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut window = playing(&folder);
    finish_game(&mut window);
    window.press("Play");
    window.play_first_move("Player 1");
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.has("Start a new game? This one stays in My games."));
    window.press_last("New game");
    ask_nothing(&mut window);
    assert_eq!(library_moves(&folder.path().join("data")), ["2+", "2+ resign:1"]);
}

#[test]
fn the_close_button_of_the_window_asks_too() {
    let folder = blocked();
    let mut window = playing(&folder);
    finish_game(&mut window);
    assert!(window.ask_to_close().contains(&ViewportCommand::CancelClose));
    window.let_seconds_pass(1.0);
    assert_eq!(window.dialog().as_deref(), Some(ONE));
    // Pressed again, it saves again.
    unblock(&folder);
    assert!(!window.ask_to_close().contains(&ViewportCommand::CancelClose));
    assert_eq!(library_moves(&folder.path().join("data")), ["2+ resign:1"]);
}

#[test]
fn no_key_or_click_meant_for_the_screen_answers_the_question() {
    let folder = blocked();
    let mut window = playing(&folder);
    finish_game(&mut window);
    window.window_commands_of(Modifiers::COMMAND, Key::Q);
    for key in [Key::Enter, Key::Space, Key::Escape, Key::Q] {
        assert!(!window.closes_after(|window| window.key_and_step(key)), "{key:?}");
        assert_eq!(window.dialog().as_deref(), Some(ONE), "{key:?}");
    }
    window.let_seconds_pass(1.0);
    window.press("Cancel");
    window.window_commands_of(Modifiers::COMMAND, Key::Q);
    window.step();
    let button = window.exact_rect("Quit anyway").center();
    assert!(!window.closes_after(|window| window.click_at(button)), "a double click");
    window.let_seconds_pass(1.0);
    // Enter presses the first button, which loses nothing.
    assert!(!window.closes_after(|window| window.key_and_step(Key::Enter)));
    assert!(window.has("Saving failed again."));
    window.let_seconds_pass(1.0);
    window.key(Key::Escape);
    assert!(window.dialog().is_none());
}

#[test]
fn unsaved_games_can_be_saved_elsewhere() {
    let (folder, elsewhere) = (blocked(), tempfile::tempdir().expect("a folder"));
    let mut window = playing(&folder);
    finish_game(&mut window);
    window.press("Play");
    window.play_first_move("Player 1");
    assert_eq!(ask_to_quit(&mut window), TWO);
    window.press("Save elsewhere…");
    window.enter("Folder", elsewhere.path().join("none").to_str().expect("text"));
    assert!(window.says("Not saved: the folder ") && !window.says("entity not found"));
    window.key(Key::Escape);
    assert_eq!(window.dialog().as_deref(), Some(TWO));
    for _ in 0..2 {
        window.press("Save elsewhere…");
        window.enter("Folder", elsewhere.path().to_str().expect("text"));
        assert_eq!(window.dialog().as_deref(), Some("Saved elsewhere"));
        assert!(window.says("Saved as ") && window.says(".oanquan."));
        window.press("Cancel");
        ask_to_quit(&mut window);
    }
    let files = fs::read_dir(elsewhere.path()).expect("a folder");
    let open = |path: &Path| SavedGame::read(path).expect("a game").0.moves;
    let mut moves: Vec<String> = files.map(|file| open(&file.expect("a file").path())).collect();
    moves.sort();
    assert_eq!(moves, ["2+", "2+ resign:1"], "each game once");
    window.press("Save elsewhere…");
    window.enter("Folder", elsewhere.path().to_str().expect("text"));
    assert!(window.closes_after(|window| window.press_last_and_step("Quit")));
}

#[test]
fn unsaved_games_can_be_copied() {
    let folder = blocked();
    let mut window = playing(&folder);
    finish_game(&mut window);
    ask_to_quit(&mut window);
    let text = window.copied_by_pressing("Copy game");
    assert!(text.ends_with("2+ resign:1\n"), "{text}");
    assert!(window.has("Copied. Paste it into another program before you quit."));
    assert_eq!(window.dialog().as_deref(), Some(ONE));
}

#[test]
fn a_page_in_a_browser_offers_no_quitting() {
    let opening = Opening::default();
    let desktop = Desktop { closes: false, ..opening.desktop };
    let mut window = Opening { desktop, ..opening }.open();
    window.key(Key::F4);
    assert!(window.has("About") && !window.has("Quit"));
    window.key(Key::Escape);
    let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
    assert!(!commands.contains(&ViewportCommand::Close), "{commands:?}");
    assert_eq!(window.dialog(), None);
}
