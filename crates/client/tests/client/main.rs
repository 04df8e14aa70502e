//! Tests of the client: over sockets that lose, double and delay what is sent, and against a server.

#[cfg(unix)]
mod class;
mod fake;
mod faults;
mod server;
