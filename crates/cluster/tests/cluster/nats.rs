//! Servers of NATS for tests: processes on free ports of this machine, with stores that end with them.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind, Write as _};
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};

use cluster::Address;
use tempfile::TempDir;

use crate::network::{Cable, Machine, run};

/// Servers of NATS that know each other.
pub struct Nats {
    servers: Vec<Server>,
    folder: TempDir,
}

struct Server {
    machine: Machine,
    address: SocketAddr,
    /// Where it says what it has.
    monitor: SocketAddr,
    config: PathBuf,
    child: Option<Child>,
}

/// Returns a port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has a port").port()
}

/// Returns an address of this machine that is free now.
fn own_address() -> SocketAddr {
    SocketAddr::new(Ipv4Addr::LOCALHOST.into(), free_port())
}

/// Returns an address on a machine: with the usual port on one of its own, where nothing else listens, so that no connection
/// that goes out may have it.
fn address_on(machine: &Machine, usual: u16) -> SocketAddr {
    let port = if machine.is_apart() { usual } else { free_port() };
    SocketAddr::new(machine.address().into(), port)
}

fn store_of(folder: &Path, at: usize) -> PathBuf {
    folder.join(format!("store-{at}"))
}

impl Server {
    fn on(machine: Machine) -> Self {
        let address = address_on(&machine, 4222);
        let monitor = address_on(&machine, 8222);
        Server { machine, address, monitor, config: PathBuf::new(), child: None }
    }
}

impl Nats {
    /// Starts so many servers.
    pub fn start(number: usize) -> Self {
        Nats::with(number, Some(""))
    }

    /// Starts so many servers, whose JetStream has further settings, or which have none.
    pub fn with(number: usize, jetstream: Option<&str>) -> Self {
        let servers = (0..number).map(|_| Server::on(Machine::here())).collect::<Vec<_>>();
        let routes: Vec<SocketAddr> = servers.iter().map(|_| own_address()).collect();
        let all: Vec<String> = routes.iter().map(|route| format!("nats-route://{route}")).collect();
        let all = all.join(", ");
        let of = |at: usize| match number {
            1 => String::new(),
            _ => format!("listen: '{}'\nroutes: [{all}]", routes[at]),
        };
        Nats::of(servers, of, jetstream)
    }

    /// Starts a server on each machine. `cables[one][other]` is the cable between two, and between one and itself any.
    pub fn on(machines: &[Machine], cables: &[Vec<Cable>]) -> Self {
        let servers = machines.iter().map(|machine| Server::on(machine.clone())).collect();
        let listen: Vec<SocketAddr> =
            machines.iter().map(|machine| address_on(machine, 6222)).collect();
        let of = |at: usize| {
            let routes = cables[at].iter().zip(&listen).enumerate().map(|(other, (cable, far))| {
                let near = if other == at { *far } else { cable.to(*far) };
                format!("nats-route://{near}")
            });
            let routes: Vec<String> = routes.collect();
            // They tell each other an address at which nobody is, so that no route goes past the cables.
            format!(
                "listen: '{}'\nadvertise: '127.0.0.1:1'\nroutes: [{}]",
                listen[at],
                routes.join(", ")
            )
        };
        Nats::of(servers, of, Some(""))
    }

    /// Starts servers, each with what it has to know of the others.
    fn of(
        mut servers: Vec<Server>,
        cluster: impl Fn(usize) -> String,
        jetstream: Option<&str>,
    ) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let is_alone = servers.len() == 1;
        for (at, server) in servers.iter_mut().enumerate() {
            let (address, monitor) = (server.address, server.monitor);
            let mut text = format!("server_name: s{at}\nlisten: '{address}'\nhttp: '{monitor}'\n");
            if let Some(settings) = jetstream {
                let store = store_of(folder.path(), at);
                if server.machine.is_apart() {
                    fs::create_dir(&store).expect("the folder takes it");
                    let size = ["-t", "tmpfs", "-o", "size=200m", "disk"];
                    run(Command::new("mount").args(size).arg(&store));
                }
                let _ =
                    writeln!(text, "jetstream {{ store_dir: '{}'\n{settings} }}", store.display());
            }
            if !is_alone {
                let _ = writeln!(text, "cluster {{ name: test\n{} }}", cluster(at));
            }
            server.config = folder.path().join(format!("{at}.conf"));
            fs::write(&server.config, text).expect("the folder takes it");
        }
        let mut nats = Nats { servers, folder };
        (0..nats.servers.len()).for_each(|at| nats.run(at));
        nats
    }

    /// Fills the disk of a server, if it has one of its own. Returns whether it has.
    pub fn fill_disk(&self, at: usize) -> bool {
        if !self.servers[at].machine.is_apart() {
            return false;
        }
        let mut file = fs::File::create(self.filler(at)).expect("there is some room");
        let bytes = [0; 64 * 1024];
        let why = loop {
            if let Err(why) = file.write_all(&bytes) {
                break why;
            }
        };
        assert_eq!(why.kind(), ErrorKind::StorageFull);
        true
    }

    /// Makes room on the disk of a server again. The server uses it when it is started again.
    pub fn empty_disk(&self, at: usize) {
        fs::remove_file(self.filler(at)).expect("it was filled");
    }

    fn filler(&self, at: usize) -> PathBuf {
        store_of(self.folder.path(), at).join("filler")
    }

    /// Starts the server with this number, again after a [kill](Self::kill).
    pub fn run(&mut self, at: usize) {
        let server = &mut self.servers[at];
        let started = server
            .machine
            .command("nats-server")
            .arg("-c")
            .arg(&server.config)
            .stdout(Stdio::null())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = match started {
            Ok(child) => child,
            Err(why) if why.kind() == ErrorKind::NotFound => panic!(
                "these tests need nats-server, which is not installed: run 'apt-get install nats-server'"
            ),
            Err(why) => panic!("nats-server does not start: {why}"),
        };
        let lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let (ready, is_ready) = std::sync::mpsc::channel();
        // What it says later is read, too, so that it never waits for a reader.
        std::thread::spawn(move || {
            for line in lines.map_while(Result::ok) {
                let _ = ready.send(line);
            }
        });
        let mut said = String::new();
        while !said.contains("Server is ready") {
            let line = is_ready.recv();
            said += &line.unwrap_or_else(|_| panic!("nats-server is not ready: {said}"));
        }
        server.child = Some(child);
    }

    /// Kills the server with this number, so that it can do nothing more.
    pub fn kill(&mut self, at: usize) {
        if let Some(mut child) = self.servers[at].child.take() {
            child.kill().expect("it runs");
            child.wait().expect("it is dead");
        }
    }

    /// Sends a signal to the server with this number.
    pub fn signal(&self, at: usize, signal: &str) {
        let child = self.servers[at].child.as_ref().expect("it runs");
        crate::service::send_signal(child, signal);
    }

    /// Returns the machine of the server with this number.
    pub fn machine(&self, at: usize) -> &Machine {
        &self.servers[at].machine
    }

    /// Returns where the server with this number listens.
    pub fn listens(&self, at: usize) -> SocketAddr {
        self.servers[at].address
    }

    /// Returns the address of the server with this number.
    pub fn url(&self, at: usize) -> String {
        format!("nats://{}", self.servers[at].address)
    }

    /// Returns how many messages and bytes of a stream each server has, and the number of the last one.
    pub fn copies(&self, stream: &str) -> Vec<String> {
        let copy = |server: &Server| {
            let said = crate::service::get(server.monitor, "/jsz?acc=$G&streams=1");
            let body = said.split_once("\r\n\r\n").map(|(_, body)| body);
            let said: serde_json::Value =
                serde_json::from_str(body.expect("a body")).expect("JSON");
            let streams = said["account_details"][0]["stream_detail"].as_array();
            let mut streams = streams.into_iter().flatten();
            let found = streams.find(|it| it["name"] == stream);
            let state =
                &found.unwrap_or_else(|| panic!("a server has no {stream}: {said}"))["state"];
            let number = |name| {
                let number = state[name].as_u64();
                number.unwrap_or_else(|| panic!("a server says no {name} of {stream}: {said}"))
            };
            ["messages", "bytes", "last_seq"].map(|it| format!("{it}={}", number(it))).join(" ")
        };
        self.servers.iter().map(copy).collect()
    }

    /// Returns how a node finds a service there.
    pub fn address(&self, partitions: usize) -> Address {
        Address {
            servers: (0..self.servers.len()).map(|at| self.url(at)).collect(),
            credentials: None,
            service: "test".to_owned(),
            partitions,
            copies: if self.servers.len() < 3 { 1 } else { 3 },
        }
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        (0..self.servers.len()).for_each(|at| self.kill(at));
    }
}
