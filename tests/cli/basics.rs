//! `start`, `moves`, `play`, `perft`, `completions`, and the behaviour common to all commands.

use crate::support::borrowers::{BORROWERS, GROWERS, GROWN, growing_moves, idle_moves};
use crate::{AFTER_5, START, answers, refuses, refuses_after, run, stderr, stdout};

#[test]
fn start_prints_the_start_position_of_the_rules() {
    answers(&["start"], "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\n");
    answers(&["start", "--first", "1"], "Q,5,5,5,5,5,Q,5,5,5,5,5 1 0,0\n");
    let bigquan = ["start", "--rules", "bigquan", "--rule", "dan=7"];
    answers(&bigquan, "Q20,7,7,7,7,7,Q20,7,7,7,7,7 0 0,0\n");
    let three = ["start", "--rule", "sides=3", "--first", "2"];
    answers(&three, "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 2 0,0,0\n");
    let dan = ["start", "--rule", "quan=dan", "--rule", "quan_value=8"];
    answers(&dan, "8,5,5,5,5,5,8,5,5,5,5,5 0 0,0\n");
}

#[test]
fn start_gives_a_handicap() {
    let cells = ["start", "--rule", "handicap=0:1+5:0"];
    answers(&cells, "Q,0,5,5,5,0,Q,5,5,5,5,5 0 0,10\n");
    answers(&["start", "--rule", "handicap=1::10"], "Q,5,5,5,5,5,Q,5,5,5,5,5 0 10,-10\n");
    let none = ["start", "--rule", "handicap=1::10", "--rule", "handicap=none"];
    answers(&none, "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0\n");
}

#[test]
fn start_refuses_a_side_that_does_not_play() {
    refuses(&["start", "--first", "2"], &["\"2\"", "0 to 1"]);
    refuses(&["start", "--rule", "handicap=2::5"], &["handicap", "side 2", "2 sides"]);
}

#[test]
fn sixty_turns_without_a_capture_end_the_game() {
    let moves = idle_moves();
    let played: Vec<&str> =
        ["play", BORROWERS].into_iter().chain(moves[..60].iter().map(String::as_str)).collect();
    let output = run(&played);
    let ends: Vec<&str> =
        stdout(&output).lines().map(|line| line.rsplit('\t').next().unwrap()).collect();
    assert_eq!(ends.len(), 60);
    assert!(ends[..59].iter().all(|end| *end == "-"), "{ends:?}");
    assert_eq!(ends[59], "no-progress");
}

#[test]
fn more_dan_than_the_board_allows_end_the_game() {
    let rules = ["--rule", "empty_quan=passes", "--rule", "quan_value=5"];
    let played: Vec<&str> =
        ["play", GROWERS].into_iter().chain(rules).chain(growing_moves(GROWN)).collect();
    let output = run(&played);
    let text = stdout(&output);
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), GROWN);
    assert!(lines[..GROWN - 1].iter().all(|line| line.ends_with("\t-")), "{text}");
    assert_eq!(lines[GROWN - 1], "0,0,0,0,0,0,Q51,0,0,0,0,0 - -184,188\tcaptured=0\tgrowth");
    let past: Vec<&str> = played.into_iter().chain(["7-"]).collect();
    refuses_after(&past, text, &["over"]);
}

#[test]
fn moves_lists_legal_moves_by_cell_plus_before_minus() {
    answers(&["moves", START], "1+\n1-\n2+\n2-\n3+\n3-\n4+\n4-\n5+\n5-\n");
    answers(&["moves", "Q,0,0,0,0,0,Q,0,0,3,0,1 1 0,0"], "9+\n9-\n11+\n11-\n");
}

#[test]
fn moves_of_a_side_with_an_empty_row_are_those_after_the_refill() {
    let all = "7+\n7-\n8+\n8-\n9+\n9-\n10+\n10-\n11+\n11-\n";
    answers(&["moves", "Q,1,0,0,0,0,Q,0,0,0,0,0 1 0,-3"], all);
}

#[test]
fn a_finished_game_lists_no_moves() {
    answers(&["moves", "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29"], "");
}

#[test]
fn play_prints_a_line_for_each_move() {
    // 10+ sows into 11 and 0…4; then 5 is empty, and so is 6, because 5+ captured there.
    answers(
        &["play", START, "5+", "10+"],
        &format!("{AFTER_5}\tcaptured=11\t-\nQ2,7,7,7,7,0,0,6,6,6,0,1 0 11,0\tcaptured=0\t-\n"),
    );
}

#[test]
fn play_says_why_the_game_ended() {
    answers(
        &["play", "0,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+"],
        "0,0,0,0,0,0,0,0,0,0,0,0 - 17,10\tcaptured=13\tquan-empty\n",
    );
    answers(
        &["play", "2,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", "--rule", "ending=pieces"],
        "2,0,0,0,0,0,0,0,0,0,0,0 - 17,10\tcaptured=13\tquan-captured\n",
    );
    answers(
        &["play", "Q,1,0,0,0,0,Q2,0,0,0,0,0 0 3,4", "1+", "--rules", "report"],
        "Q,0,0,0,0,0,Q2,0,0,0,0,0 - 4,4\tcaptured=0\tcannot-refill\n",
    );
}

#[test]
fn play_counts_repetition_from_the_position_given() {
    let there_and_back = "Q,0,1,0,0,0,Q,1,0,0,0,0 1 -4,0\tcaptured=0\t-\n\
                          Q,0,1,0,0,0,Q,0,1,0,0,0 0 -4,0\tcaptured=0\t-\n\
                          Q,1,0,0,0,0,Q,0,1,0,0,0 1 -4,0\tcaptured=0\t-\n";
    let back = "Q,1,0,0,0,0,Q,1,0,0,0,0 0 -4,0\tcaptured=0\t-\n";
    let over = "Q,0,0,0,0,0,Q,0,0,0,0,0 - -3,1\tcaptured=0\trepetition\n";
    answers(
        &["play", "Q,1,0,0,0,0,Q,1,0,0,0,0 0 -4,0", "1+", "7+", "2-", "8-", "1+", "7+", "2-", "8-"],
        &format!("{there_and_back}{back}{there_and_back}{over}"),
    );
}

#[test]
fn play_refills_first_and_stores_may_be_negative() {
    answers(
        &["play", "Q,1,0,0,0,0,Q,0,0,0,0,0 1 0,-30", "8-"],
        "Q,1,0,0,0,0,Q,2,0,1,1,1 0 0,-35\tcaptured=0\t-\n",
    );
}

#[test]
fn play_prints_the_moves_before_a_refused_one() {
    let played = format!("{AFTER_5}\tcaptured=11\t-\n");
    refuses_after(&["play", START, "5+", "11+", "8+"], &played, &["11+", "empty"]);
    refuses_after(&["play", START, "5+", "8*", "8+"], &played, &["\"8*\"", "not a move"]);
    refuses_after(&["play", START, "5+", "1+"], &played, &["1+", "side 0"]);
    refuses_after(&["play", START, "5+", "12+"], &played, &["12+", "no cell 12"]);
    refuses_after(&["play", START, "5+", "6-"], &played, &["6-", "quan cell"]);
}

#[test]
fn play_refuses_moves_after_the_end() {
    refuses(&["play", "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29", "1+"], &["1+", "over"]);
    refuses_after(
        &["play", "0,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4", "1+", "7+"],
        "0,0,0,0,0,0,0,0,0,0,0,0 - 17,10\tcaptured=13\tquan-empty\n",
        &["7+", "over"],
    );
}

#[test]
fn play_needs_a_move() {
    refuses(&["play", START], &["no move"]);
    refuses(&["play", "-", "1+"], &["1+", "standard input"]);
}

#[test]
fn perft_prints_the_count_alone() {
    answers(&["perft", START, "0"], "1\n");
    answers(&["perft", START, "3"], "664\n");
    answers(&["perft", START, "4", "--rule", "empty_quan=passes"], "5128\n");
    refuses(&["perft", "99"], &["<DEPTH> is missing: write o-an-quan perft", "<POSITION> <DEPTH>"]);
    refuses(&["play", "99+"], &["\"99+\" is not a position: write one first, as start prints it"]);
    refuses(&["play", START], &["no move is given"]);
    answers(&["perft", "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29", "2"], "1\n");
}

#[test]
fn options_stand_before_or_after_positional_arguments() {
    for args in [
        ["perft", "--rule", "ending=pieces", START, "3"],
        ["perft", START, "--rule", "ending=pieces", "3"],
        ["perft", START, "3", "--rule", "ending=pieces"],
    ] {
        answers(&args, "654\n");
    }
    answers(&["perft", START, "3", "--rule=ending=pieces"], "654\n");
    let spared = "Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0\tcaptured=0\t-\n";
    for args in [
        ["play", "--rules", "folk", START, "5+"],
        ["play", START, "--rules", "folk", "5+"],
        ["play", START, "5+", "--rules", "folk"],
    ] {
        answers(&args, spared);
    }
}

#[test]
fn the_preset_applies_before_each_rule_wherever_they_stand() {
    // Under folk rules, the quan is still too young; with young_quan=1 it is not.
    let taken = format!("{AFTER_5}\tcaptured=11\t-\n");
    answers(&["play", "--rule", "young_quan=1", "--rules", "folk", START, "5+"], &taken);
    answers(&["play", "--rules", "folk", START, "5+", "--rule", "young_quan=1"], &taken);
    let both = ["--rule", "quan_value=7", "--rule", "young_quan=9", "--rule", "young_quan=0"];
    let args = [&["play", START, "5+"], both.as_slice()].concat();
    answers(&args, "Q1,6,6,6,6,0,0,6,6,6,6,0 1 8,0\tcaptured=8\t-\n");
}

#[test]
fn the_position_decides_the_number_of_sides() {
    let three = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 0 0,0,0";
    let after = "Q,0,1,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 1 0,0,0\tcaptured=0\t-\n";
    answers(&["play", three, "1+"], after);
    answers(&["play", three, "1+", "--rule", "sides=3"], after);
    answers(&["moves", three, "--rules", "folk"], "1+\n1-\n");
    for args in [&["moves", three][..], &["play", three, "1+"], &["perft", three, "1"]] {
        for sides in ["sides=2", "sides=4"] {
            let words = [sides, "contradicts", "18 cells", "3 sides"];
            refuses(&[args, &["--rule", sides]].concat(), &words);
        }
    }
    refuses(&["moves", START, "--rule", "sides=3"], &["sides=3", "12 cells"]);
}

#[test]
fn first_quan_uses_the_start_of_the_board_in_play() {
    // 5+ sows 5 into 6…10, 11 into 12…16 and 17 into 0…4; then 5 is empty, and 6 has the quan.
    let three = "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0";
    answers(
        &["play", three, "5+", "--rule", "first_quan=forbidden"],
        "Q1,6,6,6,6,0,Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0,0\tcaptured=0\t-\n",
    );
}

#[test]
fn refused_rules_are_named_with_the_valid_ones() {
    refuses(&["moves", START, "--rules", "modern"], &["modern", "classic", "folk"]);
    refuses(&["moves", START, "--rule", "colour=red"], &["colour", "empty_quan"]);
    refuses(&["moves", START, "--rule", "dan=21"], &["dan", "21", "1 to 20"]);
    let words = ["refill", "give", "borrow, end or lend"];
    refuses(&["moves", START, "--rule", "refill=give"], &words);
    refuses(&["moves", START, "--rule", "refill"], &["refill", "NAME=VALUE"]);
    let conflict = ["moves", START, "--rule", "quan=dan", "--rules", "folk"];
    refuses(&conflict, &["quan=dan", "young_quan"]);
    refuses(&["play", "-", "--rules", "modern"], &["modern"]);
}

#[test]
fn refused_positions_name_the_fault() {
    refuses(&["moves", "Q,5,5"], &["three parts"]);
    refuses(&["moves", "Q,5,5,5,5,5,Q,5,5,5,5,x 0 0,0"], &["cell 11", "\"x\""]);
    refuses(&["perft", "0,1,0,0,0,0,0,1,0,0,0,0 0 0,0", "2"], &["over", "quan-empty"]);
    refuses(&["play", "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,10000", "1+"], &["side 1", "10000"]);
}

#[test]
fn usage_errors_have_status_two() {
    for args in [
        &["moves"][..],
        &["play"],
        &["perft", START],
        &["perft", START, "-1"],
        &["perft", START, "many"],
        &["moves", START, START],
        &["moves", START, "--colour"],
        &["moves", START, "--rules"],
        &["dance"],
    ] {
        let output = run(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert_eq!(stdout(&output), "", "{args:?}");
        assert!(stderr(&output).starts_with("error: "), "{args:?}");
        assert_eq!(stderr(&output).lines().count(), 1, "{args:?}");
    }
}

#[test]
fn help_and_version_go_to_standard_output() {
    let version = format!("o-an-quan {}\n", env!("CARGO_PKG_VERSION"));
    answers(&["--version"], &version);
    let help = run(&["--help"]);
    assert_eq!(help.status.code(), Some(0));
    for command in ["text", "start", "match", "bench", "replay", "completions"] {
        assert!(stdout(&help).contains(command));
        assert_eq!(run(&[command, "--help"]).status.code(), Some(0));
    }
    for command in ["moves", "play", "perft", "analyze"] {
        assert!(stdout(&help).contains(command));
        let help = run(&[command, "--help"]);
        assert_eq!(help.status.code(), Some(0));
        for word in
            ["POSITION", "--rules", "--rule", "classic, folk, report, rich, bigquan or tonkin"]
        {
            assert!(stdout(&help).contains(word), "{command} {word}");
        }
    }
}

#[test]
fn perft_refuses_a_depth_that_would_never_end() {
    refuses(&["perft", START, "1001"], &["0 to 1000"]);
    answers(&["perft", "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29", "1000"], "1\n");
}

#[test]
fn every_shell_gets_completions_that_know_the_commands() {
    for shell in ["bash", "zsh", "fish", "elvish", "powershell"] {
        let output = run(&["completions", shell]);
        assert_eq!((stderr(&output), output.status.code()), ("", Some(0)), "{shell}");
        for word in ["analyze", "replay", "--openings", "o-an-quan", "bigquan", "expert"] {
            // Some shells' completions lack values, and fish names options without dashes.
            let values = ["bigquan", "expert"].contains(&word);
            if values && ["elvish", "powershell"].contains(&shell) {
                continue;
            }
            let word = if shell == "fish" { word.trim_start_matches('-') } else { word };
            assert!(stdout(&output).contains(word), "{shell} lacks {word}");
        }
    }
    refuses(&["completions", "tcsh"], &["tcsh", "bash", "zsh", "fish"]);
}
