//! Servers of NATS as processes of their own.

use std::io::{BufRead, BufReader};
use std::net::{Ipv4Addr, TcpListener};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::Duration;

use crate::process::time_of;

/// A server of NATS, which ends when this is dropped.
pub struct Nats {
    child: Child,
    port: u16,
}

fn free_port() -> u16 {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).expect("a port is free");
    listener.local_addr().expect("it has a port").port()
}

impl Nats {
    /// Starts so many servers, which know each other and keep what they have in `folder`.
    pub fn start(folder: &Path, number: usize) -> Vec<Self> {
        let routes: Vec<u16> = (0..number).map(|_| free_port()).collect();
        let urls: Vec<String> =
            routes.iter().map(|route| format!("nats-route://127.0.0.1:{route}")).collect();
        routes.iter().enumerate().map(|(at, route)| Nats::run(folder, at, *route, &urls)).collect()
    }

    fn run(folder: &Path, at: usize, route: u16, urls: &[String]) -> Self {
        let port = free_port();
        let store = folder.join(format!("nats-{at}"));
        let mut command = Command::new("nats-server");
        command.args(["-a", "127.0.0.1", "-p", &port.to_string(), "-js", "-sd"]).arg(&store);
        if urls.len() > 1 {
            command.args(["-n", &format!("s{at}"), "--cluster_name", "crowd"]);
            command.args(["--cluster", &format!("nats://127.0.0.1:{route}")]);
            command.args(["--routes", &urls.join(",")]);
        }
        let started = command.stderr(Stdio::piped()).spawn();
        let mut child =
            started.expect("nats-server is installed, as by 'apt-get install nats-server'");
        let mut lines = BufReader::new(child.stderr.take().expect("piped")).lines();
        let is_ready = |line: Result<String, _>| line.is_ok_and(|line| line.contains("is ready"));
        assert!(lines.by_ref().any(is_ready), "nats-server starts");
        // What it says later is read, too, so that it never waits for a reader.
        std::thread::spawn(move || lines.for_each(drop));
        Nats { child, port }
    }

    /// Returns its address.
    pub fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    /// Returns the time of processors that it has taken.
    pub fn time(&self) -> Duration {
        time_of(&self.child)
    }
}

impl Drop for Nats {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
