//! A host on this machine, for windows of people at other devices.

use std::cell::RefCell;
use std::net::{IpAddr, Ipv4Addr};
use std::path::PathBuf;

use o_an_quan::controller::Waker;
use o_an_quan::together::KINDS;
use server::{Config, Limits, Running};
use window::together::{Hosted, Hosting};

thread_local! {
    /// The address and the code of the host that a window has started last.
    pub static HOST: RefCell<String> = const { RefCell::new(String::new()) };
}

/// A host on this machine alone.
pub struct Host {
    pub running: Running,
    is_told: bool,
}

impl Hosting for Host {
    fn poll(&mut self) -> Option<Result<Hosted, String>> {
        let (port, code) = (self.running.address().port(), self.running.code());
        let address = client::Address::new("127.0.0.1", port).expect("an address");
        HOST.with_borrow_mut(|host| *host = format!("127.0.0.1:{port} {code}"));
        let keeps_games = self.running.keeps_games();
        let (addresses, teacher) = (vec![address], self.running.teacher());
        let hosted = Hosted { port, code, teacher, addresses, keeps_games };
        (!std::mem::replace(&mut self.is_told, true)).then_some(Ok(hosted))
    }
}

/// Starts a host that keeps nothing, for a window to which it belongs.
pub fn start(_wake: Waker) -> Box<dyn Hosting> {
    let host = host_in(None, 0);
    host.running.belongs_to_player();
    Box::new(host)
}

/// Starts a host whose games are kept in a folder, if there is one, at a port, or any free one if that is 0.
pub fn host_in(games: Option<PathBuf>, port: u16) -> Host {
    let running = server::start(Config {
        listen: IpAddr::V4(Ipv4Addr::LOCALHOST),
        port,
        games,
        page: None,
        no_page: String::new(),
        open_rooms: false,
        host_names: Vec::new(),
        kinds: &KINDS,
        limits: Limits { messages_at_once: 1000, messages_a_second: 1000, ..Limits::default() },
    });
    Host { running: running.expect("it starts"), is_told: false }
}
