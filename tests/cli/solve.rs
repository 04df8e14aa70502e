use super::*;

/// 3+ takes the last quan and ends the game 14 to 5.
const ENDGAME: &str = "0,0,0,1,0,0,Q,1,0,0,0,0 0 3,4";

fn verdict(args: &[&str]) -> String {
    let output = run(args);
    let answer = stdout(&output).trim_end().to_owned();
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    let last = answer.lines().last().expect("an answer");
    assert!(last.contains(" depth=") && last.contains(" nodes=") && last.contains(" time_ms="));
    last.split(' ').next().expect("a word").to_owned()
}

#[test]
fn a_margin_is_proven_and_one_point_more_is_refuted_on_several_threads() {
    let rules = ["--rule", "refill=end"];
    let solved =
        |points| verdict(&[&["solve", ENDGAME, "--at-least", points], &rules[..]].concat());
    assert_eq!((solved("9").as_str(), solved("10").as_str()), ("proven", "refuted"));
    assert_eq!(verdict(&["solve", "--at-least", "-9", ENDGAME]), "proven");
}

#[test]
fn a_proof_is_written_checked_and_never_replaced() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.txt");
    let file = file.to_str().unwrap();
    assert_eq!(verdict(&["solve", ENDGAME, "--at-least", "9", "--proof", file]), "proven");
    let checked = run(&["solve", "--check", file]);
    let answer = stdout(&checked);
    assert!(answer.starts_with("checked side=0 at_least=9 positions="), "{answer}");
    assert!(answer.contains(ENDGAME), "{answer}");
    let written = std::fs::read_to_string(file).unwrap();
    refuses(&["solve", ENDGAME, "--at-least", "8", "--proof", file], &["exists already"]);
    assert_eq!(std::fs::read_to_string(file).unwrap(), written);

    std::fs::write(file, written.replace("9", "10")).unwrap();
    refuses(&["solve", "--check", file], &["proof"]);
    std::fs::write(file, [0xff, 0xfe]).unwrap();
    refuses(&["solve", "--check", file], &["cannot be read"]);
    std::fs::remove_file(file).unwrap();
    refuses(&["solve", "--check", file], &["cannot be read"]);
}

#[test]
fn unsolvable_requests_are_refused() {
    let over = "Q2,0,0,0,0,0,7,0,0,0,0,0 - 30,29";
    refuses(&["solve", over, "--at-least", "1"], &["not over"]);
    let three = "Q,1,1,1,1,1,Q,1,1,1,1,1,Q,1,1,1,1,1 2 0,0,0";
    refuses(&["solve", three, "--at-least", "1"], &["two sides"]);
    refuses(&["solve", ENDGAME], &["--at-least"]);
    refuses(&["solve", ENDGAME, "--at-least", "10000"], &["from -9999 to 9999"]);
    refuses(&["solve", ENDGAME, "--at-least", "1", "--memory", "0"], &["from 1 to 1048576"]);
    refuses(&["solve", "--check", "x", "--at-least", "1"], &["--at-least"]);
}
