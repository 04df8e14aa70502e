//! A connected client, as the threads of the rooms know it.

use std::sync::Arc;

use messages::{FromServer, Key, write};
use tokio::sync::Notify;
use tokio::sync::mpsc::{self, Receiver, Sender, error::TrySendError};

/// The most messages that wait for a client. One that takes so little is cut off.
const WAITING: usize = 128;

/// The number of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct GuestId(pub(crate) u64);

/// A connected client.
#[derive(Clone, Debug)]
pub(crate) struct Guest {
    pub(crate) id: GuestId,
    pub(crate) key: Key,
    pub(crate) out: Outgoing,
}

/// What goes out to a client. Putting something in never waits.
#[derive(Clone, Debug)]
pub(crate) struct Outgoing {
    sender: Sender<Arc<str>>,
    cut: Arc<Notify>,
}

/// Returns both ends of what goes out to a client, and what says that it takes too little.
pub(crate) fn outgoing() -> (Outgoing, Receiver<Arc<str>>, Arc<Notify>) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let cut = Arc::new(Notify::new());
    (Outgoing { sender, cut: cut.clone() }, receiver, cut)
}

impl Outgoing {
    /// Sends a text. Returns whether the client is still there.
    pub(crate) fn text(&self, text: &Arc<str>) -> bool {
        self.put(text.clone())
    }

    /// Sends a message.
    pub(crate) fn message(&self, message: &FromServer) -> bool {
        self.put(write(message).into())
    }

    fn put(&self, text: Arc<str>) -> bool {
        match self.sender.try_send(text) {
            Ok(()) => true,
            Err(TrySendError::Closed(_)) => false,
            Err(TrySendError::Full(_)) => {
                self.cut.notify_one();
                false
            }
        }
    }
}
