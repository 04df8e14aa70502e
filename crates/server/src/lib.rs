//! The server of people who play together: sockets, rooms, and the page for the guests.
//!
//! A connection is a task of the network's threads. It says what its client wants to one of a few threads that
//! have the rooms; each room belongs to one of them by its name, so that all that happens in a room happens in one
//! order. Such a thread decides, writes the events to the log, and only then announces them. It never waits for a
//! socket: a client that takes too little is cut off.
//!
//! One more thread has the class that a host can hold. It tells the threads of the rooms which rooms the class needs,
//! and they report what becomes of them; neither waits for the other.
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
mod host_names;
mod metrics;
mod page;
mod quota;
mod random;
mod running;
mod shard;
mod site;
mod thinking;

pub use config::{Config, Limits};
pub use page::{Page, PageProblem};
pub use random::NoRandomness;
pub use running::{Running, Signals, StartProblem, start};
