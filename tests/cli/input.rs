//! Input that is endless, never written, or not text.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::{AFTER_5, START, program, run_on, stderr, stdout};

/// The size of a sparse file, far more than the program reads of any input.
const HUGE: u64 = 1 << 32;

/// Asserts that the program refuses its input in one sentence that contains `words`.
#[track_caller]
fn assert_refused(output: &Output, words: &str) {
    let message = stderr(output);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("error: ") && message.contains(words), "{message:?}");
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.len() < 500, "{message}");
}

/// Runs each command that reads a file on this one.
fn readers(path: &Path) -> [(&'static str, Output); 3] {
    [&["solve", "--check"][..], &["replay"], &[]].map(|command| {
        let output = program().args(command).arg(path).output().expect("the program runs");
        (command.first().copied().unwrap_or("the window"), output)
    })
}

#[test]
fn a_batch_line_that_is_too_long_is_refused_and_the_batch_continues() {
    let input = format!("{}\n{START}; 5+\n", "5+ ".repeat(1 << 20));
    let output = run_on(&["play", "-"], input.as_bytes());
    let expected =
        format!("error: the line has more than 65536 bytes\n{AFTER_5}\tcaptured=11\t-\n");
    assert_eq!((stdout(&output), stderr(&output)), (expected.as_str(), ""));
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn the_longest_game_fits_into_a_line_of_a_batch() {
    // 5,000 turns, the most in a record.
    let round = "3+ 8+ 2- 11- ".repeat(1250);
    let input = format!("{START}; {round}\n");
    let output = run_on(&["play", "-"], input.as_bytes());
    assert!(!stdout(&output).contains("bytes"), "{}", stdout(&output));
}

#[cfg(unix)]
#[test]
fn an_endless_line_is_refused_at_once() {
    let step = tempfile::NamedTempFile::new().unwrap();
    fs::write(&step, "5+").unwrap();
    let step = ["replay", "--step", step.path().to_str().unwrap()];
    for args in [&["play", "-"][..], &["text"], &step] {
        let zeros = File::open("/dev/zero").unwrap();
        let output = program().args(args).stdin(zeros).output().expect("the program runs");
        assert_refused(&output, "a line of it has more than");
    }
}

#[cfg(unix)]
#[test]
fn a_device_is_refused_as_not_a_file() {
    for (reader, output) in readers(Path::new("/dev/zero")) {
        assert!(stderr(&output).contains("it is not a file"), "{reader}: {}", stderr(&output));
        assert_refused(&output, "/dev/zero: ");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_without_a_writer_does_not_block() {
    let folder = tempfile::tempdir().unwrap();
    let pipe = folder.path().join("pipe");
    assert!(Command::new("mkfifo").arg(&pipe).status().unwrap().success());
    // Writes to a program that waits for the pipe, so that the test fails instead of hanging.
    let writer = pipe.clone();
    std::thread::spawn(move || while fs::write(&writer, "5+\n").is_ok() {});
    for (reader, output) in readers(&pipe) {
        assert!(stderr(&output).contains("it is not a file"), "{reader}: {}", stderr(&output));
        assert_refused(&output, "pipe: ");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_of_the_shell_is_read_like_a_file() {
    let output = run_on(&["replay", "/dev/stdin"], b"5+\n");
    assert_eq!((stdout(&output), stderr(&output)), (format!("{AFTER_5}\n").as_str(), ""));
    let proof = "o-an-quan proof 1\nrules report\nposition 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\n";
    let output =
        run_on(&["solve", "--check", "/dev/stdin"], format!("{proof}claim 0 9\n4").as_bytes());
    assert!(stdout(&output).starts_with("checked "), "{}", stderr(&output));
}

#[test]
fn a_file_of_zeros_of_any_size_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("zeros");
    File::create(&path).unwrap().set_len(HUGE).unwrap();
    for (reader, output) in readers(&path) {
        assert_ne!(stderr(&output), "", "{reader}");
        assert_refused(&output, "zeros: ");
    }
    // Also after the beginning of a proof.
    let head = "o-an-quan proof 1\nrules report\nposition 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\n";
    for claim in ["", "claim 0 9", "claim 0 9\n", "claim 0 9\n4"] {
        fs::write(&path, format!("{head}{claim}")).unwrap();
        File::options().write(true).open(&path).unwrap().set_len(HUGE).unwrap();
        let output = program().args(["solve", "--check"]).arg(&path).output().unwrap();
        assert_refused(&output, "zeros: ");
    }
}

#[test]
fn a_closed_input_ends_a_game() {
    let output = program().arg("text").stdin(Stdio::null()).output().expect("the program runs");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
}
