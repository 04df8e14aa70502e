//! The result of a game: its points, and the keys that answer it.

use crate::gui_support::Window;
use eframe::egui::Key;

/// With 1+, side 0 captures three dân and the last quan and keeps one dân in its row; side 1 keeps
/// three.
const LAST_TURN: &str = "[Start \"0,1,0,0,3,0,Q,1,2,0,0,0 0 45,6\"]";

/// Returns a game of two people whose last turn is being shown.
fn in_the_last_turn() -> Window {
    let mut window = Window::open();
    window.paste(LAST_TURN);
    // The notice about the opened game disappears from the line below the board.
    window.let_seconds_pass(10.0);
    window.press("Player 1, cell 1: 1 dân");
    window.press_and_step("Sow cell 1 to the right, anticlockwise");
    window.step();
    assert!(window.says("skip the animation"), "stones are moving: {:#?}", window.names());
    window
}

fn step_to_the_result(window: &mut Window) {
    for _ in 0..200 {
        if window.is_over() {
            return;
        }
        window.step();
    }
    panic!("there is no result: {:#?}", window.names());
}

/// Skips the motion with a key and steps to the frame in which the result appears.
fn skip_with(window: &mut Window, key: Key) {
    window.key(key);
    step_to_the_result(window);
}

#[test]
fn a_key_that_skips_the_last_motion_never_answers_the_result() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    for pause in [0.0, 0.2, 0.5, 1.0, 3.0] {
        window.let_seconds_pass(pause);
        window.key(Key::Space);
        assert!(window.is_over(), "after a pause of {pause} s: {:#?}", window.names());
    }
    assert!(window.has("Player 1: 59 points (+13, swept +1)"), "{:#?}", window.names());
}

#[test]
fn enter_and_escape_answer_the_result_only_after_a_moment_without_keys() {
    for key in [Key::Enter, Key::Escape] {
        let mut window = in_the_last_turn();
        skip_with(&mut window, Key::Escape);
        for _ in 0..4 {
            window.key(key);
            window.let_seconds_pass(0.3);
            assert!(window.is_over(), "{key:?} at once: {:#?}", window.names());
        }
        window.let_seconds_pass(2.0);
        window.key(key);
        assert!(!window.is_over(), "{key:?} after a moment: {:#?}", window.names());
        let anew = window.says(", cell 1: 5 dân");
        assert_eq!(anew, key == Key::Enter, "{key:?}: {:#?}", window.names());
    }
}

#[test]
fn moving_the_focus_into_the_result_lets_any_key_answer_it() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    assert_eq!(
        window.focused_name().as_deref(),
        Some("Player 1 wins by 50 points!"),
        "it is read out"
    );
    window.let_seconds_pass(1.0);
    window.key(Key::Tab);
    assert!(window.is_focused("Play again"));
    window.key(Key::Space);
    assert!(!window.is_over());

    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    window.let_seconds_pass(1.0);
    window.key(Key::ArrowDown);
    assert!(window.is_focused("Play again"), "{:?}", window.focused_name());
    window.key(Key::Enter);
    assert!(!window.is_over());
}

#[test]
fn a_key_that_was_down_when_the_result_appeared_does_not_answer_it() {
    let mut window = in_the_last_turn();
    window.hold_key(Key::Enter);
    step_to_the_result(&mut window);
    for _ in 0..40 {
        window.repeat_key(Key::Enter);
        window.let_seconds_pass(0.1);
        assert!(window.is_over());
    }
    window.release_key(Key::Enter);
    window.let_seconds_pass(2.0);
    assert!(window.is_over());
    window.key(Key::Enter);
    assert!(!window.is_over());
}

#[test]
fn the_key_that_opens_a_question_does_not_answer_it_before_it_is_released() {
    let mut window = Window::playing(&["Two players", "Off"]);
    window.press("Player 1, cell 2: 5 dân");
    window.press("Sow cell 2 to the right, anticlockwise");
    window.focus("New game");
    window.hold_key(Key::Enter);
    assert!(window.dialog().is_some());
    for _ in 0..5 {
        window.repeat_key(Key::Enter);
        assert!(window.dialog().is_some());
    }
    window.release_key(Key::Enter);
    assert!(window.dialog().is_some());
    window.key(Key::Enter);
    assert_eq!(window.dialog(), None);
    assert!(window.says("Player 2 to move"), "{:#?}", window.names());
}

#[test]
fn a_second_click_meant_for_the_board_does_not_answer_the_result() {
    let mut window = in_the_last_turn();
    let button = {
        let mut other = in_the_last_turn();
        skip_with(&mut other, Key::Space);
        other.exact_rect("Play again").center()
    };
    window.click_at(button);
    step_to_the_result(&mut window);
    window.click_at(button);
    assert!(window.is_over(), "{:#?}", window.names());
    window.let_seconds_pass(1.0);
    window.click_at(button);
    assert!(!window.is_over(), "{:#?}", window.names());
}

#[test]
fn the_result_says_what_was_captured_last_and_what_was_swept() {
    let mut window = in_the_last_turn();
    window.wait("the result", Window::is_over);
    for store in ["Player 1: 59 points (+13, swept +1)", "Player 2: 9 points (swept +3)"] {
        assert!(window.has(store), "{store}: {:#?}", window.names());
    }
    window.let_seconds_pass(1.0);
    window.press("Look at the board");
    let texts: Vec<String> = window.texts().into_iter().map(|painted| painted.text).collect();
    for text in ["+13", "swept +1", "swept +3"] {
        assert!(texts.iter().any(|painted| painted == text), "{text}: {texts:?}");
    }
}

#[test]
fn the_result_shows_swept_stones_beside_those_that_were_in_the_store() {
    let mut window = in_the_last_turn();
    skip_with(&mut window, Key::Space);
    for text in ["58 + 1 swept", "6 + 3 swept"] {
        assert!(window.has(text), "{text}: {:#?}", window.names());
    }
}
