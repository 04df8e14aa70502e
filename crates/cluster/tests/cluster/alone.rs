//! What NATS does without us while servers of it do not reach each other, and after that: run by hand, to judge a version
//! of it.

use std::time::{Duration, Instant};

use async_nats::jetstream::{self, Context, stream};
use futures_util::future::join_all;
use tokio::time::{sleep, timeout};

use crate::network::in_own_network;
use crate::partitions::{COUNT, nats_on};

/// The streams.
const STREAMS: usize = 8;
/// How long the two are without each other, and how long together after that.
const HALF: Duration = Duration::from_secs(40);
/// How long NATS may take to acknowledge a message, before it gets the next one.
const ACK: Duration = Duration::from_millis(400);

/// What NATS acknowledged at a stream.
struct Acks {
    /// The longest time without one.
    longest: Duration,
    /// All times without one that were longer than [`ACK`].
    without: Duration,
}

#[test]
#[ignore = "it measures NATS itself for 90 seconds"]
fn streams_while_two_servers_do_not_reach_each_other() {
    let test = "alone::streams_while_two_servers_do_not_reach_each_other";
    in_own_network(test, COUNT as u8, |machines| {
        let (nats, between) = nats_on(machines);
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let client = async_nats::connect(nats.url(0)).await.expect("NATS runs");
            let jetstream = jetstream::new(client);
            for at in 0..STREAMS {
                make(&jetstream, at).await;
            }
            for is_cut in [true, false] {
                between[1][2].cut(is_cut);
                let of_all = (0..STREAMS).map(|at| append(&jetstream, at, HALF));
                for Acks { longest, without } in join_all(of_all).await {
                    let share = 100.0 * without.as_secs_f64() / HALF.as_secs_f64();
                    println!(
                        "cut={is_cut}: without acknowledgement {share:.0} %, longest {longest:?}"
                    );
                }
            }
        });
    });
}

#[test]
#[ignore = "it fails with NATS 2.9.10: docs/dev/network.md"]
fn copies_stay_the_same_after_their_leader_was_without_the_others() {
    let test = "alone::copies_stay_the_same_after_their_leader_was_without_the_others";
    in_own_network(test, COUNT as u8, |machines| {
        let (nats, between) = nats_on(machines);
        let runtime = tokio::runtime::Runtime::new().expect("threads");
        runtime.block_on(async {
            let mut of_all = Vec::new();
            for at in 0..COUNT {
                let client = async_nats::connect(nats.url(at)).await.expect("NATS runs");
                of_all.push(jetstream::new(client));
            }
            make(&of_all[0], 0).await;
            acknowledged(&of_all[0], "before").await;
            let mut stream = of_all[0].get_stream("alone-0").await.expect("NATS runs");
            let info = stream.info().await.expect("NATS runs");
            let leader = info.cluster.as_ref().and_then(|cluster| cluster.leader.clone());
            let leader: usize = leader.expect("it leads")[1..].parse().expect("its number");
            let others = (0..COUNT).filter(|other| *other != leader);
            let cut = |is_cut| others.clone().for_each(|at| between[leader][at].cut(is_cut));
            cut(true);
            // None of these is acknowledged.
            for _ in 0..5 {
                let sent = of_all[leader].publish("alone.0", "nobody else has this".into()).await;
                drop(sent.expect("NATS runs"));
            }
            acknowledged(&of_all[(leader + 1) % COUNT], "kept").await;
            for _ in 0..5 {
                acknowledged(&of_all[(leader + 1) % COUNT], "kept").await;
            }
            cut(false);
            sleep(HALF / 2).await;
            acknowledged(&of_all[(leader + 1) % COUNT], "after").await;
            sleep(HALF / 8).await;
        });
        let copies = nats.copies("alone-0");
        println!("the leader was cut off; the copies: {copies:#?}");
        assert!(copies.iter().all(|copy| *copy == copies[0]));
    });
}

/// Appends until NATS acknowledges it.
async fn acknowledged(jetstream: &Context, text: &'static str) {
    let started = Instant::now();
    loop {
        let sent = jetstream.publish("alone.0", text.into()).await.expect("NATS runs");
        if matches!(timeout(ACK, sent).await, Ok(Ok(_))) {
            return;
        }
        assert!(started.elapsed() < HALF, "{text} is not acknowledged");
    }
}

/// Makes a stream of three copies.
async fn make(jetstream: &Context, at: usize) {
    let config = stream::Config {
        name: format!("alone-{at}"),
        subjects: vec![format!("alone.{at}")],
        num_replicas: COUNT,
        ..Default::default()
    };
    let started = Instant::now();
    while let Err(why) = jetstream.create_stream(config.clone()).await {
        assert!(started.elapsed() < HALF, "NATS runs: {why}");
        sleep(ACK).await;
    }
}

/// Appends to a stream for some time.
async fn append(jetstream: &Context, at: usize, time: Duration) -> Acks {
    let (started, mut last) = (Instant::now(), Instant::now());
    let mut acks = Acks { longest: Duration::ZERO, without: Duration::ZERO };
    while started.elapsed() < time {
        let sent = jetstream.publish(format!("alone.{at}"), "a move".into()).await;
        let is_kept = matches!(timeout(ACK, sent.expect("NATS runs")).await, Ok(Ok(_)));
        let is_over = started.elapsed() >= time;
        if is_kept || is_over {
            let took = last.elapsed();
            acks.longest = acks.longest.max(took);
            acks.without += if took > ACK { took } else { Duration::ZERO };
            last = Instant::now();
        }
        sleep(Duration::from_millis(20)).await;
    }
    acks
}
