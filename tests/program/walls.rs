//! The walls of the house that the compiler does not hold.

use std::fs;
use std::path::{Path, PathBuf};

/// What a page in a browser lacks or does otherwise; `platform` stands for it.
const OF_THE_PLATFORM: [&str; 9] = [
    "thread::Builder",
    "thread::spawn",
    "available_parallelism",
    "time::Instant",
    "Timestamp::now",
    "fastrand::u64(",
    "directories::",
    "sys_locale::",
    "mundy::",
];

/// Returns the source files below a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let entries = fs::read_dir(folder).unwrap_or_else(|why| panic!("{}: {why}", folder.display()));
    let mut found = Vec::new();
    for entry in entries {
        let path = entry.expect("an entry").path();
        match path.extension() {
            _ if path.is_dir() => found.extend(sources(&path)),
            Some(extension) if extension == "rs" => found.push(path),
            _ => {}
        }
    }
    found
}

/// Returns the source files of the program and of the crates, named from the top of the tree, with
/// their texts without unit tests and comments.
fn texts() -> Vec<(String, String)> {
    let top = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = sources(&top.join("src"));
    for krate in fs::read_dir(top.join("crates")).expect("the crates") {
        files.extend(sources(&krate.expect("a crate").path().join("src")));
    }
    let text_of = |path: PathBuf| {
        let text = fs::read_to_string(&path).expect("a source file");
        let code = text.split("\n#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
        let name = path.strip_prefix(top).expect("inside the tree").display().to_string();
        (name.replace('\\', "/"), lines.collect::<Vec<_>>().join("\n"))
    };
    files.into_iter().map(text_of).collect()
}

#[test]
fn what_a_page_lacks_is_asked_of_the_platform_alone() {
    // The headless commands and the thread of the sound card have no place on a page.
    let exempt = |name: &str| {
        name.contains("/platform")
            || name.starts_with("src/cli/")
            || name == "crates/audio/src/device.rs"
    };
    let texts = texts();
    assert!(texts.len() > 200, "{} files", texts.len());
    let mut found = Vec::new();
    for (name, text) in texts.iter().filter(|(name, _)| !exempt(name)) {
        let uses = OF_THE_PLATFORM.iter().filter(|part| text.contains(**part));
        found.extend(uses.map(|part| format!("{name}: {part}")));
    }
    assert!(found.is_empty(), "{}", found.join("\n"));
    let platform = texts.iter().filter(|(name, _)| name.contains("/platform"));
    let platform: String = platform.map(|(_, text)| text.as_str()).collect();
    assert!(platform.contains("available_parallelism") && platform.contains("Timestamp::now"));
}

#[test]
fn the_shell_knows_no_other_game() {
    let texts = texts();
    let rooms = texts.iter().find(|(name, _)| name == "src/ui/rooms/mod.rs");
    let own = [
        ("pebbles::", "src/ui/rooms/pebbles"),
        ("caro::", "src/ui/rooms/caro"),
        ("cotuong::", "src/ui/rooms/cotuong"),
    ];
    for (krate, room) in own {
        let shell = |name: &str| {
            name.starts_with("src/ui/") && !name.starts_with(room)
                || name.starts_with("crates/tabletop/")
        };
        for (name, text) in texts.iter().filter(|(name, _)| shell(name)) {
            let knows = text.contains(krate) && name != "src/ui/rooms/mod.rs";
            assert!(!knows, "{name} knows {krate}");
        }
        assert!(rooms.is_some_and(|(_, text)| text.contains(krate)), "{krate}");
    }
}
