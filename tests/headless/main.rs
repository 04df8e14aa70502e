//! The program that is built without the window: it links nothing of a window or of sound, says that it has no window,
//! and answers. All else is the same code as in the program with the window, whose tests cover it.
#![cfg(not(feature = "gui"))]

use std::process::{Command, Output};

const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
const GAME: &str = "[Rules \"classic\"]\n[Side0 \"An\"]\n\n5+ 10+\n";

fn run(args: &[&str]) -> Output {
    Command::new(env!("CARGO_BIN_EXE_o-an-quan")).args(args).output().expect("the program runs")
}

fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).expect("text")
}

/// Asserts that the program fails with one sentence that contains each of `words`.
#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    let output = run(args);
    let message = text(&output.stderr);
    assert_eq!((output.status.code(), text(&output.stdout)), (Some(2), ""), "{message}");
    assert_eq!(message.lines().count(), 1, "{message}");
    for word in words {
        assert!(message.contains(word), "{message:?} lacks {word:?}");
    }
}

#[track_caller]
fn answers(args: &[&str], expected: &str) {
    let output = run(args);
    assert_eq!((text(&output.stderr), output.status.code()), ("", Some(0)), "{args:?}");
    assert!(text(&output.stdout).starts_with(expected), "{args:?}: {}", text(&output.stdout));
}

/// Returns a folder with the record of a game, and the path of the record.
fn record() -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    std::fs::write(&path, GAME).unwrap();
    let path = path.to_str().unwrap().to_owned();
    (folder, path)
}

#[test]
fn without_a_window_the_bare_program_names_its_commands() {
    refuses(&[], &["no window", "moves", "play", "perft"]);
}

#[test]
fn without_a_window_a_good_record_is_not_opened() {
    let (_folder, path) = record();
    refuses(&[&path], &["no window", "replay"]);
}

#[test]
fn without_a_window_each_game_answers() {
    answers(&["start"], START);
    answers(&["perft", START, "3"], "664\n");
    answers(&["play", START, "5+"], "Q1,6,6,6,6,0,0,6,6,6,6,0 1 11,0\tcaptured=11\t-\n");
    answers(&["analyze", START, "--depth", "4"], "best=");
    answers(&["play", "--game", "pebbles", "12 4 0 0", "3"], "9 4 3 1\ttaken=3\t-\n");
    answers(&["moves", "--game", "caro", "8h"], "1a\n1b\n");
    let start = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";
    answers(&["perft", "--game", "cotuong", start, "1"], "44\n");
    let (_folder, path) = record();
    answers(&["replay", &path], "Q2,7,7,7,7,0,0,6,6,6,0,1 0 11,0");
}

/// Pictures and sheets need what paints the window.
#[test]
fn without_a_window_nothing_is_drawn() {
    let (_folder, path) = record();
    refuses(&["picture", &path, "out.png"], &["without the window", "painter"]);
    refuses(&["print", "rules", "out.pdf"], &["without the window", "fonts"]);
}

#[cfg(target_os = "linux")]
#[test]
fn no_library_of_the_window_is_linked() {
    let program = env!("CARGO_BIN_EXE_o-an-quan");
    let linked = Command::new("ldd").arg(program).output().expect("ldd is part of the C library");
    let linked = text(&linked.stdout);
    assert!(linked.contains("libc.so"), "{linked}");
    for library in ["libasound", "libX", "libxcb", "libxkb", "libGL", "libEGL", "libwayland"] {
        assert!(!linked.contains(library), "{linked}");
    }
}
