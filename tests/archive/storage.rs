//! Stored files: saved values are loaded again, and nothing is ever lost.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use o_an_quan::platform::config_file;
use o_an_quan::storage::{Flaw, LoadProblem, MAX_BYTES, RonFile, SaveProblem};
use serde::{Deserialize, Serialize};
use tempfile::TempDir;

const VERSION: u32 = 2;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(default)]
struct Sample {
    name: String,
    volume: f32,
    level: Level,
    seats: Vec<Option<u8>>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Level {
    Easy,
    Depth(u8),
}

impl Default for Sample {
    fn default() -> Self {
        Sample { name: "Người chơi".into(), volume: 0.5, level: Level::Easy, seats: Vec::new() }
    }
}

fn sample() -> Sample {
    Sample {
        name: "Cô \"Tấm\"\n".into(),
        volume: 0.25,
        level: Level::Depth(6),
        seats: vec![None, Some(3)],
    }
}

fn file_in(folder: &TempDir) -> RonFile {
    RonFile::new(folder.path().join("settings.ron"), VERSION)
}

/// Returns a file that contains `bytes`, and the result of loading it.
fn load_bytes(bytes: &[u8]) -> (TempDir, RonFile, Result<Option<Sample>, LoadProblem>) {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    fs::write(file.path(), bytes).unwrap();
    let loaded = file.load();
    (folder, file, loaded)
}

fn names(folder: &Path) -> Vec<String> {
    let mut names: Vec<_> = fs::read_dir(folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    names
}

/// Asserts that a file with `bytes` is set aside unchanged under the first free name with `word`,
/// and that saving works afterwards. Returns the flaw.
fn set_aside_as(word: &str, bytes: &[u8]) -> Flaw {
    let (folder, file, loaded) = load_bytes(bytes);
    let problem = loaded.unwrap_err();
    let sentence = problem.to_string();
    let LoadProblem::SetAside { path, flaw, moved_to } = problem else {
        panic!("not set aside: {problem:?}")
    };
    assert_eq!(path, file.path());
    assert_eq!(moved_to, folder.path().join(format!("settings.{word}-1.ron")));
    assert_eq!(fs::read(&moved_to).unwrap(), bytes);
    assert!(!file.path().exists());
    assert!(sentence.contains("settings.ron"), "{sentence}");
    assert!(sentence.contains(&format!("settings.{word}-1.ron")), "{sentence}");
    file.save(&sample()).unwrap();
    assert_eq!(fs::read(&moved_to).unwrap(), bytes);
    flaw
}

#[test]
fn saved_values_are_loaded_again() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    assert_eq!(file.load::<Sample>().unwrap(), None);
    file.save(&Sample::default()).unwrap();
    file.save(&sample()).unwrap();
    assert_eq!(file_in(&folder).load().unwrap(), Some(sample()));
    assert_eq!(names(folder.path()), ["settings.ron"], "no drafts are left");
}

#[test]
fn the_file_is_readable_text() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    file.load::<Sample>().unwrap();
    file.save(&Sample::default()).unwrap();
    let text = fs::read_to_string(file.path()).unwrap();
    let expected = "(\n    version: 2,\n    data: (\n        name: \"Người chơi\",\n        volume: 0.5,\n        \
                    level: Easy,\n        seats: [],\n    ),\n)\n";
    assert_eq!(text.replace("\r\n", "\n"), expected);
}

#[test]
fn the_default_replaces_a_file_that_cannot_be_loaded() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    let (value, problem) = file.load_or_default::<Sample>();
    assert_eq!((value, problem.is_none()), (Sample::default(), true));
    file.save(&sample()).unwrap();
    assert_eq!(file.load_or_default::<Sample>().0, sample());
    fs::write(file.path(), "x").unwrap();
    let (value, problem) = file.load_or_default::<Sample>();
    assert_eq!((value, problem.is_some()), (Sample::default(), true));
}

#[test]
fn unknown_fields_are_ignored_and_missing_ones_get_defaults() {
    let text = "(version: 2, written_by: \"1.4\", data: (volume: 0.75, \
                theme: Dark(accent: (1, 2), on: {\"a\": [Some(())]}), future: [1, 2]))";
    let (_folder, _file, loaded) = load_bytes(text.as_bytes());
    assert_eq!(loaded.unwrap(), Some(Sample { volume: 0.75, ..Sample::default() }));
}

#[test]
fn older_versions_comments_and_a_byte_order_mark_are_read() {
    for text in ["(version: 1, data: ())", "\u{feff}// mine\n(version: 2, data: (/* none */))"] {
        let (_folder, _file, loaded) = load_bytes(text.as_bytes());
        assert_eq!(loaded.unwrap(), Some(Sample::default()), "{text}");
    }
}

#[test]
fn a_look_at_a_file_touches_nothing_and_permits_no_saving() {
    for (text, expected) in [
        ("(version: 2, data: (name: \"Tấm\"))", Some("Tấm")),
        ("(version: 3, data: (name: \"Tấm\"))", None),
        ("hello", None),
    ] {
        let folder = TempDir::new().unwrap();
        let file = file_in(&folder);
        assert_eq!(file.peek::<Sample>(), None);
        fs::write(file.path(), text).unwrap();
        let seen = file.peek::<Sample>().map(|sample| sample.name);
        assert_eq!(seen.as_deref(), expected, "{text}");
        assert!(matches!(file.save(&sample()), Err(SaveProblem::Refused { .. })));
        assert_eq!(fs::read_to_string(file.path()).unwrap(), text);
        assert_eq!(names(folder.path()), ["settings.ron"]);
    }
}

#[test]
fn a_file_that_is_not_text_is_set_aside() {
    assert_eq!(set_aside_as("broken", b"(version: 2, data: (name: \"\xff\xfe\"))"), Flaw::NotText);
}

#[test]
fn a_file_that_is_not_ron_is_set_aside() {
    for text in ["", "hello", "(version: 2, data: (", "(version: 2, data: ()) tail", "\0\0\0\0"] {
        let flaw = set_aside_as("broken", text.as_bytes());
        assert!(matches!(flaw, Flaw::Syntax { .. }), "{text}: {flaw:?}");
    }
}

#[test]
fn a_file_of_the_wrong_shape_is_set_aside() {
    for text in [
        "(volume: 0.5)",
        "(version: 2)",
        "(version: -1, data: ())",
        "(version: \"2\", data: ())",
        "(version: 2, data: [1, 2])",
        "(version: 2, data: (volume: \"loud\"))",
        "(version: 2, data: (level: Unheard))",
        "(version: 2, data: (level: Depth(300)))",
    ] {
        let flaw = set_aside_as("broken", text.as_bytes());
        assert!(matches!(flaw, Flaw::Syntax { .. }), "{text}: {flaw:?}");
    }
}

#[test]
fn a_file_above_the_size_limit_is_set_aside_and_one_at_the_limit_is_read() {
    let text = |bytes: u64| {
        let mut text = String::from("(version: 2, data: ())");
        text.extend(std::iter::repeat_n(' ', bytes as usize - text.len()));
        text
    };
    assert_eq!(set_aside_as("broken", text(MAX_BYTES + 1).as_bytes()), Flaw::TooLarge);
    let (_folder, _file, loaded) = load_bytes(text(MAX_BYTES).as_bytes());
    assert_eq!(loaded.unwrap(), Some(Sample::default()));
}

#[test]
fn deep_nesting_is_refused_without_a_crash() {
    for unit in ["(", "[", "{", "Some(", "a(", "a(b:", "/*", "{[(", "-", "r#", "#![enable("] {
        for before in ["", "(version: 2, data: ", "(version: 2, other: "] {
            let times = (MAX_BYTES as usize - before.len()) / unit.len();
            let text = before.to_owned() + &unit.repeat(times);
            let flaw = set_aside_as("broken", text.as_bytes());
            assert!(matches!(flaw, Flaw::Syntax { .. }), "{before}{unit}: {flaw:?}");
        }
    }
}

#[test]
fn a_file_from_a_newer_version_is_set_aside_whatever_its_shape() {
    for data in ["()", "[Strange, {1: (2)}]", "(volume: \"loud\")"] {
        let flaw = set_aside_as("newer", format!("(version: 3, data: {data})").as_bytes());
        assert_eq!(flaw, Flaw::Newer { found: 3, known: VERSION });
    }
    let flaw = set_aside_as("newer", b"(version: 9)");
    assert_eq!(flaw, Flaw::Newer { found: 9, known: VERSION });
}

#[test]
fn files_already_set_aside_are_not_replaced() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    for number in 1..=3 {
        fs::write(file.path(), format!("broken {number}")).unwrap();
        file.load::<Sample>().unwrap_err();
    }
    for number in 1..=3 {
        let kept = folder.path().join(format!("settings.broken-{number}.ron"));
        assert_eq!(fs::read_to_string(kept).unwrap(), format!("broken {number}"));
    }
    assert_eq!(names(folder.path()).len(), 3);
}

#[test]
fn a_file_that_cannot_be_set_aside_stays_and_saving_is_refused() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    fs::write(file.path(), "broken").unwrap();
    for number in 1..=999 {
        let taken = folder.path().join(format!("settings.broken-{number}.ron"));
        fs::write(taken, "").unwrap();
    }
    let problem = file.load::<Sample>().unwrap_err();
    assert!(matches!(problem, LoadProblem::Stuck { .. }), "{problem:?}");
    assert!(problem.to_string().contains("nothing will be saved"), "{problem}");
    let refused = file.save(&sample()).unwrap_err();
    assert!(matches!(refused, SaveProblem::Refused { .. }), "{refused:?}");
    assert_eq!(fs::read_to_string(file.path()).unwrap(), "broken");
}

#[test]
fn a_file_that_was_never_loaded_is_not_overwritten() {
    let folder = TempDir::new().unwrap();
    let file = file_in(&folder);
    fs::write(file.path(), "precious").unwrap();
    let refused = file.save(&sample()).unwrap_err();
    assert!(matches!(refused, SaveProblem::Refused { .. }), "{refused:?}");
    assert_eq!(fs::read_to_string(file.path()).unwrap(), "precious");
}

#[test]
fn a_folder_in_place_of_a_file_is_left_alone() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    fs::create_dir(file.path()).unwrap();
    let problem = file.load::<Sample>().unwrap_err();
    assert!(matches!(problem, LoadProblem::Unreadable { .. }), "{problem:?}");
    assert!(matches!(file.save(&sample()).unwrap_err(), SaveProblem::Refused { .. }));
    assert!(file.path().is_dir());
}

#[test]
fn a_missing_folder_is_created() {
    let folder = TempDir::new().unwrap();
    let path = folder.path().join("một/hai ba/settings.ron");
    let mut file = RonFile::new(&path, VERSION);
    assert_eq!(file.load::<Sample>().unwrap(), None);
    assert!(names(folder.path()).is_empty(), "loading creates nothing");
    file.save(&sample()).unwrap();
    assert_eq!(RonFile::new(path, VERSION).load().unwrap(), Some(sample()));
}

#[test]
fn a_folder_that_cannot_be_written_is_reported_in_one_sentence() {
    let folder = TempDir::new().unwrap();
    let blocker = folder.path().join("blocker");
    fs::write(&blocker, "a file where a folder should be").unwrap();
    let mut file = RonFile::new(blocker.join("settings.ron"), VERSION);
    assert_eq!(file.load::<Sample>().unwrap(), None);
    let problem = file.save(&sample()).unwrap_err();
    assert!(matches!(&problem, SaveProblem::Folder { folder, .. } if *folder == blocker));
    let sentence = problem.to_string();
    let expected = format!("the folder {} cannot be written to: ", blocker.display());
    assert!(sentence.starts_with(&expected) && !sentence.contains('\n'), "{sentence}");
    assert_eq!(fs::read_to_string(blocker).unwrap(), "a file where a folder should be");
}

#[test]
fn an_old_file_is_unchanged_if_its_folder_takes_no_new_file() {
    // Even root cannot write into the process table.
    let proc = PathBuf::from("/proc/self");
    if !proc.is_dir() {
        return;
    }
    let mut file = RonFile::new(proc.join("settings.ron"), VERSION);
    file.load::<Sample>().unwrap();
    let problem = file.save(&sample()).unwrap_err();
    assert!(matches!(problem, SaveProblem::Folder { .. }), "{problem:?}");
    assert!(!problem.to_string().contains(".draft"), "{problem}");
}

#[test]
fn a_value_too_large_to_read_again_is_not_saved() {
    let folder = TempDir::new().unwrap();
    let mut file = file_in(&folder);
    file.load::<Sample>().unwrap();
    file.save(&sample()).unwrap();
    let huge = Sample { name: "x".repeat(MAX_BYTES as usize), ..sample() };
    let problem = file.save(&huge).unwrap_err();
    assert!(matches!(problem, SaveProblem::Value { .. }), "{problem:?}");
    assert_eq!(file.load().unwrap(), Some(sample()));
}

#[cfg(unix)]
#[test]
fn a_link_stays_a_link() {
    let folder = TempDir::new().unwrap();
    let real = folder.path().join("elsewhere.ron");
    fs::write(&real, "(version: 2, data: ())").unwrap();
    let mut file = file_in(&folder);
    std::os::unix::fs::symlink(&real, file.path()).unwrap();
    file.load::<Sample>().unwrap();
    file.save(&sample()).unwrap();
    assert!(fs::symlink_metadata(file.path()).unwrap().is_symlink());
    assert_eq!(RonFile::new(real, VERSION).load().unwrap(), Some(sample()));
}

#[test]
#[ignore = "a helper that the next test runs in a separate process"]
fn print_the_settings_path() {
    println!("settings={}", config_file("settings.ron").unwrap().display());
}

#[cfg(target_os = "linux")]
#[test]
fn settings_are_in_the_configuration_folder_of_the_user() {
    let path_with = |name: &str, value: &str| {
        let output = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "storage::print_the_settings_path", "--ignored", "--nocapture"])
            .env_remove("XDG_CONFIG_HOME")
            .env(name, value)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let start = text.find("settings=").unwrap_or_else(|| panic!("{text}")) + 9;
        text[start..].lines().next().unwrap().to_owned()
    };
    assert_eq!(path_with("XDG_CONFIG_HOME", "/x/cfg"), "/x/cfg/o-an-quan/settings.ron");
    assert_eq!(path_with("HOME", "/x/home"), "/x/home/.config/o-an-quan/settings.ron");
}
