//! Machines that do not reach each other while people play.

use std::time::Duration;

use crate::faults::Link;
use crate::nats::Nats;
use crate::network::{Cable, Machine, in_own_network};
use crate::people::People;
use crate::service::Service;

/// The servers of NATS, and the nodes.
pub const COUNT: usize = 3;
/// The machines.
pub const MACHINES: u8 = 2 * COUNT as u8;
/// How long a cable is cut, at least.
const SOME_TIME: Duration = Duration::from_secs(3);

/// The cables of a node.
#[derive(Clone)]
pub struct Cables {
    /// Those to each server of NATS.
    pub to_nats: Vec<Cable>,
    /// That to whoever plays.
    pub to_players: Cable,
}

/// Starts servers of NATS on the first machines. Returns them with the cables between them.
pub fn nats_on(machines: &[Machine]) -> (Nats, Vec<Vec<Cable>>) {
    let machines = &machines[..COUNT];
    let mut cables: Vec<Vec<Cable>> = Vec::new();
    for (at, machine) in machines.iter().enumerate() {
        let cable = |other: usize| match other {
            _ if other < at => cables[other][at].clone(),
            // Between the first two, there is a link, which can be slow.
            1 => Cable::Proxy(Link::default()),
            _ => machine.cable_to(&machines[other]),
        };
        cables.push((0..COUNT).map(cable).collect());
    }
    (Nats::on(machines, &cables), cables)
}

impl Cables {
    /// Lays the cables of a node on this machine.
    pub fn lay(machine: &Machine, nats: &Nats) -> Self {
        let to_nats = (0..COUNT).map(|at| machine.cable_to(nats.machine(at))).collect();
        Cables { to_nats, to_players: machine.cable_to_players() }
    }

    /// Returns links in the place of cables, which can be slow.
    pub fn of_links() -> Self {
        let link = || Cable::Proxy(Link::default());
        Cables { to_nats: (0..COUNT).map(|_| link()).collect(), to_players: link() }
    }

    /// Cuts the node off from NATS, or mends that.
    pub fn cut_from_nats(&self, is_cut: bool) {
        self.to_nats.iter().for_each(|cable| cable.cut(is_cut));
    }
}

/// Starts a service of three servers of NATS and three nodes on machines of their own, lets people play there, and checks
/// in the end that everybody's record is the log's.
fn play_on_machines(
    test: &str,
    act: impl FnOnce(&mut Service, &mut People, &[Vec<Cable>], &[Cables]),
) {
    in_own_network(test, MACHINES, |machines| {
        let (nats, between) = nats_on(machines);
        let mut service = Service::over(nats, 0);
        let nodes: Vec<Cables> = machines[COUNT..]
            .iter()
            .map(|machine| {
                let cables = Cables::lay(machine, &service.nats);
                service.add_over(machine, &cables.to_nats, &cables.to_players);
                cables
            })
            .collect();
        let mut people = People::join(&service, 9, 7);
        people.play_on();
        people.longest();
        act(&mut service, &mut people, &between, &nodes);
        people.play_on();
        println!("{test}: the longest without a move: {:?}", people.longest());
        people.settle();
        (0..COUNT).for_each(|node| service.end(node));
        people.check(&service);
    });
}

/// Cuts and mends cables in a service of three servers of NATS and three nodes, while people play.
fn play_without(test: &str, cut: impl Fn(&[Vec<Cable>], &[Cables], bool)) {
    play_on_machines(test, |_, people, between, nodes| {
        cut(between, nodes, true);
        println!("{test}: all rooms went on after {:?}", people.play_on());
        people.play(SOME_TIME);
        cut(between, nodes, false);
    });
}

#[test]
#[ignore = "NATS 2.9.10, which Debian 12 has, takes up to a minute: docs/dev/network.md"]
fn a_server_of_nats_with_a_full_disk_is_not_missed() {
    let test = "partitions::a_server_of_nats_with_a_full_disk_is_not_missed";
    play_on_machines(test, |service, people, _, _| {
        if !service.nats.fill_disk(0) {
            return println!("{test}: this system gives no server a disk of its own.");
        }
        people.play(SOME_TIME);
        println!("{test}: all rooms went on after {:?}", people.play_on());
        service.nats.empty_disk(0);
        service.nats.kill(0);
        service.nats.run(0);
    });
}

#[test]
fn a_node_without_nats_gives_way_to_others() {
    play_without("partitions::a_node_without_nats_gives_way_to_others", |_, nodes, is_cut| {
        nodes[0].cut_from_nats(is_cut);
    });
}

#[test]
fn a_node_without_one_server_of_nats_goes_on_with_another() {
    let test = "partitions::a_node_without_one_server_of_nats_goes_on_with_another";
    play_without(test, |_, nodes, is_cut| {
        // Whichever server a node has chosen, one of them loses it.
        nodes.iter().enumerate().for_each(|(at, node)| node.to_nats[at].cut(is_cut));
    });
}

#[test]
fn a_node_without_clients_side_loses_them_to_others() {
    let test = "partitions::a_node_without_clients_side_loses_them_to_others";
    play_without(test, |_, nodes, is_cut| nodes[0].to_players.cut(is_cut));
}

#[test]
#[ignore = "copies of NATS 2.9.10, which Debian 12 has, part at times: docs/dev/network.md"]
fn two_servers_of_nats_without_each_other_keep_all() {
    let test = "partitions::two_servers_of_nats_without_each_other_keep_all";
    play_without(test, |between, _, is_cut| between[1][2].cut(is_cut));
}

#[test]
#[ignore = "copies of NATS 2.9.10, which Debian 12 has, part at times: docs/dev/network.md"]
fn a_server_of_nats_without_the_others_loses_its_nodes_to_them() {
    let test = "partitions::a_server_of_nats_without_the_others_loses_its_nodes_to_them";
    play_without(test, |between, _, is_cut| {
        between[2][..2].iter().for_each(|cable| cable.cut(is_cut))
    });
}
