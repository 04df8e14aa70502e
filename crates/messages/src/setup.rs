//! What is agreed before a room opens.

use serde::{Deserialize, Serialize};
use tabletop::TimeControl;
use thiserror::Error;

use crate::limits::{OPTIONS_BYTES, SEATS, START_BYTES};

/// What is agreed before a room opens.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct RoomSetup {
    /// The name of the game, such as `caro`.
    pub game: String,
    /// Its options as text, as in `size=15 exact_five=on`; empty for the usual ones.
    #[serde(default)]
    pub options: String,
    /// The start position; empty for the usual one.
    #[serde(default)]
    pub start: String,
    /// The side that begins the first game, unless the start position says it.
    #[serde(default)]
    pub first: u8,
    /// The clocks.
    #[serde(default)]
    pub time: TimeControl,
    /// How long a turn moves on the boards, in milliseconds: the next clock starts so much later.
    #[serde(default)]
    pub shown: u16,
    /// What changes in a rematch.
    #[serde(default)]
    pub swap: Swap,
    /// Whether moves can be taken back if all agree.
    #[serde(default = "yes")]
    pub takes_back: bool,
    /// Whether phrases can be said; the host can change it later.
    #[serde(default = "yes")]
    pub phrases: bool,
    /// Whether others may watch.
    #[serde(default = "yes")]
    pub watched: bool,
    /// Whether the room stands in the list of the host, so that anybody there can join.
    #[serde(default = "yes")]
    pub listed: bool,
}

/// What changes in a rematch.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Swap {
    /// The players change seats: everyone takes the side of the next one.
    #[default]
    Seats,
    /// Nothing, as where one side has a handicap that is its player's.
    Nothing,
}

/// What is wrong with a setup whatever the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum SetupFlaw {
    /// A text is too long.
    #[error("the options or the start position are too long")]
    TooLong,
    /// No such number of seats.
    #[error("a room has two to four seats")]
    Seats,
    /// No side has this number.
    #[error("there is no side with this number")]
    First,
    /// A turn moves longer than any does.
    #[error("a turn is shown for at most 20 seconds")]
    Shown,
}

/// The longest time for which a turn moves on the boards, in milliseconds.
const MAX_SHOWN: u16 = 20_000;

impl RoomSetup {
    /// Returns the setup of a room for a game with its usual options, without clocks.
    pub fn of(game: &str) -> Self {
        RoomSetup {
            game: game.to_owned(),
            options: String::new(),
            start: String::new(),
            first: 0,
            time: TimeControl::default(),
            shown: 0,
            swap: Swap::default(),
            takes_back: true,
            phrases: true,
            watched: true,
            listed: true,
        }
    }

    /// Checks what can be checked without the game, of which `seats` is the number of sides.
    ///
    /// # Errors
    /// Returns the first flaw.
    pub fn check(&self, seats: usize) -> Result<(), SetupFlaw> {
        if self.options.len() > OPTIONS_BYTES || self.start.len() > START_BYTES {
            Err(SetupFlaw::TooLong)
        } else if !SEATS.contains(&seats) {
            Err(SetupFlaw::Seats)
        } else if usize::from(self.first) >= seats {
            Err(SetupFlaw::First)
        } else if self.shown > MAX_SHOWN {
            Err(SetupFlaw::Shown)
        } else {
            Ok(())
        }
    }
}

fn yes() -> bool {
    true
}
