//! Input that has no end, that nobody writes, or that is no text at all.

use std::fs::{self, File};
use std::path::Path;
use std::process::{Command, Output, Stdio};

use crate::{AFTER_5, START, program, run_on, stderr, stdout};

/// Far more than the program takes of anything, and nothing on the disk.
const HUGE: u64 = 1 << 32;

/// Asserts a refusal in one sentence.
#[track_caller]
fn assert_refused(output: &Output, words: &str) {
    let message = stderr(output);
    assert_eq!(output.status.code(), Some(2), "{message}");
    assert!(message.starts_with("error: ") && message.contains(words), "{message:?}");
    assert_eq!(message.lines().count(), 1, "{message}");
    assert!(message.len() < 500, "{message}");
}

/// What the commands that read a file do with this one.
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
    // 5,000 turns, as many as a record has.
    let round = "3+ 8+ 2- 11- ".repeat(1250);
    let input = format!("{START}; {round}\n");
    let output = run_on(&["play", "-"], input.as_bytes());
    assert!(!stdout(&output).contains("bytes"), "{}", stdout(&output));
}

#[cfg(unix)]
#[test]
fn a_line_without_an_end_is_left_at_once() {
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
fn a_device_is_no_file_to_read() {
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
    // Whoever waits for it gets something, so that a failure of this test has an end.
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
fn a_file_of_zeros_is_refused_however_large_it_is() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("zeros");
    File::create(&path).unwrap().set_len(HUGE).unwrap();
    for (reader, output) in readers(&path) {
        assert_ne!(stderr(&output), "", "{reader}");
        assert_refused(&output, "zeros: ");
    }
    // The same behind what looks like a proof.
    let head = "o-an-quan proof 1\nrules report\nposition 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\n";
    for claim in ["", "claim 0 9", "claim 0 9\n", "claim 0 9\n4"] {
        fs::write(&path, format!("{head}{claim}")).unwrap();
        File::options().write(true).open(&path).unwrap().set_len(HUGE).unwrap();
        let output = program().args(["solve", "--check"]).arg(&path).output().unwrap();
        assert_refused(&output, "zeros: ");
    }
}

#[test]
fn an_input_that_is_closed_is_the_end_of_a_game() {
    let output = program().arg("text").stdin(Stdio::null()).output().expect("the program runs");
    assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""));
}
