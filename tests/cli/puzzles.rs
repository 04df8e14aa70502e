//! `puzzles`: the puzzles that come with the program.

use std::collections::HashSet;

use crate::{refuses, run, stderr, stdout};

/// Returns the lines that the program prints.
#[track_caller]
fn lines(args: &[&str]) -> Vec<String> {
    let output = run(&[&["puzzles"], args].concat());
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
    stdout(&output).lines().map(str::to_owned).collect()
}

#[test]
fn every_puzzle_is_a_line_of_six_fields() {
    for (rules, initial) in [("classic", 'c'), ("folk", 'f')] {
        let puzzles = lines(&["--rules", rules]);
        assert!(!puzzles.is_empty());
        for (index, line) in puzzles.iter().enumerate() {
            let fields: Vec<&str> = line.split('\t').collect();
            let [id, position, moves, theme, band, known] = fields[..] else {
                panic!("{line}");
            };
            assert_eq!(id, format!("{initial}{:04}", index + 1));
            assert_eq!(position.split(' ').count(), 3, "{line}");
            assert!(moves.split(' ').count() % 2 == 1, "{line}");
            assert!(theme.chars().all(|c| c.is_ascii_lowercase() || c == '-'), "{line}");
            assert!(["1", "2", "3", "4", "5"].contains(&band), "{line}");
            assert!(["proven", "searched"].contains(&known), "{line}");
        }
    }
    assert_eq!(lines(&[]), lines(&["--rules", "classic"]));
}

#[test]
fn the_line_of_a_puzzle_can_be_played() {
    for rules in ["classic", "folk"] {
        for line in lines(&["--rules", rules]).iter().step_by(50) {
            let fields: Vec<&str> = line.split('\t').collect();
            let args: Vec<&str> = ["play", "--rules", rules, fields[1]]
                .into_iter()
                .chain(fields[2].split(' '))
                .collect();
            let output = run(&args);
            assert_eq!(output.status.code(), Some(0), "{line}: {}", stderr(&output));
        }
    }
}

#[test]
fn a_day_has_one_of_the_puzzles_and_the_same_one_every_time() {
    let all: HashSet<String> = lines(&["--rules", "folk"]).into_iter().collect();
    let of = |day| lines(&["--rules", "folk", "--day", day]);
    let mut days = HashSet::new();
    for day in ["1969-12-31", "1970-01-01", "2028-02-29", "2026-12-31", "2027-01-01", "9999-12-31"]
    {
        let [puzzle] = &of(day)[..] else { panic!("{day}") };
        assert!(all.contains(puzzle), "{day}");
        assert_eq!(of(day).first(), Some(puzzle));
        days.insert(puzzle.clone());
    }
    assert!(days.len() > 1);
}

#[test]
fn the_puzzles_of_caro_end_in_a_winning_line() {
    let puzzles = lines(&["--game", "caro"]);
    assert_eq!(puzzles.len(), 60);
    for (index, line) in puzzles.iter().enumerate() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, history, moves, _, band, "proven"] = fields[..] else { panic!("{line}") };
        assert_eq!(id, format!("w{:04}", index + 1));
        let moves: Vec<&str> = moves.split(' ').collect();
        assert_eq!(Ok(moves.len().div_ceil(2).min(5)), band.parse(), "{line}");
        if index % 10 == 0 {
            let output = run(&[&["play", "--game", "caro", history], &moves[..]].concat());
            assert!(stdout(&output).ends_with("\tfive\n"), "{line}\n{}", stdout(&output));
        }
    }
    refuses(&["puzzles", "--game", "caro", "--rule", "size=20"], &["usual rules"]);
}

#[test]
fn the_puzzles_of_cotuong_end_in_mate() {
    let puzzles = lines(&["--game", "cotuong"]);
    for (index, line) in puzzles.iter().enumerate() {
        let fields: Vec<&str> = line.split('\t').collect();
        let [id, position, moves, "mate", band, "proven"] = fields[..] else { panic!("{line}") };
        assert_eq!(id, format!("m{:04}", index + 1));
        let moves: Vec<&str> = moves.split(' ').collect();
        assert_eq!(Ok(moves.len().div_ceil(2)), band.parse(), "{line}");
        if index % 20 == 0 {
            let output = run(&[&["play", "--game", "cotuong", position], &moves[..]].concat());
            assert!(stdout(&output).ends_with("\tcheckmate\n"), "{line}\n{}", stdout(&output));
        }
    }
    let [of_day] = &lines(&["--game", "cotuong", "--day", "2026-05-31"])[..] else {
        panic!("one puzzle a day");
    };
    assert!(puzzles.contains(of_day));
    refuses(&["puzzles", "--game", "cotuong", "--rule", "handicap=M2"], &["without a handicap"]);
    refuses(&["puzzles", "--game", "cotuong", "--day", "today"], &["is not a day"]);
}

#[test]
fn impossible_days_and_rules_without_puzzles_are_refused() {
    for day in ["2026-02-29", "2026-13-01", "2026-1-1", "20260101", "2026-01-01x", "today", ""] {
        refuses(&["puzzles", "--day", day], &["is not a day", "YYYY-MM-DD"]);
    }
    for rules in ["rich", "report", "bigquan"] {
        refuses(&["puzzles", "--rules", rules], &["classic and folk"]);
    }
    refuses(&["puzzles", "--rule", "quan_value=5"], &["classic and folk"]);
    refuses(&["puzzles", "--rule", "sides=3"], &["classic and folk"]);
    refuses(&["puzzles", "--game", "pebbles"], &["pebbles", "puzzles"]);
}
