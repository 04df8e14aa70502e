//! A virtual screen, and the program on it.

// The tests and the benchmark of the window each use only some of these.
#![allow(dead_code)]

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use eframe::egui::Pos2;
use x11rb::connection::Connection;
use x11rb::protocol::xproto::{
    AtomEnum, ClientMessageEvent, ConfigureWindowAux, ConnectionExt as _, EventMask, InputFocus,
    PropMode, Window,
};
use x11rb::protocol::xtest::ConnectionExt as _;
use x11rb::rust_connection::RustConnection;
use x11rb::wrapper::ConnectionExt as _;

/// The longest that a test waits.
const PATIENCE: Duration = Duration::from_secs(120);

/// The time after which a click is repeated.
const CLICK_AGAIN: Duration = Duration::from_millis(700);

const KEY_PRESS: u8 = 2;
const KEY_RELEASE: u8 = 3;
const BUTTON_PRESS: u8 = 4;
const BUTTON_RELEASE: u8 = 5;
const MOTION: u8 = 6;

/// An X server that only this test uses.
pub struct Screen {
    server: Child,
    pub display: String,
}

impl Screen {
    /// Starts a server on a free display, as large as the window at first.
    pub fn start() -> Self {
        Self::start_sized(1280, 800)
    }

    /// Starts a server on a free display of this size.
    pub fn start_sized(width: u16, height: u16) -> Self {
        let size = format!("{width}x{height}x24");
        let mut server = Command::new("Xvfb")
            .args(["-displayfd", "1", "-screen", "0", &size, "-nolisten", "tcp"])
            // The server is not reset when its last program ends.
            .arg("-noreset")
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("Xvfb is installed (scripts/test installs it)");
        let mut number = String::new();
        let output = server.stdout.take().expect("its output is piped");
        BufReader::new(output).read_line(&mut number).expect("the display it chose");
        Screen { server, display: format!(":{}", number.trim()) }
    }

    /// Kills the X server.
    pub fn kill(&mut self) {
        let _ = self.server.kill();
        let _ = self.server.wait();
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        self.kill();
    }
}

/// The program in its window.
pub struct Program {
    process: Child,
    log: Receiver<String>,
    /// The lines of the log that were read.
    heard: Vec<String>,
    x: RustConnection,
    root: Window,
    window: Window,
    /// The folder of its files, unless the test owns it.
    _home: Option<tempfile::TempDir>,
}

impl Program {
    /// Starts the program on `screen` with its own settings, in which the question of the first run
    /// is answered, and waits for its window.
    pub fn start(screen: &Screen) -> Self {
        Self::start_with(screen, "")
    }

    /// Does the same with more fields in the settings.
    pub fn start_with(screen: &Screen, fields: &str) -> Self {
        let home = tempfile::tempdir().expect("a folder");
        let mut program = Program::start_in(screen, home.path(), fields);
        program._home = Some(home);
        program
    }

    /// Does the same with files in `home`, which may contain those of an earlier run.
    pub fn start_in(screen: &Screen, home: &Path, fields: &str) -> Self {
        write_settings(home, fields);
        Self::start_by(command(screen, home), screen)
    }

    /// Starts the program on `screen` by a [`command`], and waits for its window.
    pub fn start_by(mut command: Command, screen: &Screen) -> Self {
        let mut process = command.stderr(Stdio::piped()).spawn().expect("the program starts");
        let (sender, log) = channel();
        let lines = BufReader::new(process.stderr.take().expect("its log is piped")).lines();
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                eprintln!("{line}");
                if sender.send(line).is_err() {
                    break;
                }
            }
        });
        let (x, number) = x11rb::connect(Some(&screen.display)).expect("the screen answers");
        let root = x.setup().roots[number].root;
        let window = find_window(&x, root, &mut process);
        Program { process, log, heard: Vec::new(), x, root, window, _home: None }
    }

    /// Waits until a line of the log contains `part`, and returns the line. A warning fails the
    /// test.
    pub fn expect_log(&mut self, part: &str) -> String {
        let line = self.expect_within(part, PATIENCE);
        line.unwrap_or_else(|| panic!("the log never says {part:?}"))
    }

    /// Returns the process ID.
    pub fn id(&self) -> u32 {
        self.process.id()
    }

    /// Clicks a place until a line of the log contains `part`. A click has no effect before the
    /// frame that shows its target; people do not click that fast.
    pub fn click_until(&mut self, at: Pos2, part: &str) {
        let start = Instant::now();
        loop {
            self.click(at);
            if self.expect_within(part, CLICK_AGAIN).is_some() {
                return;
            }
            assert!(start.elapsed() < PATIENCE, "clicks at {at} never lead to {part:?}");
        }
    }

    /// Waits at most for `patience` until a line of the log contains `part`, and returns the line, if
    /// there is one. A warning fails the test.
    pub fn expect_within(&mut self, part: &str, patience: Duration) -> Option<String> {
        self.expect_any_within(&[part], patience)
    }

    /// Does the same until a line contains one of the `parts`.
    pub fn expect_any_within(&mut self, parts: &[&str], patience: Duration) -> Option<String> {
        let end = Instant::now() + patience;
        loop {
            let left = end.saturating_duration_since(Instant::now());
            let line = self.log.recv_timeout(left).ok()?;
            check_line(&line);
            self.heard.push(line.clone());
            if parts.iter().any(|part| line.contains(part)) {
                return Some(line);
            }
        }
    }

    /// Reads what the log has said meanwhile, and returns all its lines since the start. A warning
    /// fails the test.
    pub fn heard(&mut self) -> &[String] {
        let new: Vec<_> = self.log.try_iter().collect();
        new.iter().for_each(|line| check_line(line));
        self.heard.extend(new);
        &self.heard
    }

    /// Returns the size of the inside of the window, in points, which are pixels here.
    pub fn size(&self) -> (f32, f32) {
        let size = self.x.get_geometry(self.window).unwrap().reply().expect("the window's size");
        (size.width.into(), size.height.into())
    }

    /// Clicks a place in the window.
    fn click(&self, at: Pos2) {
        let (x, y) = (at.x as i16, at.y as i16);
        let place = self.x.translate_coordinates(self.window, self.root, x, y).unwrap();
        let place = place.reply().expect("a place on the screen");
        self.move_pointer(place.dst_x, place.dst_y);
        self.button(1, true);
        self.button(1, false);
    }

    /// Moves the pointer to a place on the screen.
    pub fn move_pointer(&self, x: i16, y: i16) {
        self.fake(MOTION, 0, x, y);
    }

    /// Presses or releases a button of the pointer: 1 to 3 are its buttons, 4 to 7 are a notch of the
    /// wheel up, down, to the left and to the right.
    pub fn button(&self, number: u8, pressed: bool) {
        self.fake(if pressed { BUTTON_PRESS } else { BUTTON_RELEASE }, number, 0, 0);
    }

    /// Gives the window another size, in its corner of the screen.
    pub fn resize(&self, width: u32, height: u32) {
        let place = ConfigureWindowAux::new().x(0).y(0).width(width).height(height);
        self.x.configure_window(self.window, &place).unwrap();
        self.x.flush().unwrap();
    }

    /// Presses a key by its X name.
    pub fn key(&self, name: &str) {
        let code = self.keycode(name);
        self.fake(KEY_PRESS, code, 0, 0);
        self.fake(KEY_RELEASE, code, 0, 0);
    }

    /// Presses a key while another is held.
    pub fn key_with(&self, held: &str, name: &str) {
        let held = self.keycode(held);
        self.fake(KEY_PRESS, held, 0, 0);
        self.key(name);
        self.fake(KEY_RELEASE, held, 0, 0);
    }

    /// Asks the program to close, as a window manager does when its close button is pressed.
    pub fn ask_to_close(&self) {
        let [protocols, delete] = ["WM_PROTOCOLS", "WM_DELETE_WINDOW"].map(|name| {
            let atom = self.x.intern_atom(false, name.as_bytes()).unwrap();
            atom.reply().expect("an atom").atom
        });
        let event = ClientMessageEvent::new(32, self.window, protocols, [delete, 0, 0, 0, 0]);
        self.x.send_event(false, self.window, EventMask::NO_EVENT, event).unwrap();
        self.x.flush().unwrap();
    }

    /// Closes the program's connection to the screen, as `xkill` does.
    pub fn cut_connection(&self) {
        self.x.kill_client(self.window).unwrap().check().expect("its window is there");
    }

    /// Destroys the program's window behind its back.
    pub fn destroy_window(&self) {
        self.x.destroy_window(self.window).unwrap().check().expect("its window is there");
    }

    /// Returns how the program has ended, or `None` while it runs.
    pub fn end(&mut self) -> Option<ExitStatus> {
        self.process.try_wait().expect("its status")
    }

    /// Returns the memory that the program has taken for itself, in bytes.
    pub fn memory(&self) -> u64 {
        let path = format!("/proc/{}/status", self.id());
        let status = std::fs::read_to_string(path).expect("the program runs");
        let line = status.lines().find_map(|line| line.strip_prefix("RssAnon:"));
        let kibibytes = line.and_then(|rest| rest.trim().strip_suffix(" kB"));
        kibibytes.and_then(|number| number.parse::<u64>().ok()).expect("a number of kB") * 1024
    }

    fn wait_for_end(&mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.end() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the program does not end");
            std::thread::yield_now();
        }
    }

    /// Waits until the program has ended because of an error, and returns what it wrote to the
    /// terminal about it.
    pub fn expect_failure(mut self) -> Vec<String> {
        let status = self.wait_for_end();
        assert_eq!(status.code(), Some(1), "{status}");
        // Only the program's own crates log at this level.
        self.log.iter().filter(|line| !line.starts_with("[DEBUG ")).collect()
    }

    /// Minimises or restores the window as a window manager does: it first moves the keyboard focus
    /// and a little later changes the state of the window.
    pub fn set_minimised(&self, minimised: bool) {
        let [state, hidden] = ["_NET_WM_STATE", "_NET_WM_STATE_HIDDEN"].map(|name| {
            let atom = self.x.intern_atom(false, name.as_bytes()).unwrap();
            atom.reply().expect("an atom").atom
        });
        let keyboard = if minimised { x11rb::NONE } else { self.window };
        self.x.set_input_focus(InputFocus::PARENT, keyboard, x11rb::CURRENT_TIME).unwrap();
        self.x.flush().unwrap();
        std::thread::sleep(Duration::from_millis(150));
        let states: &[u32] = if minimised { &[hidden] } else { &[] };
        let mode = PropMode::REPLACE;
        self.x.change_property32(mode, self.window, state, AtomEnum::ATOM, states).unwrap();
        self.x.flush().unwrap();
    }

    /// Kills the program without warning.
    pub fn kill(mut self) {
        self.process.kill().expect("it runs");
        self.process.wait().expect("it is dead");
    }

    /// Kills the program without warning, and returns all lines of its log. A warning among them
    /// fails the test.
    pub fn kill_and_hear(mut self) -> Vec<String> {
        self.process.kill().expect("it runs");
        let status = self.process.wait().expect("it is dead");
        assert_eq!(status.code(), None, "the program has ended by itself");
        let rest: Vec<_> = self.log.iter().collect();
        rest.iter().for_each(|line| check_line(line));
        self.heard.drain(..).chain(rest).collect()
    }

    /// Waits until the program ends by itself, successfully.
    pub fn expect_clean_end(mut self) {
        let status = self.wait_for_end();
        assert!(status.success(), "{status}");
        self.log.try_iter().for_each(|line| check_line(&line));
    }

    fn fake(&self, kind: u8, detail: u8, x: i16, y: i16) {
        self.x.xtest_fake_input(kind, detail, 0, self.root, x, y, 0).unwrap().check().unwrap();
    }

    fn keycode(&self, name: &str) -> u8 {
        let keysym = match name {
            "BackSpace" => 0xff08,
            "Tab" => 0xff09,
            "Return" => 0xff0d,
            "Escape" => 0xff1b,
            "Home" => 0xff50,
            "Left" => 0xff51,
            "Up" => 0xff52,
            "Right" => 0xff53,
            "Down" => 0xff54,
            "Prior" => 0xff55,
            "Next" => 0xff56,
            "End" => 0xff57,
            "Shift_L" => 0xffe1,
            "Control_L" => 0xffe3,
            "Delete" => 0xffff,
            "space" => 0x20,
            name => match name.strip_prefix('F').and_then(|number| number.parse::<u32>().ok()) {
                Some(number) => 0xffbd + number,
                None => u32::from(*name.as_bytes().first().expect("a character")),
            },
        };
        let setup = self.x.setup();
        let (first, last) = (setup.min_keycode, setup.max_keycode);
        let keys = self.x.get_keyboard_mapping(first, last - first + 1).unwrap();
        let keys = keys.reply().expect("the keyboard");
        let per_key = usize::from(keys.keysyms_per_keycode);
        let at = keys.keysyms.chunks(per_key).position(|syms| syms[0] == keysym);
        first + at.unwrap_or_else(|| panic!("the keyboard has no {name}")) as u8
    }
}

impl Drop for Program {
    fn drop(&mut self) {
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// Fails the test if a line of the log is a warning.
fn check_line(line: &str) {
    let is_warning = ["WARN", "ERROR", "panicked"].iter().any(|word| line.contains(word));
    assert!(!is_warning, "{line}");
}

/// Writes the settings of a player who was asked the question of the first run, with more `fields`.
pub fn write_settings(home: &Path, fields: &str) {
    let settings = home.join("o-an-quan").join("settings.ron");
    let answered = if fields.contains("rules_asked") { "" } else { "rules_asked: true, " };
    let asked = format!("(version: 1, data: ({answered}{fields}))");
    std::fs::create_dir_all(settings.parent().expect("a folder")).expect("a folder");
    std::fs::write(settings, asked).expect("settings of a player who was asked");
}

/// Returns the command that starts the program on `screen` with its files in `home`.
pub fn command(screen: &Screen, home: &Path) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_o-an-quan"));
    command
        .env("DISPLAY", &screen.display)
        .env("XDG_CONFIG_HOME", home)
        .env("XDG_DATA_HOME", home)
        // As in the program without this variable, but with the log of its own crates.
        .env(
            "RUST_LOG",
            "warn,winit=off,arboard=off,rfd=off,o_an_quan=debug,window=debug,table=debug,study=debug,shelf=debug,oanquan_table=debug,live=debug",
        )
        .env_remove("WAYLAND_DISPLAY")
        .env_remove("WAYLAND_SOCKET");
    command
}

/// Waits for the window of this process, which a window manager holds in one of its own, and focuses it.
fn find_window(x: &RustConnection, root: Window, process: &mut Child) -> Window {
    let start = Instant::now();
    let atom = x.intern_atom(false, b"_NET_WM_PID").unwrap().reply().expect("an atom").atom;
    let children = |window| {
        let tree = x.query_tree(window).unwrap().reply();
        tree.map_or_else(|_| Vec::new(), |tree| tree.children)
    };
    loop {
        let held = children(root);
        let windows = held.iter().flat_map(|window| [vec![*window], children(*window)].concat());
        for window in windows {
            let name = x.get_property(false, window, AtomEnum::WM_CLASS, AtomEnum::STRING, 0, 64);
            // The instance and the class, each ended by a zero.
            let is_named = |class: &[u8]| class.ends_with(b"o-an-quan\0");
            let named = name.unwrap().reply().is_ok_and(|name| is_named(&name.value));
            // The window of a program that was killed may still be there.
            let owner = x.get_property(false, window, atom, AtomEnum::CARDINAL, 0, 1).unwrap();
            let owner = owner.reply().ok().and_then(|owner| owner.value32()?.next());
            let state = x.get_window_attributes(window).unwrap().reply();
            let shown = state.is_ok_and(|state| u8::from(state.map_state) == 2);
            if named && owner == Some(process.id()) && shown {
                x.set_input_focus(InputFocus::PARENT, window, x11rb::CURRENT_TIME).unwrap();
                x.flush().unwrap();
                return window;
            }
        }
        let ended = process.try_wait().expect("its status");
        assert!(ended.is_none(), "the program ends before its window opens: {ended:?}");
        assert!(start.elapsed() < PATIENCE, "the window does not open");
        std::thread::yield_now();
    }
}
