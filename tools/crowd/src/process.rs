//! The server as a process of its own.

use std::fs;
use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use messages::{Code, Key};

/// The ticks of a second in which Linux counts the time of a process.
const TICKS: u32 = 100;

/// The server as a process of its own, which ends when this is dropped.
pub struct Process {
    child: Child,
    pub address: SocketAddr,
    /// The code of the server, and the key of who may hold a class there; a node has none.
    pub class: Option<(Code, Key)>,
}

impl Process {
    /// Starts the server, which keeps its games in `folder`, or over servers of NATS, if there are any. `options` are
    /// added to the command.
    pub fn start(folder: &Path, nats: &[String], options: &[&str]) -> Self {
        let mut command = Command::new(std::env::current_exe().expect("a program"));
        command.arg("--serve").arg(folder).args(options);
        if !nats.is_empty() {
            command.args(["--cluster", &nats.join(",")]);
        }
        let mut child =
            command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("it says where");
        let mut words = line.split_whitespace();
        let address = words.next().and_then(|word| word.parse().ok()).expect("an address");
        let class = words.next().zip(words.next());
        let class =
            class.map(|(code, key)| (code.parse().expect("a code"), key.parse().expect("a key")));
        Process { child, address, class }
    }

    /// Returns its memory in KiB.
    pub fn memory(&self) -> u64 {
        let status = fs::read_to_string(format!("/proc/{}/status", self.child.id()));
        let status = status.expect("this needs Linux");
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        line.and_then(|line| line.split_whitespace().next()?.parse().ok()).expect("a number")
    }

    /// Returns the time of processors that it has taken.
    pub fn time(&self) -> Duration {
        time_of(&self.child)
    }
}

/// Returns the time of processors that a process has taken.
pub fn time_of(child: &Child) -> Duration {
    let stat = fs::read_to_string(format!("/proc/{}/stat", child.id()));
    let stat = stat.expect("this needs Linux");
    let (_, fields) = stat.rsplit_once(')').expect("a name in brackets");
    // The 14th and 15th fields; these here begin with the third one.
    let ticks: u32 = fields
        .split_whitespace()
        .skip(11)
        .take(2)
        .filter_map(|field| field.parse::<u32>().ok())
        .sum();
    Duration::from_secs(1) * ticks / TICKS
}

impl Drop for Process {
    fn drop(&mut self) {
        drop(self.child.stdin.take());
        let _ = self.child.wait();
    }
}
