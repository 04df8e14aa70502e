//! What has happened in a room.

use basics::{Level, Name};
use serde::{Deserialize, Serialize};

use crate::{Offer, Phrase, RoomSetup};

/// What has happened in a room, or in a class. Its events are numbered from 1 without gaps.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Event<C = Change> {
    /// The number.
    #[serde(rename = "n")]
    pub number: u64,
    /// The time of the room in milliseconds, which stands still while the server does not run.
    #[serde(rename = "t")]
    pub at: u64,
    /// What has changed.
    #[serde(rename = "c")]
    pub change: C,
}

/// A change of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Change {
    /// The room opened.
    Opened {
        /// What was agreed. The options are complete here, as the game gives them.
        setup: RoomSetup,
        /// The number of seats.
        seats: u8,
        /// The date, in seconds since 1970.
        date: u64,
    },
    /// The host gave a player another name.
    Named {
        /// The seat.
        seat: u8,
        /// The name.
        name: Name,
    },
    /// A player took a seat, or has another name or face.
    Sat {
        /// The seat.
        seat: u8,
        /// The name.
        name: Name,
        /// The number of the face.
        face: u8,
    },
    /// A seat became empty.
    Rose {
        /// The seat.
        seat: u8,
    },
    /// A computer plays at a seat, or, without a level, no longer.
    Computer {
        /// The seat.
        seat: u8,
        /// How it plays.
        level: Option<Level>,
    },
    /// A game began.
    Began {
        /// The number of the game in the room, from 0.
        game: u32,
        /// The seat to move.
        next: u8,
    },
    /// A step of the game: a move, a departure or a further round, as records write it.
    Stepped {
        /// The step.
        step: String,
        /// The seat that moved or left; none if all agreed to end the game, and if a round began.
        seat: Option<u8>,
        /// The seat to move.
        next: Option<u8>,
        /// The time left to the seat that moved, in milliseconds, if there are clocks.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        left: Option<u64>,
    },
    /// Steps were taken back.
    TookBack {
        /// The number of steps left.
        steps: u32,
        /// The seat to move.
        next: u8,
    },
    /// The time of a seat is up in a game that goes on.
    OutOfTime {
        /// The seat.
        seat: u8,
    },
    /// The game is over.
    Over {
        /// The name of the reason, as in results.
        reason: String,
        /// The result of each side: its points, or `win`, `draw` or `loss`.
        results: Vec<String>,
    },
    /// A player offered something.
    Offered {
        /// The seat.
        seat: u8,
        /// What.
        offer: Offer,
    },
    /// A player accepted an offer, which others have still to answer, or declined it.
    Answered {
        /// The seat.
        seat: u8,
        /// Whether it was accepted.
        yes: bool,
    },
    /// An offer was taken back.
    Withdrawn,
    /// A player wants a rematch, or no longer.
    Rematch {
        /// The seat.
        seat: u8,
        /// Whether.
        wants: bool,
    },
    /// A player said a phrase.
    Said {
        /// The seat.
        seat: u8,
        /// Which.
        phrase: Phrase,
    },
    /// Phrases can be said, or no longer.
    Phrases {
        /// Whether.
        on: bool,
    },
    /// Help is allowed to a seat, or no longer.
    Help {
        /// The seat.
        seat: u8,
        /// Whether.
        on: bool,
    },
    /// Phrases can be said at a seat, or no longer.
    Muted {
        /// The seat.
        seat: u8,
        /// Whether its player says none.
        on: bool,
    },
    /// All clocks stand still and nothing is played, or all goes on.
    Paused {
        /// Whether.
        on: bool,
    },
    /// The server runs again after a fault or a rest. The clock of the player to move stands still for this long, in
    /// milliseconds, and what it had counted since the last event does not count.
    Resumed {
        /// How long.
        grace: u32,
    },
    /// The room closed.
    Closed,
}
