//! The client against a server, over sockets of this machine.

#[cfg(unix)]
use std::io::{BufRead, BufReader};
use std::net::{IpAddr, Ipv4Addr};
use std::path::Path;
#[cfg(unix)]
use std::process::{Child, Command, Stdio};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender, channel};
use std::time::Duration;

use basics::Name;
use basics::platform::Instant;
use client::{Address, Client, News, Status};
use messages::{Act, Bye, Code, Key, Phase, Refusal, RoomSetup};
use rooms::{Board, Kind, kind};
use server::{Config, Limits, Running};

pub(crate) static KINDS: [Kind; 4] = [
    kind::<oanquan_table::OAnQuan>(),
    kind::<caro::Caro>(),
    kind::<cotuong::Cotuong>(),
    kind::<pebbles::Pebbles>(),
];

/// How long a test waits for what must come.
pub(crate) const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn serve(folder: Option<&Path>, port: u16) -> Running {
    let config = Config {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port,
        games: folder.map(Path::to_owned),
        page: None,
        no_page: String::new(),
        open_rooms: false,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits: Limits { messages_at_once: 1000, messages_a_second: 1000, ..Limits::default() },
    };
    server::start(config).expect("it starts")
}

/// Clients, and what wakes them.
struct Table {
    start: Instant,
    clients: Vec<Client>,
    news: Vec<Vec<News>>,
    waker: Sender<()>,
    woken: Receiver<()>,
}

impl Table {
    fn new() -> Self {
        let (waker, woken) = channel();
        Table { start: Instant::now(), clients: vec![], news: vec![], waker, woken }
    }

    fn connect(&mut self, port: u16, code: Option<Code>) {
        let waker = self.waker.clone();
        let wake = Arc::new(move || {
            let _ = waker.send(());
        });
        let address = Address::new("127.0.0.1", port).unwrap();
        self.clients.push(Client::of_system(address, code, wake).unwrap());
        self.news.push(Vec::new());
    }

    /// Polls the clients until something is so.
    fn until(&mut self, is_so: impl Fn(&[Client], &[Vec<News>]) -> bool) {
        loop {
            let now = self.start.elapsed();
            for (client, news) in self.clients.iter_mut().zip(&mut self.news) {
                news.extend(client.poll(now));
            }
            if is_so(&self.clients, &self.news) {
                return;
            }
            let next = self.clients.iter().filter_map(|client| client.next_poll(now)).min();
            let _ = self.woken.recv_timeout(next.unwrap_or(PATIENCE));
            assert!(self.start.elapsed() < PATIENCE, "{:?}", self.news);
        }
    }

    fn act(&mut self, client: usize, act: Act) {
        assert!(self.clients[client].act(act));
    }

    fn state(&self, client: usize) -> &messages::RoomState {
        &self.clients[client].joined().expect("in a room").state
    }

    fn board(&self) -> Box<dyn Board> {
        let state = self.state(0);
        let kind = KINDS.iter().find(|kind| kind.id == state.setup.game).expect("a game");
        let mut board = (kind.begin)(&state.setup).expect("a board");
        assert!(state.steps.iter().all(|step| board.take(step)));
        board
    }

    /// Opens a room of the game, in which two sit who have joined by its code.
    fn two_at(game: &str, port: u16, code: Code) -> Self {
        let mut table = Table::new();
        table.connect(port, Some(code));
        table.clients[0].open(RoomSetup::of(game));
        table.until(|clients, _| clients[0].joined().is_some());
        let code = table.clients[0].joined().unwrap().code;
        table.connect(port, None);
        table.clients[1].join(code);
        table.until(|clients, _| clients[1].joined().is_some());
        for client in 0..2 {
            table.act(client, Act::Sit { seat: None, name: Name::new("Na"), face: 2 });
        }
        table.until(|clients, _| {
            clients.iter().all(|client| {
                let joined = client.joined().unwrap();
                joined.state.phase == Phase::Playing && joined.seat.is_some()
            })
        });
        table
    }

    /// Plays a legal move, and waits until all have seen it.
    fn play(&mut self) {
        let moves = self.board().moves();
        let mv = moves[moves.len() / 2].clone();
        let mover = self.clients.iter().position(|it| it.joined().unwrap().is_own_turn()).unwrap();
        let steps = self.state(0).steps.len();
        self.act(mover, Act::Move(mv));
        self.until(|clients, _| {
            clients.iter().all(|client| client.joined().unwrap().state.steps.len() > steps)
        });
    }
}

#[test]
fn a_whole_game_of_each_kind_is_the_same_on_both_ends() {
    for kind in &KINDS {
        let server = serve(None, 0);
        let mut table = Table::two_at(kind.id, server.address().port(), server.code());
        for _ in 0..30 {
            if table.state(0).phase != Phase::Playing {
                break;
            }
            table.play();
            assert_eq!(table.state(0).steps, table.state(1).steps, "{}", kind.id);
        }
        if table.state(0).phase == Phase::Playing {
            table.act(1, Act::Resign);
        }
        table.until(|clients, _| {
            clients.iter().all(|it| matches!(it.joined().unwrap().state.phase, Phase::Over(_)))
        });
        for client in 0..2 {
            table.act(client, Act::Rematch(true));
        }
        table.until(|clients, _| clients.iter().all(|it| it.joined().unwrap().state.game == 1));
    }
}

/// The environment variables with the folder of the games and the port.
const FOLDER: &str = "O_AN_QUAN_GAMES";
const PORT: &str = "O_AN_QUAN_PORT";

/// Not a test but the host that the test kills.
#[test]
#[ignore = "the other test starts it"]
fn host() {
    let (Some(folder), Ok(port)) = (std::env::var_os(FOLDER), std::env::var(PORT)) else { return };
    let server = serve(Some(Path::new(&folder)), port.parse().expect("a port"));
    let teacher = String::from(server.teacher());
    println!("serving {} {} {teacher}", server.address().port(), server.code());
    let signals = server.signals().expect("the system tells");
    server.wait_for(signals);
}

/// A host in a process of its own.
#[cfg(unix)]
pub(crate) struct Host {
    pub(crate) child: Child,
    pub(crate) port: u16,
    pub(crate) code: Code,
    pub(crate) teacher: Key,
}

/// Starts a host in a process of its own.
#[cfg(unix)]
pub(crate) fn start_host(folder: &Path, port: u16) -> Host {
    let mut child = Command::new(std::env::current_exe().expect("a program"))
        .args(["server::host", "--exact", "--ignored", "--nocapture", "--test-threads=1"])
        .env(FOLDER, folder)
        .env(PORT, port.to_string())
        .stdout(Stdio::piped())
        .spawn()
        .expect("it starts");
    let mut lines = BufReader::new(child.stdout.as_mut().expect("piped")).lines();
    let said = lines.find_map(|line| {
        let line = line.expect("text");
        line.split_once("serving ").map(|(_, said)| said.to_owned())
    });
    let said = said.expect("it says where");
    let words: Vec<&str> = said.split(' ').collect();
    let (port, code) = (words[0].parse().expect("a port"), words[1].parse().expect("a code"));
    Host { child, port, code, teacher: words[2].parse().expect("a key") }
}

#[cfg(unix)]
impl Host {
    /// Kills the host, so that it can do nothing more.
    pub(crate) fn kill(self) {}
}

#[cfg(unix)]
impl Drop for Host {
    fn drop(&mut self) {
        // One that has ended in order cannot be killed.
        let _ = self.child.kill();
        self.child.wait().expect("it is dead");
    }
}

#[cfg(unix)]
#[test]
fn clients_find_a_host_that_was_killed_and_started_again_and_go_on() {
    let folder = tempfile::tempdir().unwrap();
    let mut host = start_host(folder.path(), 0);
    let port = host.port;
    let mut table = Table::two_at("pebbles", port, host.code);
    for _ in 0..3 {
        table.play();
        let steps = table.state(0).steps.clone();
        host.kill();
        table.until(|clients, _| clients.iter().all(|it| it.status() != Status::Connected));
        // Somebody moves meanwhile, as the board lets them.
        let mover = table.clients.iter().position(|it| it.joined().unwrap().is_own_turn()).unwrap();
        let mv = table.board().moves()[0].clone();
        table.act(mover, Act::Move(mv));
        host = start_host(folder.path(), port);
        table.until(|clients, _| {
            clients.iter().all(|it| it.joined().unwrap().state.steps.len() > steps.len())
        });
        assert_eq!(table.state(0).steps[..steps.len()], steps);
    }
    host.kill();
}

#[test]
fn who_is_left_when_the_host_ends_is_told_and_can_come_back() {
    let folder = tempfile::tempdir().unwrap();
    let server = serve(Some(folder.path()), 0);
    let port = server.address().port();
    let mut table = Table::two_at("pebbles", port, server.code());
    table.play();
    drop(server);
    table.until(|_, news| news.iter().all(|news| news.contains(&News::Ended(Bye::Ending))));
    for client in &mut table.clients {
        assert_eq!(client.status(), Status::Ended(Bye::Ending));
        assert_eq!(client.next_poll(Duration::ZERO), None, "it does not try for ever");
        assert!(!client.act(Act::Resign), "nobody would hear it");
    }
    let _server = serve(Some(folder.path()), port);
    let now = table.start.elapsed();
    table.clients.iter_mut().for_each(|client| client.connect_again(now));
    table.until(|clients, _| clients.iter().all(|it| it.status() == Status::Connected));
    table.play();
}

#[test]
fn a_code_is_that_of_a_room_or_of_the_host_or_wrong() {
    let server = serve(None, 0);
    let port = server.address().port();
    let mut table = Table::new();
    table.connect(port, None);
    table.clients[0].join(server.code());
    table.until(|clients, _| clients[0].welcome().is_some_and(|welcome| welcome.admitted));
    assert!(table.clients[0].joined().is_none() && !table.clients[0].has_goal());
    table.connect(port, None);
    table.clients[1].join(Code::of_bits(u64::from(server.code() == Code::of_bits(1))));
    table.until(|_, news| news[1].contains(&News::NotEntered(Refusal::WrongCode)));
    table.connect(port, None);
    table.clients[2].open(RoomSetup::of("caro"));
    table.until(|_, news| news[2].contains(&News::NeedsCode(None)));
    table.clients[2].give_code(server.code());
    table.until(|clients, _| clients[2].joined().is_some());
}

#[test]
fn a_client_waits_for_a_host_that_is_not_there_yet() {
    let server = serve(None, 0);
    let port = server.address().port();
    drop(server);
    let mut table = Table::new();
    table.connect(port, None);
    table.until(|clients, _| matches!(clients[0].status(), Status::Connecting { failed: 2.. }));
    let _server = serve(None, port);
    table.until(|clients, _| clients[0].status() == Status::Connected);
}
