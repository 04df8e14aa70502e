//! A network of two devices in namespaces of their own: this one and one at the other end of a cable.

use std::env;
use std::process::Command;

use super::running::Running;

/// Says that the tests are in a namespace of their own.
const INSIDE: &str = "OANQUAN_TEST_NETWORK";
/// The address of the other device.
const OTHER: &str = "10.77.0.1";

/// Returns whether this test, whose name is `test`, is in a network of its own. If not, runs it in one, where the system
/// allows that.
pub fn is_in_own_network(test: &str) -> bool {
    if env::var_os(INSIDE).is_some() {
        return true;
    }
    let alone = || {
        let mut alone = Command::new("unshare");
        alone.args(["--map-root-user", "--net"]);
        alone
    };
    if !alone().arg("true").status().is_ok_and(|status| status.success()) {
        eprintln!("This system allows no networks of one's own.");
        return false;
    }
    let mut again = alone();
    again.arg(env::current_exe().unwrap()).args([test, "--exact", "--nocapture"]).env(INSIDE, "1");
    assert!(again.status().unwrap().success(), "{test} fails in a network of its own");
    false
}

/// The cable to the other device, in a test that [is in its own network](is_in_own_network).
pub struct Cable {
    /// Keeps the namespace of the other device.
    other: Running,
}

impl Cable {
    /// Lays the cable.
    pub fn lay() -> Cable {
        let mut other = Command::new("unshare");
        other.args(["--net", "sh", "-c", "ip link set lo up && echo ready && exec sleep infinity"]);
        let mut other = Running::start(&mut other, "iproute2");
        other.wait_for(|written| written.contains("ready").then_some(()));
        let cable = Cable { other };
        let id = cable.other.id().to_string();
        ip(&["link", "set", "lo", "up"]);
        ip(&["link", "add", "own", "type", "veth", "peer", "name", "other", "netns", &id]);
        ip(&["addr", "add", "10.77.0.2/24", "dev", "own"]);
        cable.mend();
        for line in
            [&["addr", "add", "10.77.0.1/24", "dev", "other"][..], &["link", "set", "other", "up"]]
        {
            run(cable.on_other("ip").args(line));
        }
        cable
    }

    /// Returns the address of the other device.
    pub fn address(&self) -> &'static str {
        OTHER
    }

    /// Returns the command that starts a program on the other device.
    pub fn on_other(&self, program: &str) -> Command {
        let mut command = Command::new("nsenter");
        command.arg("--target").arg(self.other.id().to_string()).arg("--net").arg(program);
        command
    }

    /// Cuts the cable.
    pub fn cut(&self) {
        ip(&["link", "set", "own", "down"]);
    }

    /// Mends the cable.
    pub fn mend(&self) {
        ip(&["link", "set", "own", "up"]);
    }
}

fn ip(arguments: &[&str]) {
    run(Command::new("ip").args(arguments));
}

fn run(command: &mut Command) {
    let status = command.status().expect("install it with 'apt-get install iproute2'");
    assert!(status.success(), "{command:?}: {status}");
}
