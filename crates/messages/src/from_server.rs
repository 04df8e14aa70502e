//! What the server sends.

use basics::Name;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::{Code, Event, FromClass, OtherVersion, Phase, Refusal, RoomId, RoomState};

/// A message from the server.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromServer {
    /// The answer to [`Hello`](crate::FromClient::Hello).
    Welcome(Welcome),
    /// The client has entered a room.
    Entered(Box<Entered>),
    /// What has happened in the room.
    Events(Vec<Event>),
    /// Who is there.
    Presence(Presence),
    /// The intent with this number has been carried out, now or before.
    Done(u64),
    /// The intent with this number was refused, and changed nothing.
    Refused {
        /// The number; 0 for what has none.
        id: u64,
        /// Why.
        why: Refusal,
    },
    /// The rooms that anybody here can enter, newest first.
    Rooms(Vec<RoomCard>),
    /// Something about the class that the host holds.
    Class(FromClass),
    /// The server ends the connection.
    Bye(Bye),
}

/// The answer to a greeting.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Welcome {
    /// The version of the messages.
    pub version: u32,
    /// Whether the client may open rooms and see the list; otherwise it has to give the code first.
    pub admitted: bool,
    /// What was wrong with the code, if it was.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub code: Option<Refusal>,
    /// The games that the host has, by their names.
    pub games: Vec<String>,
    /// The rooms in which the client has a seat.
    pub seats: Vec<RoomId>,
    /// Whether the host has a page for browsers.
    #[serde(default, skip_serializing_if = "is_false")]
    pub page: bool,
    /// Whether the host holds a class.
    #[serde(default, skip_serializing_if = "is_false")]
    pub class: bool,
}

/// A client has entered a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Entered {
    /// The room.
    pub room: RoomId,
    /// Its code.
    pub code: Code,
    /// The client's seat.
    pub seat: Option<u8>,
    /// Whether the client is the room's host.
    pub host: bool,
    /// The number of the last intent of this client that was carried out; 0 for none.
    pub done: u64,
    /// The time of the room, in milliseconds.
    pub now: u64,
    /// The whole state, unless the events since the last one seen follow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<RoomState>,
    /// The events since the last one seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event>,
    /// Who is there.
    pub presence: Presence,
}

/// Who is in a room. It is no event: it is not kept, and only the last one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Presence {
    /// The time of the room, in milliseconds.
    pub now: u64,
    /// Each seat.
    pub seats: Vec<SeatPresence>,
    /// How many watch.
    pub watchers: u32,
    /// Their names, as far as they have given any; at most [`WATCHERS_NAMED`](crate::limits::WATCHERS_NAMED).
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub watching: Vec<Name>,
    /// The seat of the person whose program is the host, if it is the program of a player.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub home: Option<u8>,
}

/// Whether the player of a seat is there.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SeatPresence {
    /// Nobody sits there, or a computer.
    #[default]
    Nobody,
    /// The player is there.
    Here,
    /// The player is gone.
    Gone {
        /// Since when, by the time of the room.
        since: u64,
        /// From when on the others may claim the game or let the computer play.
        claim: u64,
    },
}

/// A room in a list.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomCard {
    /// The room.
    pub room: RoomId,
    /// The name of the game.
    pub game: String,
    /// Its options.
    pub options: String,
    /// What goes on there.
    pub phase: Phase,
    /// The names of the players; none for an empty seat.
    pub seats: Vec<Option<String>>,
    /// The seats whose players are there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub here: Vec<u8>,
    /// Whether somebody who belongs to this room also belongs to one of the client's.
    #[serde(default, skip_serializing_if = "is_false")]
    pub met: bool,
    /// Whether the client's own clock runs there.
    #[serde(default, skip_serializing_if = "is_false")]
    pub clock: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

/// Why the server ends a connection.
#[derive(Clone, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bye {
    /// The client speaks another version of the messages.
    #[error("{0}")]
    Version(OtherVersion),
    /// The client sent what is no message.
    #[error("the host did not understand this device")]
    Unreadable,
    /// The client sent too much.
    #[error("this device sent too much at once")]
    TooMuch,
    /// The client did not say hello.
    #[error("this device did not say who it is")]
    Silent,
    /// The client took too little.
    #[error("this device or its network is too slow")]
    TooSlow,
    /// The host is full.
    #[error("the host has no room for another device")]
    Full,
    /// The host ends.
    #[error("the host has ended; the games are kept")]
    Ending,
    /// The room was closed.
    #[error("the room has been closed")]
    RoomClosed,
}
