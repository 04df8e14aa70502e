//! People who play while nodes and servers of NATS die, stand still, are cut off and come back, in an order that a seed
//! decides. `CHAOS_SECONDS` and `CHAOS_SEED` change how long and in which order; the long attack of docs/dev/testing.md is
//! the same test.

use std::str::FromStr;
use std::time::{Duration, Instant};

use crate::faults::{Link, repeat};
use crate::nats::Nats;
use crate::people::People;
use crate::service::Service;

/// The nodes that run at a time.
const NODES: usize = 3;
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
    Slow,
    /// A node does not reach NATS.
    Cut,
    /// A server of NATS is killed, and starts again.
    KillNats,
}

const FAULTS: [Fault; 6] =
    [Fault::Kill, Fault::Stop, Fault::Replace, Fault::Slow, Fault::Cut, Fault::KillNats];

fn variable<T: FromStr>(name: &str) -> Option<T> {
    std::env::var(name).ok()?.parse().ok()
}

/// A service whose nodes each reach NATS over a link of their own.
struct Attacked {
    service: Service,
    /// The nodes that run, with their links.
    nodes: Vec<(usize, Link)>,
    next: usize,
    random: fastrand::Rng,
}

impl Attacked {
    fn start(seed: u64) -> Self {
        let service = Service::over(Nats::start(3), 0);
        let random = fastrand::Rng::with_seed(seed);
        let mut attacked = Attacked { service, nodes: Vec::new(), next: 0, random };
        (0..NODES).for_each(|_| attacked.add());
        attacked
    }

    fn add(&mut self) {
        let link = Link::default();
        let urls: Vec<String> = (0..3).map(|at| link.to(self.service.nats.port(at))).collect();
        self.service.add_at(&urls);
        self.nodes.push((self.next, link));
        self.next += 1;
    }

    /// Lets something go wrong while people play, and mends it.
    fn attack(&mut self, fault: Fault, people: &mut People) {
        let long = Duration::from_millis(self.random.u64(300..6000));
        let at = self.random.usize(..NODES);
        let (node, link) = self.nodes[at].clone();
        match fault {
            Fault::Kill => {
                self.nodes.remove(at);
                self.service.kill(node);
                people.play(long / 2);
                self.add();
            }
            Fault::Stop => {
                self.service.signal(node, "STOP");
                people.play(long);
                self.service.signal(node, "CONT");
            }
            Fault::Replace => {
                self.nodes.remove(at);
                self.add();
                self.service.end(node);
            }
            Fault::Slow => {
                link.delay(self.random.u64(20..200));
                people.play(long);
                link.delay(0);
            }
            Fault::Cut => {
                link.cut(true);
                people.play(long);
                link.cut(false);
            }
            Fault::KillNats => {
                let server = self.random.usize(..3);
                self.service.nats.kill(server);
                people.play(long);
                self.service.nats.run(server);
            }
        }
    }
}

#[test]
fn people_play_through_whatever_happens() {
    let seed = variable("CHAOS_SEED").unwrap_or(20_261);
    let time = Duration::from_secs(variable("CHAOS_SECONDS").unwrap_or(25));
    println!("CHAOS_SEED={seed}");
    let mut attacked = Attacked::start(seed);
    let address = attacked.service.nats.address(attacked.service.partitions());
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    let runtime = runtime.expect("threads");
    runtime.spawn(repeat(address.servers, address.service, seed));
    let mut people = People::join(&attacked.service, ROOMS, seed);
    let started = Instant::now();
    let mut took: Vec<(Fault, Duration)> = Vec::new();
    let mut faults = Vec::new();
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
        took.push((fault, median));
    }
    people.settle();
    println!("{} faults, {} events heard", took.len(), people.heard());
    for (node, _) in std::mem::take(&mut attacked.nodes) {
        attacked.service.end(node);
    }
    people.check(&attacked.service);
}
