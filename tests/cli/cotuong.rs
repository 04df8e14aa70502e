//! The commands for cờ tướng.

use crate::{answers, refuses, refuses_after, run, run_on, stdout};

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w";

fn cotuong<'a>(args: &[&'a str]) -> Vec<&'a str> {
    ["--game", "cotuong"].iter().chain(args).copied().collect()
}

#[test]
fn the_start_its_moves_and_their_counts() {
    answers(&cotuong(&["start"]), &format!("{START}\n"));
    let handicap = cotuong(&["start", "--rule", "handicap=M2", "--rule", "first_moves=1"]);
    let start = "r1bakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w +1";
    answers(&handicap, &format!("{start}\n"));
    let output = run(&cotuong(&["moves", START]));
    let moves: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(moves.len(), 44);
    assert!(moves.is_sorted(), "{moves:?}");
    assert_eq!(&moves[..3], ["a0a1", "a0a2", "a3a4"]);
    for (depth, count) in [("1", "44\n"), ("2", "1920\n"), ("3", "79666\n")] {
        answers(&cotuong(&["perft", START, depth]), count);
    }
    refuses(&cotuong(&["perft", &format!("{START} +1"), "2"]), &["leave out +1"]);
}

#[test]
fn play_prints_the_position_the_captured_piece_and_the_end() {
    let after = "rnbakab1r/9/1c4nc1/p1p1C1p1p/9/9/P1P1P1P1P/1C7/9/RNBAKABNR b";
    answers(
        &cotuong(&["play", START, "h2e2", "M8.7", "e2e6"]),
        &format!(
            "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b\tcaptured=-\t-\n\
             rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w\tcaptured=-\t-\n\
             {after}\tcaptured=p\t-\n"
        ),
    );
    let mate = "4k4/R8/8R/9/9/9/9/9/9/3K5 w";
    answers(
        &cotuong(&["play", mate, "i7i9"]),
        "4k3R/R8/9/9/9/9/9/9/9/3K5 b\tcaptured=-\tcheckmate\n",
    );
    answers(
        &cotuong(&["play", "3k5/9/4P4/9/9/9/9/9/9/4K4 w", "e7e8"]),
        "3k5/4P4/9/9/9/9/9/9/9/4K4 b\tcaptured=-\tstalemate\n",
    );
    answers(
        &cotuong(&["play", "4k4/9/9/9/9/9/9/9/4r4/3K1A3 w - - 119 1", "f0e1"]),
        "4k4/9/9/9/9/9/9/9/4A4/3K5 b\tcaptured=r\tmaterial\n",
    );
    answers(
        &cotuong(&["play", "4k4/9/9/9/9/9/9/9/4A4/R2K5 w - - 119 1", "a0a1"]),
        "4k4/9/9/9/9/9/9/9/R3A4/3K5 b\tcaptured=-\tsixty-moves\n",
    );
    refuses_after(&cotuong(&["play", START, "h2e9"]), "", &["h2e9 is illegal"]);
    refuses_after(&cotuong(&["play", START, "P2-9x"]), "", &["P2-9x", "is not a move"]);
    refuses(&cotuong(&["moves", "9/9/9 w"]), &["10 ranks"]);
}

#[test]
fn moves_after_a_fen_make_repetition_known() {
    let check = "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w moves f5e5 e9f9 e5f5 f9e9 f5e5 e9f9 e5f5";
    answers(
        &cotuong(&["play", check, "f9e9"]),
        "4k4/9/9/9/5R3/9/9/9/4n4/3K5 w\tcaptured=-\tperpetual-check\n",
    );
    let chase = "3k5/9/9/9/9/7R1/9/n8/9/4K4 w moves h4h2 a2b4 h2h4 b4a2 h4h2 a2b4 h2h4";
    answers(
        &cotuong(&["play", chase, "b4a2"]),
        "3k5/9/9/9/9/7R1/9/n8/9/4K4 w\tcaptured=-\tperpetual-chase\n",
    );
    let quiet = "3k5/9/9/9/9/9/9/9/9/R3K4 w moves a0a1 d9d8 a1a0 d8d9 a0a1 d9d8 a1a0";
    answers(
        &cotuong(&["play", quiet, "d8d9"]),
        "3k5/9/9/9/9/9/9/9/9/R3K4 w\tcaptured=-\trepetition\n",
    );
}

#[test]
fn a_batch_answers_every_line() {
    let input = format!("{START}; h2e2\n{START}; h2h2\n");
    let output = run_on(&cotuong(&["play", "-"]), input.as_bytes());
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert!(lines[0].ends_with("/RNBAKABNR b\tcaptured=-\t-"), "{}", lines[0]);
    assert!(lines[1].starts_with("error: h2h2 is illegal"), "{}", lines[1]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn analyze_prints_a_score_and_a_proven_mate() {
    let output = run(&cotuong(&["analyze", START, "--depth", "3"]));
    let line = stdout(&output);
    let names: Vec<&str> = line.split(' ').filter_map(|field| field.split('=').next()).collect();
    assert_eq!(names, ["best", "score", "depth", "nodes", "mate"]);
    assert!(line.contains(" depth=3 ") && line.ends_with(" mate=-\n"), "{line}");
    let mate = "4k4/9/R8/8R/9/9/9/9/9/3K5 w";
    let output = run(&cotuong(&["analyze", mate, "--nodes", "10000"]));
    assert!(stdout(&output).ends_with(" mate=3\n"), "{}", stdout(&output));
    let lost = "4k4/R8/9/8R/9/9/9/9/9/3K5 b";
    let output = run(&cotuong(&["analyze", lost, "--nodes", "10000"]));
    assert!(stdout(&output).starts_with("best=e9f9 "), "{}", stdout(&output));
    assert!(stdout(&output).ends_with(" mate=-2\n"), "{}", stdout(&output));
    let over = "4k3R/R8/9/9/9/9/9/9/9/3K5 b";
    answers(&cotuong(&["analyze", over]), "best=- score=-30000 depth=0 nodes=0 mate=0\n");
    let json = run(&cotuong(&["analyze", over, "--json"]));
    assert!(stdout(&json).starts_with("{\"best\":\"-\",\"score\":-30000,"), "{}", stdout(&json));
    let output = run(&cotuong(&["analyze", START, "--depth", "4", "--threads", "2"]));
    assert!(stdout(&output).contains(" depth=4 "), "{}", stdout(&output));
    refuses(&cotuong(&["analyze", START, "--threads", "0"]), &["--threads", "1"]);
}

#[test]
fn an_analysis_is_the_same_every_time() {
    let args = cotuong(&["analyze", START, "--nodes", "5000"]);
    assert_eq!(stdout(&run(&args)), stdout(&run(&args)));
}

#[test]
fn a_match_is_the_same_for_the_same_seed_and_the_better_level_wins() {
    let args = cotuong(&["match", "medium", "random", "--games", "4", "--seed", "3"]);
    let output = run(&args);
    assert_eq!(stdout(&output), stdout(&run(&args)));
    let total = stdout(&output).lines().last().expect("the totals");
    assert_eq!(total, "medium wins=4 draws=0 losses=0 points=4");
}

#[test]
fn records_and_games_as_people_note_them_are_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.txt");
    let file = path.to_str().unwrap();
    let after = "rnbakab1r/9/1c4nc1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR w";
    std::fs::write(&path, "[Game \"cotuong\"]\n\nh2e2 h9g7\n").unwrap();
    answers(&cotuong(&["replay", file]), &format!("{after}\n"));
    std::fs::write(&path, "1. P2-5 M8.7\n").unwrap();
    answers(&cotuong(&["replay", file]), &format!("{after}\n"));
    let output = run_on(&cotuong(&["replay", file, "--step", "--lang", "en"]), b"n\ns\n");
    let text = stdout(&output);
    assert!(text.contains("After turn 1 of 2> "), "{text}");
    assert!(text.contains("2 . C . . C . . . .\n"), "{text}");
    std::fs::write(&path, "1. P2-5 M8.6\n").unwrap();
    refuses(&cotuong(&["replay", file]), &["line 1, character 9", "move 2", "M8.6"]);
    std::fs::write(&path, "[Game \"caro\"]\n\n8h\n").unwrap();
    refuses(&cotuong(&["replay", file]), &["game.txt", "a game of caro"]);
}

#[test]
fn a_game_in_the_terminal_reads_both_forms_of_moves() {
    let typed = b"P2-5\nh9g7\nb2b1x\nP9-8\nhint\nundo\nquit\n";
    let output = run_on(&cotuong(&["text", "--lang", "en"]), typed);
    let text = stdout(&output);
    let in_order = [
        "Red to move.",
        "Red> Red played P2-5 (h2e2).",
        "Black> Black played M8.7 (h9g7).",
        "\"b2b1x\" is not a move here. Type a move, as in h2e2 or P2-5, or help.",
        "\"P9-8\" is not a move here.",
        "Hint: ",
        "1 turn undone.",
    ];
    let mut rest = text;
    for part in in_order {
        let Some(at) = rest.find(part) else { panic!("{part:?} is missing in {rest}") };
        rest = &rest[at + part.len()..];
    }
    let level = ["text", "--lang", "vi", "--level", "easy", "--seed", "1", "--plain"];
    let output = run_on(&cotuong(&level), "h2e2\nthoát\n".as_bytes());
    let text = stdout(&output);
    assert!(text.contains("Đen (máy, dễ) đi "), "{text}");
    assert!(!text.contains(" . . "), "the board is not drawn: {text}");
}

#[test]
fn bench_has_the_same_signature_on_every_machine() {
    let output = run(&cotuong(&["bench"]));
    assert_eq!(stdout(&output).lines().count(), 5);
    assert!(stdout(&output).contains("\nsignature="), "{}", stdout(&output));
}

#[test]
fn what_has_no_meaning_for_cotuong_is_refused() {
    refuses(&cotuong(&["solve", START, "--at-least", "1"]), &["cotuong has no solve"]);
    refuses(&cotuong(&["start", "--rules", "folk"]), &["cotuong has no presets"]);
    refuses(&cotuong(&["start", "--rule", "handicap=Tg5"]), &["handicap cannot contain"]);
    refuses(&cotuong(&["start", "--rule", "first_moves=4"]), &["from 0 to 3"]);
    refuses(&cotuong(&["text", "--sides", "2"]), &["leave out --sides"]);
}
