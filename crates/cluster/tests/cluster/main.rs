//! Several servers as one service, over real servers of NATS on this machine.

mod alone;
mod chaos;
mod copies;
mod faults;
mod log;
mod nats;
mod network;
mod nodes;
mod partitions;
mod people;
mod service;
