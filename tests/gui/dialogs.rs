//! Dialogs with any content in windows of any size: they stay inside the window, and every button
//! can be reached.

use std::path::Path;

use crate::gui_support::{Opening, Window};
use eframe::egui::{Key, Modifiers, Vec2, vec2};

/// The sizes of windows, and their text sizes in percent.
const WINDOWS: [(Vec2, u16); 4] = [
    (vec2(640.0, 400.0), 100),
    (vec2(640.0, 400.0), 300),
    (vec2(1280.0, 800.0), 100),
    (vec2(1280.0, 800.0), 300),
];

/// Returns the faults of the open dialog: it leaves the window, or Tab does not reach one of these
/// buttons, or the reached button is not visible.
fn faults(window: &mut Window, size: Vec2, buttons: &[&str]) -> Vec<String> {
    window.fit_size(size);
    window.step();
    let inside = window.room().expand(1.0);
    let mut faults = Vec::new();
    match window.dialog_rect() {
        Some(dialog) if inside.contains_rect(dialog) => {}
        dialog => faults.push(format!("the dialog lies at {dialog:?}, the window at {inside:?}")),
    }
    let mut reached = Vec::new();
    for _ in 0..60 {
        window.key(Key::Tab);
        window.let_seconds_pass(0.6);
        if let Some((name, rect)) = window.focused()
            && !reached.contains(&name)
        {
            // A card with a picture may be taller than a low window.
            let is_one = buttons.iter().any(|button| name == *button);
            let in_sight =
                if is_one { inside.contains_rect(rect) } else { inside.intersects(rect) };
            if !in_sight {
                faults.push(format!("{name:?} lies at {rect:?}"));
            }
            reached.push(name);
        }
        if buttons.iter().all(|button| reached.iter().any(|name| name == button)) {
            return faults;
        }
    }
    faults.push(format!("the keyboard comes to {reached:?}, not to all of {buttons:?}"));
    faults
}

/// Checks the dialog that `open` opens, in windows of all sizes.
fn look(what: &str, buttons: &[&str], open: impl Fn(&mut Window)) {
    look_in(None, what, buttons, open);
}

/// Looks at a dialog of windows that save their games in the folder `games`.
fn look_in(games: Option<&Path>, what: &str, buttons: &[&str], open: impl Fn(&mut Window)) {
    let mut all = Vec::new();
    for (size, percent) in WINDOWS {
        let games = games.map(Path::to_owned);
        let mut window = Opening { size, games, ..Opening::default() }.open();
        window.enlarge_text(percent);
        open(&mut window);
        let faults = faults(&mut window, size, buttons);
        all.extend(faults.into_iter().map(|fault| format!("{what}, {size}, {percent}%: {fault}")));
    }
    assert!(all.is_empty(), "{}", all.join("\n"));
}

#[test]
fn close_can_be_reached_after_a_refused_text_of_any_length() {
    for text in ["z".repeat(2200), "\u{7}".repeat(900_000), "một hai ba ".repeat(20_000)] {
        look("refused text", &["Close"], |window| {
            window.paste(&text);
            assert!(window.dialog().is_some());
        });
    }
}

#[test]
fn pages_fit_every_window() {
    for (key, what, button) in [
        (Key::F1, "how to play", "Close"),
        (Key::F2, "rules", "Close"),
        (Key::F4, "settings", "Close"),
    ] {
        look(what, &[button], |window| window.key_and_step(key));
    }
    look("about", &["Close", "Third-party licences"], |window| {
        window.press_in_settings(&["About"]);
    });
    let keys = Modifiers::COMMAND | Modifiers::SHIFT;
    look("new game", &["Play", "Close"], |window| window.key_with(keys, Key::N));
}

#[test]
fn a_press_beside_the_settings_closes_them_and_presses_the_button() {
    let mut window = Opening::default().playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    let undo = window.exact_rect("Undo").center();
    window.key(Key::F4);
    assert_eq!(window.dialog().as_deref(), Some("Settings"));
    window.click_at(undo);
    window.let_seconds_pass(0.5);
    let question = Some("Take the move back?");
    assert_eq!(window.dialog().as_deref(), question, "the button was pressed");
}

#[test]
fn a_press_beside_a_question_answers_nothing() {
    let mut window = Opening::default().playing(&["Two players", "Off"]);
    window.play_first_move("Player 1");
    let undo = window.exact_rect("Undo").center();
    window.key_with(Modifiers::COMMAND, Key::R);
    assert!(window.dialog().is_some());
    window.click_at(undo);
    window.let_seconds_pass(0.5);
    assert!(!window.is_enabled("Redo"), "a question is modal");
}

/// Begins a game and plays a move.
fn begin(window: &mut Window) {
    window.set_speed(&["Off"]);
    window.act("Two players");
    window.act("Play");
    for key in [Key::Num2, Key::Enter, Key::Enter] {
        window.key_and_step(key);
    }
    window.let_seconds_pass(0.5);
}

#[test]
fn the_question_about_unsaved_games_fits_every_window() {
    let folder = tempfile::tempdir().unwrap();
    // A file in the place of a folder of a long name.
    let mut data = folder.path().join("games of the whole family ".repeat(5));
    std::fs::write(&data, "in the way").unwrap();
    data.push("of this summer");
    fn quit(window: &mut Window) {
        begin(window);
        window.key_with(Modifiers::COMMAND, Key::N);
        window.act("New game");
        for key in [Key::Num2, Key::Enter, Key::Enter] {
            window.key_and_step(key);
        }
        window.let_seconds_pass(0.5);
        window.key_with(Modifiers::COMMAND, Key::Q);
        window.let_seconds_pass(1.0);
    }
    let buttons = ["Try again", "Save elsewhere…", "Copy games", "Quit anyway", "Cancel"];
    look_in(Some(&data), "unsaved games", &buttons, quit);
    look_in(Some(&data), "their folder", &["Save", "Cancel"], |window| {
        quit(window);
        window.act("Save elsewhere…");
    });
}

#[test]
fn questions_and_results_fit_every_window() {
    look("new game?", &["Keep playing", "New game"], |window| {
        begin(window);
        window.key_with(Modifiers::COMMAND, Key::N);
    });
    look("resign?", &["Keep playing", "Resign"], |window| {
        begin(window);
        window.key_with(Modifiers::COMMAND, Key::R);
    });
    look("result", &["Play again", "Replay with review", "Home"], |window| {
        begin(window);
        window.key_with(Modifiers::COMMAND, Key::R);
        window.act("Resign");
        window.wait("the result", |window| window.is_over());
    });
}
