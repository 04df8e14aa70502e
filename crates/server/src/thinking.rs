//! The computers that play in rooms, on a thread of their own.

use std::io;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, mpsc};

use basics::Control;
use basics::platform::start_thread;
use messages::RoomId;
use rooms::Thinking;

use crate::hall::Hall;
use crate::shard::Order;

/// Takes the moves that computers are to find.
#[derive(Clone)]
pub(crate) struct Thinkers(mpsc::Sender<(RoomId, Thinking)>);

impl Thinkers {
    /// Returns what takes the moves to find, and what is to be [started](Waiting::start) to find them.
    pub(crate) fn new() -> (Self, Waiting) {
        let (sender, receiver) = mpsc::channel();
        (Thinkers(sender), Waiting(receiver))
    }

    /// Asks for a move, which comes back as [`Order::Found`].
    pub(crate) fn find(&self, room: RoomId, thinking: Thinking) {
        // Without the thread, the server is ending.
        let _ = self.0.send((room, thinking));
    }
}

/// The moves that computers are to find.
pub(crate) struct Waiting(mpsc::Receiver<(RoomId, Thinking)>);

impl Waiting {
    /// Starts the thread that finds them, until `control` is cancelled.
    pub(crate) fn start(self, hall: Arc<Hall>, control: Control) -> io::Result<()> {
        let work = move || {
            for (room, Thinking { turn_event, level, seed, board }) in self.0 {
                if control.is_cancelled() {
                    return;
                }
                // A bug in the search of one game costs the others nothing.
                let found = catch_unwind(AssertUnwindSafe(|| board.choose(level, seed, &control)));
                if let Ok(Some(mv)) = found {
                    hall.order(room, Order::Found { room, turn_event, mv });
                }
            }
        };
        start_thread("computers of rooms", work).map(drop)
    }
}
