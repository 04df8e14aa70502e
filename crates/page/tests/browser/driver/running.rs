//! The programs that the tests start, and what these write.

use std::fs;
use std::net::UdpSocket;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use tempfile::{NamedTempFile, TempDir, tempdir};

use super::wait_for_some;

/// A program that is ended when it is dropped.
pub struct Running {
    name: String,
    child: Child,
    /// What it writes, so that it never waits for a reader.
    output: NamedTempFile,
}

impl Running {
    /// Starts a program of a Debian package.
    pub fn start(command: &mut Command, package: &str) -> Running {
        Running::start_reading(command, Stdio::null(), package)
    }

    /// Starts a program of a Debian package, which reads `input`.
    pub fn start_reading(command: &mut Command, input: impl Into<Stdio>, package: &str) -> Running {
        let name = command.get_program().display().to_string();
        let output = NamedTempFile::new().unwrap();
        // Opened twice, it would have two places to write at, and one text would go over the other.
        let file = output.reopen().unwrap();
        command.stdin(input).stdout(file.try_clone().unwrap()).stderr(file);
        let child = command.spawn().unwrap_or_else(|error| {
            panic!(
                "{name} cannot be started ({error}): install it with 'apt-get install {package}'"
            )
        });
        Running { name, child, output }
    }

    /// Returns the number of the process.
    pub fn id(&self) -> u32 {
        self.child.id()
    }

    /// Waits until `look` finds something in what the program has written, or elsewhere.
    pub fn wait_for<T>(&mut self, look: impl Fn(&str) -> Option<T>) -> T {
        let found = wait_for_some(|| {
            let found = look(&self.written());
            let has_ended = found.is_none() && self.child.try_wait().is_ok_and(|end| end.is_some());
            assert!(!has_ended, "{} has ended: {}", self.name, self.written());
            found
        });
        found.unwrap_or_else(|| panic!("{} does not answer: {}", self.name, self.written()))
    }

    /// Returns what the program has written so far.
    pub fn written(&self) -> String {
        fs::read_to_string(self.output.path()).unwrap_or_default()
    }

    /// Waits until the program ends by itself.
    pub fn wait_for_end(&mut self) {
        wait_for_some(|| self.child.try_wait().ok().flatten());
    }

    /// Waits for a number that the program writes after `sign`, in a line with an end.
    pub fn number_after(&mut self, sign: &str) -> u16 {
        self.wait_for(|written| {
            let (_, after) = written.split_once(sign)?;
            let (line, _) = after.split_once('\n')?;
            line.split(|letter: char| !letter.is_ascii_digit()).next()?.parse().ok()
        })
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The folder in which a browser keeps everything.
pub struct Profile(TempDir);

impl Profile {
    /// Returns an empty one.
    pub fn new() -> Profile {
        let folder = tempdir().unwrap();
        fs::create_dir(folder.path().join("tmp")).unwrap();
        Profile(folder)
    }

    /// Returns where it is.
    pub fn path(&self) -> &Path {
        self.0.path()
    }

    /// Lets a program put temporary files into this folder.
    pub fn hold(&self, command: &mut Command) {
        command.env("TMPDIR", self.path().join("tmp"));
    }
}

impl Drop for Profile {
    fn drop(&mut self) {
        // The last processes of a browser may still be writing.
        wait_for_some(|| {
            let _ = fs::remove_dir_all(self.path());
            (!self.path().exists()).then_some(())
        });
    }
}

/// A screen of its own for a browser that does not draw without one.
pub struct Screen {
    name: String,
    _server: Running,
}

impl Screen {
    /// Opens a screen that has at least this size in points.
    pub fn open(size: [u32; 2]) -> Screen {
        let [width, height] = size.map(|length| length + 200);
        let size = format!("{width}x{height}x24");
        let mut server = Command::new("Xvfb");
        server.args(["-displayfd", "1", "-nolisten", "tcp", "-screen", "0", &size]);
        let mut server = Running::start(&mut server, "xvfb");
        // It may complain of displays that others have taken before it says its number.
        let number: u16 = server.wait_for(|written| {
            let mut lines =
                written.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n'));
            lines.find_map(|line| line.parse().ok())
        });
        Screen { name: format!(":{number}"), _server: server }
    }

    /// Lets a program draw on this screen, without a graphics card.
    pub fn show(&self, command: &mut Command) {
        command.env("DISPLAY", &self.name).env("LIBGL_ALWAYS_SOFTWARE", "1");
        command.env_remove("WAYLAND_DISPLAY");
    }
}

/// Returns the folder of the built page.
pub fn page_folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../target/page");
    folder.canonicalize().expect("build the page with 'scripts/page --build'")
}

/// Serves the built page on this machine and returns its address.
pub fn serve_page() -> (Running, String) {
    let (server, port) = serve_page_at("127.0.0.1");
    (server, format!("http://127.0.0.1:{port}/"))
}

/// Serves the built page at an address of this machine and returns the port.
pub fn serve_page_at(address: &str) -> (Running, u16) {
    let mut server = Command::new("python3");
    server.args(["-u", "-m", "http.server", "0", "--bind", address, "--directory"]);
    server.arg(page_folder());
    let mut server = Running::start(&mut server, "python3");
    let port = server.number_after("port ");
    (server, port)
}

/// Returns an address of this machine on a network.
pub fn own_address() -> Option<String> {
    let socket = UdpSocket::bind("0.0.0.0:0").ok()?;
    socket.connect("192.0.2.1:9").ok()?;
    Some(socket.local_addr().ok()?.ip().to_string())
}
