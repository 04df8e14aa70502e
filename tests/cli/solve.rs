use super::*;

/// 3+ captures the last quan and ends the game 14 to 5.
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
    refuses(&["solve", "--check", file], &["not a proof"]);
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

/// A search that takes a while and reports its progress.
const LONG: [&str; 6] = ["solve", crate::START, "--at-least", "1", "--nodes", "100000"];

#[test]
fn a_proof_that_could_not_be_written_is_refused_before_the_search() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name).to_str().unwrap().to_owned();
    let nowhere = path("no such folder/proof.txt");
    refuses(&[&LONG[..], &["--proof", &nowhere]].concat(), &["no such folder"]);
    let long = path(&"x".repeat(300));
    refuses(&[&LONG[..], &["--proof", &long]].concat(), &["cannot be written"]);
    let is_folder = path("proof/");
    refuses(&[&LONG[..], &["--proof", &is_folder]].concat(), &["cannot be written"]);
    #[cfg(unix)]
    {
        std::os::unix::fs::symlink("nowhere", folder.path().join("link")).unwrap();
        let link = path("link");
        refuses(&[&LONG[..], &["--proof", &link]].concat(), &["exists already"]);
        std::fs::remove_file(&link).unwrap();
    }
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[test]
fn a_search_that_ends_without_a_proof_leaves_no_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.txt");
    let output = run(&[&LONG[..5], &["100", "--proof", file.to_str().unwrap()]].concat());
    assert!(stdout(&output).starts_with("unknown "), "{}", stdout(&output));
    assert!(
        stderr(&output).ends_with("error: no proof was written: the search has not found one\n")
    );
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

/// Runs the program with `args` in a shell, after these shell commands.
#[cfg(target_os = "linux")]
fn run_after(commands: &str, args: &[&str]) -> std::process::Output {
    let script = format!("{commands} && exec \"$0\" \"$@\"");
    let mut shell = std::process::Command::new("sh");
    shell.args(["-c", &script, env!("CARGO_BIN_EXE_o-an-quan")]).args(args);
    shell.output().expect("a shell")
}

#[cfg(target_os = "linux")]
#[test]
fn the_verdict_is_printed_when_its_proof_cannot_be_written() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("proof.txt");
    // Files can be created but not written.
    let full = "trap '' XFSZ && ulimit -f 0";
    let args = ["solve", ENDGAME, "--at-least", "9", "--proof", file.to_str().unwrap()];
    let output = run_after(full, &args);
    assert!(stdout(&output).starts_with("proven depth="), "{output:?}");
    assert_eq!(stdout(&output).lines().count(), 1);
    let complaint = stderr(&output).lines().last().unwrap_or_default();
    assert!(complaint.starts_with("error: the proof cannot be saved: "), "{complaint}");
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(std::fs::read_dir(&folder).unwrap().count(), 0);
}

#[cfg(target_os = "linux")]
#[test]
fn more_memory_than_the_system_gives_is_refused() {
    let output = run_after("ulimit -v 1000000", &[&LONG[..], &["--memory", "1000"]].concat());
    assert_eq!((output.status.code(), stdout(&output)), (Some(2), ""));
    assert_eq!(
        stderr(&output),
        "error: the system refuses to provide 1000 MiB of memory; use a smaller --memory\n"
    );
}

#[cfg(target_os = "linux")]
#[test]
fn a_search_continues_with_the_available_memory() {
    // Not enough for a table of the size that the search needs.
    let args = ["solve", crate::START, "--at-least", "14", "--nodes", "2000000"];
    let output = run_after("ulimit -v 200000", &args);
    assert_eq!(output.status.code(), Some(0), "{}", stderr(&output));
    assert!(stdout(&output).starts_with("unknown depth="), "{}", stdout(&output));
    let notices = stderr(&output).matches("the system provides no more memory").count();
    assert_eq!(notices, 1, "{}", stderr(&output));
}

#[cfg(target_os = "linux")]
#[test]
fn more_threads_than_there_is_memory_for_only_take_longer() {
    for limit in [100_000, 120_000, 200_000, 300_000] {
        let limit = format!("ulimit -v {limit}");
        let args = ["analyze", crate::START, "--depth", "12", "--threads", "64"];
        let output = run_after(&limit, &args);
        assert_eq!((output.status.code(), stderr(&output)), (Some(0), ""), "{limit}");
        assert!(stdout(&output).starts_with("best="), "{limit}");
    }
}
