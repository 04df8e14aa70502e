//! A host of rooms in this program, for guests on the same network.

use std::net::{IpAddr, Ipv4Addr, TcpStream, ToSocketAddrs, UdpSocket};
use std::sync::Mutex;
use std::sync::mpsc::{self, Receiver};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use basics::Name;
use client::{Address, DEFAULT_PORT};
use neighbours::{Announcement, Search, announce};
use server::{Config, Limits, Running, StartProblem};
use tabletop::Waker;
use window::together::{Hosted, Hosting, Reach, Searching};

use super::data_folder;
use crate::cli::{no_page, page_of_package};
use crate::platform::start_thread;
use crate::together::{HOSTED_GAMES, KINDS};

/// An address that nobody has, to which nothing is sent: the system says from which one it would send.
const NOWHERE: (Ipv4Addr, u16) = (Ipv4Addr::new(192, 0, 2, 1), 9);

/// How long a call to the own address may take, and how often it is made.
const CALL_TIME: Duration = Duration::from_secs(3);
const CALL_AGAIN: Duration = Duration::from_secs(20);

/// The threads on which hosts end.
static ENDINGS: Mutex<Vec<JoinHandle<()>>> = Mutex::new(Vec::new());

/// Waits, before the program ends, until the guests of a host know that it does. That takes seconds at most.
pub fn finish() {
    let endings = ENDINGS.lock().map(|mut endings| std::mem::take(&mut *endings));
    for ending in endings.into_iter().flatten() {
        let _ = ending.join();
    }
}

/// What a host that has started consists of: its announcement is missing where the system allows none.
type Started = (Running, Hosted, Option<Announcement>);

/// A host that starts, and then runs.
struct Host {
    starting: Receiver<Result<Started, String>>,
    running: Option<Running>,
    /// Ends with the host.
    announcement: Option<Announcement>,
    /// The name of the class that is announced.
    class: Name,
    /// The address that the invitation shows first.
    address: Option<Address>,
    own: OwnCall,
}

/// A call of this machine to its own address, which says whether the host listens there.
#[derive(Default)]
struct OwnCall {
    /// When it was made, and where its answer comes.
    made: Option<(Instant, Receiver<bool>)>,
    answer: Option<bool>,
}

impl OwnCall {
    /// Returns the last answer, and calls again from time to time.
    fn poll(&mut self, address: &Address) -> Option<bool> {
        if let Some((_, answer)) = &self.made {
            self.answer = answer.try_recv().ok().or(self.answer);
        }
        if self.made.as_ref().is_none_or(|(made, _)| made.elapsed() > CALL_AGAIN) {
            let (told, answer) = mpsc::channel();
            let address = address.to_string();
            let call = move || {
                let addresses = address.to_socket_addrs().into_iter().flatten();
                let mut calls = addresses.map(|it| TcpStream::connect_timeout(&it, CALL_TIME));
                let _ = told.send(calls.any(|call| call.is_ok()));
            };
            let _ = start_thread("own call", call);
            self.made = Some((Instant::now(), answer));
        }
        self.answer
    }
}

/// Starts a host on a thread of its own.
pub fn start(wake: Waker) -> Box<dyn Hosting> {
    let (started, starting) = mpsc::channel();
    let work = move || {
        let host = listen().map_err(|why| why.to_string());
        let _ = started.send(host.map(|running| {
            running.belongs_to_player();
            let hosted = hosted(&running);
            let announcement = announce(hosted.port, "");
            (running, hosted, announcement)
        }));
        wake();
    };
    // Without a thread, the end of the channel says that there is no host.
    let _ = start_thread("host", work);
    Box::new(Host {
        starting,
        running: None,
        announcement: None,
        class: Name::default(),
        address: None,
        own: OwnCall::default(),
    })
}

/// Returns the port of the host that was killed in this program.
fn killed_at() -> Option<u16> {
    server::killed_at(&data_folder()?.join(HOSTED_GAMES))
}

/// Returns whether this program was killed while it was a host.
pub fn was_killed() -> bool {
    killed_at().is_some()
}

/// Starts the server: at the usual port, or where its guests look for it, and in the usual folder, if another program has
/// neither.
fn listen() -> Result<Running, StartProblem> {
    let games = data_folder().map(|folder| folder.join(HOSTED_GAMES));
    let config = |port, games| Config {
        listen: IpAddr::V4(Ipv4Addr::UNSPECIFIED),
        port,
        games,
        page: page_of_package(),
        no_page: no_page(),
        open_rooms: false,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits: Limits::default(),
    };
    let port = killed_at().unwrap_or(DEFAULT_PORT);
    let started = server::start(config(port, games.clone()));
    let started = match started {
        Err(StartProblem::Listen { .. }) => server::start(config(0, games)),
        started => started,
    };
    match started {
        // Another window keeps its games there.
        Err(StartProblem::InUse(_)) => server::start(config(0, None)),
        started => started,
    }
}

/// Returns where a host can be reached. This asks the system for addresses.
fn hosted(running: &Running) -> Hosted {
    let port = running.address().port();
    let (code, teacher, keeps_games) = (running.code(), running.teacher(), running.keeps_games());
    Hosted { port, code, teacher, addresses: addresses(port), keeps_games }
}

impl Hosting for Host {
    fn poll(&mut self) -> Option<Result<Hosted, String>> {
        if self.running.is_some() {
            return None;
        }
        let started = self.starting.try_recv().ok()?;
        Some(started.map(|(running, hosted, announcement)| {
            (self.running, self.announcement) = (Some(running), announcement);
            self.address = hosted.addresses.first().cloned();
            hosted
        }))
    }

    fn reach(&mut self) -> Reach {
        let Some(running) = &self.running else { return Reach::default() };
        let [fetched, entered] = running.visits();
        let itself = self.address.as_ref().and_then(|address| self.own.poll(address));
        Reach { itself, fetched, entered }
    }

    fn announce_class(&mut self, title: &Name) {
        let Some(running) = self.running.as_ref().filter(|_| self.class != *title) else { return };
        self.class = title.clone();
        // The one before says goodbye first.
        self.announcement = None;
        self.announcement = announce(running.address().port(), title.as_str());
    }
}

/// A search for hosts on the network.
struct Hosts(Search);

impl Searching for Hosts {
    fn found(&self) -> Vec<(String, Address)> {
        self.0.found().into_iter().map(|host| (host.name, host.address)).collect()
    }
}

/// Starts a search for hosts on the network.
pub fn search(wake: Waker) -> Option<Box<dyn Searching>> {
    Some(Box::new(Hosts(Search::start(wake)?)))
}

impl Drop for Host {
    /// Ends the server without waiting for its clients.
    fn drop(&mut self) {
        if let Some(running) = self.running.take()
            && let Ok(ending) = start_thread("end of the host", move || drop(running))
            && let Ok(mut endings) = ENDINGS.lock()
        {
            endings.push(ending);
        }
    }
}

/// Returns the addresses of this machine, the one first from which it reaches others.
fn addresses(port: u16) -> Vec<Address> {
    let used = || {
        let socket = UdpSocket::bind((Ipv4Addr::UNSPECIFIED, 0)).ok()?;
        socket.connect(NOWHERE).ok()?;
        socket.local_addr().ok().map(|address| address.ip())
    };
    let used = used();
    let mut all: Vec<IpAddr> = if_addrs::get_if_addrs()
        .unwrap_or_default()
        .into_iter()
        .filter(|interface| !interface.is_loopback() && !interface.is_link_local())
        .map(|interface| interface.ip())
        .chain(used)
        .collect();
    let rank = |address: &IpAddr| match address {
        _ if Some(*address) == used => 0,
        IpAddr::V4(address) if address.is_private() => 1,
        IpAddr::V4(_) => 2,
        IpAddr::V6(_) => 3,
    };
    all.sort_by_key(|address| (rank(address), *address));
    all.dedup();
    let text = |address: IpAddr| match address {
        IpAddr::V4(address) => address.to_string(),
        IpAddr::V6(address) => format!("[{address}]"),
    };
    let mut all: Vec<_> =
        all.into_iter().filter_map(|it| Address::new(&text(it), port).ok()).collect();
    if all.is_empty() {
        all.extend(Address::new("127.0.0.1", port));
    }
    all
}
