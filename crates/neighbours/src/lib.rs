//! Hosts and guests that find each other on the local network, by multicast DNS: a host [announces](announce) itself,
//! and a program that wants to join [looks](Search) for hosts.
//!
//! Neither happens unless a person hosts a room or wants to join one. What is announced is the name of the machine, the
//! port and the name of the class, if there is one; who joins still needs the code.

#![cfg(not(target_family = "wasm"))]

use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard};

use basics::platform::start_thread;
use client::Address;
use mdns_sd::{Receiver, ResolvedService, ServiceDaemon, ServiceEvent, ServiceInfo};
use tabletop::Waker;

/// The kind of service.
const SERVICE: &str = "_o-an-quan._tcp.local.";
/// The port of multicast DNS.
const PORT: u16 = 5353;
/// The key of the name of the class among the properties of the service.
const CLASS: &str = "class";
/// The most hosts that are shown: a class has fewer.
const MOST: usize = 20;
/// The most letters of a name that are shown.
const LONGEST: usize = 40;

/// A host on the network.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    /// The name of its class or, without one, of its machine.
    pub name: String,
    /// Where it listens.
    pub address: Address,
    /// By what it is known, to tell when it is gone.
    id: String,
}

/// The announcement of a host, which ends when this is dropped.
pub struct Announcement(ServiceDaemon);

/// Announces a host that listens at this port, and the name of its class; empty without one. Returns `None` where the
/// system refuses; guests type the address then.
pub fn announce(port: u16, class: &str) -> Option<Announcement> {
    announce_at(PORT, &machine(), port, class)
}

fn announce_at(multicast: u16, machine: &str, port: u16, class: &str) -> Option<Announcement> {
    let daemon = started(multicast)?;
    // Two hosts on one machine have different ports.
    let instance = format!("{machine} {port}");
    let host = format!("{machine}.local.");
    let properties = if class.is_empty() { Vec::new() } else { vec![(CLASS, class)] };
    let registered = ServiceInfo::new(SERVICE, &instance, &host, "", port, &properties[..])
        .and_then(|service| daemon.register(service.enable_addr_auto()));
    match registered {
        Ok(()) => Some(Announcement(daemon)),
        Err(why) => {
            log::warn!("the host is not announced: {why}");
            None
        }
    }
}

impl Drop for Announcement {
    fn drop(&mut self) {
        // Says goodbye to those who look.
        let _ = self.0.shutdown();
    }
}

/// A search for hosts, which ends when this is dropped.
pub struct Search {
    daemon: ServiceDaemon,
    found: Arc<Mutex<Vec<Found>>>,
}

impl Search {
    /// Starts a search, which wakes the window when it has found something. Returns `None` where the system refuses.
    pub fn start(wake: Waker) -> Option<Self> {
        Search::start_at(PORT, wake)
    }

    fn start_at(multicast: u16, wake: Waker) -> Option<Self> {
        let daemon = started(multicast)?;
        let events = daemon.browse(SERVICE);
        let events = events.inspect_err(|why| log::warn!("no search for hosts: {why}")).ok()?;
        let found = Arc::new(Mutex::default());
        let kept = found.clone();
        start_thread("search", move || listen(&events, &kept, &wake)).ok()?;
        Some(Search { daemon, found })
    }

    /// Returns the hosts found so far, by their names.
    pub fn found(&self) -> Vec<Found> {
        lock(&self.found).clone()
    }
}

impl Drop for Search {
    fn drop(&mut self) {
        let _ = self.daemon.shutdown();
    }
}

fn started(multicast: u16) -> Option<ServiceDaemon> {
    let daemon = ServiceDaemon::new_with_port(multicast);
    daemon.inspect_err(|why| log::warn!("no multicast DNS: {why}")).ok()
}

/// Keeps the list of hosts until the search ends.
fn listen(events: &Receiver<ServiceEvent>, found: &Mutex<Vec<Found>>, wake: &Waker) {
    while let Ok(event) = events.recv() {
        match event {
            ServiceEvent::ServiceResolved(service) => {
                let mut found = lock(found);
                found.retain(|known| known.id != service.fullname);
                if let Some(host) = host(&service).filter(|_| found.len() < MOST) {
                    found.push(host);
                    found.sort_by(|one, other| one.id.cmp(&other.id));
                }
            }
            ServiceEvent::ServiceRemoved(_, id) => lock(found).retain(|known| known.id != id),
            ServiceEvent::SearchStopped(_) => return,
            _ => continue,
        }
        wake();
    }
}

/// Returns the host that announces itself, with the number that browsers and people take best.
fn host(service: &ResolvedService) -> Option<Found> {
    let mut addresses: Vec<IpAddr> =
        service.addresses.iter().map(|address| address.to_ip_addr()).collect();
    addresses.sort_by_key(|address| (address.is_ipv6(), address.is_loopback(), *address));
    let text = match addresses.first()? {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    };
    let address = Address::new(&text, service.port).ok()?;
    let machine = service.host.split('.').next().unwrap_or_default();
    let class = service.get_property_val_str(CLASS).filter(|class| !class.is_empty());
    let name = class.unwrap_or(machine);
    // Anybody on the network may announce anything.
    let name = name.chars().filter(|letter| !letter.is_control()).take(LONGEST).collect();
    Some(Found { name, address, id: service.fullname.clone() })
}

/// Returns the name of this machine, as one part of a name on the local network.
fn machine() -> String {
    let name = gethostname::gethostname();
    let name = name.to_string_lossy();
    let name = name.split('.').next().unwrap_or_default();
    let allowed = |letter: char| if letter.is_ascii_alphanumeric() { letter } else { '-' };
    let name: String = name.chars().map(allowed).take(LONGEST).collect();
    let name = name.trim_matches('-');
    if name.is_empty() { "o-an-quan".to_owned() } else { name.to_owned() }
}

/// Locks what no panic leaves half done.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

#[cfg(test)]
mod tests {
    use std::sync::mpsc::channel;
    use std::time::Duration;

    use super::*;

    /// The longest that a test waits.
    const PATIENCE: Duration = Duration::from_secs(30);
    /// A port of its own, so that no test speaks with real hosts.
    const OWN: u16 = 53_530;

    #[test]
    fn a_host_is_found_and_missed() {
        let (woken, wakes) = channel();
        let wake = Arc::new(move || {
            let _ = woken.send(());
        });
        let Some(search) = Search::start_at(OWN, wake) else { return };
        let announcement = announce_at(OWN, "an-test", 8440, "");
        let of_class = announce_at(OWN, "an-school", 8441, "Lớp 3A");
        // A machine without a network, as some builders are, has nobody to find.
        if !has_network() {
            return;
        }
        let until = |is_so: &dyn Fn(&[Found]) -> bool| {
            while !is_so(&search.found()) {
                wakes.recv_timeout(PATIENCE).expect("something comes");
            }
        };
        until(&|found| found.iter().any(|host| host.name == "an-test"));
        let host = search.found().into_iter().find(|host| host.name == "an-test").expect("found");
        assert!(host.address.to_string().ends_with(":8440"));
        until(&|found| found.iter().any(|host| host.name == "Lớp 3A"));
        drop((announcement, of_class));
        until(&|found| found.is_empty());
    }

    /// Returns whether the machine has an address that others could reach.
    fn has_network() -> bool {
        let socket = std::net::UdpSocket::bind("0.0.0.0:0");
        socket.is_ok_and(|socket| socket.connect("192.0.2.1:9").is_ok())
    }
}
