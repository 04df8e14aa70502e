//! The client of people who play together: the same for the window, the page and the terminal.
//!
//! A [`Client`] holds a connection to a host, and opens it again when it breaks. It never waits: whoever has one calls
//! [`Client::poll`], which takes over what has come, and gets a call of the waker when there is something. What it
//! knows of a room is the [`RoomState`](messages::RoomState) that the host's events add up to; what its person does is
//! sent as intents, which are repeated after a broken connection until the host has answered.
//!
//! Time is an input, and sockets are behind a trait: the tests have sockets that lose, double and delay messages.

mod address;
mod client;
mod in_class;
mod joined;
pub mod matches;
mod platform;
mod sending;
mod socket;

pub use address::{Address, DEFAULT_PORT, Invitation, NotAnAddress};
pub use client::{ClassNews, Client, News, Status};
pub use in_class::InClass;
pub use joined::Joined;
pub use platform::{NoRandomness, connect, draw_key, returns};
pub use socket::{Connect, Heard, Socket};
