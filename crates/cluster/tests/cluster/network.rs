//! Machines for tests, each in a network namespace of its own, and the cables between them, which can be cut.

use std::env;
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::time::Duration;

use crate::faults::Link;

/// Says that a test is in a namespace of its own.
const INSIDE: &str = "OANQUAN_TEST_NETWORK";
/// The network card of this machine, to which all cables lead.
const BRIDGE: &str = "bridge";
/// The network card of each other machine.
const CARD: &str = "card";
/// A hardware address that nobody has.
const NOBODY: &str = "02:00:00:00:00:01";

/// A machine on which programs run.
#[derive(Clone)]
pub struct Machine {
    address: Ipv4Addr,
    namespace: Option<Arc<Namespace>>,
}

/// The process that keeps a namespace. It ends with the test, however that ends.
struct Namespace(Child);

/// The connection between two machines.
#[derive(Clone)]
pub enum Cable {
    /// A cable, which can be cut.
    Wire(Machine, Machine),
    /// A link of this test, which can be cut and be slow.
    Proxy(Link),
}

/// Runs a test whose name is `test` in a network of its own, with `count` machines and with one for whoever plays. Where
/// the system does not allow that, says so, and runs it with links of the test in the place of cables.
pub fn in_own_network(test: &str, count: u8, play: impl FnOnce(&[Machine])) {
    if env::var_os(INSIDE).is_some() {
        return play(&lay(count));
    }
    let alone = || {
        let mut alone = Command::new("unshare");
        alone.args(["--map-root-user", "--net", "--mount"]);
        alone
    };
    let allowed = ["--net", "ip", "link", "add", "one", "type", "veth", "peer", "name", "other"];
    let is_allowed = alone().arg("unshare").args(allowed).output();
    if !is_allowed.is_ok_and(|output| output.status.success()) {
        println!("This system allows no networks of one's own: {test} runs with links instead.");
        return play(&vec![Machine::here(); count.into()]);
    }
    let program = env::current_exe().expect("it runs");
    let mut again = alone();
    again.arg(program).args([test, "--exact", "--nocapture", "--include-ignored"]).env(INSIDE, "1");
    assert!(again.status().expect("it runs").success(), "{test} fails in a network of its own");
}

/// Lays the cables to so many machines.
fn lay(count: u8) -> Vec<Machine> {
    let ip = |arguments: &[&str]| run(Command::new("ip").args(arguments));
    ip(&["link", "set", "lo", "up"]);
    ip(&["link", "add", BRIDGE, "type", "bridge", "forward_delay", "0"]);
    ip(&["addr", "add", &format!("{}/24", Machine::of_players().address), "dev", BRIDGE]);
    ip(&["link", "set", BRIDGE, "up"]);
    let machines = (1..=count).map(|number| {
        let address = Ipv4Addr::new(10, 77, 0, number);
        let mut keeper = Command::new("unshare");
        keeper.args(["--net", "sh", "-c", "ip link set lo up && echo ready && exec cat"]);
        let keeper = keeper.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn();
        let mut keeper = keeper.expect("it is allowed");
        let mut said = String::new();
        let out = keeper.stdout.as_mut().expect("piped");
        BufReader::new(out).read_line(&mut said).expect("it is ready");
        assert_eq!(said, "ready\n");
        let (id, end) = (keeper.id().to_string(), format!("end-{number}"));
        ip(&["link", "add", &end, "type", "veth", "peer", "name", CARD, "netns", &id]);
        ip(&["link", "set", &end, "master", BRIDGE, "up"]);
        let machine = Machine { address, namespace: Some(Arc::new(Namespace(keeper))) };
        run(machine.command("ip").args(["addr", "add", &format!("{address}/24"), "dev", CARD]));
        run(machine.command("ip").args(["link", "set", CARD, "up"]));
        machine
    });
    machines.collect()
}

/// Runs a command that must succeed.
pub fn run(command: &mut Command) {
    let status = command.status().expect("install it with 'apt-get install iproute2'");
    assert!(status.success(), "{command:?}: {status}");
}

impl Machine {
    /// Returns this machine, whose programs reach each other without cables.
    pub fn here() -> Self {
        Machine { address: Ipv4Addr::LOCALHOST, namespace: None }
    }

    /// Returns the machine of whoever plays, which is this one, in a network of its own.
    fn of_players() -> Self {
        Machine { address: Ipv4Addr::new(10, 77, 0, 254), namespace: None }
    }

    /// Returns whether it has a namespace, and may have a disk, of its own.
    pub fn is_apart(&self) -> bool {
        self.namespace.is_some()
    }

    /// Returns its address.
    pub fn address(&self) -> Ipv4Addr {
        self.address
    }

    /// Returns the command that starts a program there.
    pub fn command(&self, program: &str) -> Command {
        let Some(namespace) = &self.namespace else { return Command::new(program) };
        let mut command = Command::new("nsenter");
        command.args(["--target", &namespace.0.id().to_string(), "--net", program]);
        command
    }

    /// Returns its cable to another machine.
    pub fn cable_to(&self, other: &Machine) -> Cable {
        match self.namespace {
            Some(_) => Cable::Wire(self.clone(), other.clone()),
            None => Cable::Proxy(Link::default()),
        }
    }

    /// Returns its cable to whoever plays.
    pub fn cable_to_players(&self) -> Cable {
        self.cable_to(&Machine::of_players())
    }

    /// Makes what this machine sends to another one get lost without a word, or no longer.
    fn lose_what_goes_to(&self, other: &Machine, is_lost: bool) {
        let card = if self.namespace.is_some() { CARD } else { BRIDGE };
        let other = other.address.to_string();
        let mut ip = self.command("ip");
        match is_lost {
            true => ip.args(["neigh", "replace", &other, "lladdr", NOBODY, "nud", "permanent"]),
            false => ip.args(["neigh", "del", &other]),
        };
        run(ip.args(["dev", card]));
    }
}

impl Cable {
    /// Cuts it: whatever is sent gets lost. Or mends it.
    pub fn cut(&self, is_cut: bool) {
        match self {
            Cable::Wire(one, other) => {
                one.lose_what_goes_to(other, is_cut);
                other.lose_what_goes_to(one, is_cut);
            }
            Cable::Proxy(link) => link.cut(is_cut),
        }
    }

    /// Makes whatever passes late, if it is a link.
    pub fn delay(&self, late: Duration) {
        if let Cable::Proxy(link) = self {
            link.delay(late.as_millis() as u64);
        }
    }

    /// Returns the address at which one reaches `far` over it.
    pub fn to(&self, far: SocketAddr) -> SocketAddr {
        match self {
            Cable::Wire(..) => far,
            // Programs in namespaces reach a link at the machine of whoever plays.
            Cable::Proxy(link) => link.to(
                match far.ip() {
                    IpAddr::V4(ip) if !ip.is_loopback() => Machine::of_players().address,
                    _ => Ipv4Addr::LOCALHOST,
                },
                far,
            ),
        }
    }
}

impl Drop for Namespace {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
