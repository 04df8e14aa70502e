//! Measures a server with many rooms in which two play at once: first at the pace of people, then as fast as it goes; or,
//! with `--class`, a class with so many children through a lesson of every kind.
//!
//! With `--nodes`, several servers are one service over three servers of NATS, which `nats-server` of the system runs,
//! and the two clients of a room are at different ones. The server is another process of this program, so that its
//! memory and its time are its own. The clients share the machine with it; what it would do alone on a core follows
//! from the time that it took.

mod class;
mod client;
mod nats;
mod process;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::Parser;
use rooms::{Kind, kind};
use server::{Config, Limits, start};
use tokio::task::JoinSet;

use client::{Pair, Played};
use nats::Nats;
use process::Process;

/// The games.
static KINDS: [Kind; games::COUNT] = games::each!(kind);

/// Measures a server with many rooms.
#[derive(Debug, Parser)]
struct Args {
    /// The rooms, with two clients each.
    #[arg(long, default_value_t = 1000)]
    rooms: u32,
    /// The seconds of each measurement.
    #[arg(long, default_value_t = 15)]
    seconds: u64,
    /// The game, by the name that commands use.
    #[arg(long, default_value = "pebbles")]
    game: String,
    /// The milliseconds between two moves of a room at the pace of people.
    #[arg(long, default_value_t = 2000)]
    pace: u64,
    /// The nodes of a service; 0 for one server without a service.
    #[arg(long, default_value_t = 0)]
    nodes: usize,
    /// The children of a class; 0 for rooms without a class.
    #[arg(long, default_value_t = 0)]
    class: usize,
    /// The servers of NATS, with a copy of every game on each of up to three.
    #[arg(long, default_value_t = 3)]
    nats: usize,
    /// Be the server, with the games in this folder.
    #[arg(long, hide = true)]
    serve: Option<PathBuf>,
    /// Be a node, over these servers of NATS.
    #[arg(long, hide = true, value_delimiter = ',')]
    cluster: Vec<String>,
}

fn main() {
    let args = Args::parse();
    if let Some(folder) = args.serve {
        return serve(folder, args.cluster, args.class > 0);
    }
    if args.class > 0 {
        return class::measure(&args);
    }
    let runtime = tokio::runtime::Builder::new_multi_thread().enable_all().build();
    runtime.expect("the system starts threads").block_on(measure(&args));
}

/// Serves until standard input ends.
fn serve(games: PathBuf, cluster: Vec<String>, is_class: bool) {
    let many = 1_000_000;
    let crowd = Limits {
        connections: 20_000,
        per_address: 20_000,
        rooms: 20_000,
        rooms_at_once: many,
        messages_at_once: many,
        messages_a_second: 1000,
        ..Limits::default()
    };
    let limits = if is_class { Limits::default() } else { crowd };
    let config = Config {
        listen: std::net::Ipv4Addr::LOCALHOST.into(),
        port: 0,
        games: Some(games),
        page: None,
        no_page: String::new(),
        open_rooms: true,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits,
    };
    let wait = |address: SocketAddr, class: &str| {
        println!("{address} {class}");
        let mut all = String::new();
        let _ = std::io::Read::read_to_string(&mut std::io::stdin(), &mut all);
    };
    if cluster.is_empty() {
        let server = start(config).expect("it starts");
        wait(server.address(), &format!("{} {}", server.code(), String::from(server.teacher())));
    } else {
        let copies = if cluster.len() < 3 { 1 } else { 3 };
        let service = "crowd".to_owned();
        let address = cluster::Address {
            servers: cluster,
            credentials: None,
            service,
            partitions: 16,
            copies,
        };
        let node = cluster::start(config, &address).expect("it starts");
        wait(node.address(), "");
    }
}

async fn measure(args: &Args) {
    let folder = tempfile::tempdir().expect("a folder");
    let nats: Vec<Nats> = match args.nodes {
        0 => Vec::new(),
        _ => Nats::start(folder.path(), args.nats),
    };
    let urls: Vec<String> = nats.iter().map(Nats::url).collect();
    let start = |_| Process::start(folder.path(), &urls, &[]);
    let processes: Vec<Process> = (0..args.nodes.max(1)).map(start).collect();
    let memory = || processes.iter().map(Process::memory).sum::<u64>();
    let time = || processes.iter().map(Process::time).sum::<Duration>();
    let time_of_nats = || nats.iter().map(Nats::time).sum::<Duration>();
    let alone = memory();
    let mut joining = JoinSet::new();
    for number in 0..args.rooms {
        let at = |other: usize| processes[(number as usize + other) % processes.len()].address;
        let (addresses, game) = ([at(0), at(1)], args.game.clone());
        joining.spawn(async move { Pair::join(addresses, &game, number).await });
        // A burst of all at once would measure the queue of the system.
        if joining.len() >= 64 {
            tokio::task::yield_now().await;
        }
    }
    let mut pairs = joining.join_all().await;
    let full = memory();
    println!(
        "rooms={} nodes={} memory_alone_kib={alone} memory_full_kib={full} memory_a_connection_kib={:.1}",
        args.rooms,
        args.nodes,
        (full as f64 - alone as f64) / f64::from(2 * args.rooms)
    );
    for (name, pace) in [("people", Some(Duration::from_millis(args.pace))), ("fastest", None)] {
        let (before, nats_before, started) = (time(), time_of_nats(), Instant::now());
        let until = started + Duration::from_secs(args.seconds);
        let mut playing = JoinSet::new();
        for (number, pair) in pairs.drain(..).enumerate() {
            playing.spawn(pair.play(until, pace, number as u64));
        }
        let mut played = Played::default();
        for (pair, own) in playing.join_all().await {
            pairs.push(pair);
            played.add(own);
        }
        let (wall, used) = (started.elapsed(), time() - before);
        report(name, &mut played, wall, used);
        if !nats.is_empty() {
            let used = time_of_nats() - nats_before;
            let moves = played.delays.len() as f64;
            println!("nats_us_a_move={:.1}", used.as_secs_f64() * 1e6 / moves);
        }
    }
    println!("memory_after_kib={}", memory());
}

fn report(name: &str, played: &mut Played, wall: Duration, used: Duration) {
    let moves = played.delays.len() as f64;
    played.delays.sort_unstable();
    let at = |part: f64| {
        let at = ((moves - 1.0) * part) as usize;
        played.delays.get(at).map_or(0.0, |delay| delay.as_secs_f64() * 1000.0)
    };
    println!(
        "pace={name} moves={moves} moves_a_second={:.0} server_us_a_move={:.1} \
         moves_a_second_on_a_core={:.0} ms_to_the_other: median={:.2} p99={:.2} max={:.2} \
         bytes_out_a_move={:.0} bytes_in_a_move={:.0}",
        moves / wall.as_secs_f64(),
        used.as_secs_f64() * 1e6 / moves,
        moves / used.as_secs_f64(),
        at(0.5),
        at(0.99),
        at(1.0),
        played.received as f64 / moves,
        played.sent as f64 / moves,
    );
}
