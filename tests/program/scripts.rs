//! The scripts on machines that lack something. Each test has its own machine: a copy of the
//! scripts, and a folder of stand-ins for the programs that they call, which is the whole PATH.
//! Nothing is installed, built or downloaded.
#![cfg(target_os = "linux")]

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use tempfile::TempDir;

use crate::executable::write_executable;

/// The programs that the scripts may expect on any Linux machine.
const BASICS: [&str; 10] =
    ["bash", "cat", "dirname", "env", "getconf", "mkdir", "nice", "readlink", "sed", "touch"];

/// The libraries that `ldconfig -p` lists on a complete machine.
const LIBRARIES: &str = "libX11.so.6 libX11-xcb.so.1 libXcursor.so.1 libXi.so.6 \
    libxkbcommon-x11.so.0 libGL.so.1 libEGL.so.1 libwayland-client.so.0 libwayland-egl.so.1";

struct Machine {
    folder: TempDir,
}

impl Machine {
    /// Creates a machine with only the basics and an ordinary user.
    fn bare() -> Self {
        let machine = Machine { folder: TempDir::new().unwrap() };
        for folder in ["bin", "home", "elsewhere"] {
            fs::create_dir_all(machine.path(folder)).unwrap();
        }
        for folder in ["scripts", ".ci", "crates/games/src"] {
            fs::create_dir_all(machine.path("the project").join(folder)).unwrap();
        }
        for name in BASICS {
            let found = ["/usr/bin", "/bin"].iter().map(|bin| Path::new(bin).join(name));
            let real = found.into_iter().find(|path| path.exists()).unwrap();
            symlink(real, machine.path("bin").join(name)).unwrap();
        }
        let ours = Path::new(env!("CARGO_MANIFEST_DIR"));
        let scripts = ["lib.sh", "play", "check", "test", "screenshots"]
            .map(|name| format!("scripts/{name}"));
        let others = ["Cargo.toml", ".ci/run", "crates/games/src/lib.rs"];
        for file in scripts.iter().map(String::as_str).chain(others) {
            let text = fs::read(ours.join(file)).unwrap();
            write_executable(&machine.path("the project").join(file), &text);
        }
        machine.tool("id", "echo 1000");
        machine
    }

    /// Creates a machine that lacks nothing.
    fn complete() -> Self {
        let machine = Machine::bare();
        machine.rust("99.0.0");
        // These succeed if a file exists, so that "installing" can create the file.
        machine.tool("cc", "cat >/dev/null; [ -e ../has-cc ]");
        machine.tool("pkg-config", "[ -e ../has-alsa ]");
        machine.tool("ldconfig", "cat ../libraries");
        for tool in ["Xvfb", "nats-server", "orca", "speech-dispatcher", "openbox", "dbus-daemon"] {
            machine.tool(tool, "");
        }
        machine.tool("shellcheck", "");
        fs::write(machine.path("has-cc"), "").unwrap();
        fs::write(machine.path("has-alsa"), "").unwrap();
        machine.libraries(LIBRARIES);
        machine
    }

    /// Sets the libraries that `ldconfig -p` lists.
    fn libraries(&self, names: &str) {
        let lines = names.split_whitespace().map(|name| format!("\t{name} (libc6) => x\n"));
        fs::write(self.path("libraries"), lines.collect::<String>()).unwrap();
    }

    fn lacking(file: &str) -> Self {
        let machine = Machine::complete();
        fs::remove_file(machine.path(file)).unwrap();
        machine
    }

    fn path(&self, name: &str) -> PathBuf {
        self.folder.path().join(name)
    }

    /// Adds a stand-in called `name`. It runs in `elsewhere`, whose parent is the folder of the
    /// machine.
    fn tool(&self, name: &str, body: &str) {
        self.tool_at(&self.path("bin").join(name), body);
    }

    fn tool_at(&self, path: &Path, body: &str) {
        let here = self.path("elsewhere");
        let text = format!("#!/bin/sh\ncd '{}'\n{body}\n", here.display());
        write_executable(path, text.as_bytes());
    }

    /// Adds a cargo that prints its arguments and "builds" a game that prints its own.
    fn rust(&self, version: &str) {
        self.tool("rustc", &format!("echo 'rustc {version} (0123456 2026-01-01)'"));
        let game = self.path("the game");
        self.tool_at(&game, "echo game; for word in \"$@\"; do echo \"[$word]\"; done");
        let body = format!(
            "if [ \"$1\" = --version ]; then echo 'cargo {version} (0123456 2026-01-01)'; exit; fi\n\
             echo \"cargo $*\" >&2\n\
             echo '{{\"reason\":\"x\",\"executable\":null}}'\n\
             echo '{{\"reason\":\"compiler-artifact\",\"executable\":\"{}\",\"fresh\":true}}'",
            game.display()
        );
        self.tool("cargo", &body);
    }

    /// Adds an apt-get that records its calls and "installs" the missing packages.
    fn apt_get(&self) {
        self.tool(
            "apt-get",
            "echo \"apt-get $DEBIAN_FRONTEND $*\" >>../calls\ntouch ../has-alsa ../has-cc",
        );
    }

    fn calls(&self) -> Vec<String> {
        let text = fs::read_to_string(self.path("calls")).unwrap_or_default();
        text.lines().map(str::to_owned).collect()
    }

    fn command(&self, script: &str) -> Command {
        let mut command = Command::new(self.path("the project").join(script));
        command
            .current_dir(self.path("elsewhere"))
            .env_clear()
            .env("PATH", self.path("bin"))
            .env("HOME", self.path("home"));
        command
    }

    fn run(&self, script: &str) -> Ran {
        Ran::new(self.command(script).output().unwrap())
    }
}

#[derive(Debug)]
struct Ran {
    status: Option<i32>,
    out: String,
    err: String,
}

impl Ran {
    fn new(output: Output) -> Self {
        let text = |bytes| String::from_utf8(bytes).unwrap();
        Ran { status: output.status.code(), out: text(output.stdout), err: text(output.stderr) }
    }

    #[track_caller]
    fn fails_with(&self, sentence: &str) {
        assert_eq!(self.status, Some(1), "{self:#?}");
        assert!(self.err.contains(sentence), "{self:#?}");
    }

    #[track_caller]
    fn plays(&self) {
        assert_eq!(self.status, Some(0), "{self:#?}");
        assert!(self.out.starts_with("game\n"), "{self:#?}");
    }
}

fn wanted_rust() -> &'static str {
    env!("CARGO_PKG_RUST_VERSION")
}

#[test]
fn without_rust_every_script_says_how_to_get_it() {
    let machine = Machine::bare();
    for script in ["scripts/play", "scripts/check", "scripts/test", ".ci/run"] {
        machine.run(script).fails_with(&format!(
            "Rust {} or newer is required but was not found: install it from https://rustup.rs, \
             then run this again.\n",
            wanted_rust()
        ));
    }
}

#[test]
fn an_old_rust_is_reported_with_the_way_to_update_it() {
    let machine = Machine::complete();
    machine.rust("1.63.0");
    for script in ["scripts/play", "scripts/check", "scripts/test", ".ci/run"] {
        machine.run(script).fails_with(&format!(
            "Rust {} or newer is required, but cargo is 1.63.0: run 'rustup update', or install a \
             newer Rust from https://rustup.rs.\n",
            wanted_rust()
        ));
    }
}

#[test]
fn the_required_version_is_the_one_in_cargo_toml() {
    let machine = Machine::complete();
    let manifest = machine.path("the project/Cargo.toml");
    for (wanted, have, enough) in [
        ("1.9", "1.10.0", true),
        ("1.10", "1.9.9", false),
        ("1.95.1", "1.95.0", false),
        ("1.95.1", "1.95.1", true),
        ("1.95", "2.0.0", true),
        ("1.95", "1.96.0-nightly", true),
        ("1.08", "1.09.0", true),
    ] {
        fs::write(&manifest, format!("[package]\nrust-version = \"{wanted}\"\n")).unwrap();
        machine.rust(have);
        let ran = machine.run("scripts/play");
        if enough {
            ran.plays();
        } else {
            ran.fails_with(&format!("Rust {wanted} or newer is required, but cargo is {have}:"));
        }
    }
}

#[test]
fn a_cargo_without_a_toolchain_is_reported_differently_from_an_old_one() {
    let machine = Machine::complete();
    machine.tool("cargo", "echo 'error: no default toolchain' >&2; exit 1");
    machine.run("scripts/play").fails_with("run 'rustup default stable'");
}

#[test]
fn a_cargo_that_is_not_yet_on_the_path_is_found_in_the_home_folder() {
    let machine = Machine::complete();
    let cargo_bin = machine.path("home/.cargo/bin");
    fs::create_dir_all(&cargo_bin).unwrap();
    for name in ["cargo", "rustc"] {
        fs::rename(machine.path("bin").join(name), cargo_bin.join(name)).unwrap();
    }
    machine.run("scripts/play").fails_with("was not found");
    let env = "export PATH=\"$HOME/.cargo/bin:$PATH\"\n";
    fs::write(machine.path("home/.cargo/env"), env).unwrap();
    machine.run("scripts/play").plays();
}

#[test]
fn play_builds_the_game_and_passes_its_arguments_on() {
    let machine = Machine::complete();
    let output = machine.command("scripts/play").args(["a b", "--lang", "vi", ""]).output();
    let ran = Ran::new(output.unwrap());
    ran.plays();
    assert_eq!(ran.out, "game\n[a b]\n[--lang]\n[vi]\n[]\n");
    let said: Vec<_> = ran.err.lines().collect();
    assert!(said[0].starts_with("Building the game, once; on "), "{ran:#?}");
    assert!(said[1].starts_with("cargo build --locked --bin o-an-quan"), "{ran:#?}");
    assert!(said[1].ends_with(" --profile play"), "{ran:#?}");
}

#[test]
fn play_says_nothing_about_a_game_that_is_built() {
    let machine = Machine::complete();
    fs::create_dir_all(machine.path("the project/target/play")).unwrap();
    let ran = machine.run("scripts/play");
    ran.plays();
    assert!(ran.err.starts_with("cargo build "), "{ran:#?}");
}

#[test]
fn play_works_through_a_link_and_when_called_with_sh() {
    let machine = Machine::complete();
    symlink(machine.path("the project/scripts/play"), machine.path("bin/o")).unwrap();
    let mut linked = Command::new(machine.path("bin/o"));
    linked.env_clear().env("PATH", machine.path("bin")).current_dir("/");
    Ran::new(linked.output().unwrap()).plays();
    let mut with_sh = Command::new("/bin/sh");
    with_sh.arg(machine.path("the project/scripts/play"));
    with_sh.env_clear().env("PATH", machine.path("bin")).current_dir("/");
    Ran::new(with_sh.output().unwrap()).plays();
}

#[test]
fn play_opens_nothing_if_the_build_fails() {
    let machine = Machine::complete();
    machine.tool(
        "cargo",
        "[ \"$1\" != --version ] || { echo 'cargo 99.0.0'; exit; }\necho 'error: broken' >&2; exit 101",
    );
    let ran = machine.run("scripts/play");
    assert_ne!(ran.status, Some(0), "{ran:#?}");
    assert!(ran.out.is_empty() && ran.err.ends_with("\nerror: broken\n"), "{ran:#?}");
}

#[test]
fn test_runs_everything_once_and_counts_what_passed() {
    let machine = Machine::complete();
    let passed = |count| format!("echo 'test result: ok. {count} passed; 0 failed'");
    let cargo = |tests: &str| {
        let [doc, headless] = [3, 5].map(passed);
        machine.tool(
            "cargo",
            &format!(
                "[ \"$1\" != --version ] || {{ echo 'cargo 99.0.0'; exit; }}\n\
                 echo \"cargo $*\" >&2\n\
                 case $* in *--no-run) ;; *--doc) {doc} ;; *--no-default*) {headless} ;; *) {tests} ;; esac"
            ),
        );
        machine.run("scripts/test")
    };
    let page = machine.path("the project/scripts/test-page");
    machine.tool_at(&page, &passed(7));
    let builder = machine.path("the project/scripts/page");
    machine.tool_at(&builder, "[ \"$*\" = --build ]");
    let ran = cargo(&passed(30));
    assert_eq!(ran.status, Some(0), "{ran:#?}");
    let said: Vec<_> = ran.err.lines().collect();
    assert!(said[0].starts_with("The whole suite takes about "), "{ran:#?}");
    let all = "cargo test --locked --workspace --exclude page-binder";
    let expected = [
        format!("{all} --tests --no-run"),
        format!("{all} --tests --no-fail-fast"),
        format!("{all} --doc"),
        "cargo test --locked --no-default-features --test headless".to_owned(),
    ];
    assert_eq!(said[1..said.len() - 1], expected);
    assert!(said[said.len() - 1].starts_with("45 tests passed in 0 min "), "{ran:#?}");
    for part in 1..=5 {
        assert!(ran.out.contains(&format!("=== Part {part} of 5: ")), "{ran:#?}");
    }
    let again = cargo(&passed(30));
    assert!(again.err.starts_with("The last run of the whole suite took "), "{again:#?}");

    machine.tool_at(&builder, "echo 'error: no page'; exit 1");
    let ran = cargo(&passed(30));
    assert_eq!(ran.status, Some(1), "{ran:#?}");
    let said = "error: no page The page cannot be built: see above.\n38 tests passed";
    assert!(ran.err.contains(said), "{ran:#?}");

    let ran = cargo("echo 'test result: FAILED. 29 passed; 1 failed'; exit 101");
    assert_eq!(ran.status, Some(101), "{ran:#?}");
    assert!(ran.err.lines().last().unwrap().starts_with("29 tests passed"), "{ran:#?}");
    assert!(!ran.out.contains("=== Part 3"), "{ran:#?}");
}

#[test]
fn check_formats_lints_and_tests_without_the_window() {
    let ran = Machine::complete().run("scripts/check");
    assert_eq!(ran.status, Some(0), "{ran:#?}");
    let [format, lints, tests] = ran.err.lines().collect::<Vec<_>>()[..] else {
        panic!("{ran:#?}");
    };
    assert_eq!(format, "cargo fmt --check");
    assert_eq!(lints, "cargo clippy --locked --all-targets -- -D warnings");
    assert!(
        tests.starts_with("cargo test --locked --no-default-features --lib --test "),
        "{tests}"
    );
    assert!(!tests.contains("--test gui"), "{tests}");
}

#[test]
fn check_does_without_shellcheck() {
    let ran = Machine::lacking("bin/shellcheck").run("scripts/check");
    assert_eq!(ran.status, Some(0), "{ran:#?}");
    assert!(ran.err.contains("Skipped: shellcheck is not installed.\n"), "{ran:#?}");
}

#[test]
fn screenshots_are_written_to_the_named_folder() {
    let machine = Machine::complete();
    let written = |arguments: &[&str]| {
        let mut command = machine.command("scripts/screenshots");
        let ran = Ran::new(command.args(arguments).output().unwrap());
        assert_eq!(ran.status, Some(0), "{ran:#?}");
        ran.err.split(" --bin screenshots -- ").last().unwrap().to_owned()
    };
    assert!(written(&[]).ends_with("the project/target/screenshots \n"));
    assert_eq!(written(&["pictures"]), "pictures \n");
    assert_eq!(written(&["--only", "home", "pictures"]), "pictures home\n");
    assert_eq!(written(&["--size", "360x640", "pictures"]), "pictures  360x640\n");
}

#[test]
fn screenshots_refuse_other_arguments_in_a_sentence() {
    let machine = Machine::complete();
    fs::write(machine.path("elsewhere/file"), "").unwrap();
    for (arguments, message) in [
        (["--all"].as_slice(), "There is no option '--all': see scripts/screenshots --help.\n"),
        (&["--only"], "--only needs part of a picture's name, as in --only game-hint.\n"),
        (&["--size"], "--size needs a width and a height in points, as in --size 360x640.\n"),
        (&["a", "b"], "Give one folder, not both 'a' and 'b': see scripts/screenshots --help.\n"),
        (&["file"], "'file' is a file: give a folder for the pictures.\n"),
    ] {
        let mut command = machine.command("scripts/screenshots");
        Ran::new(command.args(arguments).output().unwrap()).fails_with(message);
    }
}

#[test]
fn a_complete_machine_needs_no_packages() {
    let machine = Machine::complete();
    machine.apt_get();
    machine.run("scripts/play").plays();
    assert!(machine.calls().is_empty());
}

#[test]
fn root_installs_only_what_is_missing_after_an_update() {
    let machine = Machine::lacking("has-alsa");
    machine.apt_get();
    machine.tool("id", "echo 0");
    let ran = machine.run("scripts/play");
    ran.plays();
    assert!(ran.err.contains("Installing missing packages: libasound2-dev\n"), "{ran:#?}");
    let calls = machine.calls();
    assert_eq!(calls.len(), 2, "{calls:?}");
    assert!(calls[0].starts_with("apt-get noninteractive "), "{calls:?}");
    assert!(calls[0].contains(" update"), "{calls:?}");
    assert!(calls[1].contains(" install -y "), "{calls:?}");
    assert!(calls[1].ends_with(" libasound2-dev"), "{calls:?}");
}

#[test]
fn others_install_with_sudo() {
    let machine = Machine::lacking("has-cc");
    machine.apt_get();
    machine.tool("sudo", "echo sudo >>../calls\n\"$@\"");
    machine.run("scripts/play").plays();
    let calls = machine.calls();
    assert_eq!(calls.len(), 4, "{calls:?}");
    assert_eq!((calls[0].as_str(), calls[2].as_str()), ("sudo", "sudo"));
    assert!(calls[3].ends_with(" gcc libc6-dev"), "{calls:?}");
}

#[test]
fn without_root_and_sudo_the_packages_are_named_for_an_administrator() {
    let machine = Machine::lacking("has-alsa");
    machine.apt_get();
    machine.run("scripts/play").fails_with(
        "Packages are missing, and you are not root and have no sudo: ask an administrator to \
         run 'apt-get install libasound2-dev'.\n",
    );
    assert!(machine.calls().is_empty());
}

#[test]
fn an_installation_that_fails_ends_the_script() {
    let machine = Machine::lacking("has-alsa");
    machine.tool("id", "echo 0");
    machine.tool("apt-get", "echo 'E: no such package' >&2; exit 100");
    let ran = machine.run("scripts/play");
    ran.fails_with("The installation failed");
    assert!(ran.err.contains("E: no such package"), "{ran:#?}");
}

#[test]
fn an_installation_that_does_not_help_ends_the_script() {
    let machine = Machine::lacking("has-alsa");
    machine.tool("id", "echo 0");
    machine.tool("apt-get", "");
    machine.run("scripts/play").fails_with("their contents were not found: libasound2-dev.");
}

#[test]
fn without_apt_get_the_libraries_are_named() {
    let machine = Machine::bare();
    machine.rust("99.0.0");
    machine.tool("ldconfig", "");
    machine.run("scripts/test").fails_with(
        "There is no apt-get: install the contents of these Debian packages yourself: gcc \
         libc6-dev pkg-config libasound2-dev libx11-6 libx11-xcb1 libxcursor1 libxi6 \
         libxkbcommon-x11-0 libgl1 libegl1 libwayland-client0 libwayland-egl1 xvfb \
         nats-server orca at-spi2-core speech-dispatcher openbox dbus-daemon.\n",
    );
}

#[test]
fn without_apt_get_a_complete_machine_plays() {
    let machine = Machine::complete();
    let ran = machine.run("scripts/play");
    ran.plays();
    assert!(!ran.err.contains("apt-get"), "{ran:#?}");
}

#[test]
fn a_missing_window_library_is_only_a_warning() {
    let machine = Machine::complete();
    machine.libraries(&LIBRARIES.replace("libXi.so.6", "libXi.so.5"));
    let ran = machine.run("scripts/play");
    ran.plays();
    assert!(ran.err.contains("these Debian packages yourself: libxi6."), "{ran:#?}");
    assert!(ran.err.contains("the window may not open"), "{ran:#?}");
}

#[test]
fn checks_name_the_missing_rust_components() {
    let machine = Machine::complete();
    machine.tool("cargo", "[ \"$1\" = --version ] && echo 'cargo 99.0.0'");
    for script in ["scripts/check", ".ci/run"] {
        machine.run(script).fails_with("run 'rustup component add rustfmt clippy'");
    }
}

/// Returns the folders with tests of the program and of the crates in `crates/`.
fn test_folders() -> Vec<PathBuf> {
    let ours = Path::new(env!("CARGO_MANIFEST_DIR"));
    let crates = fs::read_dir(ours.join("crates")).unwrap().map(|each| each.unwrap().path());
    crates.map(|each| each.join("tests")).chain([ours.join("tests")]).collect()
}

/// Returns the names of the folders and files in these folders.
fn test_programs() -> Vec<String> {
    let folders = test_folders().into_iter();
    let entries = folders.filter_map(|folder| fs::read_dir(folder).ok()).flatten();
    let stem =
        |entry: fs::DirEntry| entry.path().file_stem().unwrap().to_string_lossy().into_owned();
    entries.map(|entry| stem(entry.unwrap())).collect()
}

#[test]
fn the_tests_of_a_check_exist() {
    let script = include_str!("../../scripts/check").replace("\\\n", "");
    let mut lists = script.lines().filter_map(|line| line.strip_prefix("for name in "));
    let mut names = || lists.next().expect("a list").trim_end_matches("; do").split_whitespace();
    let programs = test_programs();
    for name in names().filter(|name| !name.starts_with('$')) {
        assert!(programs.iter().any(|program| program == name), "no test program is called {name}");
    }
    let tests = tests_of_programs();
    for name in names() {
        assert!(tests.contains(&format!("fn {name}")), "no test is called {name}");
    }
}

/// Returns the source of the tests that are no unit tests.
fn tests_of_programs() -> String {
    let (mut folders, mut text) = (test_folders(), String::new());
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                text += &fs::read_to_string(path).unwrap();
            }
        }
    }
    text
}
