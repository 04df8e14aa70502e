//! Several servers as one service, which survives the death of each.
//!
//! Rooms hash to a fixed number of partitions. A node owns a partition by a lease with a fencing number, and keeps what
//! it decides in the [log](StreamLog) of the partition, a replicated stream of NATS, before it announces it. Any node
//! takes clients of any room: as a gateway, it passes on what they want to the owner, and to them what the owner says.

mod copies;
mod decider;
mod ends;
mod gateway;
mod keeper;
mod log;
mod mail;
mod member;
mod metrics;
mod owner;
mod problem;
mod reading;
mod server;
mod silence;
mod start;
mod store;

pub use copies::{CopyProblem, back_up, restore};
pub use ends::forget_end;
pub use log::{Lost, StreamLog, Unopened};
pub use metrics::Metrics;
pub use problem::Problem;
pub use start::{RunningNode, start};
pub use store::{Address, MAX_PARTITIONS, Settings, Store};
