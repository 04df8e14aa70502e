//! A screen reader with a speech module that says everything in silence, on a screen and a session bus of its own.

use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use crate::window_support::Screen;

/// The longest that a test waits for a sentence.
pub const PATIENCE: Duration = Duration::from_secs(120);

/// A screen reader, its speech server, their session bus and their screen.
pub struct Reader {
    home: tempfile::TempDir,
    locale: &'static str,
    processes: Vec<Child>,
    bus: String,
    pub screen: Screen,
    /// What the speech module writes, line by line, and what has been read of it.
    lines: Receiver<String>,
    read: Vec<String>,
}

impl Reader {
    /// Starts a reader on a desktop with this locale, and waits until it speaks: it listens to all windows by then.
    pub fn start(locale: &'static str) -> Self {
        let mut reader = Reader::without_orca(locale);
        reader.start_orca();
        reader
    }

    /// Starts all but the reader itself.
    pub fn without_orca(locale: &'static str) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let screen = Screen::start();
        let mut bus = Command::new("dbus-daemon")
            .args(["--session", "--nofork", "--print-address=1"])
            .env("HOME", home.path())
            .env("XDG_RUNTIME_DIR", home.path())
            .env("DISPLAY", &screen.display)
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("dbus-daemon is installed");
        let mut address = String::new();
        BufReader::new(bus.stdout.take().expect("its output is piped"))
            .read_line(&mut address)
            .expect("its address");
        let bus_address = address.trim().to_owned();
        let (processes, lines) = (vec![bus], listen(&home.path().join("ear")));
        let mut reader =
            Reader { home, locale, processes, bus: bus_address, screen, lines, read: Vec::new() };
        reader.hide_other_readers();
        // A window has no focus without one, and then Orca does not come to it.
        reader.run(&["openbox".to_owned()]);
        reader.run(&speech_server(reader.home.path()));
        // Orca asks for the server once, when it starts.
        let (start, socket) = (Instant::now(), reader.home.path().join("speech"));
        while !socket.exists() {
            assert!(start.elapsed() < PATIENCE, "the speech server does not start");
            std::thread::yield_now();
        }
        reader
    }

    /// Starts the reader itself, and waits until it speaks.
    pub fn start_orca(&mut self) {
        // Its own words stay English: whether it has others depends on the machine.
        self.run(&[
            "env".to_owned(),
            format!("LC_ALL={}", self.locale),
            "LANGUAGE=en".to_owned(),
            "orca".to_owned(),
        ]);
        while !self.said().contains(&"Screen reader on.".to_owned()) {
            assert!(self.listens_for(PATIENCE), "Orca does not start: {:#?}", self.read);
        }
    }

    /// Orca asks `pgrep` for other readers, and ends if there is one: that of another test, or of whoever runs the tests.
    fn hide_other_readers(&self) {
        let folder = self.home.path().join("bin");
        fs::create_dir(&folder).expect("a folder");
        let program = folder.join("pgrep");
        fs::write(&program, "#!/bin/sh\nexit 1\n").expect("written");
        fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).expect("a program");
    }

    fn run(&mut self, words: &[String]) {
        let mut command = Command::new(&words[0]);
        command.args(&words[1..]).stdout(Stdio::null()).stderr(Stdio::null());
        self.join(&mut command);
        let process = command.spawn();
        let missing = |_| panic!("{} is installed", words[0]);
        self.processes.push(process.unwrap_or_else(missing));
    }

    /// Lets a command find the reader and its screen.
    pub fn join(&self, command: &mut Command) {
        let home = self.home.path();
        let path = std::env::var("PATH").unwrap_or_default();
        command
            .env("HOME", home)
            .env("PATH", format!("{}:{path}", home.join("bin").display()))
            .env("XDG_RUNTIME_DIR", home)
            .env("DISPLAY", &self.screen.display)
            .env("DBUS_SESSION_BUS_ADDRESS", &self.bus)
            .env("SPEECHD_ADDRESS", format!("unix_socket:{}", home.join("speech").display()))
            .env("EAR", self.ear())
            .env("LC_ALL", "C.UTF-8")
            .env_remove("AT_SPI_BUS_ADDRESS");
    }

    fn ear(&self) -> PathBuf {
        self.home.path().join("ear")
    }

    /// Waits until the speech module writes something. Returns `false` if it does not in this time.
    pub fn listens_for(&mut self, time: Duration) -> bool {
        let first = self.lines.recv_timeout(time);
        self.read.extend(first.iter().cloned());
        self.read.extend(self.lines.try_iter());
        first.is_ok()
    }

    /// Returns what has been said: to its end, or with a mark behind it.
    pub fn said(&self) -> Vec<String> {
        let said = self.read.iter().filter_map(|line| match line.split_once(' ')? {
            ("end", text) => Some(text.trim().to_owned()),
            ("cut", text) => Some(format!("{} [cut]", text.trim())),
            _ => None,
        });
        said.collect()
    }

    /// Returns whether something is being said.
    pub fn is_speaking(&self) -> bool {
        self.read.last().is_some_and(|line| line.starts_with("begin "))
    }

    /// Returns the language of the voice in which the last sentence was said.
    pub fn voice(&self) -> Option<String> {
        let mut languages = self.read.iter().filter_map(|line| line.strip_prefix("language "));
        languages.next_back().map(str::to_owned)
    }
}

impl Drop for Reader {
    fn drop(&mut self) {
        for process in self.processes.iter_mut().rev() {
            let _ = process.kill();
            let _ = process.wait();
        }
    }
}

/// Makes the pipe in which the speech module writes what it says. Returns its lines.
fn listen(pipe: &Path) -> Receiver<String> {
    let made = Command::new("mkfifo").arg(pipe).status();
    assert!(made.is_ok_and(|status| status.success()), "no pipe at {pipe:?}");
    // Whoever may write as well opens it without waiting for the other end.
    let ear = File::options().read(true).write(true).open(pipe).expect("the pipe");
    let (sender, lines) = channel();
    std::thread::spawn(move || {
        for line in BufReader::new(ear).lines().map_while(Result::ok) {
            if sender.send(line).is_err() {
                break;
            }
        }
    });
    lines
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
