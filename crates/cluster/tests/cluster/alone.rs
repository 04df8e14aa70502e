//! What NATS does without us while two of its three servers do not reach each other, and after that: run by hand, to
//! judge a version of it.

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
