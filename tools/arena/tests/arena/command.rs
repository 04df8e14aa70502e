//! The command `arena`, as an engine developer sees it.

use std::process::{Command, Output};

/// Runs the command with these arguments, in which `PLAYER` and `STUBBORN` stand for programs.
fn arena(arguments: &str) -> Output {
    let words = arguments.split(' ').map(|word| match word {
        "PLAYER" => format!("line:{}", env!("CARGO_BIN_EXE_player")),
        // Marks the same square again and again.
        "STUBBORN" => format!("line:{} line 1a/1a/1a", env!("CARGO_BIN_EXE_fake")),
        word => word.to_owned(),
    });
    Command::new(env!("CARGO_BIN_EXE_arena")).args(words).output().expect("the command runs")
}

fn said(output: &[u8]) -> String {
    String::from_utf8_lossy(output).into_owned()
}

#[test]
fn a_match_ends_with_a_row_of_the_table() {
    let output =
        arena("--game pebbles PLAYER PLAYER --nodes 9 --games 4 --openings 2 --what itself");
    let text = said(&output.stdout);
    assert!(output.status.success(), "{text}{}", said(&output.stderr));
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].starts_with("pair 1: 1 of 2 (cannot-move, cannot-move); 2 games"), "{text}");
    assert!(text.contains("\nA line:") && text.contains("\nends: cannot-move 4"), "{text}");
    let row = "| itself | 9 nodes | 4 | 2, 0, 2 | 0, 0, 2, 0, 0 | 0.0 ± 0.0 | – |";
    assert_eq!(lines.last(), Some(&row), "{text}");
}

#[test]
fn a_sequential_test_stops_a_match_and_a_log_resumes_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let log = folder.path().join("games");
    let asked = format!(
        "--game pebbles PLAYER PLAYER --nodes 9 --openings 2 --sprt 0 100 --log {}",
        log.display()
    );
    let first = said(&arena(&format!("{asked} --games 4")).stdout);
    assert!(!first.contains("accepted"), "{first}");
    let text = said(&arena(&asked).stdout);
    assert!(text.lines().last().is_some_and(|row| row.contains(", 0 accepted |")), "{text}");
    let kept = std::fs::read_to_string(&log).expect("the log");
    let pairs = text.lines().filter(|line| line.starts_with("pair ")).count();
    assert!(kept.lines().count() > 2 * pairs, "the heading, then at least the games: {kept}");
    let other = arena(&asked.replace("--nodes 9", "--nodes 8"));
    assert_eq!(other.status.code(), Some(2));
    assert!(said(&other.stderr).contains("the games of another match"));
}

#[test]
fn a_fault_is_told_with_its_game() {
    let folder = tempfile::tempdir().expect("a folder");
    let list = folder.path().join("openings");
    std::fs::write(&list, "8h 9i\n").expect("a list");
    let asked = "--game caro STUBBORN PLAYER --nodes 50 --games 2 --openings";
    let text = said(&arena(&format!("{asked} {}", list.display())).stdout);
    assert!(text.contains("pair 1: 0 of 2 (fault, fault)"), "{text}");
    assert!(text.contains("\n  game 2: A plays 1a, which is illegal: "), "{text}");
    assert!(text.contains("games lost by a fault: 2\nB line:"), "{text}");
}

#[test]
fn what_cannot_be_is_refused_in_one_sentence() {
    for (arguments, why) in [
        ("--game chess PLAYER PLAYER --ms 5", "there is no game named"),
        ("--game caro uci:x PLAYER --ms 5", "uci has no name for this game"),
        ("--game cotuong xboard:x PLAYER --nodes 5", "xboard cannot limit nodes"),
        ("--game cotuong uci:no-such-program PLAYER --ms 5", "cannot be started"),
        ("--game caro PLAYER PLAYER --ms 5 --rules renju", "caro, gomoku, free"),
        ("--game caro PLAYER PLAYER --ms 5 --sprt 5 0", "ELO0 below ELO1"),
        ("--game caro PLAYER PLAYER --ms 5 --openings no-such-file", "cannot be read"),
        ("--game pebbles PLAYER PLAYER --ms 5 --balanced 3", "no meaning for pebbles"),
        ("--game pebbles PLAYER PLAYER", "--ms"),
    ] {
        let output = arena(arguments);
        let text = said(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments}: {text}");
        assert!(text.starts_with("error: ") && text.contains(why), "{arguments}: {text}");
    }
}
