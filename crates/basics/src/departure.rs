//! Departures: a player leaves, or all players agree to end the game.

use std::fmt;
use std::str::FromStr;

use strum::IntoStaticStr;
use thiserror::Error;

use super::Side;

/// A way of leaving a game. In a record, departures appear among the moves:
/// `resign:1`, `time:0`, `gone:1`, `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, IntoStaticStr)]
#[strum(serialize_all = "kebab-case")]
pub enum Departure {
    /// This side resigns; it need not be its turn.
    Resigned(Side),
    /// This side, which is to move, ran out of time.
    OutOfTime(Side),
    /// This side was away for so long that another one claimed the game.
    Gone(Side),
    /// The players agree to end the game.
    Stopped,
}

impl Departure {
    /// Returns the side that leaves, or `None` if all agree to end the game.
    pub fn side(self) -> Option<Side> {
        match self {
            Departure::Resigned(side) | Departure::OutOfTime(side) | Departure::Gone(side) => {
                Some(side)
            }
            Departure::Stopped => None,
        }
    }

    /// Returns the name of the way of leaving, as results give it.
    pub fn name(self) -> &'static str {
        self.into()
    }

    /// Checks that this departure is possible in a game of `sides` sides. `to_move` is the side to
    /// move, or `None` if the game is over; `has_departed` says which sides have left.
    ///
    /// # Errors
    /// Returns the reason if it is not possible.
    pub fn check(
        self,
        sides: usize,
        to_move: Option<Side>,
        has_departed: impl Fn(Side) -> bool,
    ) -> Result<(), CannotDepart> {
        let to_move = to_move.ok_or(CannotDepart::GameOver(self))?;
        let Some(side) = self.side() else {
            return Ok(());
        };
        if side.index() >= sides {
            Err(CannotDepart::NoSuchSide(self))
        } else if has_departed(side) {
            Err(CannotDepart::AlreadyDeparted(self))
        } else if matches!(self, Departure::OutOfTime(_)) && side != to_move {
            Err(CannotDepart::NotToMove(self, to_move))
        } else {
            Ok(())
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Departure::Resigned(side) => write!(f, "resign:{side}"),
            Departure::OutOfTime(side) => write!(f, "time:{side}"),
            Departure::Gone(side) => write!(f, "gone:{side}"),
            Departure::Stopped => f.write_str("stop"),
        }
    }
}

impl FromStr for Departure {
    type Err = ParseDepartureError;

    fn from_str(text: &str) -> Result<Self, ParseDepartureError> {
        let side = |text: &str| match text.as_bytes() {
            [digit @ b'0'..=b'3'] => Some(Side::new(usize::from(digit - b'0'))),
            _ => None,
        };
        let departure = match text.split_once(':') {
            None => (text == "stop").then_some(Departure::Stopped),
            Some(("resign", text)) => side(text).map(Departure::Resigned),
            Some(("time", text)) => side(text).map(Departure::OutOfTime),
            Some(("gone", text)) => side(text).map(Departure::Gone),
            Some(_) => None,
        };
        departure.ok_or(ParseDepartureError)
    }
}

/// The error for text that is not `resign:SIDE`, `time:SIDE`, `gone:SIDE` or `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("a side leaves with resign:SIDE, time:SIDE or gone:SIDE; stop ends the game by agreement")]
pub struct ParseDepartureError;

/// The reason why a departure is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
pub enum CannotDepart {
    /// The game is over.
    #[error("{0}: the game is over")]
    GameOver(Departure),
    /// The board does not have this side.
    #[error("{0}: there is no such side")]
    NoSuchSide(Departure),
    /// The side has already left.
    #[error("{0}: this side has already left")]
    AlreadyDeparted(Departure),
    /// Only the side to move, given here, can run out of time.
    #[error("{0}: only side {1}, which is to move, can run out of time")]
    NotToMove(Departure, Side),
}
