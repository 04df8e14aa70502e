//! The server of people who play together: sockets, rooms, and the page for the guests.
//!
//! A connection is a task of the network's threads. It carries out what its client wants itself, in the part of the
//! rooms to which the room belongs by its name. Each part is behind a lock, so that all that happens in a room happens in
//! one order: the decision, a line in the log, and only then the announcement. Nothing that holds the lock waits for a
//! socket: what is announced is put where the connections of the others find it, and a client that takes too little is
//! cut off.
//!
//! A thread has the class that a host can hold. It tells the rooms how the class needs them, and they report what
//! becomes of them to its queue, so that they never wait for it.
//!
//! Nothing here knows a particular game. A page in a browser has no server.
#![cfg(not(target_family = "wasm"))]

mod accept;
mod address;
mod classroom;
mod config;
mod connection;
mod guest;
mod hall;
mod histogram;
mod host_names;
mod metrics;
mod page;
mod quota;
mod random;
mod running;
mod service;
mod shard;
mod site;
mod thinking;
mod time;

pub use config::{Config, Limits};
pub use histogram::Histogram;
pub use metrics::metrics_text;
pub use page::{Page, PageProblem};
pub use random::NoRandomness;
pub use running::{Running, Signals, StartProblem, killed_at, start, start_in};
pub use service::{Answer, Ask, Caller, Membership, Node, Post, Service, part_of, part_of_code};
