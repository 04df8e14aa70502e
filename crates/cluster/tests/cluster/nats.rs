//! Servers of NATS for tests: processes on free ports of this machine, with stores that end with them.

use std::fmt::Write as _;
use std::fs;
use std::io::{BufRead, BufReader, ErrorKind};
use std::net::{Ipv4Addr, TcpListener};
use std::process::{Child, Command, Stdio};

use cluster::Address;
use tempfile::TempDir;

/// Servers of NATS that know each other.
pub struct Nats {
    servers: Vec<Server>,
    _folder: TempDir,
}

struct Server {
    port: u16,
    config: std::path::PathBuf,
    child: Option<Child>,
}

/// Returns a port that is free now.
pub fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has a port").port()
}

impl Nats {
    /// Starts so many servers.
    pub fn start(number: usize) -> Self {
        Nats::with(number, Some(""))
    }

    /// Starts so many servers, whose JetStream has further settings, or which have none.
    pub fn with(number: usize, jetstream: Option<&str>) -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        let routes: Vec<u16> = (0..number).map(|_| free_port()).collect();
        let mut servers = Vec::new();
        for (at, route) in routes.iter().enumerate() {
            let port = free_port();
            let store = folder.path().join(format!("store-{at}"));
            let mut text = format!("server_name: s{at}\nlisten: 127.0.0.1:{port}\n");
            if let Some(settings) = jetstream {
                let store = store.display();
                let _ = writeln!(text, "jetstream {{ store_dir: '{store}'\n{settings} }}");
            }
            if number > 1 {
                let urls: Vec<String> =
                    routes.iter().map(|route| format!("nats-route://127.0.0.1:{route}")).collect();
                let _ = writeln!(
                    text,
                    "cluster {{ name: test\nlisten: 127.0.0.1:{route}\nroutes: [{}] }}",
                    urls.join(", ")
                );
            }
            let config = folder.path().join(format!("{at}.conf"));
            fs::write(&config, text).expect("the folder takes it");
            servers.push(Server { port, config, child: None });
        }
        let mut nats = Nats { servers, _folder: folder };
        (0..number).for_each(|at| nats.run(at));
        nats
    }

    /// Starts the server with this number, again after a [kill](Self::kill).
    pub fn run(&mut self, at: usize) {
        let server = &mut self.servers[at];
        let started = Command::new("nats-server")
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

    /// Returns the port of the server with this number.
    pub fn port(&self, at: usize) -> u16 {
        self.servers[at].port
    }

    /// Returns the address of the server with this number.
    pub fn url(&self, at: usize) -> String {
        format!("nats://127.0.0.1:{}", self.servers[at].port)
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
