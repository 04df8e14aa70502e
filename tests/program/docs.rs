//! The documents: the program prints what their examples show, and their lists are complete.

use std::process::Command;

/// Returns the commands in the console blocks of a document, each with the output shown below it.
fn shown(document: &str) -> Vec<(&str, Vec<&str>)> {
    let mut commands: Vec<(&str, Vec<&str>)> = Vec::new();
    let blocks = document.split("```").skip(1).step_by(2);
    for line in blocks.filter_map(|block| block.strip_prefix("console\n")).flat_map(str::lines) {
        match (line.strip_prefix("$ "), commands.last_mut()) {
            (Some(command), _) => commands.push((command, Vec::new())),
            (None, Some((_, answer))) => answer.push(line),
            (None, None) => panic!("{line:?} stands before any command"),
        }
    }
    commands
}

/// Splits a command line into its arguments, at blanks outside quotes.
fn arguments(command: &str) -> Vec<String> {
    let mut arguments = Vec::new();
    for (i, part) in command.split('"').enumerate() {
        if i % 2 == 1 {
            arguments.push(part.to_owned());
        } else {
            arguments.extend(part.split_whitespace().map(str::to_owned));
        }
    }
    arguments
}

/// Runs every command in `document`, compares the output, and returns the number of commands. The
/// line `…` ends a shortened output.
fn check(document: &str) -> usize {
    let commands = shown(document);
    for (command, expected) in &commands {
        let arguments = arguments(command);
        assert_eq!(arguments[0], "o-an-quan", "{command}");
        let run = Command::new(env!("CARGO_BIN_EXE_o-an-quan")).args(&arguments[1..]).output();
        let run = run.expect("the program runs");
        let answer = [run.stdout, run.stderr].concat();
        let answer = String::from_utf8(answer).expect("text");
        let mut answer: Vec<&str> = answer.lines().collect();
        let mut expected = expected.clone();
        if expected.last() == Some(&"…") {
            expected.pop();
            answer.truncate(expected.len());
        }
        assert_eq!(answer, expected, "{command}");
    }
    commands.len()
}

#[test]
fn every_asset_is_listed_with_its_licence() {
    let listed = include_str!("../../assets/LICENSES.md");
    let assets = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let mut unlisted: Vec<String> = Vec::new();
    let mut count = 0;
    for folder in ["", "fonts", "music", "sounds"] {
        for entry in std::fs::read_dir(assets.join(folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            if entry.file_type().expect("a type").is_dir() {
                continue;
            }
            count += 1;
            let name = entry.file_name().into_string().expect("a name");
            // The variants of a sound are listed as a range.
            let variants = name.strip_suffix(".wav").and_then(|stem| stem.rsplit_once('-'));
            let named = match variants {
                Some((sound, "1")) => listed.contains(&format!("{sound}-1`")),
                Some((_, number)) => listed.contains(&format!("`-{number}`")),
                None => listed.contains(&name) || name == "LICENSES.md",
            };
            if !named {
                unlisted.push(name);
            }
        }
    }
    assert!(unlisted.is_empty() && count > 40, "{unlisted:?} of {count}");
}

#[test]
fn every_example_about_the_rules_is_correct() {
    assert!(check(include_str!("../../docs/rules.md")) >= 35);
}

#[test]
fn every_example_in_the_readme_is_correct() {
    assert!(check(include_str!("../../README.md")) >= 4);
}

#[test]
fn every_example_about_the_commands_is_correct() {
    assert!(check(include_str!("../../docs/commands.md")) >= 4);
}
