//! A connection to a host, as the client sees it.

use tabletop::Waker;

use crate::Address;

/// What a socket brings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    /// The connection is open.
    Opened,
    /// A message.
    Text(String),
    /// There is no connection, or no longer. Nothing follows.
    Closed,
}

/// A connection. It is closed when it is dropped.
pub trait Socket {
    /// Sends a text, without waiting.
    fn send(&mut self, text: String);

    /// Takes the next thing that has come; returns `None` if nothing has.
    fn take(&mut self) -> Option<Heard>;
}

/// Opens a connection, without waiting, and calls the waker whenever it brings something.
pub type Connect = Box<dyn FnMut(&Address, Waker) -> Box<dyn Socket>>;
