//! What a client and a class say to each other.

use serde::{Deserialize, Serialize};

use super::{ClassAct, ClassChange, ClassRefusal, ClassState};
use crate::{Clocks, Digits, Event, Intent, Phase, RoomId, SeatPresence};

/// What a client says to the class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ToClass {
    /// It wants to be told what happens there.
    Enter {
        /// The number of the last event seen, after a broken connection; 0 for the whole state.
        #[serde(default)]
        seen: u64,
    },
    /// It wants to be told nothing more.
    Leave,
    /// Its person wants something.
    Act(Intent<ClassAct>),
    /// It wants the events after the one with this number; all of the state for 0.
    Since(u64),
}

/// What the class says to a client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum FromClass {
    /// The client follows the class.
    Entered(Box<ClassEntered>),
    /// The host holds no class, or no longer. If one opens, [`Entered`](Self::Entered) follows.
    NoClass,
    /// What has happened.
    Events(Vec<Event<ClassChange>>),
    /// What this client alone may know.
    Own(Own),
    /// Who is there.
    Presence(ClassPresence),
    /// Boards, for the teacher: each as it is now.
    Boards(Vec<BoardCard>),
    /// The intent with this number has been carried out, now or before.
    Done(u64),
    /// The intent with this number was refused, and changed nothing.
    Refused {
        /// The number; 0 for what has none.
        id: u64,
        /// Why.
        why: ClassRefusal,
    },
}

/// A client follows the class.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ClassEntered {
    /// The name of the class, which another class does not have.
    pub class: RoomId,
    /// What this client alone may know.
    pub own: Own,
    /// The number of the last intent of this client that was carried out; 0 for none.
    pub done: u64,
    /// The whole state, unless the events since the last one seen follow.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub state: Option<Box<ClassState>>,
    /// The events since the last one seen.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub events: Vec<Event<ClassChange>>,
    /// Who is there.
    pub presence: ClassPresence,
}

/// What one client alone may know: a child about its own seat, the teacher about all.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Own {
    /// Its seat.
    pub seat: Option<u16>,
    /// The four digits of its seat.
    pub digits: Option<Digits>,
    /// The number with which it waits at the door.
    pub door: Option<u32>,
    /// Whether it is a device of the teacher: the first one, or another that was let teach.
    #[serde(default)]
    pub teaches: bool,
    /// Whether the teacher plays on this device in a game against all.
    #[serde(default)]
    pub plays: bool,
    /// The digits of all seats, for the teacher.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub all: Vec<Digits>,
}

/// Who is in a class. It is no event: it is not kept, and only the last one counts.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ClassPresence {
    /// The time of the class, in milliseconds.
    pub now: u64,
    /// The seats whose children are there.
    pub here: Vec<u16>,
    /// The taken seats whose children are not.
    pub gone: Vec<Gone>,
}

/// A child that is gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Gone {
    /// The seat.
    pub seat: u16,
    /// Since when, by the time of the class.
    pub since: u64,
}

/// A board as somebody sees it who looks at many.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct BoardCard {
    /// The room.
    pub room: RoomId,
    /// The number of the last event there.
    pub event: u64,
    /// What goes on.
    pub phase: Phase,
    /// The steps of the game.
    pub steps: Vec<String>,
    /// The seat of the room that is to move.
    pub to_move: Option<u8>,
    /// The clocks.
    pub clocks: Clocks,
    /// Whether the players are there.
    pub seats: Vec<SeatPresence>,
    /// The time of the room, in milliseconds.
    pub now: u64,
    /// When the game changed last, by the time of the room. It shows who has not moved for long.
    pub moved: u64,
}
