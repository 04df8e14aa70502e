//! A connected client, as the threads of the rooms know it.

use std::sync::{Arc, Mutex, PoisonError};

use messages::{FromServer, Key, RoomId, write};
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
    /// The room that the client has asked for last.
    room: Arc<Mutex<Option<RoomId>>>,
}

/// Returns both ends of what goes out to a client, and what says that it takes too little.
pub(crate) fn outgoing() -> (Outgoing, Receiver<Arc<str>>, Arc<Notify>) {
    let (sender, receiver) = mpsc::channel(WAITING);
    let cut = Arc::new(Notify::new());
    (Outgoing { sender, cut: cut.clone(), room: Arc::default() }, receiver, cut)
}

impl Outgoing {
    /// Sends a text. Returns whether the client is still there.
    pub(crate) fn text(&self, text: &Arc<str>) -> bool {
        self.put(text.clone())
    }

    /// Notes the room that the client has asked for. No other one reaches it from here on, although the thread that has
    /// the other one may not know yet that the client has left.
    pub(crate) fn enter(&self, room: Option<RoomId>) {
        *self.room.lock().unwrap_or_else(PoisonError::into_inner) = room;
    }

    /// Sends a text that is announced in a room. Returns whether the client is still there.
    pub(crate) fn announce(&self, room: RoomId, text: &Arc<str>) -> bool {
        // Locked until the text is on its way, so that it comes before anything of the next room.
        let current = self.room.lock().unwrap_or_else(PoisonError::into_inner);
        *current != Some(room) || self.put(text.clone())
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_room_that_was_left_is_not_heard_any_more() {
        let (out, mut heard, _cut) = outgoing();
        let (old, new) = (RoomId::new(1), RoomId::new(2));
        for (room, text) in [(old, "a"), (new, "b"), (new, "c"), (old, "d")] {
            out.enter(Some(room));
            assert!(out.announce(old, &format!("old {text}").into()));
            assert!(out.announce(new, &format!("new {text}").into()));
        }
        out.enter(None);
        assert!(out.announce(new, &"new e".into()));
        let all: Vec<String> =
            std::iter::from_fn(|| Some(heard.try_recv().ok()?.to_string())).collect();
        assert_eq!(all, ["old a", "new b", "new c", "old d"]);
    }
}
