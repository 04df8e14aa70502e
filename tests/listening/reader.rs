//! A screen reader with a speech module that says everything in silence, on a session bus of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use crate::window_support::{Program, Screen, command, write_settings};

/// The longest that a test waits for a sentence.
const PATIENCE: Duration = Duration::from_secs(120);

/// The silence after which somebody leaves the window and comes back.
const SILENCE: Duration = Duration::from_secs(5);

/// Held by the only reader: Orca does not start beside another one.
static ALONE: Mutex<()> = Mutex::new(());

/// A screen reader, its speech server and their session bus.
pub struct Reader {
    _alone: MutexGuard<'static, ()>,
    home: tempfile::TempDir,
    processes: Vec<Child>,
    bus: String,
}

impl Reader {
    /// Starts a reader on `screen`, and waits until it speaks.
    pub fn start(screen: &Screen) -> Self {
        let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        let home = tempfile::tempdir().expect("a folder");
        let mut bus = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("HOME", home.path())
            .env("DISPLAY", &screen.display)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        BufReader::new(bus.stdout.take().expect("its output is piped"))
            .read_line(&mut address)
            .expect("its address");
        let mut reader =
            Reader { _alone: alone, home, processes: vec![bus], bus: address.trim().to_owned() };
        // A window has no focus without one, and then Orca does not come to it.
        reader.run(screen, &["openbox".to_owned()]);
        reader.run(screen, &speech_server(reader.home.path()));
        // Orca asks for the server once, when it starts.
        let (start, socket) = (Instant::now(), reader.home.path().join("speech"));
        while !socket.exists() {
            assert!(start.elapsed() < PATIENCE, "the speech server does not start");
            std::thread::yield_now();
        }
        reader.run(screen, &["orca".to_owned()]);
        reader.expect("Screen reader on.", 0);
        reader
    }

    fn run(&mut self, screen: &Screen, words: &[String]) {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdout(Stdio::null()).stderr(Stdio::null());
        self.join(&mut command, screen);
        let process = command.spawn();
        let missing = |_| panic!("{} is installed", words[0]);
        self.processes.push(process.unwrap_or_else(missing));
    }

    /// Lets a command find the reader and its screen.
    fn join(&self, command: &mut Command, screen: &Screen) {
        let home = self.home.path();
        let socket = format!("unix_socket:{}", home.join("speech").display());
        command
            .env("HOME", home)
            .env("XDG_RUNTIME_DIR", home)
            .env("DISPLAY", &screen.display)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.bus)
            .env("SPEECHD_ADDRESS", socket)
            .env("EAR", self.ear())
            .env("LC_ALL", "C.UTF-8");
    }

    fn ear(&self) -> PathBuf {
        self.home.path().join("ear")
    }

    /// Returns what has been said from the line `from` on.
    pub fn heard(&self, from: usize) -> Vec<String> {
        let text = fs::read_to_string(self.ear()).unwrap_or_default();
        text.lines().skip(from).map(str::to_owned).collect()
    }

    /// Waits until the reader has come to the program: it names what has the focus. Whoever hears nothing of a window that
    /// opens while the reader starts leaves it and comes back.
    fn come_to(&self, program: &Program) {
        let start = Instant::now();
        let mut asked = start;
        while !self.heard(0).iter().any(|line| line.starts_with("end ") && line.contains("button"))
        {
            assert!(start.elapsed() < PATIENCE, "nothing names the focus: {:#?}", self.heard(0));
            if asked.elapsed() > SILENCE {
                program.focus_again();
                asked = Instant::now();
            }
            std::thread::yield_now();
        }
    }

    /// Waits until something with `part` has been said to its end from the line `from` on. Returns the lines up to that.
    pub fn expect(&self, part: &str, from: usize) -> Vec<String> {
        let start = Instant::now();
        loop {
            let mut heard = self.heard(from);
            let is_it = |line: &String| line.starts_with("end ") && line.contains(part);
            if let Some(place) = heard.iter().position(is_it) {
                heard.truncate(place + 1);
                return heard;
            }
            assert!(start.elapsed() < PATIENCE, "nothing says {part:?}: {:#?}", self.heard(0));
            std::thread::yield_now();
        }
    }
}

/// A program in its window that a reader hears.
pub struct Heard {
    pub program: Program,
    reader: Reader,
    // Lives as long as the others.
    _screen: Screen,
    /// The lines of what was said before the last key.
    before: usize,
}

impl Heard {
    /// Starts the program in a language, such as `English`, with a game in this file if there is one.
    pub fn start(language: &str, game: Option<&str>) -> Self {
        Heard::start_with(&format!("language: Some({language}), "), game)
    }

    /// Starts it for somebody who has never played.
    pub fn start_anew(language: &str) -> Self {
        Heard::start_with(&format!("rules_asked: false, language: Some({language}), "), None)
    }

    fn start_with(settings: &str, game: Option<&str>) -> Self {
        let screen = Screen::start();
        let reader = Reader::start(&screen);
        let home = reader.home.path();
        write_settings(home, settings);
        let mut start = command(&screen, home);
        reader.join(&mut start, &screen);
        if let Some(game) = game {
            let path = home.join("game.oanquan");
            fs::write(&path, game).expect("written");
            start.arg(path);
        }
        let mut program = Program::start_by(start, &screen);
        program.expect_log("first frame");
        reader.come_to(&program);
        Heard { program, reader, _screen: screen, before: 0 }
    }

    /// Presses keys, each after the reader has said what the one before has led to: the second of a pair, to its end.
    pub fn press(&mut self, keys: &[(&str, &str)]) {
        for (key, heard) in keys {
            self.key(key);
            self.hear(heard);
        }
    }

    /// Presses a key; a capital letter with Shift, and one behind `^` with Control.
    pub fn key(&mut self, key: &str) {
        self.before = self.reader.heard(0).len();
        match key.strip_prefix('^') {
            Some(key) => self.program.key_with("Control_L", key),
            None if key.len() == 1 && key.chars().all(|it| it.is_ascii_uppercase()) => {
                self.program.key_with("Shift_L", &key.to_lowercase());
            }
            None => self.program.key(key),
        }
    }

    /// Waits until `part` has been said to its end since the last key. Returns what has been said until then.
    pub fn hear(&self, part: &str) -> Vec<String> {
        self.reader.expect(part, self.before)
    }

    /// Waits likewise. Returns what the program itself has said to its end, without the names of widgets; none of it may
    /// have been cut.
    pub fn hear_news(&self, part: &str) -> Vec<String> {
        let heard = self.hear(part);
        let is_name = |line: &str| ROLES.iter().any(|role| line.ends_with(role));
        let cut = heard.iter().filter_map(|line| line.strip_prefix("cut "));
        let cut: Vec<_> = cut.filter(|line| !is_name(line)).collect();
        assert!(cut.is_empty(), "cut: {cut:#?} of {heard:#?}");
        let ends = heard.iter().filter_map(|line| line.strip_prefix("end "));
        ends.filter(|line| !is_name(line)).map(str::to_owned).collect()
    }

    /// Closes the window.
    pub fn close(self) {
        self.program.ask_to_close();
        self.program.expect_clean_end();
    }
}

/// What Orca adds to the names of widgets.
const ROLES: [&str; 4] = ["button.", "label.", "selected.", "not selected."];

impl Drop for Reader {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Writes the settings of a speech server below `home`. Returns the command that starts it.
fn speech_server(home: &Path) -> Vec<String> {
    let settings = home.join("speech-settings");
    fs::create_dir_all(settings.join("modules")).expect("a folder");
    let module = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/listening/speech.py");
    let server = format!(
        "CommunicationMethod \"unix_socket\"\nSymbolsPreproc \"none\"\nTimeout 0\n\
         AddModule \"ear\" \"{}\" \"ear.conf\"\nDefaultModule ear\n",
        module.display()
    );
    fs::write(settings.join("speechd.conf"), server).expect("written");
    fs::write(settings.join("modules/ear.conf"), "").expect("written");
    let path = |name: &str| home.join(name).display().to_string();
    let words = ["speech-dispatcher", "-s", "-t", "0", "-C"].map(str::to_owned);
    let rest = [path("speech-settings"), "-P".into(), path("pid"), "-S".into(), path("speech")];
    let log = ["-L".to_owned(), path("")];
    words.into_iter().chain(rest).chain(log).collect()
}
