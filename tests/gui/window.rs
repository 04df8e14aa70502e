//! The window, without a screen: whole games played with the widgets, names and keys that a person
//! or a screen reader uses.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::time::SystemTime;

use crate::gui_support::{Opening, Window, held_engine};
use eframe::egui::{Key, Modifiers, ViewportCommand, vec2};

#[test]
fn a_whole_game_is_played_from_the_home_to_the_result_and_again() {
    let mut window = Window::playing(&["Medium", "Off"]);
    assert!(window.has("Your turn. Choose a cell, then an arrow."));

    window.press("You, cell 2: 5 dân");
    assert!(window.has("Which way will you sow?"));
    window.press_and_step("Sow cell 2 to the right, anticlockwise");
    window.wait_for_turn();
    assert!(window.says("Na: cell"), "the computer replied");

    window.press("Undo");
    assert!(window.has("You, cell 2: 5 dân"), "back at my decision");
    assert!(!window.is_enabled("Undo"));
    window.press("Redo");
    assert!(window.says("Na: cell"), "the reply is redone");

    window.press("Music");
    window.press("Home");
    window.choose("Tiếng Việt");
    window.press("Chơi tiếp");
    assert!(window.says("Đến lượt bạn"), "the language changes, the game does not");
    window.press("Trang đầu");
    window.choose("English");
    window.press("Continue game");

    window.play_to_the_end();
    let heading = window.dialog().expect("the result");
    let headings = ["You win by ", "Na wins by ", "It's a draw, "];
    assert!(headings.iter().any(|start| heading.starts_with(start)), "{heading}");
    let reasons = ["Both quan cells are empty", "came up for the third time"];
    assert!(reasons.iter().any(|reason| window.says(reason)), "the result says why the game ended");

    window.press("Play again");
    assert!(window.has("You, cell 2: 5 dân"));
    assert!(!window.is_enabled("Undo"));
}

#[test]
fn the_last_move_can_be_undone_from_the_result() {
    let mut window = Window::playing(&["Off"]);
    window.play_to_the_end();
    window.key_with(Modifiers::COMMAND, Key::Z);
    window.wait_for_turn();
    assert!(!window.is_over());
    assert!(window.is_enabled("Redo"));
}

#[test]
fn a_turn_is_played_with_arrow_keys_and_enter() {
    let mut window = Window::playing(&["Off"]);
    window.key(Key::ArrowRight);
    window.key(Key::ArrowRight);
    assert!(window.is_focused("You, cell 2: 5 dân"));
    window.key(Key::Enter);
    window.key(Key::ArrowLeft);
    assert!(window.is_focused("Sow cell 2 to the left, clockwise"));
    window.key(Key::ArrowRight);
    assert!(window.is_focused("Sow cell 2 to the right, anticlockwise"));
    window.key(Key::Enter);
    window.wait_for_turn();
    assert!(window.says("Tèo: cell"));
}

#[test]
fn escape_clears_the_choice_first_and_then_leads_home_and_no_further() {
    let mut window = Window::playing(&[]);
    window.press("You, cell 3: 5 dân");
    assert!(window.has("Sow cell 3 to the right, anticlockwise"));
    window.key(Key::Escape);
    assert!(window.has("You, cell 3: 5 dân"), "still at the game");
    window.play_first_move("You");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::Escape);
    assert!(window.has("Continue game"));
    window.key(Key::Escape);
    assert!(window.has("Continue game"), "nobody falls back into the game");
}

#[test]
fn wrong_presses_are_explained_and_change_nothing() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press("Left quan cell: the quan");
    assert!(window.has("You can't start from a quan cell."));
    window.press_and_step("Player 2, cell 11: 5 dân");
    window.step();
    assert!(window.has("That cell belongs to the other side."));
    // 3- sows into 2, 1, 0, 11 and 10, then lifts 9 and leaves it empty.
    window.press("Player 1, cell 3: 5 dân");
    window.press("Sow cell 3 to the left, clockwise");
    window.press_and_step("Player 2, cell 9: 0 dân");
    window.step();
    assert!(window.has("That cell is empty."));
    window.press("Undo");
    window.press("Agree");
    assert!(window.has("Player 1, cell 3: 5 dân"));
}

#[test]
fn presses_are_refused_while_the_computer_thinks_and_it_can_be_made_to_move() {
    let (move_engine, _release) = held_engine();
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_first_move("You");
    assert!(window.says("Tèo is thinking"));
    window.press_and_step("You, cell 5: 6 dân");
    window.step();
    assert!(window.has("It isn't your turn yet."));
    window.press_and_step("Move now");
    window.wait_for_turn();
    assert!(window.says("Tèo: cell"));
}

#[test]
fn undo_new_game_and_menu_are_safe_while_the_computer_thinks() {
    let (move_engine, release) = held_engine();
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Off"]);
    window.play_first_move("You");
    window.press("Undo");
    assert!(window.says("Your turn"));
    window.press("Redo");
    assert!(window.says("Tèo is thinking"));
    window.press("New game");
    window.press_last("New game");
    assert!(window.has("You, cell 2: 5 dân") && !window.says("thinking"));
    release.store(true, Ordering::SeqCst);
    window.play_first_move("You");
    window.wait_for_turn();
    assert!(window.says("Tèo: cell"), "the new game continues");
}

#[test]
fn starting_a_new_game_during_a_game_asks_first() {
    let mut window = Window::playing(&["Off"]);
    window.play_first_move("You");
    window.wait_for_turn();
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.has("Abandon this game and start a new one?"));
    window.press("Keep playing");
    assert!(window.says("Tèo: cell"), "the game is still there");
    window.key_with(Modifiers::COMMAND, Key::Q);
    assert!(window.has("Abandon this game and quit?"));
    window.key(Key::Escape);
    window.key_with(Modifiers::COMMAND, Key::N);
    window.press_last("New game");
    assert!(window.has("You, cell 2: 5 dân"));
}

#[test]
fn a_new_game_in_place_of_an_untouched_one_begins_with_its_form() {
    let mut window = Window::playing(&["Off"]);
    window.key_with(Modifiers::COMMAND, Key::N);
    assert!(window.dialog().is_some(), "the same board would look as if nothing had happened");
    window.act("Two players");
    window.press_last("Play");
    assert!(window.has("Player 1, cell 2: 5 dân"));
}

#[test]
fn a_lone_person_who_moves_second_still_sits_near() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    window.press("Change…");
    window.act("Who starts: Tèo");
    window.press_last("Play");
    window.wait_for_turn();
    assert!(window.says("Tèo: cell"));
    assert_eq!(window.own_cells().len(), 5);
    let far = window.rect_of("Tèo (easy), cell 11");
    let near = window.rect_of("You, cell 1");
    assert!(near.top() >= far.bottom(), "my row is the lower one");
    assert!(
        (near.left() - far.left()).abs() < 1.0,
        "cells are counted from the left on the screen"
    );
}

#[test]
fn the_motion_can_be_skipped_and_shown_again() {
    let mut window = Window::playing(&["Two players", "Slow"]);
    window.play_first_move("Player 1");
    assert!(window.says("skip the animation"));
    window.key(Key::Space);
    assert!(window.says("Player 1: cell 2 to the right"));
    window.key_and_step(Key::R);
    assert!(window.says("skip the animation"));
    assert!(window.has("Player 1, cell 2: 0 dân") || window.has("Player 1, cell 2: 5 dân"));
    window.press("Player 1, cell 1: 5 dân");
    assert!(
        window.says("Player 1: cell 2 to the right"),
        "a press on the board only finishes the motion"
    );
}

#[test]
fn a_command_acts_at_once_while_stones_move() {
    let mut window = Window::playing(&["Two players", "Slow"]);
    window.play_first_move("Player 1");
    window.press_and_step("Undo");
    window.step();
    window.press_and_step("Agree");
    window.step();
    assert!(window.has("Player 1, cell 2: 5 dân") && !window.says("skip the animation"));
}

#[test]
fn computers_play_pause_step_and_undo_pauses() {
    let mut window = Window::open();
    window.choose("Watch computers");
    window.set_speed(&["Off"]);
    window.press_and_step("Play");
    window.wait("the first turn", |window| window.says(" captured."));
    window.press("Pause");
    assert!(window.says("Paused"));
    assert!(window.has("Continue"));
    window.press("Undo");
    assert!(window.says("Paused"));
    window.press_and_step("Step");
    window.wait("a single turn", |window| window.says("Paused") && window.says(" captured."));
    window.press_and_step("Continue");
    window.wait("the end", Window::is_over);
}

#[test]
fn the_game_pauses_behind_the_home_and_behind_a_page() {
    let mut window = Window::playing(&["Watch computers", "Off"]);
    window.wait("the first turn", |window| window.says(" captured."));
    window.press_and_step("Home");
    window.let_seconds_pass(60.0);
    assert!(!window.is_over() && window.has("Continue game"));
    window.press_and_step("Continue game");
    window.key_and_step(Key::F1);
    window.let_seconds_pass(60.0);
    assert!(!window.is_over());
    window.press_and_step("Close");
    window.wait("the end", Window::is_over);
}

#[test]
fn a_finished_game_is_not_offered_as_unfinished() {
    let mut window = Window::playing(&["Off"]);
    window.play_to_the_end();
    window.press("Look at the board");
    assert!(window.says("Both quan cells are empty") || window.says("for the third time"));
    window.press("Home");
    assert!(window.has("Play") && !window.has("Continue game"));
    window.press("Play");
    assert!(window.has("You, cell 2: 5 dân"));
}

#[test]
fn keep_playing_leads_from_the_home_back_to_the_game() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.press("Home");
    window.press("New game");
    window.press("Keep playing");
    assert!(window.says("Player 1: cell 2 to the right"));
}

#[test]
fn the_owner_of_a_row_is_shown_to_move_during_its_refill() {
    let mut window = Window::playing(&["Two players", "Slow"]);
    // 5+ 9- 5- 8- 3- leave the far row empty.
    for (cell, arrow) in [
        ("Player 1, cell 5", "Sow cell 5 to the right"),
        ("Player 2, cell 9", "Sow cell 9 to the right"),
        ("Player 1, cell 5", "Sow cell 5 to the left"),
        ("Player 2, cell 8", "Sow cell 8 to the right"),
        ("Player 1, cell 3", "Sow cell 3 to the left"),
    ] {
        window.press_part(cell);
        window.press_part(arrow);
        window.step();
    }
    window.press("Undo");
    window.press("Agree");
    window.press_and_step("Redo");
    window.step();
    window.step();
    assert!(
        window.says("Player 2's cells were empty"),
        "the refill is being shown: {:?}",
        window.names()
    );
    let names = window.names();
    let to_move = names.iter().position(|name| name == "to move").expect("a side to move");
    assert_eq!(names[to_move - 1], "Player 2");
    window.key(Key::Space);
    assert!(window.says("Player 2's cells were empty"));
}

#[test]
fn choosing_a_cell_clears_a_refusal() {
    let mut window = Window::playing(&[]);
    window.press_and_step("Tèo (easy), cell 11: 5 dân");
    window.step();
    assert!(window.has("That cell belongs to the other side."));
    window.key_and_step(Key::ArrowRight);
    assert!(!window.says("That cell belongs") && window.says("Your turn"));
}

#[test]
fn escape_on_an_arrow_leads_back_to_its_cell() {
    let mut window = Window::playing(&[]);
    window.key(Key::ArrowRight);
    window.key(Key::Enter);
    window.key(Key::Escape);
    assert!(window.is_focused("You, cell 1: 5 dân"));
}

#[test]
fn how_to_play_is_scrolled_by_keys() {
    let mut window = Opening { size: vec2(800.0, 500.0), ..Opening::default() }.open();
    window.key(Key::F1);
    let before = window.rect_of("The board").top();
    window.key(Key::PageDown);
    assert!(window.rect_of("The board").top() < before - 100.0);
    window.press("Close");
    window.key(Key::F1);
    assert_eq!(window.rect_of("The board").top(), before, "it opens at its top again");
}

#[test]
fn buttons_fit_their_window_in_every_size_and_language() {
    // The harness also fails if the fonts lack a letter.
    for size in [vec2(640.0, 400.0), vec2(800.0, 500.0), vec2(1280.0, 800.0), vec2(500.0, 900.0)] {
        for language in ["English", "Tiếng Việt"] {
            let mut window = Opening { size, ..Opening::default() }.open();
            let check = |window: &Window, place: &str| {
                // A narrow window has everything in one column.
                let scrolls = place == "home" && size.x < size.y;
                let wrong = window.badly_placed_buttons(32.0, scrolls);
                assert!(wrong.is_empty(), "{place}, {language}, {size}: {wrong:#?}");
            };
            window.choose(language);
            check(&window, "home");
            window.press_either(&["Two players", "Với bạn bè"]);
            window.key(Key::F1);
            window.press_either(&["Close", "Đóng"]);
            window.press_in_settings(&["About", "Giới thiệu"]);
            window.press_either(&["Close", "Đóng"]);
            window.press_either(&["Play", "Chơi"]);
            window.key(Key::ArrowRight);
            check(&window, "game");
        }
    }
}

#[test]
fn settings_are_saved_between_runs() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("new").join("settings.ron");
    let open = || Opening { settings: Some(path.clone()), ..Opening::default() }.open();
    let mut window = open();
    window.choose("Hard");
    window.choose("Tiếng Việt");
    drop(window);
    let text = std::fs::read_to_string(&path).expect("the settings were written");
    assert!(text.contains("Hard") && text.contains("Vietnamese"), "{text}");
    let mut window = open();
    window.choose("English");
    assert!(window.is_in_force("Hard"));
}

#[test]
fn damaged_settings_are_set_aside_with_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::write(&path, "(version: 1, data: (language: Klin").expect("written");
    let mut window = Opening { settings: Some(path), ..Opening::default() }.open();
    assert!(window.says("Your settings file is damaged"));
    let close = window.rect_of("Close");
    assert!(close.width() > close.height(), "its label is on one line: {close}");
    let kept = folder.path().join("settings.broken-1.ron");
    assert!(std::fs::read_to_string(kept).expect("kept").contains("Klin"));
    window.press("Close");
    assert!(!window.says("damaged"));
}

#[test]
fn settings_of_a_newer_version_are_set_aside_with_a_notice() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    std::fs::write(&path, "(version: 999, data: (colour: Blue))").expect("written");
    let window = Opening { settings: Some(path), ..Opening::default() }.open();
    assert!(window.says("written by a newer version"));
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_and_the_game_continues() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("a file, not a folder");
    std::fs::write(&file, "").expect("written");
    let path = file.join("settings.ron");
    let mut window = Opening { settings: Some(path), ..Opening::default() }.open();
    window.choose("Hard");
    assert!(window.says("settings could not be saved"));
    window.press("Close");
    window.press("Play");
    assert!(window.says("Your turn"));
}

#[test]
fn escape_closes_an_open_list_before_anything_else() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    window.let_seconds_pass(1.0);
    for views_earlier in [false, true] {
        if views_earlier {
            window.key(Key::PageUp);
            assert!(window.has("Back to the game"), "{:#?}", window.names());
        }
        window.press("More");
        assert!(window.has("Copy game (text)"));
        window.key(Key::Escape);
        assert!(!window.has("Copy game (text)") && !window.has("Play"));
        assert_eq!(window.has("Back to the game"), views_earlier);
    }
}

#[test]
fn enter_on_the_home_starts_and_resumes_a_game() {
    let mut window = Window::open();
    window.key(Key::F4);
    window.act("Off");
    window.key(Key::Escape);
    if let Some((name, _)) = window.focused() {
        panic!("{name} is focused");
    }
    window.key(Key::Enter);
    assert!(window.says("Your turn. Choose"));
    window.play_first_move("You");
    window.wait("the reply", |window| window.says("Your turn"));
    window.key(Key::Escape);
    assert!(window.has("Continue game"));
    window.key(Key::Enter);
    assert!(!window.has("Continue game") && window.says("Your turn"));
    window.key(Key::Escape);
    window.focus("Settings");
    window.key(Key::Enter);
    assert_eq!(window.dialog().as_deref(), Some("Settings"), "the focused button is pressed");
}

/// Returns the time when the current game in `games` was last written.
fn last_written(games: &Path) -> SystemTime {
    let file = std::fs::metadata(games.join("playing/1/game.ron")).expect("a saved game");
    file.modified().expect("a time")
}

#[test]
fn quitting_writes_the_game_only_if_it_has_changed_since_it_was_saved() {
    for (clocks, writes) in
        [("limit: None", false), ("limit: Game(minutes: 5, increment: 0)", true)]
    {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("settings.ron");
        let settings = format!(
            "(version: 1, data: (language: Some(English), rules_asked: true, speed: Off, \
             seats: (Person, Person, Person, Person), starter: Side(0), time: ({clocks})))"
        );
        std::fs::write(&path, settings).expect("written");
        let games = folder.path().to_owned();
        let (settings, kept) = (Some(path), Some(games.clone()));
        let mut window = Opening { settings, games: kept, ..Opening::default() }.bare();
        window.key_with(Modifiers::COMMAND, Key::N);
        window.press("Player 1, cell 2: 5 dân");
        window.press("Sow cell 2 to the right, anticlockwise");
        window.wait("the saved move", |_| {
            let saved = std::fs::read_to_string(games.join("playing/1/game.ron"));
            saved.is_ok_and(|text| text.contains("2+"))
        });
        let before = last_written(&games);
        let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
        assert!(commands.contains(&ViewportCommand::Close), "{commands:?}");
        assert_eq!(last_written(&games) != before, writes, "{clocks}");
    }
}

#[test]
fn a_window_that_the_player_quits_is_hidden_at_once_and_not_painted_again() {
    let mut window = Window::playing(&["Off"]);
    let commands = window.window_commands_of(Modifiers::COMMAND, Key::Q);
    for command in [ViewportCommand::Visible(false), ViewportCommand::Close] {
        assert!(commands.contains(&command), "{command:?} is missing: {commands:?}");
    }
    window.step();
    assert_eq!(window.triangles(), 0, "nothing is painted for a window that closes");
}
