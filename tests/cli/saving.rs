//! `save` at the prompt of `text`, and how `text` starts.

use std::fs;
use std::process::{Command, Stdio};

use crate::{answers, program, run_on, stderr, stdout};

/// Plays a plain English game in `folder`, types `lines` and returns the output.
fn game_in(folder: &std::path::Path, args: &[&str], lines: &str) -> String {
    let mut child = program()
        .args(["text", "--plain", "--lang", "en"])
        .args(args)
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs");
    std::io::Write::write_all(&mut child.stdin.take().unwrap(), lines.as_bytes()).unwrap();
    let output = child.wait_with_output().unwrap();
    assert_eq!(output.status.code(), Some(0));
    stdout(&output).to_owned()
}

#[test]
fn a_saved_game_is_a_record_that_can_be_replayed() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--rules", "folk", "--sides", "3"];
    let transcript = game_in(folder.path(), &args, "2+\n7+\nundo\nsave My game.txt\n8-\nlast\n");
    assert!(
        transcript.contains("Player 2> Game saved as My game.txt.\nPlayer 2> "),
        "{transcript}"
    );
    let path = folder.path().join("My game.txt");
    let start = "Q,5,5,5,5,5,Q,5,5,5,5,5,Q,5,5,5,5,5 0 0,0,0";
    let record = format!("[Rules \"folk sides=3\"]\n[Start \"{start}\"]\n\n2+\n");
    assert_eq!(fs::read_to_string(&path).unwrap(), record);
    let after = "Q1,6,0,0,6,6,Q1,6,0,6,6,6,Q1,6,0,6,6,6 1 6,0,0";
    answers(&["replay", "--every", path.to_str().unwrap()], &format!("{start}\n{after}\n"));
    // The folder contains nothing else.
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[test]
fn a_game_against_the_computer_names_it() {
    let folder = tempfile::tempdir().unwrap();
    game_in(folder.path(), &["--level", "hard"], "save game\n");
    let record = fs::read_to_string(folder.path().join("game")).unwrap();
    assert!(record.contains("[Side1 \"computer, hard\"]"), "{record}");
    assert!(!record.contains("Side0"), "{record}");
}

#[test]
fn another_file_is_replaced_only_on_request() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("notes.txt");
    fs::write(&path, "mine").unwrap();
    let transcript = game_in(folder.path(), &[], "save notes.txt\n2+\n");
    assert!(
        transcript.contains(
            "notes.txt already exists and was not changed. Give another name, or type save! \
             notes.txt to replace it."
        ),
        "{transcript}"
    );
    assert!(transcript.contains("Player 1 plays 2+"), "the game continues: {transcript}");
    assert_eq!(fs::read_to_string(&path).unwrap(), "mine");
    let transcript = game_in(folder.path(), &[], "2+\nsave! notes.txt\n");
    assert!(transcript.contains("Game saved as notes.txt."), "{transcript}");
    assert!(fs::read_to_string(&path).unwrap().ends_with("\n2+\n"));
}

#[test]
fn a_failed_write_is_reported_and_loses_nothing() {
    let folder = tempfile::tempdir().unwrap();
    fs::create_dir(folder.path().join("sub")).unwrap();
    let lines = "save sub\nsave! sub\nsave none/game.txt\nsave \0\nsave! \0\nsave\nsave!\n2+\n";
    let transcript = game_in(folder.path(), &[], lines);
    for part in [
        "sub already exists",
        "sub cannot be written (it is not a file)",
        "the folder none cannot be written to (",
        "Give a file name, as in save game.txt",
        "Player 1 plays 2+",
    ] {
        assert!(transcript.contains(part), "{part:?} is missing in\n{transcript}");
    }
    assert_eq!(transcript.matches("The game was not saved").count(), 4, "{transcript}");
    assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
}

#[cfg(unix)]
#[test]
fn saving_keeps_a_link_a_link_and_uses_default_permissions() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = tempfile::tempdir().unwrap();
    let (file, link) = (folder.path().join("file"), folder.path().join("link"));
    fs::write(&file, "").unwrap();
    symlink(&file, &link).unwrap();
    game_in(folder.path(), &[], "save! link\nsave new\n");
    assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
    assert!(fs::read_to_string(&file).unwrap().starts_with("[Rules"));
    fs::write(folder.path().join("usual"), "").unwrap();
    let mode = |name| fs::metadata(folder.path().join(name)).unwrap().permissions().mode();
    assert_eq!(mode("new"), mode("usual"));
}

#[test]
fn the_default_language_is_vietnamese_where_the_system_speaks_it() {
    for (locale, word) in [
        ([("LC_ALL", "en_GB.UTF-8"), ("LANG", "vi_VN.UTF-8")], "Goodbye"),
        ([("LC_ALL", ""), ("LANG", "en_US.UTF-8")], "Goodbye"),
        ([("LC_ALL", "vi_VN.UTF-8"), ("LANG", "en_US.UTF-8")], "Tạm biệt"),
        ([("LC_MESSAGES", "en"), ("LANG", "vi")], "Goodbye"),
        ([("LC_ALL", ""), ("LANG", "vi")], "Tạm biệt"),
        ([("LC_ALL", ""), ("LANG", "de_DE.UTF-8")], "Goodbye"),
        ([("LC_ALL", "C"), ("LANG", "C")], "Goodbye"),
        ([("LC_ALL", ""), ("LANG", "")], "Goodbye"),
    ] {
        let mut text = program();
        text.arg("text").env_remove("LC_ALL").env_remove("LC_MESSAGES").env_remove("LANG");
        let output = text.envs(locale).stdin(Stdio::null()).output().unwrap();
        assert_eq!(stderr(&output), "");
        assert!(stdout(&output).contains(word), "{locale:?}");
    }
}

#[test]
fn text_without_arguments_and_terminal_plays_at_once() {
    let output = run_on(&["text"], b"2+\n");
    assert_eq!(output.status.code(), Some(0));
    assert!(stdout(&output).contains('▸'));
    assert!(!stdout(&output).contains('?'), "nothing is asked: {}", stdout(&output));
}

/// Runs the program in a terminal that the tool `script` provides.
#[cfg(target_os = "linux")]
#[test]
fn text_without_arguments_on_a_terminal_asks_what_to_play() {
    let program = env!("CARGO_BIN_EXE_o-an-quan");
    let on_terminal = |arguments: &str| {
        let mut child = Command::new("script")
            .args(["-qec", &format!("'{program}' text --lang en {arguments}"), "/dev/null"])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("this test needs the tool script, of util-linux");
        let mut stdin = child.stdin.take().unwrap();
        std::io::Write::write_all(&mut stdin, b"3\n2\n0\n2+\nquit\n").unwrap();
        let output = child.wait_with_output().unwrap();
        stdout(&output).to_owned()
    };
    let transcript = on_terminal("");
    for part in ["How many sides play?", "Which rules?", "┌12───┐", "Player 1 plays 2+"] {
        assert!(transcript.contains(part), "{part:?} is missing in\n{transcript}");
    }
    let transcript = on_terminal("--rules folk");
    assert!(
        !transcript.contains("How many sides play?") && transcript.contains("Player 1 plays 2+"),
        "{transcript}"
    );
}
