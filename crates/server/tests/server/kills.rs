//! The server is killed in the middle of a game, and started again.
#![cfg(unix)]

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};

use messages::{Act, Change, Code, Phase, Place, RoomSetup, SeatPresence};
use server::StartProblem;
use tabletop::{Expiry, TimeControl, TimeLimit};

use crate::client::{Client, config, key, start};

/// The environment variable with the folder of the games.
const FOLDER: &str = "O_AN_QUAN_GAMES";

/// Not a test but the server that the tests kill.
#[test]
#[ignore = "the other tests start it"]
fn host() {
    let Some(folder) = std::env::var_os(FOLDER) else { return };
    let server = server::start(config(Some(Path::new(&folder)))).expect("it starts");
    server.belongs_to_player();
    println!("serving {} {}", server.address(), server.code());
    let signals = server.signals().expect("the system tells");
    server.wait_for(signals);
    drop(server);
    println!("ended");
}

struct Host {
    child: Child,
    address: SocketAddr,
    code: Code,
}

impl Host {
    fn start(folder: &Path) -> Self {
        let mut child = Command::new(std::env::current_exe().expect("a program"))
            .args(["kills::host", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
            .env(FOLDER, folder)
            .stdout(Stdio::piped())
            .spawn()
            .expect("it starts");
        let mut lines = BufReader::new(child.stdout.as_mut().expect("piped")).lines();
        let said = lines.find_map(|line| {
            let line = line.expect("text");
            line.split_once("serving ").map(|(_, said)| said.to_owned())
        });
        let said = said.expect("it says where");
        let (address, code) = said.split_once(' ').expect("an address and a code");
        let (address, code) = (address.parse().expect("an address"), code.parse().expect("a code"));
        Host { child, address, code }
    }

    /// Kills it, so that it can do nothing more.
    fn kill(mut self) {
        self.child.kill().expect("it runs");
        self.child.wait().expect("it is dead");
    }
}

#[tokio::test]
async fn every_announced_move_survives_a_kill_and_nobody_loses_time() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = Host::start(folder.path());
    let code = host.code;
    let time = TimeControl { limit: TimeLimit::per_game(5, 0), expiry: Expiry::Loses };
    let mut one = Client::connect(host.address, key(1), Some(code)).await;
    let room = one.open(RoomSetup { time, ..RoomSetup::of("caro") }).await;
    let mut other = Client::connect(host.address, key(2), Some(code)).await;
    other.enter(Place::Room(room)).await;
    other.sit().await.expect("a seat is free");
    one.until(|one| one.state().phase == Phase::Playing).await;
    let mut random = fastrand::Rng::with_seed(9);
    for kill in 0..8 {
        for _ in 0..2 {
            let mover = if one.state().to_move == Some(0) { &mut one } else { &mut other };
            let moves = mover.board().moves();
            let mv = moves[random.usize(..moves.len())].clone();
            mover.act(Act::Move(mv)).await.expect("a legal move");
            let event = mover.state().event;
            one.until(|one| one.state().event >= event).await;
            other.until(|other| other.state().event >= event).await;
        }
        let before = one.state().clone();
        host.kill();
        assert_eq!(one.until_bye().await, None, "it could not say goodbye");
        host = Host::start(folder.path());
        assert_eq!(host.code, code, "the code is the same");
        let known = [one.state.take(), other.state.take()];
        one = Client::connect(host.address, key(1), None).await;
        other = Client::connect(host.address, key(2), None).await;
        for (client, known) in [&mut one, &mut other].into_iter().zip(known) {
            assert_eq!(client.welcome.seats, [room]);
            client.state = known.filter(|_| kill % 2 == 0);
            client.enter(Place::Room(room)).await;
            assert_eq!(client.state().steps, before.steps, "kill {kill}");
            assert_eq!(client.state().clocks.left, before.clocks.left);
        }
        assert_eq!(one.state(), other.state());
        let running = one.state().clocks.running.expect("a clock runs");
        assert!(running.since >= before.clocks.running.expect("a clock ran").since);
        one.until(|one| one.presence.seats == [SeatPresence::Here; 2]).await;
    }
    let resumed = |event: &&messages::Event| matches!(event.change, Change::Resumed { .. });
    println!("{} of the last events say so", one.events.iter().filter(resumed).count());
    host.kill();
}

#[tokio::test]
async fn a_server_ends_when_asked_and_keeps_its_folder_to_itself() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = Host::start(folder.path());
    let second = start(config(Some(folder.path())));
    assert!(matches!(second, Err(StartProblem::InUse(_))));
    let mut one = Client::connect(host.address, key(1), Some(host.code)).await;
    let room = one.open(RoomSetup::of("caro")).await;
    let pid = host.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("a tool").success());
    assert_eq!(one.until_bye().await, Some(messages::Bye::Ending));
    assert!(host.child.wait().expect("it ends").success());
    let again = start(config(Some(folder.path()))).expect("the folder is free");
    assert_eq!((again.rooms(), again.code()), (1, host.code));
    let mut one = Client::connect(again.address(), key(1), None).await;
    one.enter(Place::Room(room)).await;
    one.act(Act::Close).await.expect("it is the host");
    drop(again);
    let again = start(config(Some(folder.path()))).expect("the folder is free");
    assert_eq!(again.rooms(), 0, "a closed room stays closed");
}

#[test]
fn a_folder_tells_that_its_server_was_killed_and_where_it_listened() {
    let folder = tempfile::tempdir().unwrap();
    let killed_at = || server::killed_at(folder.path());
    assert_eq!(killed_at(), None, "there was none");
    let host = Host::start(folder.path());
    assert_eq!(killed_at(), None, "it runs");
    let port = host.address.port();
    host.kill();
    assert_eq!(killed_at(), Some(port));
    let server = start(config(Some(folder.path()))).expect("it starts");
    assert_eq!(killed_at(), None, "another one runs");
    drop(server);
    assert_eq!(killed_at(), None, "it has ended in order");
}
