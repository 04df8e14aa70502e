//! The replay of a game: with buttons, keys, slider and list, by autoplay, and continued from any
//! position.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::gui_support::{Opening, Window, found};
use eframe::egui::accesskit::Role;
use eframe::egui::{Event, Key, Modifiers, Vec2, vec2};
use o_an_quan::controller::AnalysisEngine;
use o_an_quan::rules::{Game, Position, Record, Rules, Side};

const WIDE: Vec2 = vec2(1280.0, 800.0);

/// Returns a finished game of `sides` sides that always played the first legal move. The last
/// sides have these names.
fn finished(sides: usize, names: &[&str]) -> Record {
    let rules = Rules::classic().for_sides(sides).expect("2 to 4 sides");
    let mut game = Game::new(rules.clone(), Position::start(&rules, Side::NEAR));
    while let Some(mv) = game.legal_moves().first().copied() {
        game.play(mv).expect("a legal move");
    }
    let mut record = Record::of(game);
    for (index, name) in names.iter().enumerate() {
        record.names[Side::new(index)] = (*name).to_owned();
    }
    record
}

/// Opens the replay of `record` in a window of this size.
fn replay(record: &Record, size: Vec2) -> Window {
    let game = Some(found(record.clone()));
    let mut window = Opening { size, game, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    window
}

fn copied_position(window: &mut Window) -> String {
    window.copied_by(|harness| harness.event(Event::Copy))
}

/// Returns the position after `turns` turns, found by playing them.
fn position_after(record: &Record, turns: usize) -> String {
    let mut game = Game::new(record.game.rules().clone(), record.game.start().clone());
    for turn in record.game.turns().take(turns) {
        game.play(turn.mv).expect("legal");
    }
    game.position().to_string()
}

/// Returns the text of the move counter.
fn count(window: &Window) -> String {
    let is_count = |name: &String| name.split(" / ").all(|part| part.parse::<usize>().is_ok());
    window.names().into_iter().find(is_count).expect("a number")
}

#[test]
fn jumping_to_a_move_shows_the_position_after_it() {
    for sides in [2, 4] {
        let record = finished(sides, &[]);
        let all = record.game.turn_count();
        let mut window = replay(&record, WIDE);
        assert_eq!(count(&window), format!("0 / {all}"));
        for turns in [1, all / 2, all, 3, 0] {
            match turns {
                0 => window.act("Start of the game"),
                _ => {
                    let row = window
                        .names_of(Role::RadioButton)
                        .into_iter()
                        .find(|name| name.starts_with(&format!("Move {turns}. ")));
                    window.act(&row.expect("it is listed"));
                }
            }
            assert_eq!(count(&window), format!("{turns} / {all}"));
            assert_eq!(copied_position(&mut window), position_after(&record, turns));
        }
    }
}

#[test]
fn a_replay_can_be_operated_by_keyboard_alone() {
    let record = finished(2, &["An", "Bà Tư"]);
    let all = record.game.turn_count();
    let mut window = replay(&record, WIDE);
    assert!(window.announced().starts_with("Start of the game."));
    for (key, shown) in [
        (Key::ArrowLeft, 0),
        (Key::ArrowRight, 1),
        (Key::PageDown, 2),
        (Key::ArrowRight, 3),
        (Key::PageUp, 2),
        (Key::ArrowLeft, 1),
        (Key::End, all),
        (Key::ArrowRight, all),
        (Key::ArrowLeft, all - 1),
        (Key::Home, 0),
    ] {
        window.key(key);
        assert_eq!(count(&window), format!("{shown} / {all}"), "after {key:?}");
    }
    window.key(Key::ArrowRight);
    assert!(window.announced().starts_with("Move 1. An: cell "), "{}", window.announced());
    // Arrow keys control the replay even if a button is focused.
    window.key(Key::Tab);
    window.key(Key::Tab);
    let focused = window.focused().map(|(name, _)| name);
    window.key(Key::ArrowRight);
    assert_eq!(count(&window), format!("2 / {all}"));
    assert_eq!(window.focused().map(|(name, _)| name), focused);
    window.key(Key::Enter);
    assert_eq!(count(&window), format!("0 / {all}"), "the button {focused:?} was pressed");
}

#[test]
fn step_buttons_are_enabled_only_where_there_is_a_step() {
    let record = finished(2, &[]);
    let mut window = replay(&record, WIDE);
    let enabled = |window: &Window| {
        ["Go to the start", "Previous move", "Next move", "Go to the end"]
            .map(|name| window.is_enabled(name))
    };
    assert_eq!(enabled(&window), [false, false, true, true]);
    window.press("Next move");
    assert_eq!(enabled(&window), [true; 4]);
    window.press("Go to the end");
    assert_eq!(enabled(&window), [true, true, false, false]);
    assert!(!window.has("Play from here"), "it is over");
    window.press("Previous move");
    window.press("Go to the start");
    assert_eq!(enabled(&window), [false, false, true, true]);
    window.drag_slider("Move shown", 1.0);
    assert_eq!(enabled(&window), [true, true, false, false]);
    assert_eq!(window.slider("Move shown"), Some(record.game.turn_count() as f64));
}

#[test]
fn buttons_show_their_keys() {
    let mut window = replay(&finished(2, &[]), WIDE);
    window.key(Key::ArrowRight);
    for (button, message) in [
        ("Back", "Back (Esc)"),
        ("Go to the start", "Go to the start (Home)"),
        ("Previous move", "Previous move (Left)"),
        ("Autoplay", "Autoplay (Space)"),
        ("Next move", "Next move (Right)"),
        ("Go to the end", "Go to the end (End)"),
        ("Play from here", "Play from here (N)"),
    ] {
        window.hover(window.exact_rect(button).center());
        window.let_seconds_pass(1.0);
        assert!(window.has(message), "{message}: {:?}", window.names());
    }
}

#[test]
fn autoplay_reaches_the_end_and_shows_the_result() {
    let record = finished(2, &["An", "Bà Tư"]);
    let all = record.game.turn_count();
    let mut window = replay(&record, WIDE);
    window.open_list("Speed: Normal");
    window.act("Fast");
    window.key_and_step(Key::Space);
    assert!(window.has("Pause"));
    window.let_seconds_pass(0.2);
    assert_eq!(count(&window), format!("1 / {all}"), "the first step comes at once");
    window.key_and_step(Key::Space);
    let stopped = count(&window);
    window.let_seconds_pass(3.0);
    assert_eq!(count(&window), stopped);
    window.key_and_step(Key::P);
    window.let_seconds_pass(1.0 + all as f32);
    assert_eq!(count(&window), format!("{all} / {all}"));
    assert!(window.has("Autoplay"), "it stops there");
    let position = record.game.position();
    let points = format!("{} : {}", position.store(Side::NEAR), position.store(Side::FAR));
    let message = window.announced();
    assert!(message.contains(&points), "{message}");
    let whys = ["Both quan cells are empty", "for the third time"];
    assert!(whys.iter().any(|why| message.contains(why)), "{message}");
}

#[test]
fn a_turn_is_animated_and_a_second_press_skips_to_the_next() {
    let record = finished(2, &[]);
    let all = record.game.turn_count();
    let mut window = replay(&record, WIDE);
    window.set_speed(&["Normal"]);
    window.key_and_step(Key::ArrowRight);
    window.let_seconds_pass(0.3);
    assert_eq!(window.announced(), "", "the captures are shown first");
    window.key_and_step(Key::ArrowRight);
    assert_eq!(count(&window), format!("2 / {all}"));
    window.key_and_step(Key::ArrowLeft);
    assert!(window.announced().starts_with("Move 1. "), "a step back has no motion");
    window.key_and_step(Key::ArrowRight);
    window.wait("the turn is over", |window| window.announced().starts_with("Move 2. "));
}

#[test]
fn the_speed_of_a_replay_is_that_of_the_next_one_too() {
    let folder = tempfile::tempdir().expect("a folder");
    let settings = folder.path().join("settings.ron");
    let mut window = Opening { settings: Some(settings.clone()), ..Opening::default() }.open();
    let text = finished(2, &[]).to_string();
    window.paste(&text);
    window.open_list("Speed: Normal");
    window.act("Slow");
    window.key(Key::Escape);
    window.paste(&text);
    assert_eq!(window.names_of(Role::ComboBox), ["Speed: Slow"]);
    let again = Opening { settings: Some(settings), ..Opening::default() };
    let mut again = again.bare();
    again.paste(&text);
    assert_eq!(again.names_of(Role::ComboBox), ["Speed: Slow"], "also in the next run");
}

#[test]
fn pressing_the_board_of_a_replay_plays_nothing_and_says_so() {
    let record = finished(2, &[]);
    let mut window = replay(&record, WIDE);
    window.press_and_step("Player 1, cell 2: 5 dân");
    window.step();
    assert!(window.announced().starts_with("This is a replay."));
    assert!(!window.says("Sow cell"));
    window.let_seconds_pass(6.0);
    assert!(!window.announced().starts_with("This is a replay."));
}

#[test]
fn playing_on_from_a_replay_starts_a_separate_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let record = finished(2, &["An", "Bà Tư"]);
    let game = Some(found(record.clone()));
    let games = Some(folder.path().to_owned());
    let mut window = Opening { game, games, ..Opening::default() }.bare_english();
    window.set_speed(&["Off"]);
    for _ in 0..3 {
        window.key(Key::ArrowRight);
    }
    window.key(Key::N);
    assert_eq!(window.dialog().as_deref(), Some("Play from here"));
    assert!(window.says("from the position after move 3") && window.is_chosen("Two players"));
    window.open_list("Far side");
    window.press("Tèo (easy)");
    window.press_last("Play");
    window.wait("the computer answers", |window| window.says("Move 4. Tèo"));
    assert!(window.is_enabled("Undo"));
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait_for_games();
    assert!(window.has("Nothing here yet. Games appear once you finish or leave them."));
    // The new game is saved like any game under way.
    let kept = folder.path().join("playing/1/game.ron");
    window.wait("it is kept", |_| kept.exists());
}

#[test]
fn a_game_under_way_survives_a_replay_and_is_saved_when_another_begins() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.let_seconds_pass(1.0);
    let before = copied_position(&mut window);
    window.paste(&finished(2, &["An", "Bà Tư"]).to_string());
    assert!(window.has("Go to the end"), "no question, because no game is abandoned");
    window.key(Key::Escape);
    assert_eq!(copied_position(&mut window), before);
    window.paste(&finished(2, &["An", "Bà Tư"]).to_string());
    window.key(Key::ArrowRight);
    window.key(Key::N);
    assert!(window.says("Your current game stays in My games."));
    window.press_last("Play");
    assert!(window.says("Move 1. An"));
    let library = folder.path().join("library");
    window.wait("it is in the library", |_| files(&library).len() == 1);
}

/// Returns the games in a folder, without drafts.
fn files(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).into_iter().flatten();
    let paths = entries.map(|entry| entry.expect("an entry").path());
    let is_hidden =
        |path: &PathBuf| path.file_name().is_some_and(|name| name.as_encoded_bytes()[0] == b'.');
    paths
        .filter(|path| path.extension().is_some_and(|end| end == "ron") && !is_hidden(path))
        .collect()
}

#[test]
fn a_finished_game_is_replayed_from_its_result_and_from_the_library() {
    let folder = tempfile::tempdir().expect("a folder");
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.playing(&["Off"]);
    window.play_to_the_end();
    window.press("Replay with review");
    assert!(count(&window).starts_with("0 / "));
    assert!(window.has("Tèo (easy), cell 11: 5 dân"), "by the names of the game");
    window.key(Key::Escape);
    assert!(window.is_over(), "the result is shown again");
    window.press_last("Home");
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("the games are read", |window| window.has("1 game"));
    window.key(Key::Enter);
    window.wait("the replay", |window| window.has("Autoplay"));
    assert!(count(&window).starts_with("0 / "));
    window.press("Back");
    assert!(window.has("My games and achievements"), "back where it was opened");
    window.press("Replay");
    window.wait("the replay", |window| window.has("Autoplay"));
    window.key(Key::Escape);
    window.key(Key::Escape);
    assert!(window.has("Play") && !window.has("Continue game"));
}

#[test]
fn playing_on_does_not_change_the_original_file() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("library");
    let games = Some(folder.path().to_owned());
    // A review would be saved with the game.
    let analysis_engine: AnalysisEngine = Arc::new(|_, _, _| None);
    let mut window = Opening { games, analysis_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_to_the_end();
    window.wait("it is in the library", |_| files(&library).len() == 1);
    let file = files(&library).remove(0);
    let before = fs::read_to_string(&file).expect("a game");
    window.press("Replay with review");
    // To the person's turn.
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    window.key(Key::N);
    window.press_last("Play");
    let kept = folder.path().join("playing/1/game.ron");
    window.wait("the new game is kept", |_| kept.exists());
    let id = file.file_stem().and_then(|name| name.to_str()).expect("a name");
    assert!(before.contains(id));
    assert!(
        !fs::read_to_string(kept).expect("a game").contains(id),
        "the new game has its own name"
    );
    assert_eq!(fs::read_to_string(&file).expect("a game"), before);
    assert_eq!(files(&library), [file]);
}

#[test]
fn a_pasted_finished_game_is_saved_at_most_once_and_not_counted() {
    let folder = tempfile::tempdir().expect("a folder");
    let library = folder.path().join("library");
    let games = Some(folder.path().to_owned());
    let mut window = Opening { games, ..Opening::default() }.open();
    window.paste(&finished(2, &["An", "Tèo (easy)"]).to_string());
    assert!(window.says("This game is not in My games yet."), "{:#?}", window.names());
    assert!(files(&library).is_empty());
    window.press("Save to My games");
    window.wait("it is saved", |window| window.has("Saved to My games."));
    assert!(!window.has("Save to My games"));
    window.key_with(Modifiers::COMMAND, Key::S);
    assert_eq!(files(&library).len(), 1, "it is saved once");
    window.key_with(Modifiers::COMMAND, Key::G);
    window.wait("the games are read", |window| window.has("1 game"));
    let listed = window.names_of(Role::RadioButton).join("");
    let today = jiff::ZonedDateTime::now().strftime("%-d %b %Y").to_string();
    for part in ["An", "Tèo (easy)", &today] {
        assert!(listed.contains(part), "{part}: {listed}");
    }
    window.wait("the buttons of the game", |window| window.has("Replay"));
    window.press("Replay");
    window.wait("the replay", |window| window.has("Autoplay"));
    assert!(!window.has("Save to My games"), "it is already saved");
    window.key(Key::Escape);
    window.key_with(Modifiers::COMMAND, Key::T);
    window.wait_for_games();
    assert!(window.has("No games count yet. Finish one against the computer."));
}

#[test]
fn a_replay_does_not_offer_saving_without_a_library() {
    let window = replay(&finished(2, &[]), WIDE);
    assert!(window.has("Autoplay") && !window.has("Save to My games"));
    assert!(!window.says("not in My games yet"));
}

#[test]
fn an_unfinished_game_is_replayed_and_continues_afterwards() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.let_seconds_pass(1.0);
    window.key(Key::F5);
    assert_eq!(count(&window), "0 / 1");
    window.key(Key::End);
    assert!(window.announced().starts_with("Move 1. Player 1: cell 2 to the right"));
    window.key(Key::Escape);
    assert!(window.says("Player 2 to move."));
    window.press("More");
    window.press_last("Replay");
    assert_eq!(count(&window), "0 / 1");
}

#[test]
fn an_illegal_move_is_refused_with_its_number_and_the_replay_stays() {
    let record = finished(2, &[]);
    let mut window = replay(&record, WIDE);
    window.key(Key::ArrowRight);
    let moves: Vec<String> = record.game.turns().take(6).map(|turn| turn.mv.to_string()).collect();
    window.paste(&format!("6+ {}", moves.join(" ")));
    assert!(window.has("Not a game record") && window.says("Move 1: "), "{:?}", window.names());
    window.press("Close");
    assert!(count(&window).starts_with("1 / "));
}

#[test]
fn a_departure_is_a_replay_step() {
    let text = "[Rules \"classic sides=4\"]\n[Side1 \"Bình\"]\n[Side3 \"Dung\"]\n\n\
                2+ resign:1 13+ resign:3 4+ stop";
    let record = Record::parse(text, &Rules::classic()).expect("a game");
    let mut window = replay(&record, WIDE);
    let mut message = Vec::new();
    for _ in 0..6 {
        window.key(Key::ArrowRight);
        message.push((count(&window), window.announced()));
    }
    assert_eq!(message[1], ("1 / 3".to_owned(), "Bình resigned.".to_owned()));
    assert!(message[2].1.starts_with("Move 2. Player 3: "), "Bình is skipped: {message:?}");
    assert_eq!(message[3].1, "Dung resigned.");
    assert!(message[5].1.starts_with("Ended by agreement"), "{message:?}");
    window.press("Bình resigned");
    assert_eq!((count(&window).as_str(), window.announced().as_str()), ("1 / 3", "Bình resigned."));
}

#[test]
fn play_can_continue_from_before_a_resignation() {
    let record = Record::parse("2+ 9- resign:0", &Rules::classic()).expect("a game");
    let mut window = replay(&record, WIDE);
    window.key(Key::End);
    assert!(window.announced().contains("Player 1 resigned."));
    assert!(!window.has("Play from here"));
    window.key(Key::ArrowLeft);
    window.press("Play from here");
    window.press_last("Play");
    assert!(window.says("Player 1 to move. Choose"));
}

#[test]
fn every_button_of_a_replay_is_visible_for_any_number_of_sides() {
    for size in [vec2(640.0, 400.0), WIDE, vec2(700.0, 1200.0), vec2(1920.0, 1080.0)] {
        for sides in 2..=4 {
            let record = finished(sides, &["An", "Bình", "Chi", "Dung"][..sides]);
            let (folder, game) = (tempfile::tempdir().expect("a folder"), found(record));
            let (games, game) = (Some(folder.path().to_owned()), Some(game));
            let mut window = Opening { size, games, game, ..Opening::default() }.bare_english();
            window.set_speed(&["Off"]);
            for list in [false, true] {
                window.key(Key::ArrowRight);
                assert!(window.has("Save to My games"));
                let mut wrong = window.badly_placed_buttons(32.0, false);
                // The list of moves scrolls.
                wrong.retain(|message| !message.starts_with("\"Move "));
                // In a narrow window it lies over the board.
                wrong.retain(|message| size.x >= 900.0 || !message.contains(" lies on "));
                assert!(wrong.is_empty(), "{sides} sides, {size}, list {list}: {wrong:#?}");
                window.key(Key::L);
            }
        }
    }
}
