//! What a client sends.

use basics::Name;
use serde::{Deserialize, Serialize};

use crate::{Code, Intent, Key, PROTOCOL, RoomId, RoomSetup, ToClass};

/// A message from a client. The first one is [`Hello`](FromClient::Hello).
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromClient {
    /// Who is there.
    Hello(Hello),
    /// A code, if the first one was wrong or missing.
    Code(Code),
    /// Open a room and enter it, as its host.
    Open {
        /// A random number. The same one from the same key opens one room, however often it arrives.
        id: u64,
        /// What is agreed.
        setup: Box<RoomSetup>,
    },
    /// Enter a room, to watch until one takes a seat. A client is in one room at a time.
    Enter {
        /// Which.
        place: Place,
        /// The number of the last event seen, after a broken connection; 0 for the whole state.
        #[serde(default)]
        seen: u64,
    },
    /// Leave the room on purpose, as when the page is closed.
    Leave,
    /// Do something in the room.
    Act(Intent),
    /// Send the events after the one with this number, some of which have not arrived.
    Since(u64),
    /// Send the list of rooms. Who is in a room without the code of the host gets those of the people of this room.
    Rooms,
    /// Something about the class that the host holds.
    Class(ToClass),
}

/// Who is there.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Hello {
    /// The version of the messages.
    pub version: u32,
    /// The secret of the client.
    pub key: Key,
    /// The code that the host shows, if it is known.
    #[serde(default)]
    pub code: Option<Code>,
    /// The name of the person, for the others while this one only watches.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub name: Option<Name>,
}

/// Which room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Place {
    /// The one with this name.
    Room(RoomId),
    /// The one with this code.
    Code(Code),
}

impl Hello {
    /// Returns the greeting of a client with this key.
    pub fn new(key: Key, code: Option<Code>) -> Self {
        Hello { version: PROTOCOL, key, code, name: None }
    }
}
