//! The server over real sockets on this machine.

mod attacks;
mod class;
mod client;
mod crowds;
mod games;
mod kills;
mod requests;
