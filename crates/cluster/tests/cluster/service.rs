//! Nodes for tests: processes that share servers of NATS.

use std::io::{BufRead, BufReader, Read, Write};
use std::net::{SocketAddr, TcpStream};
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};

use messages::Code;
use tempfile::TempDir;

use crate::nats::Nats;
use crate::network::{Cable, Machine};

/// The addresses at which nodes are reached, for clients that look for one.
pub type Doors = Arc<Mutex<Vec<SocketAddr>>>;

/// A service of several nodes.
pub struct Service {
    pub nats: Nats,
    pub doors: Doors,
    nodes: Vec<Node>,
    partitions: usize,
    folder: TempDir,
}

/// A node that runs.
struct Node {
    child: Child,
    /// Where it listens.
    address: SocketAddr,
    /// Where clients reach it.
    door: SocketAddr,
    code: Code,
}

impl Service {
    /// Starts so many nodes over so many servers of NATS.
    pub fn start(servers: usize, nodes: usize) -> Self {
        Service::over(Nats::start(servers), nodes)
    }

    /// Starts so many nodes over these servers of NATS.
    pub fn over(nats: Nats, nodes: usize) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let (doors, partitions) = (Doors::default(), 8);
        let mut service = Service { nats, doors, nodes: Vec::new(), partitions, folder };
        (0..nodes).for_each(|_| service.add());
        service
    }

    /// Starts another node.
    pub fn add(&mut self) {
        let urls = self.nats.address(self.partitions).servers;
        self.add_at(&urls);
    }

    /// Starts another node, which finds NATS at these addresses.
    pub fn add_at(&mut self, urls: &[String]) {
        self.add_on(&Machine::here(), urls, |address| address);
    }

    /// Starts another node on a machine, with cables to each server of NATS and to whoever plays.
    pub fn add_over(&mut self, machine: &Machine, to_nats: &[Cable], to_players: &Cable) {
        let urls = to_nats.iter().enumerate();
        let urls = urls.map(|(at, cable)| format!("nats://{}", cable.to(self.nats.listens(at))));
        let urls: Vec<String> = urls.collect();
        self.add_on(machine, &urls, |address| to_players.to(address));
    }

    fn add_on(
        &mut self,
        machine: &Machine,
        urls: &[String],
        door: impl Fn(SocketAddr) -> SocketAddr,
    ) {
        let address = self.nats.address(self.partitions);
        let log = std::fs::File::create(self.log(self.nodes.len())).expect("the folder takes it");
        let mut child = machine
            .command(env!("CARGO_BIN_EXE_o-an-quan-node"))
            .args(["--cluster", &urls.join(","), "--service", &address.service])
            .args(["--partitions", &address.partitions.to_string()])
            .args(["--copies", &address.copies.to_string()])
            .args(["--listen", &machine.address().to_string(), "--port", "0"])
            .args(["--per-address", "9999"])
            .stdout(Stdio::piped())
            .stderr(log)
            .spawn()
            .expect("it starts");
        let mut line = String::new();
        let out = child.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut line).expect("it says where");
        let said = || {
            let (address, code) = line.trim().strip_prefix("http://")?.split_once("/ code=")?;
            Some((address.parse().ok()?, code.parse().ok()?))
        };
        let log = std::fs::read_to_string(self.log(self.nodes.len())).unwrap_or_default();
        let (address, code) = said().unwrap_or_else(|| panic!("the node does not start: {log}"));
        let door = door(address);
        self.nodes.push(Node { child, address, door, code });
        self.doors.lock().expect("no panic").push(door);
    }

    fn log(&self, at: usize) -> PathBuf {
        self.folder.path().join(format!("node-{at}.log"))
    }

    /// Returns the code of the service.
    pub fn code(&self) -> Code {
        self.nodes[0].code
    }

    /// Returns the number of partitions.
    pub fn partitions(&self) -> usize {
        self.partitions
    }

    /// Kills a node, so that it can do nothing more.
    pub fn kill(&mut self, at: usize) {
        self.hide(at);
        self.nodes[at].child.kill().expect("it runs");
        self.nodes[at].child.wait().expect("it is dead");
    }

    /// Asks a node to end, and waits until it has.
    pub fn end(&mut self, at: usize) {
        self.hide(at);
        self.signal(at, "TERM");
        assert!(self.nodes[at].child.wait().expect("it ends").success());
    }

    /// Sends a signal to a node.
    pub fn signal(&self, at: usize, signal: &str) {
        send_signal(&self.nodes[at].child, signal);
    }

    /// Lets clients look for another node than this one.
    pub fn hide(&self, at: usize) {
        let door = self.nodes[at].door;
        self.doors.lock().expect("no panic").retain(|other| *other != door);
    }

    /// Returns what a node says at an address of its own.
    pub fn get(&self, at: usize, path: &str) -> String {
        get(self.nodes[at].address, path)
    }

    /// Returns whether a node says that new clients are welcome.
    pub fn is_ready(&self, at: usize) -> bool {
        let said = self.get(at, "/ready");
        assert!(said.contains(" 200 ") || said.contains(" 503 "), "{said}");
        said.contains(" 200 ")
    }

    /// Returns what a node counts under a name.
    pub fn counted(&self, at: usize, name: &str) -> u64 {
        let text = self.get(at, "/metrics");
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("{name}: {text}"))
    }
}

/// Returns what a server says at an address of its own.
pub fn get(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    write!(stream, "GET {path} HTTP/1.0\r\nHost: {address}\r\n\r\n").expect("it listens");
    let mut text = String::new();
    stream.read_to_string(&mut text).expect("it answers");
    text
}

/// Sends a signal to a process.
pub fn send_signal(child: &Child, signal: &str) {
    let id = child.id().to_string();
    let sent = Command::new("kill").args([&format!("-{signal}"), &id]).status();
    assert!(sent.expect("a tool of every system").success());
}

impl Drop for Service {
    fn drop(&mut self) {
        for (at, node) in self.nodes.iter_mut().enumerate() {
            let _ = node.child.kill();
            let _ = node.child.wait();
            if std::thread::panicking() {
                let log = self.folder.path().join(format!("node-{at}.log"));
                println!("node {at}: {}", std::fs::read_to_string(log).unwrap_or_default());
            }
        }
    }
}
