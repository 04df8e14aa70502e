//! What the window knows of a host in this program, and of those on the network.

use basics::Name;
use client::Address;
use messages::{Code, Key};
use tabletop::Waker;

/// A host in this program, which starts on a thread of its own and ends when this is dropped.
pub trait Hosting {
    /// Returns what has become of the start, once: where it listens, or why it does not, in a sentence.
    fn poll(&mut self) -> Option<Result<Hosted, String>>;

    /// Returns what the host knows of who reaches it. It may try its own address for that, without waiting.
    fn reach(&mut self) -> Reach {
        Reach::default()
    }

    /// Tells those who look for hosts on the network the name of the class.
    fn announce_class(&mut self, _title: &Name) {}
}

/// What a host knows of who reaches it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Reach {
    /// Whether this machine reaches itself at its first address; `None` while that is being tried.
    pub itself: Option<bool>,
    /// Whether another machine has fetched the page.
    pub fetched: bool,
    /// Whether another machine has connected, which may be gone again.
    pub entered: bool,
}

/// Starts a host in this program.
pub type StartHost = fn(Waker) -> Box<dyn Hosting>;

/// A search for hosts on the network, which ends when this is dropped.
pub trait Searching {
    /// Returns the hosts found so far: the name of the class or else of the machine, and the address.
    fn found(&self) -> Vec<(String, Address)>;
}

/// Starts a search for hosts; returns `None` where the system refuses.
pub type StartSearch = fn(Waker) -> Option<Box<dyn Searching>>;

/// A host in this program that listens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hosted {
    /// The port.
    pub port: u16,
    /// The code of the host.
    pub code: Code,
    /// The key of who may hold a class there.
    pub teacher: Key,
    /// The addresses of this machine under which others may reach it, the best one first.
    pub addresses: Vec<Address>,
    /// Whether the games are kept, so that they go on when the host is started again.
    pub keeps_games: bool,
}
