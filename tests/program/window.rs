//! The real program in a real window, on its own screen (Xvfb), operated with a real pointer and
//! keyboard.
#![cfg(all(feature = "gui", target_os = "linux"))]

use std::process::Command;

use crate::executable::write_executable;
use crate::window_support::{Program, Screen};
use eframe::egui::{Rect, pos2, vec2};
use o_an_quan::rules::{Cell, Direction, Side};
use o_an_quan::ui::board_layout;

/// Starts a game from the home and plays a turn, to which the computer replies.
fn play_a_turn(program: &mut Program) {
    // Works during the opening scene, too.
    program.key_with("Control_L", "n");
    program.expect_log("new game");

    let size = program.size();
    let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(size.0, size.1));
    let layout = board_layout(room, 2, Side::NEAR);
    program.click_until(layout.cell(Cell::new(2)).center(), "chosen: cell 2");
    program.click_until(layout.arrow(Cell::new(2), Direction::Plus).center(), "side 0 plays 2+");
    program.expect_log("side 1 plays");
}

#[test]
fn the_program_shows_its_first_frame_takes_a_move_and_closes_cleanly() {
    let screen = Screen::start();
    let mut program = Program::start(&screen);
    program.expect_log("first frame");

    play_a_turn(&mut program);
    program.key_with("Control_L", "z");
    program.expect_log("command: Undo");
    // The game is saved, so the window closes without a question.
    program.ask_to_close();
    program.expect_clean_end();
}

#[test]
fn a_killed_program_resumes_where_it_was() {
    let screen = Screen::start();
    let home = tempfile::tempdir().expect("a folder");
    let mut program = Program::start_in(&screen, home.path(), "");
    program.expect_log("first frame");
    play_a_turn(&mut program);
    program.expect_log("game saved");
    program.kill();

    let mut program = Program::start_in(&screen, home.path(), "");
    program.expect_log("continuing a saved game after 2 moves");
    program.expect_log("first frame");
    program.ask_to_close();
    program.expect_clean_end();
}

#[test]
fn music_pauses_while_the_window_is_minimised() {
    let screen = Screen::start();
    let mut program = Program::start(&screen);
    program.expect_log("first frame");
    for _ in 0..2 {
        program.set_minimised(true);
        program.expect_log("music: paused");
        program.set_minimised(false);
        program.expect_log("music: resumed");
    }
    program.ask_to_close();
    program.expect_clean_end();
}

#[test]
fn a_lost_screen_ends_the_program_with_a_sentence() {
    let ways: [fn(&mut Screen, &Program); 3] = [
        |screen, _| screen.kill(),
        |_, program| program.cut_connection(),
        |_, program| program.destroy_window(),
    ];
    for (way, is_moving) in [(0, true), (1, true), (2, true), (0, false), (1, false), (2, false)] {
        let mut screen = Screen::start();
        let mut program = Program::start(&screen);
        program.expect_log("first frame");
        if is_moving {
            play_a_turn(&mut program);
        }
        ways[way](&mut screen, &program);
        let said = program.expect_failure();
        // The X library may be the first to notice. It prints a message and ends the program.
        let known =
            ["X connection to ", "XIO: ", "      after ", "error: the window or its screen "];
        let is_known = |line: &String| known.iter().any(|known| line.starts_with(known));
        assert!(!said.is_empty() && said.iter().all(is_known), "way {way}: {said:?}");
    }
}

#[test]
fn without_a_display_the_program_says_so_in_a_sentence() {
    let home = tempfile::tempdir().expect("a folder");
    let error = why_no_window(|program| {
        program.env("XDG_CONFIG_HOME", home.path()).env_remove("DISPLAY");
    });
    assert!(error.contains("DISPLAY"), "{error}");
}

/// Starts the program as `prepare` configures it, so that it cannot open its window, and returns
/// its error.
fn why_no_window(prepare: impl FnOnce(&mut Command)) -> String {
    let mut program = Command::new(env!("CARGO_BIN_EXE_o-an-quan"));
    program.env_remove("WAYLAND_DISPLAY").env_remove("WAYLAND_SOCKET");
    prepare(&mut program);
    let output = program.output().expect("the program starts");
    assert_eq!(output.status.code(), Some(1));
    let notice = String::from_utf8(output.stderr).expect("text");
    let begin = ["error: the window cannot be opened: ", "lỗi: không mở được cửa sổ: "];
    let is_error = |line: &&str| begin.iter().any(|begin| line.starts_with(begin));
    let error = notice.lines().find(is_error).unwrap_or_else(|| panic!("an error: {notice}"));
    assert!(!error.contains(".rs:") && !error.contains("panicked"), "{error}");
    error.to_owned()
}

#[test]
fn a_missing_system_library_is_reported_in_a_sentence_and_in_a_dialog() {
    let screen = Screen::start();
    let folder = tempfile::tempdir().expect("a folder");
    // The loader finds these empty files before the real libraries and cannot load them.
    for name in ["libxkbcommon-x11.so", "libxkbcommon-x11.so.0"] {
        std::fs::write(folder.path().join(name), "").expect("written");
    }
    let zenity = folder.path().join("zenity");
    let notice = folder.path().join("notice");
    let text = format!("#!/bin/sh\necho \"$@\" >'{}'\n", notice.display());
    write_executable(&zenity, text.as_bytes());
    let error = why_no_window(|program| {
        program.env("DISPLAY", &screen.display).env("LC_ALL", "vi_VN.UTF-8");
        for name in ["LD_LIBRARY_PATH", "PATH", "XDG_CONFIG_HOME", "XDG_DATA_HOME"] {
            program.env(name, folder.path());
        }
    });
    assert!(error.contains("libxkbcommon-x11.so"), "{error}");
    let dialog = std::fs::read_to_string(notice).expect("a dialog was shown");
    assert!(dialog.contains("Không mở được cửa sổ: Library libxkbcommon-x11.so"), "{dialog}");
}
