//! Games of any kind in files and on standard input: what `replay` reads, says and writes.

use std::fs;

use crate::{run_on, stderr, stdout};

/// The position after `h2e2 h9g7`.
const AFTER_TWO: &str = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";

/// Replays the game on standard input with these options. Returns what was printed, and what was said.
fn replay(options: &[&str], text: &str) -> (String, String) {
    let output = run_on(&[&["replay", "-"], options].concat(), text.as_bytes());
    assert_eq!(output.status.code(), Some(0), "{text}: {}", stderr(&output));
    (stdout(&output).to_owned(), stderr(&output).to_owned())
}

#[test]
fn a_text_says_which_game_it_is() {
    for (text, printed) in [
        ("1. P2-5 M8.7", AFTER_TWO),
        ("C2=5 H8+7", AFTER_TWO),
        ("h3e3 h10g8", AFTER_TWO),
        ("[Game \"Chinese Chess\"]\n\n1. H2-E2 H9-G7", AFTER_TWO),
        ("h8i9j10", "8h9i10j"),
        ("[Game \"pebbles\"]\n[Start \"6 4 0 0\"]\n\n1 4", "1 4 4 0"),
        ("2+, 7-", "Q1,7,1,1,7,7,Q2,0,0,6,6,6 0 6,0"),
    ] {
        assert_eq!(replay(&[], text), (format!("{printed}\n"), String::new()), "{text}");
    }
}

#[test]
fn what_is_passed_over_and_an_end_that_the_rules_see_are_said() {
    let text = "a0a1 a9a8 a1a0 a8a9 a0a1 a9a8 a1a0 a8a9 {hay} h2e2";
    let (printed, said) = replay(&[], text);
    assert!(printed.ends_with("/1C2C4/9/RNBAKABNR b\n"), "{printed}");
    let end = "move 8: by the rules here the game ends (repetition); the record goes on\n";
    assert_eq!(said, format!("passed over: 1 comment\n{end}"));
}

#[test]
fn one_of_several_games_is_chosen_by_its_number() {
    let text = "[Red \"Lan\"]\n\n1. h2e2 h9g7 1-0\n\n[Red \"Mai\"]\n\n1. c3c4 0-1\n";
    let (printed, said) = replay(&[], text);
    assert_eq!(printed.lines().count(), 2, "{printed}");
    assert!(said.contains("game 2: cotuong, 1 move, Mai"), "{said}");
    let (printed, _) = replay(&["--number", "1"], text);
    assert_eq!(printed, format!("{AFTER_TWO}\n"));
    let output = run_on(&["replay", "-", "--number", "3"], text.as_bytes());
    assert!(stderr(&output).contains("it contains 2 games"), "{}", stderr(&output));
    let output = run_on(&["link", "-"], text.as_bytes());
    assert!(stderr(&output).contains("it contains 2 games"), "{}", stderr(&output));
}

#[test]
fn a_game_is_written_in_another_form() {
    let text = "[Red \"Lan\"]\n[Black \"Huệ\"]\n\n1. P2-5 M8.7 1-0";
    let (wxf, _) = replay(&["--as", "wxf"], text);
    assert!(wxf.contains("C2=5 H8+7") && wxf.contains("[Red \"Lan\"]"), "{wxf}");
    let (iccs, _) = replay(&["--as", "coordinates"], &wxf);
    assert!(iccs.contains("H2-E2 H9-G7") && iccs.contains("[Result \"1-0\"]"), "{iccs}");
    let (words, _) = replay(&["--as", "vietnamese"], &iccs);
    assert!(words.contains("1. P2-5 M8.7") && words.contains("Đỏ: Lan"), "{words}");
    let (squares, _) = replay(&["--as", "column-first"], "8h 9i 10j");
    assert_eq!(squares, "h8i9j10\n");
    let (link, _) = replay(&["--as", "link"], "2+ 7-");
    assert!(link.starts_with("oanquan:"), "{link}");
    let output = run_on(&["replay", "-", "--as", "psq"], text.as_bytes());
    assert!(stderr(&output).contains("cotuong is not written as psq"), "{}", stderr(&output));
    let output = run_on(&["replay", "-", "--as", "xqf"], text.as_bytes());
    assert!(stderr(&output).contains("there is no form \"xqf\""), "{}", stderr(&output));
}

#[test]
fn the_options_of_a_command_are_those_of_the_game_of_the_text() {
    let six = "8c1a8d1c8e1e8f1g8h1i8g";
    let (_, said) = replay(&[], six);
    assert_eq!(said, "", "six in a line do not win");
    let (_, said) = replay(&["--rules", "free"], &format!("{six}2a"));
    assert!(said.contains("move 11") && said.contains("(five)"), "{said}");
    let output = run_on(&["replay", "-", "--rules", "free"], b"2+ 7-");
    assert!(stderr(&output).contains("free"), "{}", stderr(&output));
}

#[test]
fn a_file_in_another_encoding_is_read_as_far_as_its_moves_are_ascii() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.pgn");
    fs::write(&path, b"[Event \"Gi\xe3i\"]\n\n1. H2-E2 H9-G7").unwrap();
    let output = run_on(&["replay", path.to_str().unwrap()], b"");
    assert_eq!(stdout(&output), format!("{AFTER_TWO}\n"));
    assert_eq!(stderr(&output), "passed over: 1 unreadable byte\n");
}
