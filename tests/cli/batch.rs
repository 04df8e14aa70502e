//! `play -`: a batch of games on standard input.

use std::io::{BufRead, BufReader, Read, Write};
use std::process::{Output, Stdio};

use crate::{AFTER_5, START, program, run_on, stderr, stdout};

/// Runs `play -` with more arguments on `input`.
fn batch(args: &[&str], input: &[u8]) -> Output {
    run_on(&[&["play", "-"], args].concat(), input)
}

#[test]
fn a_batch_answers_each_line_with_the_line_of_its_last_move() {
    let input = format!("{START}; 5+\n{START}; 5+ 10+\n0,1,0,0,2,0,Q1,5,0,0,0,1 0 3,4;1+\n");
    let output = batch(&[], input.as_bytes());
    assert_eq!(stderr(&output), "");
    assert_eq!(
        stdout(&output),
        format!(
            "{AFTER_5}\tcaptured=11\t-\n\
             Q2,7,7,7,7,0,0,6,6,6,0,1 0 11,0\tcaptured=0\t-\n\
             0,0,0,0,0,0,0,0,0,0,0,0 - 17,10\tcaptured=13\tquan-empty\n"
        )
    );
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_batch_says_why_a_line_is_refused_in_the_language_of_the_system() {
    for (locale, why) in [("C", "the line has no semicolon"), ("vi_VN.UTF-8", "dòng này thiếu")]
    {
        let mut child = program()
            .args(["play", "-"])
            .env("LC_ALL", locale)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program runs");
        child.stdin.take().expect("a pipe").write_all(b"2+\n").expect("the program reads");
        let output = child.wait_with_output().expect("the program ends");
        let answered = stdout(&output);
        assert!(answered.starts_with(&format!("error: {why}")), "{answered}");
    }
}

#[test]
fn a_batch_continues_after_a_refused_line() {
    let mut input = Vec::new();
    for line in [
        b"".as_slice(),
        b"   ",
        b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0",
        b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0;",
        b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 5+ 11+ 8+",
        b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 5+; 8+",
        b"Q,5,5; 5+",
        b"\xff\xfe; 5+",
        b"Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29; 1+",
        b"Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0; 5+",
    ] {
        input.extend_from_slice(line);
        input.push(b'\n');
    }
    let output = batch(&[], &input);
    let lines: Vec<&str> = stdout(&output).lines().collect();
    let words = [
        "blank", "blank", "semicolon", "no move", "11+", "\"5+;\"", "three parts", "UTF-8", "over",
    ];
    assert_eq!(lines.len(), words.len() + 1, "{lines:#?}");
    for (line, word) in lines.iter().zip(words) {
        assert!(line.starts_with("error: ") && line.contains(word), "{line:?} lacks {word:?}");
        assert!(!line.contains('\t'), "{line:?}");
    }
    assert_eq!(lines[words.len()], format!("{AFTER_5}\tcaptured=11\t-"));
    assert_eq!(stderr(&output), "");
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn a_batch_prints_one_answer_for_each_line_whatever_it_contains() {
    let input = "a\u{b}b\tc\u{2028}d; 1+\nQ,5,5,5,5,\r,Q,5,5,5,5,5 0 0,0; 1+\n";
    let output = batch(&[], input.as_bytes());
    assert_eq!(stdout(&output).matches("error: ").count(), 2);
    assert_eq!(stdout(&output).matches('\n').count(), 2);
}

#[test]
fn a_batch_takes_rules_and_windows_line_ends_and_a_last_line_without_end() {
    let input = format!("{START}; 5+\r\n{START}; 5+");
    let output = batch(&["--rules", "folk", "--rule", "sides=2"], input.as_bytes());
    let spared = "Q1,6,6,6,6,0,Q1,6,6,6,6,0 1 0,0\tcaptured=0\t-\n";
    assert_eq!(stdout(&output), spared.repeat(2));
    assert_eq!(output.status.code(), Some(0));
}

#[test]
fn a_batch_plays_boards_of_any_size_unless_sides_is_given() {
    let three = "Q,1,0,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 0 0,0,0; 1+\n";
    let after = "Q,0,1,0,0,0,Q,0,0,0,0,0,Q,0,0,0,0,0 1 0,0,0\tcaptured=0\t-\n";
    let input = format!("{three}{START}; 5+\n");
    let output = batch(&[], input.as_bytes());
    assert_eq!(stdout(&output), format!("{after}{AFTER_5}\tcaptured=11\t-\n"));
    let output = batch(&["--rule", "sides=3"], input.as_bytes());
    let lines: Vec<&str> = stdout(&output).lines().collect();
    assert_eq!(lines[0], after.trim_end());
    assert!(lines[1].starts_with("error: sides=3 contradicts"), "{}", lines[1]);
    assert_eq!(output.status.code(), Some(2));
}

#[test]
fn an_empty_batch_is_no_error() {
    let output = batch(&[], b"");
    assert_eq!((stdout(&output), output.status.code()), ("", Some(0)));
}

#[test]
fn a_batch_answers_a_line_before_the_next_one_is_written() {
    let mut child = program()
        .args(["play", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut stdin = child.stdin.take().unwrap();
    let mut answers = BufReader::new(child.stdout.take().unwrap());
    for _ in 0..3 {
        writeln!(stdin, "{START}; 5+").unwrap();
        let mut answer = String::new();
        answers.read_line(&mut answer).unwrap();
        assert_eq!(answer, format!("{AFTER_5}\tcaptured=11\t-\n"));
    }
    drop(stdin);
    assert!(child.wait().unwrap().success());
}

#[test]
fn a_closed_output_ends_a_batch_quietly() {
    let mut child = program()
        .args(["play", "-"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program runs");
    drop(child.stdout.take());
    let mut stdin = child.stdin.take().unwrap();
    let line = format!("{START}; 5+\n");
    // Writing fails once the program has ended. It must not wait for the end of the batch, because
    // nobody reads the answers.
    while stdin.write_all(line.as_bytes()).is_ok() {}
    let mut complaint = String::new();
    child.stderr.take().unwrap().read_to_string(&mut complaint).unwrap();
    assert_eq!(complaint, "");
    assert_eq!(child.wait().unwrap().code(), Some(0));
}
