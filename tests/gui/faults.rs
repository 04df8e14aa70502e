//! Failures of the engines: the window reports them in a sentence and continues, and the game is
//! saved and recovered after a restart.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use eframe::egui::{Key, Modifiers};
use o_an_quan::archive::SavedGame;
use o_an_quan::controller::{
    AnalysisEngine, MoveEngine, default_analysis_engine, default_move_engine,
};
use window::NothingKept;

use crate::gui_support::{Opening, Window};

const THINKING_BROKE: &str = "The computer couldn't find a move. Try again or undo.";
const HINT_BROKE: &str = "No hint could be found. Ask again or play on.";

/// Returns a move engine that panics while its flag is set.
fn fragile_engine() -> (MoveEngine, Arc<AtomicBool>) {
    let (broken, move_engine) = (Arc::new(AtomicBool::new(true)), default_move_engine());
    let breaks = broken.clone();
    let fragile: MoveEngine = Arc::new(move |question, control| {
        assert!(!breaks.load(Ordering::SeqCst), "a bug, on purpose, in this test");
        move_engine(question, control)
    });
    (fragile, broken)
}

/// Returns an analysis engine that panics while its flag is set.
fn fragile_analysis_engine() -> (AnalysisEngine, Arc<AtomicBool>) {
    let (broken, analysis_engine) = (Arc::new(AtomicBool::new(true)), default_analysis_engine());
    let breaks = broken.clone();
    let fragile: AnalysisEngine = Arc::new(move |game, limits, control| {
        assert!(!breaks.load(Ordering::SeqCst), "a bug, on purpose, in this test");
        analysis_engine(game, limits, control)
    });
    (fragile, broken)
}

/// Returns the moves of the game on the disk.
fn saved_moves(data: &Path) -> Option<String> {
    SavedGame::read(&data.join("playing/1/game.ron")).ok().map(|(game, _)| game.moves)
}

/// Opens a new window on the same folder of games.
fn reopen(data: &Path) -> Window {
    Opening { games: Some(data.to_owned()), ..Opening::default() }.open()
}

#[test]
fn a_panic_in_the_move_engine_is_reported_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let (move_engine, broken) = fragile_engine();
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, move_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_first_move("You");
    window.wait("the report", |window| window.says(THINKING_BROKE));
    window.wait("it is kept", |_| saved_moves(folder.path()).as_deref() == Some("2+"));
    window.press("Undo");
    assert!(!window.says(THINKING_BROKE) && window.has("You, cell 2: 5 dân"));
    window.press("Redo");
    window.wait("the second report", |window| window.says(THINKING_BROKE));
    broken.store(false, Ordering::SeqCst);
    window.press("Try again");
    window.wait_for_turn();
    assert!(!window.says(THINKING_BROKE));
}

#[test]
fn a_game_is_recovered_at_the_next_start_after_a_panic_in_the_thinker() {
    let folder = tempfile::tempdir().unwrap();
    let (move_engine, _) = fragile_engine();
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, move_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_first_move("You");
    window.wait("the report", |window| window.says(THINKING_BROKE));
    drop(window);
    assert_eq!(saved_moves(folder.path()).as_deref(), Some("2+"));
    let mut window = reopen(folder.path());
    window.press("Continue game");
    window.wait_for_turn();
    let moves = saved_moves(folder.path()).expect("a game");
    assert!(moves.starts_with("2+ ") || moves == "2+", "{moves}");
}

#[test]
fn a_panic_in_the_analysis_engine_is_reported_and_the_game_continues() {
    let folder = tempfile::tempdir().unwrap();
    let (analysis_engine, broken) = fragile_analysis_engine();
    let games = Some(folder.path().to_owned());
    let opening = Opening { games, analysis_engine, ..Opening::default() };
    let mut window = opening.playing(&["Two players", "Off"]);
    // The evaluation fails, too, without a message.
    window.key(Key::E);
    window.key(Key::H);
    window.wait("the report", |window| window.says(HINT_BROKE));
    assert_eq!(window.announced(), HINT_BROKE);
    window.play_first_move("Player 1");
    window.wait("it is kept", |_| saved_moves(folder.path()).as_deref() == Some("2+"));
    assert!(!window.says(HINT_BROKE), "it was about the earlier position");
    broken.store(false, Ordering::SeqCst);
    window.key(Key::H);
    window.wait("the hint", |window| window.says("Hide hint"));
    drop(window);
    let mut window = reopen(folder.path());
    window.press("Continue game");
    assert!(window.says("Player 1: cell 2 to the right"));
}

#[test]
fn without_a_home_folder_the_window_says_once_that_nothing_is_saved() {
    const NOTHING_SAVED: &str = "You have no home folder, so your settings and games will not be \
                                 saved.";
    let mut window =
        Opening { nothing_kept: Some(NothingKept::NoHome), ..Opening::default() }.open();
    assert!(window.has(NOTHING_SAVED));
    window.press("Close");
    assert!(!window.has(NOTHING_SAVED));
    window.set_speed(&["Off"]);
    window.press("Two players");
    window.press("Play");
    window.press("Home");
    assert!(!window.has(NOTHING_SAVED));
}

#[test]
fn a_leftover_game_of_version_1_is_offered() {
    let folder = tempfile::tempdir().unwrap();
    crate::left_files::copy_to("version-1", folder.path());
    let settings = Some(folder.path().join("config/settings.ron"));
    let games = Some(folder.path().join("data"));
    let mut window = Opening { settings, games, ..Opening::default() }.bare();
    assert!(window.has("Continue game") && window.is_in_force("3 sides"));
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("the games are read", |window| window.has("6 games"));
    assert!(window.says("Ván đầu tiên") && window.says("Bốn bên"));
    window.key_with(Modifiers::COMMAND, Key::T);
    window.wait("the games are counted", |window| window.says("in 3 games"));
    window.key(Key::Escape);
    window.press("Continue game");
    assert!(window.says("Ánh, cell 1: "));
    window.press("Redo");
    assert!(window.is_enabled("Undo"));
}
