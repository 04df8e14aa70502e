//! People who play while nodes and servers of NATS die, stand still, are cut off and come back, in an order that a seed
//! decides. `CHAOS_SECONDS` and `CHAOS_SEED` change how long and in which order; the long attack of docs/dev/testing.md is
//! the same test.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;
use std::time::{Duration, Instant};

use cluster::Address;
use server::part_of;
use tokio::runtime::Runtime;

use crate::faults::repeat;
use crate::network::{Cable, Machine, in_own_network};
use crate::partitions::{COUNT, Cables, MACHINES, nats_on};
use crate::people::People;
use crate::service::Service;

/// The machine of nodes whose cables can be slow.
const SLOW: usize = 0;
/// The rooms.
const ROOMS: usize = 12;
/// How long NATS may be unavailable after a fault, in times of a minute.
const MINUTES: u32 = 5;

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
    runtime: Runtime,
    /// How many minutes rooms waited for NATS.
    minutes: u32,
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
        let runtime = Runtime::new().expect("threads");
        let mut attacked =
            Attacked { service, between, machines, nodes, next: 0, random, runtime, minutes: 0 };
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

    /// Returns how the servers of NATS find a service.
    fn address(&self) -> Address {
        self.service.nats.address(self.service.partitions())
    }

    /// Lets people play until all rooms have gone on. Rooms may stand still for minutes as long as one of the streams that they
    /// need has no leader, or its copies have parted, as with NATS 2.9: then nobody can play, and nothing announced is lost.
    /// That is counted.
    fn go_on(&mut self, people: &mut People) {
        for _ in 0..MINUTES {
            let Err(stuck) = people.try_play_on() else { return };
            self.minutes += 1;
            let address = self.address();
            let parts = stuck.iter().map(|(room, _)| part_of(*room, address.partitions));
            let parts: BTreeSet<usize> = parts.collect();
            let mut why = self.runtime.block_on(leaderless(&address, &parts));
            for part in &parts {
                let stream = format!("{}-log-{part}", address.service);
                let copies = self.service.nats.copies(&stream);
                if copies.iter().any(|copy| *copy != copies[0]) {
                    why.insert(stream, format!("the copies have parted: {copies:?}"));
                }
            }
            println!("NATS acknowledged nothing for a minute in {parts:?}: {why:?}");
            assert!(!why.is_empty(), "NATS is well, and rooms stand still: {stuck:?}");
        }
        people.play_on();
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

/// Returns the streams without a leader of those that these partitions need, with what NATS says. It is asked for ten
/// seconds, because leaders may come and go.
async fn leaderless(address: &Address, parts: &BTreeSet<usize>) -> BTreeMap<String, String> {
    let client = async_nats::connect(&address.servers).await.expect("NATS runs");
    let streams = parts.iter().map(|part| format!("{}-log-{part}", address.service));
    let streams: Vec<String> = streams.chain([format!("KV_{}-leases", address.service)]).collect();
    let mut without = BTreeMap::new();
    for _ in 0..10 {
        for stream in &streams {
            let asked = client.request(format!("$JS.API.STREAM.INFO.{stream}"), "".into());
            let said = match tokio::time::timeout(Duration::from_secs(1), asked).await {
                Ok(Ok(answer)) => String::from_utf8_lossy(&answer.payload).into_owned(),
                Ok(Err(why)) => why.to_string(),
                Err(_) => "no answer".to_owned(),
            };
            if !said.contains("\"leader\":\"") {
                without.insert(stream.clone(), said);
            }
        }
        tokio::time::sleep(Duration::from_secs(1)).await;
    }
    without
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
    let address = attacked.address();
    attacked.runtime.spawn(repeat(address.servers, address.service, seed));
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
        attacked.go_on(&mut people);
        let longest = people.longest();
        let (median, most) = (longest[longest.len() / 2], longest[longest.len() - 1]);
        println!(
            "{:?} {fault:?}: rooms stood still median={median:?} most={most:?}",
            started.elapsed()
        );
        number += 1;
    }
    people.settle();
    let (heard, minutes) = (people.heard(), attacked.minutes);
    println!("{number} faults, {heard} events heard, {minutes} minutes without NATS");
    for node in attacked.nodes.clone() {
        attacked.service.end(node);
    }
    people.check(&attacked.service);
}
