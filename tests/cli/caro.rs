//! The commands for cờ caro.

use crate::{answers, refuses, refuses_after, run, run_on, stderr, stdout};

/// A game of the rules that O wins with its last move, 9b.
const GAME: &str = "13n10n12n8e7k9f9h7f9d8f6f7d6c7e7g8c8d6e5e5f4g9b";

fn caro<'a>(args: &[&'a str]) -> Vec<&'a str> {
    ["--game", "caro"].iter().chain(args).copied().collect()
}

#[test]
fn positions_are_histories_and_moves_ascend_by_row() {
    answers(&caro(&["start"]), "empty\n");
    let moves = run(&caro(&["moves", "1a 1c", "--rule", "size=10"]));
    assert_eq!(stdout(&moves).lines().take(3).collect::<Vec<_>>(), ["1b", "1d", "1e"]);
    assert_eq!(stdout(&moves).lines().count(), 98);
    answers(&caro(&["moves", GAME]), "");
    refuses(&caro(&["moves", "8h9"]), &["character 3", "belongs to no move"]);
    refuses(&caro(&["moves", "8h8h"]), &["move 2", "character 3", "8h", "has a mark"]);
}

#[test]
fn a_line_wins_by_the_rules_in_force() {
    let before = GAME.strip_suffix("9b").unwrap();
    answers(&caro(&["play", before, "9b"]), &format!("{GAME}\tline=5f-9b\tfive\n"));
    answers(&caro(&["play", "empty", "8h", "9i"]), "8h\tline=-\t-\n8h9i\tline=-\t-\n");
    // Six in a row: 8a to 8f, the last mark on 8c.
    let six = "8a1a8b1c8d1e8e1g8f1i";
    answers(&caro(&["play", six, "8c"]), &format!("{six}8c\tline=-\t-\n"));
    let free = caro(&["play", six, "8c", "--rules", "free"]);
    answers(&free, &format!("{six}8c\tline=8a-8f\tfive\n"));
    // Five between two marks of O.
    let blocked = "8f8e8g8j8h1a8i1c";
    let five = "9i9j9e9d9f1e9g1g";
    answers(&caro(&["play", five, "9h"]), &format!("{five}9h\tline=-\t-\n"));
    let gomoku = caro(&["play", five, "9h", "--rules", "gomoku"]);
    answers(&gomoku, &format!("{five}9h\tline=9e-9i\tfive\n"));
    let on_again = caro(&["play", five, "9h", "--rules", "gomoku", "--rule", "double_block=on"]);
    answers(&on_again, &format!("{five}9h\tline=-\t-\n"));
    refuses_after(&caro(&["play", blocked, "8f"]), "", &["8f cannot be marked: it has a mark"]);
    refuses(&caro(&["play", GAME, "1a"]), &["1a cannot be marked: the game is over"]);
}

#[test]
fn a_square_is_read_with_its_row_or_its_column_first_and_printed_with_its_row_first() {
    for moves in [["8h", "9i"], ["h8", "i9"], ["H8", "9I"]] {
        let play = [&["play", "empty"][..], &moves].concat();
        answers(&caro(&play), "8h\tline=-\t-\n8h9i\tline=-\t-\n");
    }
    answers(&caro(&["play", "h8i9", "j10"]), "8h9i10j\tline=-\t-\n");
    answers(&caro(&["play", "h8 9i", "10j"]), "8h9i10j\tline=-\t-\n");
    let output = run_on(&caro(&["play", "-"]), b"h8i9; j10\n");
    assert_eq!(stdout(&output), "8h9i10j\tline=-\t-\n");
    refuses(&caro(&["play", "empty", "88"]), &["\"88\" is not a square", "h8", "8h"]);
    refuses(&caro(&["moves", "h8i"]), &["character 3", "belongs to no move"]);
}

#[test]
fn a_batch_answers_every_line() {
    let input = format!("empty; 8h 9i\n8h; 8h\n{GAME}; 1a\n");
    let output = run_on(&caro(&["play", "-"]), input.as_bytes());
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[0], "8h9i\tline=-\t-");
    assert!(lines[1].starts_with("error: 8h cannot be marked"), "{}", lines[1]);
    assert!(lines[2].starts_with("error: 1a cannot be marked"), "{}", lines[2]);
    assert_eq!(output.status.code(), Some(2));
}

/// Returns the values of the fields of a line, in order.
fn values(line: &str) -> Vec<&str> {
    line.trim_end().split(' ').filter_map(|field| field.split('=').nth(1)).collect()
}

#[test]
fn analyze_prints_a_value_or_a_proven_win() {
    // Four in row 8 beside an O: the fifth mark wins at once.
    let output = run(&caro(&["analyze", "8f8e8g1a8h1d8i1k", "--nodes", "1000"]));
    let line = stdout(&output);
    assert!(line.starts_with("best=8j value=+w1 depth="), "{line}");
    assert!(line.ends_with(" exact=yes\n"), "{line}");
    // The same four with O to move after X has made it open.
    let output = run(&caro(&["analyze", "8f1a8g1d8h1k8i", "--nodes", "1000"]));
    assert!(stdout(&output).contains(" value=-w2 "), "{}", stdout(&output));
    let output = run(&caro(&["analyze", "8h9i7g", "--level", "hard"]));
    let line = stdout(&output).to_owned();
    let [_, value, _, nodes, exact] = values(&line)[..] else { panic!("{line}") };
    assert!(value.parse::<i32>().is_ok() && exact == "no", "{line}");
    assert!(nodes.parse::<u64>().is_ok_and(|nodes| nodes > 100), "{line}");
    let names: Vec<&str> = line.split(' ').filter_map(|field| field.split('=').next()).collect();
    assert_eq!(names, ["best", "value", "depth", "nodes", "exact"]);
    answers(&caro(&["analyze", GAME]), "best=- value=-w0 depth=0 nodes=0 exact=yes\n");
    let json = run(&caro(&["analyze", GAME, "--json"]));
    assert!(stdout(&json).starts_with("{\"best\":\"-\",\"value\":\"-w0\","), "{}", stdout(&json));
    refuses(&caro(&["analyze", "8h", "--threads", "2"]), &["one thread", "--threads"]);
}

#[test]
fn an_analysis_is_the_same_every_time() {
    let args = caro(&["analyze", "8h9i7g9g", "--nodes", "5000", "--rule", "size=12"]);
    assert_eq!(stdout(&run(&args)), stdout(&run(&args)));
}

#[test]
fn a_match_is_the_same_for_the_same_seed_and_the_better_level_wins() {
    let args = caro(&["match", "medium", "random", "--games", "6", "--seed", "3"]);
    let output = run(&args);
    assert_eq!(stdout(&output), stdout(&run(&args)));
    let total = stdout(&output).lines().last().expect("the totals");
    assert_eq!(total, "medium wins=6 draws=0 losses=0 points=6");
    let first = stdout(&output).lines().next().expect("a game");
    assert!(first.starts_with("game=1 seat=0 result=win end=five moves="), "{first}");
    let none = caro(&["match", "easy", "easy", "--openings", "0", "--balanced", "0"]);
    refuses(&none, &["no balanced opening"]);
}

#[test]
fn a_record_holds_its_history_with_or_without_blanks() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let file = path.to_str().unwrap();
    std::fs::write(&path, format!("[Game \"caro\"]\n\n{GAME}\n")).unwrap();
    answers(&caro(&["replay", file]), &format!("{GAME}\n"));
    std::fs::write(&path, "8h 9i7g\n10j\n").unwrap();
    answers(&caro(&["replay", file, "--every"]), "empty\n8h\n8h9i\n8h9i7g\n8h9i7g10j\n");
    let output = run_on(&caro(&["replay", file, "--step", "--lang", "en"]), b"n\np\np\nx\ns\n");
    let text = stdout(&output);
    assert!(text.contains("After turn 1 of 4> "), "{text}");
    assert!(text.contains(" 8 . . . . . . .(X). . . . . . .\n"), "{text}");
    assert!(text.contains("This is the start of the game."), "{text}");
    assert!(text.contains("\"x\" is not a command"), "{text}");
    std::fs::write(&path, "8h9i8h\n").unwrap();
    refuses(&caro(&["replay", file]), &["line 1, character 5, move 3", "has a mark"]);
    std::fs::write(&path, "[Game \"pebbles\"]\n\n1\n").unwrap();
    refuses(&caro(&["replay", file]), &["game.txt", "pebbles"]);
}

#[test]
fn the_menu_plays_replays_and_leaves() {
    let typed = "9\nhop\n1\n8h\n8h\n21a\n9i\nquit\n2\n8h9\nh8 i9\nn\nn\np\ns\n4\n";
    let output = run_on(&caro(&["text", "--lang", "en"]), typed.as_bytes());
    let text = stdout(&output);
    let in_order = [
        "  1  Play\n  2  Go through a recorded game\n  3  Play against the computer\n  4  Leave\n",
        "\"9\" is not one of the choices: type a number from 1 to 4.",
        "\"hop\" is not one of the choices",
        "X> X played h8.",
        "O> h8 already has a mark. Try again.",
        "\"21a\" is not a move here. Type the letter of the column and the row",
        "O> O played i9.",
        "Paste the record of a game",
        "This record cannot be read: character 3",
        "Start, turn 0 of 2> 8h\n",
        "After turn 1 of 2> 9i\n",
        " 9 . . . . . . . .(O). . . . . .\n",
        "After turn 2 of 2> ",
        "  4  Leave\n",
        "Goodbye.\n",
    ];
    let mut rest = text;
    for part in in_order {
        let Some(at) = rest.find(part) else { panic!("{part:?} is missing in {rest}") };
        rest = &rest[at + part.len()..];
    }
    assert!(rest.is_empty(), "{rest}");
    assert_eq!((stderr(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn the_computer_plays_in_the_menu_and_beside_it() {
    let output = run_on(&caro(&["text", "--lang", "vi"]), "3\n6\n2\nthoát\n4\n".as_bytes());
    let text = stdout(&output);
    assert!(text.contains("X (máy, ") && text.contains(" đánh ô h8."), "{text}");
    assert!(text.contains("O (bạn)> "), "{text}");
    let level = ["text", "--lang", "en", "--level", "medium", "--seed", "1", "--plain"];
    let output = run_on(&caro(&level), b"8h\nhint\nundo\nquit\n");
    let text = stdout(&output);
    assert!(text.contains("O (computer, medium) played "), "{text}");
    assert!(text.contains("Hint: ") && text.contains("2 turns undone."), "{text}");
    assert!(!text.contains(" . . "), "the board is not drawn: {text}");
}

#[test]
fn bench_has_the_same_signature_on_every_machine() {
    let signature = |output: &std::process::Output| {
        let last = stdout(output).lines().last().map(str::to_owned);
        last.expect("the signature")
    };
    let (one, two) = (run(&caro(&["bench"])), run(&caro(&["bench"])));
    assert_eq!(signature(&one), signature(&two));
    assert_eq!(stdout(&one).lines().count(), 5);
}

#[test]
fn what_has_no_meaning_for_caro_is_refused() {
    refuses(&caro(&["perft", "empty", "2"]), &["caro has no perft"]);
    refuses(&caro(&["solve", "empty", "--at-least", "1"]), &["caro has no solve"]);
    refuses(&caro(&["start", "--rules", "folk"]), &["no rules named \"folk\"", "gomoku"]);
    refuses(&caro(&["start", "--rule", "size=21"]), &["size cannot be \"21\"", "from 10 to 20"]);
    refuses(&caro(&["start", "--rule", "double_block"]), &["NAME=VALUE"]);
    refuses(&caro(&["text", "--sides", "2"]), &["leave out --sides"]);
}
