//! Matches of several rounds: `play`, and the commands that read positions with sold cells.

use crate::{answers, refuses, refuses_after, run, run_on, stdout};

/// One move, 3+, from the end of a round: side 0 gets 11 points more than these, side 1 one more.
const LAST: &str = "0,0,0,1,0,0,Q,1,0,0,0,0 0 30,29";
const OVER: &str = "0,0,0,0,0,0,0,0,0,0,0,0 - 41,30\tcaptured=10\tquan-empty\n";
const FIELDS: [&str; 2] = ["--rule", "series=fields"];

/// Returns the arguments of a command in a match of rounds.
fn fields<'a>(args: &[&'a str]) -> Vec<&'a str> {
    [args, &FIELDS].concat()
}

#[test]
fn play_prints_the_sale_after_a_round_and_plays_the_next_one() {
    let round = "round=1 sold=0:0,1:1.5 next=Q,5,5,5,5,5,Q,5,5,5,5h,5x 1 0,0\n";
    answers(&fields(&["play", LAST, "3+"]), &format!("{OVER}{round}"));
    let next = "Q1,0,6,6,6,6,Q1,0,0,6,6h,6x 0 0,6\tcaptured=6\t-\n";
    answers(&fields(&["play", LAST, "3+", "7+"]), &format!("{OVER}{round}{next}"));
    answers(&["play", LAST, "3+"], OVER);
}

#[test]
fn play_prints_the_result_of_a_match() {
    let last = fields(&["play", LAST, "3+", "--rule", "rounds=1"]);
    answers(&last, &format!("{OVER}match=0\n"));
    let drawn = "0,0,0,1,0,0,Q,1,0,0,0,0 0 24,34";
    let over = "0,0,0,0,0,0,0,0,0,0,0,0 - 35,35\tcaptured=10\tquan-empty\n";
    let drawn = fields(&["play", drawn, "3+", "--rule", "rounds=1"]);
    answers(&drawn, &format!("{over}match=-\n"));
    let further = fields(&["play", LAST, "3+", "7+", "--rule", "rounds=1"]);
    refuses_after(&further, &format!("{OVER}match=0\n"), &["7+", "the game is over"]);
}

#[test]
fn the_rounds_of_a_match_are_numbered() {
    // Six idle turns repeat the start of the second round three times; each side keeps its row.
    let first = "Q,1,0,0,0,0,Q,1,0,0,0,0 0 5,4";
    let there_and_back = "1+ 7+ 2- 8- 1+ 7+ 2- 8-";
    let moves: Vec<&str> = there_and_back.split(' ').collect();
    let args = [&["play", first][..], &moves, &["7+"], &FIELDS].concat();
    let output = run(&args);
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[7], "Q,0,0,0,0,0,Q,0,0,0,0,0 - 6,5\tcaptured=0\trepetition");
    assert_eq!(lines[8], "round=1 sold=0:0,1:0.5 next=Q,5,5,5,5,5,Q,5,5,5,5,5h 1 0,0");
    assert_eq!(lines.len(), 10);
}

#[test]
fn a_batch_answers_each_line_with_its_last_move() {
    let input = format!("{LAST}; 3+\n{LAST}; 3+ 7+\n{LAST}; 3+ 3+\n");
    let output = run_on(&fields(&["play", "-"]), input.as_bytes());
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[0], OVER.trim_end());
    assert_eq!(lines[1], "Q1,0,6,6,6,6,Q1,0,0,6,6h,6x 0 0,6\tcaptured=6\t-");
    assert_eq!(
        lines[2],
        "error: 3+ cannot be played: cell 3 belongs to side 0, which is not to move"
    );
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn positions_with_sold_cells_have_moves_counts_and_a_best_move() {
    let position = "Q,0,0,0,0,1,Q,1,0,0,0,2x 0 0,0";
    answers(&fields(&["moves", position]), "5+\n5-\n11+\n11-\n");
    answers(&fields(&["perft", position, "1"]), "4\n");
    // 11- leaves 10 and 9; 9 is followed by 8, empty, and 7: the only capture.
    let best = "Q,0,0,0,0,0,Q,1,0,0,0,2x 0 0,0";
    let output = run(&fields(&["analyze", best, "--depth", "1"]));
    assert!(stdout(&output).starts_with("best=11- "), "{}", stdout(&output));
}

#[test]
fn every_level_plays_with_sold_cells() {
    let start = "Q,5,5,5,5,5x,Q,5,5,5,5,5 1 0,0";
    for level in ["beginner", "easy", "medium", "hard", "expert"] {
        let output = run(&fields(&["analyze", start, "--level", level]));
        let line = stdout(&output);
        let best = line.strip_prefix("best=").and_then(|rest| rest.split(' ').next());
        let played = fields(&["play", start, best.expect("a move")]);
        assert_eq!(run(&played).status.code(), Some(0), "{level}: {line}");
    }
}

#[test]
fn what_the_rules_do_not_allow_is_refused() {
    let sold = "Q,5,5,5,5,5x,Q,5,5,5,5,5 1 0,0";
    refuses(&["moves", sold], &["cell 5", "suffix x", "series=fields"]);
    refuses(&fields(&["moves", sold, "--rule", "sold=pond"]), &["cell 5", "suffix x"]);
    let three = "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 0 0,0,0";
    refuses(&fields(&["moves", three]), &["series=fields", "3 sides"]);
    refuses(&fields(&["start", "--rule", "sides=4"]), &["series=fields", "4 sides"]);
    refuses(&["start", "--rule", "fields_lost=2"], &["fields_lost", "from 3 to 5"]);
    refuses(&["start", "--rule", "rounds=100"], &["rounds", "from 0 to 99"]);
    refuses(&["start", "--rule", "half=maybe"], &["half", "yes or no"]);
    refuses(&fields(&["solve", sold, "--at-least", "1"]), &["no sold cells"]);
}
