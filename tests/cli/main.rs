//! The headless commands as a script sees them: exact output and exit status.

#[path = "../support/mod.rs"]
mod support;

mod analyze;
mod basics;
mod batch;
mod caro;
mod cotuong;
mod doors;
mod guests;
mod input;
mod join;
mod language;
mod matches;
mod output;
mod picture;
mod print;
mod puzzles;
mod quotes;
mod replay;
mod rounds;
mod saving;
mod serve;
mod solve;
mod text;

use std::io::Write;
use std::process::{Command, Output, Stdio};
use support::random;

const START: &str = "Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0";
/// The start position after 5+, which captures the quan in cell 6 and one dân.
const AFTER_5: &str = "Q1,6,6,6,6,0,0,6,6,6,6,0 1 11,0";

fn program() -> Command {
    Command::new(env!("CARGO_BIN_EXE_o-an-quan"))
}

fn run(args: &[&str]) -> Output {
    program().args(args).output().expect("the program runs")
}

/// Runs the program with `args` on `input`, which it must read completely.
fn run_on(args: &[&str], input: &[u8]) -> Output {
    let mut child = program()
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().unwrap();
    let input = input.to_owned();
    let writer = std::thread::spawn(move || stdin.write_all(&input));
    let output = child.wait_with_output().unwrap();
    let written = writer.join().unwrap();
    // A refused option ends the program before it reads, and the pipe with it.
    assert!(written.is_ok() || !output.status.success(), "the program left input: {written:?}");
    output
}

fn stdout(output: &Output) -> &str {
    str::from_utf8(&output.stdout).unwrap()
}

fn stderr(output: &Output) -> &str {
    str::from_utf8(&output.stderr).unwrap()
}

#[track_caller]
fn answers(args: &[&str], expected: &str) {
    let output = run(args);
    assert_eq!(stderr(&output), "");
    assert_eq!(stdout(&output), expected);
    assert_eq!(output.status.code(), Some(0));
}

/// Asserts that the program prints `answered` and then fails with one sentence that contains each
/// of `words`.
#[track_caller]
fn refuses_after(args: &[&str], answered: &str, words: &[&str]) {
    let output = run(args);
    let message = stderr(&output);
    assert_eq!(stdout(&output), answered);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("error: ") && message.ends_with('\n'), "{message:?}");
    assert_eq!(message.lines().count(), 1, "{message}");
    for word in words {
        assert!(message.contains(word), "{message:?} lacks {word:?}");
    }
}

#[track_caller]
fn refuses(args: &[&str], words: &[&str]) {
    refuses_after(args, "", words);
}
