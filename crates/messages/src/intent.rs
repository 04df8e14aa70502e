//! What a person wants to do.

use basics::{Level, Name};
use serde::{Deserialize, Serialize};
use strum::VariantArray;

use crate::limits::PHRASES;

/// What a person wants to do, sent once or, after a broken connection, again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Intent<A = Act> {
    /// The number of the intent. The numbers of a key in a room or a class rise, so that one that comes twice or late does
    /// nothing.
    pub id: u64,
    /// The number of the last event that the client has seen.
    pub seen: u64,
    /// What to do.
    pub act: A,
}

/// What can be done in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Act {
    /// Take a seat, or any free one. Whoever has a seat already keeps it, and has the new name and face.
    Sit {
        /// The seat.
        #[serde(default)]
        seat: Option<u8>,
        /// The name.
        #[serde(default)]
        name: Name,
        /// The number of the face.
        #[serde(default)]
        face: u8,
    },
    /// Leave the seat, before a game or after it.
    Rise,
    /// Play a move, as text.
    Move(String),
    /// Resign.
    Resign,
    /// Offer something to the others.
    Offer(Offer),
    /// Take the own offer back.
    Withdraw,
    /// Accept or decline the offer of another.
    Answer(bool),
    /// Want a rematch, or no longer.
    Rematch(bool),
    /// Say a phrase.
    Say(Phrase),
    /// Claim the game of a player who has been gone long enough. Whoever prefers to wait does nothing.
    Claim {
        /// The seat of the one who is gone.
        seat: u8,
    },
    /// Let the computer play: for a player who has been gone long enough, or, by the host, in an empty seat, or at another
    /// level where only a computer plays.
    Computer {
        /// The seat.
        seat: u8,
        /// How it plays.
        level: Level,
    },
    /// Play on oneself, instead of the computer.
    PlayOn,
    /// The host empties a seat: that of a computer, or of somebody who is gone or has a name that does not belong here. A
    /// computer that plays for a person keeps the seat.
    Remove {
        /// The seat.
        seat: u8,
    },
    /// The host gives a player another name.
    Rename {
        /// The seat.
        seat: u8,
        /// The name.
        name: Name,
    },
    /// The host lets phrases be said, or not.
    Phrases(bool),
    /// The host allows help to a seat, or not.
    Help {
        /// The seat.
        seat: u8,
        /// Whether it is allowed.
        on: bool,
    },
    /// The host closes the room.
    Close,
}

/// What one player offers to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[derive(VariantArray, strum::VariantNames)]
#[strum(serialize_all = "kebab-case")]
#[serde(rename_all = "snake_case")]
pub enum Offer {
    /// To end the game as it stands: a draw, in a game without points.
    Stop,
    /// To take back the last move of the one who offers, and those since.
    TakeBack,
}

/// A phrase, by its number; each client has its own words or picture for it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct Phrase(u8);

impl TryFrom<u8> for Phrase {
    type Error = String;

    fn try_from(number: u8) -> Result<Self, String> {
        if number < PHRASES {
            Ok(Phrase(number))
        } else {
            Err(format!("there is no phrase {number}"))
        }
    }
}

impl From<Phrase> for u8 {
    fn from(phrase: Phrase) -> Self {
        phrase.0
    }
}
