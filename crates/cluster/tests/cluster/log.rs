//! The log of a partition keeps the laws of every log, and nothing that a former owner sends.

use std::cell::Cell;

use async_nats::Subscriber;
use cluster::{Lost, Problem, Store, StreamLog, Unopened, forget_end};
use futures_util::StreamExt;
use messages::{Change, Event, RoomId};
use rooms::{Batch, LogError, RoomLog, laws};
use tokio::runtime::Runtime;

use crate::faults::Link;
use crate::nats::Nats;

fn runtime() -> Runtime {
    tokio::runtime::Builder::new_multi_thread().enable_all().build().expect("threads")
}

fn batch(number: u64) -> Batch {
    Batch { events: vec![Event { number, at: 5, change: Change::Withdrawn }], by: None }
}

#[test]
fn the_log_in_one_server_keeps_the_laws_of_every_log() {
    keeps_the_laws(1);
}

#[test]
fn the_log_in_three_servers_keeps_the_laws_of_every_log() {
    keeps_the_laws(3);
}

fn keeps_the_laws(servers: usize) {
    let (nats, runtime) = (Nats::start(servers), runtime());
    let store = runtime.block_on(Store::open(&nats.address(2))).expect("NATS runs");
    let epoch = Cell::new(0);
    laws::log_keeps_what_it_was_given(|| {
        epoch.set(epoch.get() + 1);
        StreamLog::open(&store, 1, epoch.get(), Lost::default()).expect("it opens")
    });
}

#[test]
fn a_former_owner_appends_nothing() {
    let (nats, runtime) = (Nats::start(1), runtime());
    let store = runtime.block_on(Store::open(&nats.address(2))).expect("NATS runs");
    let (room, other) = (RoomId::new(7), RoomId::new(8));
    let (lost, owns) = (Lost::default(), Lost::default());
    let mut former = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    former.append(room, 0, &batch(1)).expect("it is the owner");
    let mut owner = StreamLog::open(&store, 0, 2, owns.clone()).expect("it opens");
    assert!(matches!(former.append(room, 1, &batch(2)), Err(LogError::Io(_))));
    assert!(matches!(former.append(other, 0, &batch(1)), Err(LogError::Io(_))));
    assert!(lost.is_so());
    owner.append(room, 1, &batch(2)).expect("it is the owner");
    assert_eq!(owner.read(room, 0).expect("a room"), [batch(1), batch(2)]);
    assert!(!owns.is_so());
    let late = StreamLog::open(&store, 0, 1, Lost::default());
    assert!(matches!(late, Err(Unopened::Outrun(2))), "a smaller number comes too late");
    StreamLog::open(&store, 1, 1, Lost::default())
        .expect("another partition has numbers of its own");
}

#[test]
fn a_log_that_ends_before_what_was_acknowledged_does_not_open() {
    let (nats, runtime) = (Nats::start(1), runtime());
    let store = runtime.block_on(Store::open(&nats.address(1))).expect("NATS runs");
    let room = RoomId::new(7);
    let mut log = StreamLog::open(&store, 0, 1, Lost::default()).expect("it opens");
    log.append(room, 0, &batch(1)).expect("it is the owner");
    // As if the copies of the log had parted, and one led that lacks the last message.
    let (leases, mut asked) = runtime.block_on(async {
        let client = async_nats::connect(nats.url(0)).await.expect("NATS runs");
        let jetstream = async_nats::jetstream::new(client);
        let leases = jetstream.get_key_value("test-leases").await.expect("the leases");
        leases.put("end.0", "3".into()).await.expect("NATS runs");
        (leases, listen(&nats, "$JS.API.STREAM.LEADER.STEPDOWN.test-log-0".to_owned()).await)
    });
    for epoch in 2..7 {
        let parted = StreamLog::open(&store, 0, epoch, Lost::default()).map(drop);
        assert!(matches!(parted, Err(Unopened::Parted { last: 2, noted: 3 })), "{parted:?}");
    }
    runtime.block_on(asked.next()).expect("another server is to lead");
    runtime.block_on(leases.put("end.0", "2".into())).expect("NATS runs");
    let mut log = StreamLog::open(&store, 0, 7, Lost::default()).expect("all is there again");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1)]);
    runtime.block_on(leases.put("end.0", "1000".into())).expect("NATS runs");
    assert!(StreamLog::open(&store, 0, 8, Lost::default()).is_err());
    let forget = |partition| runtime.block_on(forget_end(&nats.address(1), partition));
    assert_eq!(forget(0).expect("NATS runs"), 1000);
    let mut log = StreamLog::open(&store, 0, 9, Lost::default()).expect("the rest is good enough");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1)]);
    assert!(forget(1).expect_err("there is one partition").to_string().contains("0 to 0"));
}

#[test]
fn a_room_that_is_damaged_costs_no_other() {
    let (nats, runtime) = (Nats::start(1), runtime());
    let address = nats.address(1);
    let store = runtime.block_on(Store::open(&address)).expect("NATS runs");
    let [removed, gap, unreadable, whole] = [5, 6, 7, 8].map(RoomId::new);
    let mut log = StreamLog::open(&store, 0, 1, Lost::default()).expect("it opens");
    for room in [removed, gap, unreadable, whole] {
        (0..3).for_each(|last| log.append(room, last, &batch(last + 1)).expect("the owner"));
    }
    let (jetstream, stream) = runtime.block_on(async {
        let client = async_nats::connect(&address.servers).await.expect("NATS runs");
        let jetstream = async_nats::jetstream::new(client);
        let stream = jetstream.get_stream("test-log-0").await.expect("the log");
        (jetstream, stream)
    });
    let left = |room: RoomId| {
        let subject = format!("test.log.0.{room}");
        runtime.block_on(stream.get_last_raw_message_by_subject(&subject)).is_ok()
    };
    runtime.block_on(async {
        // The fencing number is the first message, and each room has the three after those of the one before.
        stream.delete_message(2).await.expect("the first message of a room");
        stream.delete_message(6).await.expect("a message within a room");
        let publish = jetstream.publish(format!("test.log.0.{unreadable}"), "{".into());
        publish.await.expect("NATS runs").await.expect("it is kept");
    });
    let mut log = StreamLog::open(&store, 0, 2, Lost::default()).expect("it opens");
    assert_eq!(log.rooms().expect("rooms"), [whole]);
    assert_eq!(log.read(whole, 0).expect("a room"), [batch(1), batch(2), batch(3)]);
    log.append(whole, 3, &batch(4)).expect("it goes on");
    assert!(!left(removed), "the removal has ended");
    for room in [gap, unreadable] {
        assert!(left(room), "somebody may repair it");
        assert!(log.append(room, 0, &batch(1)).is_err(), "it is no new room");
    }
}

#[test]
fn what_nats_may_have_kept_is_not_appended_twice() {
    let (nats, runtime, link) = (Nats::start(1), runtime(), Link::default());
    let address =
        cluster::Address { servers: vec![link.to_nats(nats.listens(0))], ..nats.address(1) };
    let store = runtime.block_on(Store::open(&address)).expect("NATS runs");
    let (room, lost) = (RoomId::new(7), Lost::default());
    let mut log = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    log.append(room, 0, &batch(1)).expect("it is the owner");
    let mut sent = runtime.block_on(listen(&nats, format!("test.log.0.{room}")));
    link.cut_back(true);
    let mend = link.clone();
    let mending = runtime.spawn(async move {
        // The first answer did not come: NATS gets the batch again.
        let tries = [sent.next().await, sent.next().await].map(|sent| sent.expect("NATS runs"));
        mend.cut_back(false);
        tries.map(|message| message.payload)
    });
    log.append(room, 1, &batch(2)).expect("it is kept");
    let [first, second] = runtime.block_on(mending).expect("no panic");
    assert_eq!(first, second);
    assert!(!lost.is_so(), "it is still the owner");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1), batch(2)]);
    log.append(room, 2, &batch(3)).expect("it goes on");
}

/// Lets NATS acknowledge what is appended to a log, or keep it without a word.
async fn acknowledge(nats: &Nats, are_told: bool) {
    let client = async_nats::connect(nats.url(0)).await.expect("NATS runs");
    let jetstream = async_nats::jetstream::new(client);
    // Meanwhile, servers may choose who leads.
    for _ in 0..5 {
        let Ok(stream) = jetstream.get_stream("test-log-0").await else { continue };
        let mut config = stream.cached_info().config.clone();
        config.no_ack = !are_told;
        if jetstream.update_stream(config).await.is_ok() {
            return;
        }
    }
    panic!("nobody leads the log");
}

/// Returns what is sent to NATS at a subject from now on.
async fn listen(nats: &Nats, subject: String) -> Subscriber {
    let client = async_nats::connect(nats.url(0)).await.expect("NATS runs");
    let heard = client.subscribe(subject).await.expect("NATS runs");
    client.flush().await.expect("NATS runs");
    heard
}

#[test]
fn a_server_of_nats_that_leads_and_acknowledges_nothing_is_asked_to_step_down() {
    let (nats, runtime) = (Nats::start(3), runtime());
    let store = runtime.block_on(Store::open(&nats.address(1))).expect("NATS runs");
    let (room, lost) = (RoomId::new(7), Lost::default());
    let mut log = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    let mut asked = runtime.block_on(async {
        acknowledge(&nats, false).await;
        listen(&nats, "$JS.API.STREAM.LEADER.STEPDOWN.test-log-0".to_owned()).await
    });
    let appending = std::thread::spawn(move || {
        log.append(room, 0, &batch(1)).expect("it is kept");
        log
    });
    runtime.block_on(async {
        asked.next().await.expect("NATS runs");
        acknowledge(&nats, true).await;
    });
    let mut log = appending.join().expect("no panic");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1)]);
    assert!(!lost.is_so(), "it is still the owner");
}

#[test]
fn an_owner_that_waits_for_nats_goes_on_when_it_is_back() {
    let (mut nats, runtime) = (Nats::start(1), runtime());
    let store = runtime.block_on(Store::open(&nats.address(1))).expect("NATS runs");
    let (room, lost) = (RoomId::new(7), Lost::default());
    let mut log = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    log.append(room, 0, &batch(1)).expect("it is the owner");
    let mut sent = runtime.block_on(async {
        acknowledge(&nats, false).await;
        listen(&nats, format!("test.log.0.{room}")).await
    });
    let appending = std::thread::spawn(move || {
        log.append(room, 1, &batch(2)).expect("NATS is back");
        log
    });
    runtime.block_on(sent.next()).expect("a try");
    runtime.block_on(sent.next()).expect("it waits");
    nats.kill(0);
    nats.run(0);
    assert!(!appending.is_finished(), "nothing is acknowledged yet");
    runtime.block_on(acknowledge(&nats, true));
    let mut log = appending.join().expect("no panic");
    assert!(!lost.is_so(), "it is still the owner");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1), batch(2)]);
}

#[test]
fn an_owner_that_loses_the_partition_waits_for_nats_no_longer() {
    let (nats, runtime) = (Nats::start(1), runtime());
    let store = runtime.block_on(Store::open(&nats.address(1))).expect("NATS runs");
    let (room, lost) = (RoomId::new(7), Lost::default());
    let mut log = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    log.append(room, 0, &batch(1)).expect("it is the owner");
    let mut sent = runtime.block_on(async {
        acknowledge(&nats, false).await;
        listen(&nats, format!("test.log.0.{room}")).await
    });
    let appending = std::thread::spawn(move || log.append(room, 1, &batch(2)));
    runtime.block_on(sent.next()).expect("a try");
    runtime.block_on(sent.next()).expect("it waits");
    assert!(!appending.is_finished(), "it is still the owner");
    // Nothing is ever acknowledged.
    lost.note();
    assert!(appending.join().expect("no panic").is_err(), "nobody knows what was kept");
    runtime.block_on(acknowledge(&nats, true));
    let mut log = StreamLog::open(&store, 0, 2, Lost::default()).expect("the next owner");
    assert_eq!(log.read(room, 0).expect("a room"), [batch(1), batch(2)]);
    log.append(room, 2, &batch(3)).expect("it goes on");
}

#[test]
fn a_full_disk_refuses_and_loses_nothing() {
    let (nats, runtime) = (Nats::with(1, Some("max_file_store: 65536")), runtime());
    let store = runtime.block_on(Store::open(&nats.address(1))).expect("NATS runs");
    let lost = Lost::default();
    let mut log = StreamLog::open(&store, 0, 1, lost.clone()).expect("it opens");
    let room = RoomId::new(7);
    let mut kept = 0;
    let why = loop {
        match log.append(room, kept, &batch(kept + 1)) {
            Ok(()) => kept += 1,
            Err(why) => break why,
        }
        assert!(kept < 10_000, "the disk is full some time");
    };
    assert!(why.to_string().contains("resources"), "{why}");
    assert!(!lost.is_so(), "NATS has said that it is not kept");
    assert_eq!(log.read(room, 0).expect("a room").len() as u64, kept);
}

#[test]
fn what_is_configured_wrongly_is_said_in_a_sentence() {
    let (nats, runtime) = (Nats::start(1), runtime());
    let good = nats.address(2);
    let open =
        |address| runtime.block_on(Store::open(&address)).map(drop).expect_err("it is wrong");
    let said = |address| open(address).to_string();
    let name = cluster::Address { service: "a.b".to_owned(), ..good.clone() };
    assert!(said(name).contains("--service"));
    assert!(said(cluster::Address { partitions: 0, ..good.clone() }).contains("--partitions"));
    assert!(said(cluster::Address { copies: 2, ..good.clone() }).contains("--copies"));
    let nobody = format!("nats://127.0.0.1:{}", crate::nats::free_port());
    let nobody = cluster::Address { servers: vec![nobody.clone()], ..good.clone() };
    assert!(said(nobody.clone()).contains(&nobody.servers[0]));
    let file = cluster::Address { credentials: Some("/nowhere".into()), ..good.clone() };
    assert!(said(file).starts_with("/nowhere has no credentials"));
    let keeps_nothing = Nats::with(1, None);
    assert!(matches!(open(keeps_nothing.address(2)), Problem::NoJetStream));
    runtime.block_on(Store::open(&good)).expect("it is right");
    let other = cluster::Address { partitions: 4, ..good };
    assert!(matches!(open(other), Problem::OtherPartitions { there: 2, wanted: 4 }));
}
