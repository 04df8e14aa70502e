//! Nodes that die, stand still, come and go, while people play.

use std::time::Duration;

use crate::faults::Link;
use crate::people::People;
use crate::service::Service;

/// How long people play between faults.
const SOME_TIME: Duration = Duration::from_secs(1);

/// Lets what is under way arrive, ends all nodes, and compares everybody's record with the log.
fn check(mut people: People, service: &mut Service, nodes: impl IntoIterator<Item = usize>) {
    people.settle();
    nodes.into_iter().for_each(|node| service.end(node));
    people.check(service);
}

#[test]
fn people_at_several_nodes_play_in_one_room() {
    let mut service = Service::start(1, 2);
    let mut people = People::join(&service, 6, 1);
    people.play_until(|| service.is_ready(0) && service.is_ready(1));
    people.play_on();
    let owned = |node| service.counted(node, "oanquan_partitions");
    people.play_until(|| owned(0) + owned(1) == service.partitions() as u64);
    let moved = |node| service.counted(node, "oanquan_move_seconds_count");
    people.play_until(|| moved(0) > 9 && moved(1) > 9);
    check(people, &mut service, [0, 1]);
}

#[test]
fn a_killed_node_is_replaced_and_no_announced_move_is_lost() {
    let mut service = Service::start(3, 3);
    let mut people = People::join(&service, 9, 2);
    people.play(SOME_TIME);
    for node in 0..2 {
        service.kill(node);
        let took = people.play_on();
        println!("all rooms went on after {took:?}");
        service.add();
        people.play(SOME_TIME);
    }
    check(people, &mut service, 2..5);
}

#[test]
fn a_node_that_stood_still_appends_nothing_when_it_wakes() {
    let mut service = Service::start(3, 3);
    let mut people = People::join(&service, 9, 3);
    people.play(SOME_TIME);
    service.signal(0, "STOP");
    service.hide(0);
    let took = people.play_on();
    println!("all rooms went on after {took:?}");
    people.play(SOME_TIME);
    service.signal(0, "CONT");
    people.play_until(|| service.counted(0, "oanquan_leases_lost_total") > 0);
    people.play_on();
    check(people, &mut service, 0..3);
}

#[test]
fn a_node_that_is_cut_off_says_that_it_is_not_ready() {
    let mut service = Service::start(1, 1);
    let link = Link::default();
    service.add_at(&[link.to_nats(service.nats.listens(0))]);
    let mut people = People::join(&service, 6, 6);
    people.play_until(|| service.is_ready(1));
    link.cut(true);
    people.play_until(|| !service.is_ready(1));
    assert!(service.is_ready(0), "it is not cut off");
    link.cut(false);
    people.play_until(|| service.is_ready(1));
    people.play_on();
    check(people, &mut service, [0, 1]);
}

#[test]
fn a_server_of_nats_that_dies_is_not_missed() {
    let mut service = Service::start(3, 2);
    let mut people = People::join(&service, 6, 4);
    for server in 0..3 {
        people.play(SOME_TIME);
        service.nats.kill(server);
        let took = people.play_on();
        println!("all rooms went on after {took:?}");
        service.nats.run(server);
        people.play(3 * SOME_TIME);
    }
    check(people, &mut service, 0..2);
}

#[test]
fn nodes_are_replaced_one_after_the_other() {
    let mut service = Service::start(3, 2);
    let mut people = People::join(&service, 6, 5);
    for node in 0..2 {
        people.play(SOME_TIME);
        service.add();
        people.play(SOME_TIME);
        service.end(node);
        let took = people.play_on();
        println!("all rooms went on after {took:?}");
    }
    check(people, &mut service, 2..4);
}
