//! Departures: a player resigns or runs out of time, or all agree to end the game.

use std::fmt;
use std::str::FromStr;

use super::Seat;

/// A way of leaving a match. In a record, departures appear among the moves: `resign:1`, `time:0`,
/// `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// This seat resigns; it need not be its turn.
    Resigned(Seat),
    /// This seat, which is to move, ran out of time.
    OutOfTime(Seat),
    /// The players agree to end the game.
    Stopped,
}

impl Departure {
    /// Returns the seat that leaves, or `None` if all agree to end the game.
    pub fn seat(self) -> Option<Seat> {
        match self {
            Departure::Resigned(seat) | Departure::OutOfTime(seat) => Some(seat),
            Departure::Stopped => None,
        }
    }

    /// Returns the name of the way of leaving, as results give it.
    pub fn name(self) -> &'static str {
        match self {
            Departure::Resigned(_) => "resigned",
            Departure::OutOfTime(_) => "out-of-time",
            Departure::Stopped => "stopped",
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Departure::Resigned(seat) => write!(f, "resign:{seat}"),
            Departure::OutOfTime(seat) => write!(f, "time:{seat}"),
            Departure::Stopped => f.write_str("stop"),
        }
    }
}

impl FromStr for Departure {
    type Err = DepartureError;

    fn from_str(text: &str) -> Result<Self, DepartureError> {
        let seat = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'9'] => Some(Seat::new(usize::from(digit - b'0'))),
            _ => None,
        };
        let departure = match text.split_once(':') {
            None => (text == "stop").then_some(Departure::Stopped),
            Some(("resign", text)) => seat(text).map(Departure::Resigned),
            Some(("time", text)) => seat(text).map(Departure::OutOfTime),
            Some(_) => None,
        };
        departure.ok_or(DepartureError)
    }
}

/// The error for text that is not `resign:SEAT`, `time:SEAT` or `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DepartureError;

impl fmt::Display for DepartureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a player leaves with resign:SEAT or time:SEAT; stop ends the game")
    }
}

impl std::error::Error for DepartureError {}

/// The reason why a departure is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDepart {
    /// The game is over.
    GameOver(Departure),
    /// The table does not have this seat.
    NoSuchSeat(Departure),
    /// The seat has already left.
    AlreadyDeparted(Departure),
    /// Only the seat to move, given here, can run out of time.
    NotToMove(Departure, Seat),
}

impl fmt::Display for CannotDepart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotDepart::GameOver(departure) => write!(f, "{departure}: the game is over"),
            CannotDepart::NoSuchSeat(departure) => write!(f, "{departure}: there is no such seat"),
            CannotDepart::AlreadyDeparted(departure) => {
                write!(f, "{departure}: this player has already left")
            }
            CannotDepart::NotToMove(departure, seat) => {
                write!(f, "{departure}: only player {seat}, who is to move, can run out of time")
            }
        }
    }
}

impl std::error::Error for CannotDepart {}
