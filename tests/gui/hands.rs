//! Playing on the board: previews, drags, digits and cancelling; and whole games with the keyboard
//! or a screen reader alone.

use std::cell::Cell;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, vec2};
use o_an_quan::controller::MoveEngine;

const TWO: &str = "Player 1, cell 2: 5 dân";
const RIGHT: &str = "Sow cell 2 to the right, anticlockwise";

#[test]
fn hovering_over_an_arrow_previews_the_move_unless_switched_off() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press(TWO);
    let at = window.rect_of(RIGHT).center();
    window.hover(at);
    assert!(window.has("Cell 2 to the right: captures 6 points."), "{:#?}", window.names());
    let marked = window.texts();
    assert!(marked.iter().any(|text| text.text == "+6"), "each capture is marked on the board");

    window.key(Key::V);
    assert!(!window.says("captures") && window.has("Move preview is off."));
    window.let_seconds_pass(4.0);
    window.hover(at + vec2(1.0, 0.0));
    assert!(window.has("Which way will you sow?"));
    window.key(Key::V);
    assert!(window.says("captures"), "it is switched on again");
}

#[test]
fn focusing_an_arrow_shows_the_preview_too() {
    let mut window = Window::playing(&["Two players", "Off"]);
    for key in [Key::ArrowRight, Key::ArrowRight, Key::Enter] {
        window.key(key);
    }
    assert!(window.is_focused(RIGHT));
    assert!(window.has("Cell 2 to the right: captures 6 points."));
}

#[test]
fn a_drag_from_a_cell_towards_a_side_shows_and_plays_that_direction() {
    let mut window = Window::playing(&["Two players", "Off"]);
    let from = window.rect_of(TWO).center();
    let to = from + vec2(120.0, 10.0);
    window.begin_drag(from, to);
    assert!(window.says("Cell 2 to the right: captures"), "it shows where it would go");
    window.continue_drag(from - vec2(120.0, 0.0));
    assert!(window.says("Cell 2 to the left: captures"), "the other way as well");
    window.continue_drag(to);
    window.end_drag(to);
    assert!(window.says("Player 1: cell 2 to the right"));
}

#[test]
fn a_drag_that_ends_nowhere_or_is_cancelled_plays_nothing() {
    let mut window = Window::playing(&["Two players", "Off"]);
    let from = window.rect_of(TWO).center();
    window.begin_drag(from, from + vec2(20.0, 200.0));
    window.end_drag(from + vec2(20.0, 200.0));
    assert!(window.says("Player 1 to move"));

    window.begin_drag(from, from + vec2(120.0, 0.0));
    window.key_and_step(Key::Escape);
    window.end_drag(from + vec2(120.0, 0.0));
    assert!(window.says("Player 1 to move") && window.has(TWO), "still at the game");

    window.begin_drag(from, from + vec2(120.0, 0.0));
    window.continue_drag(from + vec2(4.0, 0.0));
    window.end_drag(from + vec2(4.0, 0.0));
    assert!(window.has(RIGHT), "back at its cell it chooses the cell");
    assert!(!window.is_enabled("Undo"), "nothing was played");
}

#[test]
fn a_drag_along_a_vertical_row_plays_up_or_down() {
    let mut window = Window::playing(&["4 sides", "Four players", "Off"]);
    window.play_first_move("Player 1");
    let from = window.rect_of("Player 2, cell 9").center();
    window.begin_drag(from, from - vec2(0.0, 120.0));
    window.end_drag(from - vec2(0.0, 120.0));
    assert!(window.says("Player 2: cell 9 upwards"), "{:#?}", window.names());
}

#[test]
fn a_digit_and_an_arrow_key_play_a_turn() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.key(Key::Num2);
    assert!(window.is_focused(TWO));
    window.key(Key::ArrowUp);
    assert!(window.is_focused(TWO), "no cell lies in that direction");
    window.key(Key::ArrowRight);
    assert!(window.says("Player 1: cell 2 to the right"));
    window.key(Key::Num9);
    assert!(window.is_focused("Player 2, cell 9: 6 dân"), "{:#?}", window.names());
    window.key(Key::Escape);
    // The cells of the far row are also counted from the left on the screen.
    window.key(Key::Num5);
    window.key(Key::ArrowLeft);
    assert!(window.says("Player 2: cell 7 to the left"), "{:#?}", window.names());
    window.key(Key::Num2);
    window.step();
    assert!(window.has("That cell is empty."), "{:#?}", window.names());
}

#[test]
fn a_typed_number_with_its_sign_plays_a_turn() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.type_text("2+");
    assert!(window.says("Player 1: cell 2 to the right"), "{:#?}", window.names());
    window.type_text("11");
    assert!(window.has("Move: 11…"), "{:#?}", window.names());
    window.type_text("-");
    assert!(window.says("Player 2: cell 11 to the right"), "{:#?}", window.names());
    // No board has a cell with this number.
    window.type_text("66-");
    assert!(window.says("66-"), "{:#?}", window.names());
}

#[test]
fn a_sign_plays_the_chosen_cell() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.key(Key::Num3);
    window.type_text("-");
    assert!(window.says("Player 1: cell 3 to the left"), "{:#?}", window.names());
    window.press("Player 2, cell 8: 6 dân");
    window.type_text("+");
    assert!(window.says("Player 2: cell 8 to the left"), "{:#?}", window.names());
}

#[test]
fn an_arrow_key_plays_the_cell_that_was_clicked() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press(TWO);
    window.key(Key::ArrowRight);
    assert!(window.says("Player 1: cell 2 to the right"), "{:#?}", window.names());
}

#[test]
fn after_a_digit_enter_focuses_the_arrows() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.key(Key::Num3);
    window.key(Key::Enter);
    assert!(window.is_focused("Sow cell 3 to the right, anticlockwise"));
    window.key(Key::ArrowLeft);
    assert!(window.is_focused("Sow cell 3 to the left, clockwise"), "it is shown, not played");
}

#[test]
fn the_secondary_button_clears_the_chosen_cell() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press(TWO);
    assert!(window.has(RIGHT));
    let at = window.rect_of(TWO).center();
    window.press_other_button(at);
    assert!(!window.has(RIGHT) && window.says("Choose a cell"));
}

#[test]
fn the_computer_thinks_while_stones_move() {
    let asked = Arc::new(AtomicBool::new(false));
    let flag = asked.clone();
    let move_engine: MoveEngine = Arc::new(move |question, _| {
        flag.store(true, Ordering::SeqCst);
        Some(question.game.legal_moves()[0])
    });
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Slow"]);
    window.play_first_move("You");
    window.wait("the computer is asked", |_| asked.load(Ordering::SeqCst));
    assert!(window.says("skip the animation"), "the stones still move");
}

#[test]
fn the_computer_waits_a_moment_before_its_reply() {
    let move_engine: MoveEngine = Arc::new(|question, _| Some(question.game.legal_moves()[0]));
    let mut window = Opening { move_engine, ..Opening::default() }.playing(&["Normal"]);
    window.play_first_move("You");
    let moves = |window: &Window| window.says("skip the animation");
    window.wait("the end of my turn", |window| !moves(window));
    let frames = Cell::new(0);
    window.wait("the reply", |window| {
        frames.set(frames.get() + 1);
        moves(window)
    });
    // A frame takes 0.05 s.
    assert!(frames.get() > 7, "{} frames", frames.get());
}

#[test]
fn a_finger_taps_a_cell_and_then_an_arrow() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.tap(window.rect_of(TWO).center());
    assert!(window.has(RIGHT), "the arrows stay when the finger is lifted");
    window.tap(window.rect_of(RIGHT).center());
    assert!(window.says("Player 1: cell 2 to the right"));
}

#[test]
fn buttons_of_the_home_and_of_the_settings_show_their_keys() {
    let mut window = Window::open();
    let explains = |window: &mut Window, (button, message): (&str, &str)| {
        window.hover(window.last_rect_of(button).center());
        window.let_seconds_pass(1.0);
        assert!(window.has(message), "{message}");
    };
    for button in [
        ("Play", "Play (Ctrl+N)"),
        ("Change…", "Choose the players, the rules and the clock of the next game (Ctrl+Shift+N)"),
        ("Settings", "Settings (F4)"),
        ("Music", "Music (M)"),
        ("Paste game", "Paste game (Ctrl+V)"),
    ] {
        explains(&mut window, button);
    }
    window.key(Key::F4);
    for button in [
        ("How to play", "How to play (F1)"),
        ("Quit", "Quit (Ctrl+Q)"),
        ("Sound effects", "Sound effects (S)"),
        ("Move preview", "Move preview (V)"),
    ] {
        explains(&mut window, button);
    }
}

#[test]
fn tab_visits_the_buttons_from_left_to_right() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0)] {
        let mut window = Opening { size, ..Opening::default() }.playing(&["Two players", "Off"]);
        let mut places = Vec::new();
        for _ in 0..12 {
            window.key(Key::Tab);
            let (name, rect) = window.focused().expect("a focused widget");
            if rect.bottom() < 60.0 {
                places.push((rect.left(), name));
            }
        }
        assert!(places.iter().any(|(_, name)| name == "More"), "{places:?}");
        assert!(places.is_sorted_by(|a, b| a.0 < b.0), "{places:?}");
    }
}

#[test]
fn turns_are_announced_when_they_have_been_played() {
    let mut window = Window::playing(&["Two players", "Slow"]);
    assert_eq!(window.announced(), "Player 1 to move. Choose a cell, then an arrow.");
    window.play_first_move("Player 1");
    assert_eq!(window.announced(), "", "the stones still move");
    window.key(Key::Space);
    let message = window.announced();
    assert!(message.starts_with("Player 1: cell 2 to the right, 6 points captured."), "{message}");
    assert!(message.contains("Player 2 to move"), "{message}");
    window.key(Key::ArrowRight);
    assert_eq!(window.announced(), message, "choosing a cell is not announced");
}

#[test]
fn dialogs_have_the_dialog_role_and_a_name() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    for (key, name) in [
        (Key::F1, "How to play"),
        (Key::F2, "Rules of this game"),
        (Key::F3, "Settings"),
        (Key::F4, "Settings"),
    ] {
        window.key(key);
        assert_eq!(window.dialog(), Some(name.to_owned()));
        window.key(Key::Escape);
        assert_eq!(window.dialog(), None);
    }
}

#[test]
fn a_whole_game_is_played_by_accessible_names_alone() {
    let mut window = Window::open();
    window.set_speed(&["Off"]);
    window.act("Play");
    while !window.is_over() {
        let cell = window.own_cells().into_iter().find(|label| !label.ends_with(": 0 dân"));
        window.act(&cell.expect("a cell to lift"));
        let arrow = window.names().into_iter().find(|name| name.ends_with(", anticlockwise"));
        window.act_and_step(&arrow.unwrap_or_else(|| panic!("{:#?}", window.names())));
        window.step();
        window.wait_for_turn();
    }
    window.act("Play again");
    assert!(window.has("You, cell 2: 5 dân"));
}

#[test]
fn a_whole_game_is_played_with_the_keyboard_alone() {
    let mut window = Window::playing(&["Off"]);
    const DIGITS: [Key; 5] = [Key::Num1, Key::Num2, Key::Num3, Key::Num4, Key::Num5];
    while !window.is_over() {
        let cells = window.own_cells();
        let at = cells.iter().position(|label| !label.ends_with(": 0 dân"));
        window.key(DIGITS[at.expect("a cell to lift")]);
        window.key_and_step(Key::ArrowRight);
        window.wait_for_turn();
    }
    // The result appears by itself and ignores keys for a moment.
    window.let_seconds_pass(1.0);
    window.key(Key::Enter);
    assert!(window.has("You, cell 2: 5 dân"), "Enter plays again");
}

#[test]
fn text_grows_with_keys_and_buttons_and_the_size_is_saved() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let mut window = Opening { settings: Some(path.clone()), ..Opening::default() }.open();
    assert_eq!(window.zoom(), 1.0);
    window.enlarge_text(200);
    assert!((window.zoom() - 2.0).abs() < 0.01);
    window.key(Key::F4);
    assert!(window.is_chosen("200%"));
    window.key_with(Modifiers::COMMAND, Key::Num0);
    assert!(window.is_chosen("100%"));
    window.press("150%");
    assert!(window.is_chosen("150%") && (window.zoom() - 1.5).abs() < 0.01);
    window.key_with(Modifiers::COMMAND, Key::Minus);
    assert!(window.is_chosen("125%"));
    assert!(std::fs::read_to_string(&path).expect("kept").contains("text_size: 125"));
}

#[test]
fn a_dialog_taller_than_the_window_starts_at_its_top_and_scrolls() {
    let size = vec2(640.0, 400.0);
    let mut window = Opening { size, ..Opening::default() }.open();
    window.enlarge_text(200);
    window.key_and_step(Key::F4);
    window.resize_by_system(size);
    let window_inside = window.room();
    let heading = window.texts().into_iter().rfind(|text| text.text == "Settings");
    let heading = heading.expect("a heading");
    assert!(window_inside.contains_rect(heading.ink) && heading.clip.contains_rect(heading.ink));
    let last = |window: &Window| window.focused().filter(|(name, _)| name == "Quit");
    assert!(!window_inside.contains_rect(window.rect_of("Quit")));
    for _ in 0..30 {
        if last(&window).is_none() {
            window.key(Key::Tab);
        }
    }
    let (_, button) = last(&window).expect("the focus reaches the last button");
    assert!(window_inside.contains_rect(button), "{button:?}");
}

#[test]
fn at_three_times_the_size_pages_scroll_and_the_board_stays_whole() {
    let size = vec2(1280.0, 800.0);
    let mut window = Window::playing(&["Two players", "Off"]);
    window.enlarge_text(300);
    assert_eq!(window.zoom(), 2.0, "the board is as large as the window has room for");
    let wrong = window.badly_placed_buttons(32.0, false);
    assert!(wrong.is_empty(), "{wrong:#?}");
    window.key_and_step(Key::F4);
    window.resize_by_system(size);
    assert_eq!(window.zoom(), 3.0, "a page is as large as the player wants");
    assert!(window.has("300%") && !window.has(TWO), "nothing is squeezed behind it");
    window.key_and_step(Key::F4);
    window.resize_by_system(size);
    assert!((window.zoom() - 2.0).abs() < 0.01);
    assert!(window.has(TWO));
}

#[test]
fn less_motion_disables_animation_until_the_player_enables_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = folder.path().join("settings.ron");
    let open = || {
        let settings = Some(path.clone());
        Opening { settings, less_motion: true, ..Opening::default() }.open()
    };
    let mut window = open();
    window.key(Key::F4);
    assert!(window.is_chosen("Off"));
    window.press("Fast");
    drop(window);
    let mut window = open();
    window.key(Key::F4);
    assert!(window.is_chosen("Fast"), "the player's choice is kept");
}

#[test]
fn a_list_of_players_opens_beside_its_row_with_the_focus_on_the_current_choice() {
    for size in [vec2(640.0, 400.0), vec2(1280.0, 800.0)] {
        let mut window = Opening { size, ..Opening::default() }.open();
        window.press("Change…");
        let row = window.rect_of("Far side");
        window.open_list("Far side");
        assert_eq!(window.focused_name().as_deref(), Some("Tèo (easy)"));
        let over = window.last_rect_of("Bé Tí (beginner)");
        assert!(!over.intersects(row), "{over} covers {row}");
    }
}
