//! The seam at which several servers become one service: what a connection asks of a room may go to another server,
//! which has the part of the rooms to which the room belongs.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use basics::Name;
use messages::{Code, Intent, Key, Place, RoomCard, RoomId, RoomSetup};
use rooms::{RoomLog, Went};
use serde::{Deserialize, Serialize};

use crate::guest::{Guest, GuestId, Outgoing};
use crate::hall::{Hall, code_of};
use crate::shard::{Order, Shard};
use crate::thinking::Thinkers;

/// What a server gets as the answer of others.
pub type Answer<T> = Pin<Box<dyn Future<Output = T> + Send>>;

/// Takes a message for a client that another server has, by the number of its connection. Returns whether the client may
/// still be there; it never waits.
pub type Post = Arc<dyn Fn(u64, &Arc<str>) -> bool + Send + Sync>;

/// The service to which a server belongs.
pub trait Service: Send + Sync {
    /// Passes on what a client of this server asks of a room. It never waits.
    fn ask(&self, room: RoomId, caller: Caller, ask: Ask);

    /// Finds the room with a code.
    fn find(&self, code: Code) -> Answer<Option<RoomId>>;

    /// Returns the list of rooms for a client.
    fn rooms(&self, key: Key, is_admitted: bool) -> Answer<Vec<RoomCard>>;

    /// Returns the rooms in which a client has a seat.
    fn seats(&self, key: Key) -> Answer<Vec<RoomId>>;

    /// Returns whether the server can serve clients now.
    fn is_ready(&self) -> bool;

    /// Returns what the service counts, in the text form of Prometheus.
    fn metrics(&self) -> String;

    /// Gives up all rooms, so that others take them over at once. Returns when that is done.
    fn leave(&self);
}

/// A client, as the server tells it to another one.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Caller {
    /// The number of its connection, which no other connection of the service has.
    pub id: u64,
    /// Its secret.
    pub key: Key,
    /// The name that it has given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

/// What a client asks of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Ask {
    /// To open it and let its host in, once for each number.
    Open {
        /// The number.
        id: u64,
        /// What is agreed.
        setup: Box<RoomSetup>,
    },
    /// To let it in.
    Enter {
        /// The number of the last event seen.
        seen: u64,
    },
    /// To carry out what it wants.
    Act {
        /// What.
        intent: Intent,
        /// How long messages from it take to arrive, in milliseconds.
        lag: u64,
    },
    /// To send the events after this one.
    Since(u64),
    /// Nothing any more: it has gone, without a word or on purpose.
    Gone {
        /// Whether on purpose.
        left: bool,
    },
}

/// What a server needs to belong to a service.
pub struct Membership {
    /// The code with which people join, the same at every server.
    pub code: Code,
    /// The number of the first connection; the lower half of its bits is 0.
    pub first_guest: u64,
    /// Joins the service, with the rooms of this server, or says why that is not possible.
    #[expect(clippy::type_complexity, reason = "it is called once")]
    pub join: Box<dyn FnOnce(Node) -> Result<Arc<dyn Service>, String>>,
}

/// The rooms of a server, for the service to which it belongs.
#[derive(Clone)]
pub struct Node {
    hall: Arc<Hall>,
    thinkers: Thinkers,
}

impl Ask {
    /// Returns the order that a part of the rooms carries out.
    pub(crate) fn order(self, room: RoomId, guest: Guest) -> Order {
        match self {
            Ask::Open { id, setup } => Order::Open { room, guest, id, setup },
            Ask::Enter { seen } => Order::Enter { room, guest, seen },
            Ask::Act { intent, lag } => Order::Act { guest, intent, lag },
            Ask::Since(from) => Order::Since { guest, from },
            Ask::Gone { left } => {
                let how = if left { Went::Left } else { Went::Lost };
                Order::Gone { guest: guest.id, how }
            }
        }
    }
}

/// Returns the number of the part that has the room with a code, of so many.
pub fn part_of_code(code: Code, parts: usize) -> usize {
    code.number() as usize % parts.max(1)
}

/// Returns the number of the part that has a room, of so many.
pub fn part_of(room: RoomId, parts: usize) -> usize {
    part_of_code(code_of(room), parts)
}

impl Node {
    pub(crate) fn new(hall: Arc<Hall>, thinkers: Thinkers) -> Self {
        Node { hall, thinkers }
    }

    /// Opens a part of the rooms, which go on from the log.
    ///
    /// # Errors
    /// The log cannot list its rooms.
    pub fn open(&self, part: usize, mut log: Box<dyn RoomLog>) -> Result<(), rooms::LogError> {
        let rooms = log.rooms()?;
        let mut shard = Shard::new(self.hall.clone(), log, self.thinkers.clone());
        rooms.into_iter().for_each(|room| shard.resume(room));
        self.hall.open_part(part, shard);
        Ok(())
    }

    /// Closes a part of the rooms: nothing is decided or announced there any more.
    pub fn close(&self, part: usize) {
        self.hall.close_part(part);
    }

    /// Carries out what a client of a server asks of a room. Its answers go to `post`.
    pub fn carry_out(&self, part: usize, room: RoomId, caller: Caller, ask: Ask, post: &Post) {
        let Caller { id, key, name } = caller;
        let guest = Guest { id: GuestId(id), key, name, out: Outgoing::elsewhere(id, post) };
        self.hall.with_part(part, |shard| shard.take(ask.order(room, guest)));
    }

    /// Notes that a client of another server has gone without a word.
    pub fn gone(&self, part: usize, guest: u64) {
        let order = Order::Gone { guest: GuestId(guest), how: Went::Lost };
        self.hall.with_part(part, |shard| shard.take(order));
    }

    /// Does what follows from the time in a part of the rooms. Returns after how many milliseconds to look again; `None`
    /// if the part is closed.
    pub fn look_at_the_time(&self, part: usize) -> Option<u64> {
        self.hall.with_part(part, Shard::look_at_the_time)
    }

    /// Sends a message to a client of this server, by the number of its connection. Returns whether it is there.
    pub fn deliver(&self, guest: u64, text: &Arc<str>) -> bool {
        self.hall.deliver(GuestId(guest), text)
    }

    /// Notes how long it took from the arrival of a move of a client of this server to the answer of whoever has the room.
    pub fn moved(&self, time: Duration) {
        self.hall.metrics.moves.note(time);
    }

    /// Returns the room of this server with a code.
    pub fn find(&self, code: Code) -> Option<RoomId> {
        self.hall.room_at(Place::Code(code))
    }

    /// Returns the list of the rooms of this server for a client.
    pub fn rooms(&self, key: Key, is_admitted: bool) -> Vec<RoomCard> {
        self.hall.list_here(key, is_admitted)
    }

    /// Returns the rooms of this server in which a client has a seat.
    pub fn seats(&self, key: Key) -> Vec<RoomId> {
        self.hall.seats_here(key)
    }
}
