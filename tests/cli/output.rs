//! Standard output that is closed or cannot be written.

use std::io::Write;
use std::process::{Output, Stdio};

use crate::{START, program, stderr};

/// Returns every command with arguments that make it print something.
fn commands(record: &str, proof: &str) -> Vec<Vec<String>> {
    let endgame = "0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4";
    let commands: [&[&str]; 26] = [
        &["--help"],
        &["--version"],
        &["help"],
        &["help", "solve"],
        &["solve", "--help"],
        &["text"],
        &["start"],
        &["moves", START],
        &["play", START, "5+"],
        &["play", "-"],
        &["perft", START, "2"],
        &["analyze", START, "--depth", "2"],
        &["match", "random", "random", "--games", "2"],
        &["solve", endgame, "--at-least", "9", "--rules", "report"],
        &["solve", "--check", proof],
        &["puzzles"],
        &["bench"],
        &["replay", record],
        &["replay", record, "--every"],
        &["replay", record, "--step"],
        &["link", record],
        &["help", "picture"],
        &["help", "print"],
        &["completions", "bash"],
        &["completions", "zsh"],
        &["completions", "fish"],
    ];
    let names = o_an_quan::cli::command_names();
    // `serve` runs until somebody ends it, and `join` needs a host.
    let talks = |name: &&String| *name == "serve" || *name == "join";
    for name in names.iter().filter(|name| !talks(name)) {
        assert!(commands.iter().any(|words| words.contains(&name.as_str())), "{name} is missing");
    }
    commands.map(|words| words.iter().map(|word| (*word).to_owned()).collect()).to_vec()
}

/// Runs every command with this standard output and returns each result.
fn outputs(stdout: impl Fn() -> Stdio) -> Vec<(String, Output)> {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.path().join(name);
        std::fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let record = file("record.txt", "5+ 10+\n");
    let proof = "o-an-quan proof 1\nrules report\nposition 0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4\n";
    let proof = file("proof.txt", &format!("{proof}claim 0 9\n4\n"));
    let run = |args: Vec<String>| {
        let mut child = program()
            .args(&args)
            .stdin(Stdio::piped())
            .stdout(stdout())
            .stderr(Stdio::piped())
            .spawn()
            .expect("the program runs");
        // This fails if the program has ended already.
        let _ = writeln!(child.stdin.take().unwrap(), "{START}; 5+");
        (args.join(" "), child.wait_with_output().unwrap())
    };
    commands(&record, &proof).into_iter().map(run).collect()
}

/// Returns the lines of standard error, except progress.
fn complaints(output: &Output) -> Vec<&str> {
    stderr(output).lines().filter(|line| !line.starts_with("depth=")).collect()
}

#[test]
fn every_command_ends_quietly_when_its_output_is_closed() {
    let closed = || {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        writer.into()
    };
    for (args, output) in outputs(closed) {
        assert_eq!(complaints(&output), [""; 0], "{args}");
        assert_eq!(output.status.code(), Some(0), "{args}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn every_command_reports_in_one_sentence_that_its_output_cannot_be_written() {
    let full = || std::fs::File::options().write(true).open("/dev/full").unwrap().into();
    for (args, output) in outputs(full) {
        match complaints(&output).as_slice() {
            [complaint] => {
                assert!(complaint.starts_with("error: the output cannot be written: "), "{args}");
            }
            complaints => panic!("{args}: {complaints:?}"),
        }
        assert_eq!(output.status.code(), Some(2), "{args}");
    }
}
