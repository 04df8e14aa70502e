//! People who play while nodes and servers of NATS die, stand still, are cut off and come back, in an order that a seed
//! decides. `CHAOS_SECONDS` and `CHAOS_SEED` change how long and in which order; the long attack of docs/dev/testing.md is
//! the same test.

use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::faults::repeat;
use crate::network::{Cable, Machine, in_own_network};
use crate::partitions::{COUNT, Cables, MACHINES, nats_on};
use crate::people::People;
use crate::service::Service;

/// The machine of nodes whose cables can be slow.
const SLOW: usize = 0;
/// The rooms.
const ROOMS: usize = 12;

/// What can go wrong.
#[derive(Clone, Copy, Debug)]
enum Fault {
    /// A node is killed, and another one starts.
    Kill,
    /// A node stands still, and wakes.
    Stop,
    /// A node ends in order, and another one takes its place, as in an upgrade.
    Replace,
    /// A node reaches NATS slowly.
    SlowNode,
    /// Clients reach a node slowly.
    SlowClients,
    /// Two servers of NATS reach each other slowly.
    SlowNats,
    /// A node does not reach NATS.
    Cut,
    /// A node does not reach one of the servers of NATS.
    CutFromOne,
    /// Clients do not reach a node.
    CutFromClients,
    /// Two servers of NATS do not reach each other.
    CutTwo,
    /// A server of NATS does not reach the others.
    CutNats,
    /// A server of NATS is killed, and starts again.
    KillNats,
    /// A server of NATS stands still, and wakes.
    StopNats,
    /// The disk of a server of NATS is full; it is killed, and starts again with space.
    FullDisk,
}

const FAULTS: [Fault; 14] = [
    Fault::Kill,
    Fault::Stop,
    Fault::Replace,
    Fault::SlowNode,
    Fault::SlowClients,
    Fault::SlowNats,
    Fault::Cut,
    Fault::CutFromOne,
    Fault::CutFromClients,
    Fault::CutTwo,
    Fault::CutNats,
    Fault::KillNats,
    Fault::StopNats,
    Fault::FullDisk,
];

fn variable<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

/// A service on machines of its own.
struct Attacked {
    service: Service,
    /// The cables between the servers of NATS.
    between: Vec<Vec<Cable>>,
    /// The machines of the nodes, with their cables.
    machines: Vec<(Machine, Cables)>,
    /// The node that each has.
    nodes: Vec<usize>,
    next: usize,
    random: fastrand::Rng,
}

impl Attacked {
    fn start(machines: &[Machine], seed: u64) -> Self {
        let (nats, between) = nats_on(machines);
        let nodes = machines[COUNT..].iter().enumerate().map(|(at, machine)| {
            // Only links can be slow.
            let cables = match at {
                SLOW => Cables::of_links(),
                _ => Cables::lay(machine, &nats),
            };
            (machine.clone(), cables)
        });
        let machines = nodes.collect();
        let service = Service::over(nats, 0);
        let (nodes, random) = (vec![0; COUNT], fastrand::Rng::with_seed(seed));
        let mut attacked = Attacked { service, between, machines, nodes, next: 0, random };
        (0..COUNT).for_each(|at| attacked.add(at));
        attacked
    }

    /// Starts a node on a machine.
    fn add(&mut self, at: usize) {
        let (machine, cables) = &self.machines[at];
        self.service.add_over(machine, &cables.to_nats, &cables.to_players);
        self.nodes[at] = self.next;
        self.next += 1;
    }

    /// Lets something go wrong while people play, and mends it.
    fn attack(&mut self, fault: Fault, people: &mut People) {
        let long = Duration::from_millis(self.random.u64(300..6000));
        let late = Duration::from_millis(self.random.u64(20..200));
        let (at, server) = (self.random.usize(..COUNT), self.random.usize(..COUNT));
        let (node, other) = (self.nodes[at], (server + 1) % COUNT);
        let nats = &mut self.service.nats;
        let cut = |cables: &[&Cable], people: &mut People| {
            cables.iter().for_each(|cable| cable.cut(true));
            people.play(long);
            cables.iter().for_each(|cable| cable.cut(false));
        };
        let slow = |cables: &[Cable], people: &mut People| {
            cables.iter().for_each(|cable| cable.delay(late));
            people.play(long);
            cables.iter().for_each(|cable| cable.delay(Duration::ZERO));
        };
        let cables = &self.machines[at].1;
        match fault {
            Fault::Kill => {
                self.service.kill(node);
                people.play(long / 2);
                self.add(at);
            }
            Fault::Stop => {
                self.service.signal(node, "STOP");
                people.play(long);
                self.service.signal(node, "CONT");
            }
            Fault::Replace => {
                self.add(at);
                self.service.end(node);
            }
            Fault::SlowNode => slow(&self.machines[SLOW].1.to_nats, people),
            Fault::SlowClients => {
                slow(std::slice::from_ref(&self.machines[SLOW].1.to_players), people);
            }
            Fault::SlowNats => slow(&self.between[0][1..2], people),
            Fault::Cut => cut(&cables.to_nats.iter().collect::<Vec<_>>(), people),
            Fault::CutFromOne => cut(&[&cables.to_nats[server]], people),
            Fault::CutFromClients => cut(&[&cables.to_players], people),
            Fault::CutTwo => cut(&[&self.between[server][other]], people),
            Fault::CutNats => {
                let all = self.between[server].iter().enumerate();
                let others: Vec<&Cable> =
                    all.filter(|(at, _)| *at != server).map(|(_, cable)| cable).collect();
                cut(&others, people);
            }
            Fault::KillNats => {
                nats.kill(server);
                people.play(long);
                nats.run(server);
            }
            Fault::StopNats => {
                nats.signal(server, "STOP");
                people.play(long);
                nats.signal(server, "CONT");
            }
            Fault::FullDisk => {
                if nats.fill_disk(server) {
                    people.play(long);
                    nats.empty_disk(server);
                    nats.kill(server);
                    nats.run(server);
                }
            }
        }
    }
}

#[test]
fn people_play_through_whatever_happens() {
    let test = "chaos::people_play_through_whatever_happens";
    in_own_network(test, MACHINES, play_through);
}

fn play_through(machines: &[Machine]) {
    let seed = variable("CHAOS_SEED").unwrap_or(20_261);
    let time = Duration::from_secs(variable("CHAOS_SECONDS").unwrap_or(25));
    println!("CHAOS_SEED={seed}");
    let mut attacked = Attacked::start(machines, seed);
    let address = attacked.service.nats.address(attacked.service.partitions());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("threads");
    runtime.spawn(repeat(address.servers, address.service, seed));
    let mut people = People::join(&attacked.service, ROOMS, seed);
    let started = Instant::now();
    let (mut number, mut faults) = (0, Vec::new());
    while started.elapsed() < time {
        if faults.is_empty() {
            faults = FAULTS.to_vec();
            attacked.random.shuffle(&mut faults);
        }
        let fault = faults.pop().expect("there are some");
        people.longest();
        attacked.attack(fault, &mut people);
        people.play_on();
        let longest = people.longest();
        let (median, most) = (longest[longest.len() / 2], longest[longest.len() - 1]);
        println!(
            "{:?} {fault:?}: rooms stood still median={median:?} most={most:?}",
            started.elapsed()
        );
        number += 1;
    }
    people.settle();
    println!("{number} faults, {} events heard", people.heard());
    for node in attacked.nodes.clone() {
        attacked.service.end(node);
    }
    people.check(&attacked.service);
}
