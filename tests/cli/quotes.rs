//! Quotations of the input in errors: short, and without control characters.

use std::fs;

use basics::{MAX_QUOTED, is_hidden};

use crate::{START, refuses, run, run_on, stderr, stdout};

/// Returns every command that takes a text as an argument, with `text` as that argument.
fn commands_with(text: &str) -> Vec<Vec<String>> {
    let cells = "Q,5,5,5,5,5,Q,5,5,5,5";
    let (cell, side) = (format!("{cells},{text} 0 0,0"), format!("{cells},5 {text} 0,0"));
    let store = format!("{cells},5 0 0,{text}");
    let set = |option: &str| format!("{option}={text}");
    let (bare, dan, refill, handicap) = (set(text), set("dan"), set("refill"), set("handicap"));
    let (long, after_option) = (format!("--{text}"), format!("--depth={text}"));
    let commands: &[&[&str]] = &[
        &["moves", &cell],
        &["moves", &side],
        &["moves", &store],
        &["play", START, text],
        &["play", "-", text],
        &["start", "--rules", text],
        &["start", "--rule", text],
        &["start", "--rule", &bare],
        &["start", "--rule", &dan],
        &["start", "--rule", &refill],
        &["start", "--rule", &handicap],
        &["start", "--first", text],
        &["analyze", START, "--depth", text],
        &["analyze", START, &after_option],
        &["analyze", START, "--level", text],
        &["analyze", START, &long],
        &["analyze", START, text],
        &["match", text, "easy"],
        &["perft", START, text],
        &["completions", text],
        &["help", text],
        &["replay", text],
        &["solve", START, "--at-least", text],
        &["solve", "--check", text],
        &["text", "--sides", text],
        &[text],
        &[&long],
    ];
    let owned = |words: &&[&str]| words.iter().map(|word| (*word).to_owned()).collect();
    commands.iter().map(owned).collect()
}

#[test]
fn a_refusal_quotes_at_most_a_line_of_the_input() {
    for command in commands_with(&"z".repeat(3000)) {
        let command: Vec<&str> = command.iter().map(String::as_str).collect();
        refuses(&command, &["zzz"]);
        let output = run(&command);
        let longest = stderr(&output).split(|c| c != 'z').map(str::len).max();
        assert!(longest <= Some(MAX_QUOTED), "{}", stderr(&output));
    }
}

#[test]
fn a_refusal_replaces_invisible_and_control_characters() {
    for text in ["\u{7}\u{1b}[31m", "a\u{202e}b", "\u{200b}", "3\n\nUsage: 4"] {
        // A position is split at blanks first, so its quotation never contains the blank line.
        for command in commands_with(text) {
            let command: Vec<&str> = command.iter().map(String::as_str).collect();
            refuses(&command, &[]);
            let output = run(&command);
            let sentence = stderr(&output).trim_end_matches('\n');
            assert!(!sentence.contains(is_hidden), "{sentence:?}");
        }
    }
    let depth = ["analyze", START, "--depth", "3\n\nUsage: 4"];
    refuses(&depth, &["'3\\n\\nUsage: 4'", "from 1 to 200"]);
}

#[test]
fn a_long_path_is_shortened_but_keeps_the_file_name() {
    let folder = tempfile::tempdir().expect("a folder");
    let deep = folder.path().join("deep/".repeat(300)).join("game.txt");
    let output = run(&["replay", deep.to_str().expect("text")]);
    let sentence = stderr(&output);
    assert!(sentence.contains("deep/…/game.txt: the file cannot be read"), "{sentence}");
    assert!(sentence.len() < 200, "{sentence}");
}

/// Escaped, each bell once took five bytes, and the window a gigabyte of memory.
#[test]
fn a_record_of_bell_characters_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("bells.txt");
    for text in ["\u{7}".repeat(900_000), format!("[{} \"\"]", "x".repeat(900_000))] {
        fs::write(&file, &text).expect("written");
        let output = run(&["replay", file.to_str().expect("text")]);
        assert_eq!(output.status.code(), Some(2));
        assert!(stderr(&output).len() < 500, "{} bytes", stderr(&output).len());
        let output = run_on(&["play", "-"], format!("{START}; {text}\n").as_bytes());
        assert!(stdout(&output).len() < 500, "{} bytes", stdout(&output).len());
    }
}

/// The saved game contains nonsense in every field that an error quotes.
#[test]
fn a_damaged_saved_game_is_refused_in_one_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.oanquan");
    let long = "\u{7}".repeat(200_000);
    let bare = "z".repeat(200_000);
    for text in [
        format!("(version: 1, data: (id: \"{long}\"))"),
        format!("(version: 1, data: (rules: \"{long}\"))"),
        format!("(version: 1, data: (rules: \"classic dan={long}\"))"),
        format!("(version: 1, data: (seats: [{bare}]))"),
        format!("(version: 1, data: {bare})"),
        format!("(version: {bare}, data: ())"),
    ] {
        fs::write(&file, &text).expect("written");
        let output = run(&["replay", file.to_str().expect("text")]);
        assert_eq!(output.status.code(), Some(2));
        let sentence = stderr(&output);
        assert!(sentence.len() < 600, "{} bytes of {}…", sentence.len(), &text[..40]);
        assert!(!sentence.trim_end_matches('\n').contains(is_hidden), "{sentence:?}");
    }
}
