//! Departures: a side resigns or runs out of time, or all players agree to end the game.

use std::fmt;
use std::str::FromStr;

use super::notation::parse_number;
use super::{Event, GameEnd, Position, Side};

/// A way of leaving a game. In a record, departures appear among the moves:
/// `resign:1`, `time:0`, `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// This side resigns; it need not be its turn.
    Resigned(Side),
    /// This side, which is to move, ran out of time.
    OutOfTime(Side),
    /// The players agree to end the game.
    Stopped,
}

impl Departure {
    /// Returns the side that leaves, or `None` if all agree to end the game.
    pub fn side(self) -> Option<Side> {
        match self {
            Departure::Resigned(side) | Departure::OutOfTime(side) => Some(side),
            Departure::Stopped => None,
        }
    }

    /// Returns the reason for the end of a game that ends with this departure.
    pub(super) fn end(self) -> GameEnd {
        match self {
            Departure::Resigned(_) => GameEnd::Resigned,
            Departure::OutOfTime(_) => GameEnd::OutOfTime,
            Departure::Stopped => GameEnd::Stopped,
        }
    }
}

impl fmt::Display for Departure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Departure::Resigned(side) => write!(f, "resign:{side}"),
            Departure::OutOfTime(side) => write!(f, "time:{side}"),
            Departure::Stopped => f.write_str("stop"),
        }
    }
}

impl FromStr for Departure {
    type Err = ParseDepartureError;

    fn from_str(text: &str) -> Result<Self, ParseDepartureError> {
        let departure = match text.split_once(':') {
            None => (text == "stop").then_some(Departure::Stopped),
            Some((how, side)) => {
                let side = parse_number(side).filter(|side| *side < 4).map(Side::new);
                side.and_then(|side| match how {
                    "resign" => Some(Departure::Resigned(side)),
                    "time" => Some(Departure::OutOfTime(side)),
                    _ => None,
                })
            }
        };
        departure.ok_or(ParseDepartureError)
    }
}

/// The error for text that is not `resign:SIDE`, `time:SIDE` or `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDepartureError;

impl fmt::Display for ParseDepartureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side leaves with resign:SIDE or time:SIDE; stop ends the game by agreement")
    }
}

impl std::error::Error for ParseDepartureError {}

/// A departure in a game, with its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepartureRecord {
    /// The departure.
    pub how: Departure,
    /// The events that followed; empty if the game continues.
    pub events: Vec<Event>,
    /// The position after it.
    pub after: Position,
    /// The reason why the game ended with it, or `None` if the game continues.
    pub end: Option<GameEnd>,
}

/// The reason why a departure is not possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDepart {
    /// The game is over.
    GameOver(Departure),
    /// The board does not have this side.
    NoSuchSide(Departure),
    /// The side has already left.
    AlreadyDeparted(Departure),
    /// Only the side to move, given here, can run out of time.
    NotToMove(Departure, Side),
}

impl fmt::Display for CannotDepart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotDepart::GameOver(departure) => write!(f, "{departure}: the game is over"),
            CannotDepart::NoSuchSide(departure) => write!(f, "{departure}: there is no such side"),
            CannotDepart::AlreadyDeparted(departure) => {
                write!(f, "{departure}: this side has already left")
            }
            CannotDepart::NotToMove(departure, side) => {
                write!(f, "{departure}: only side {side}, which is to move, can run out of time")
            }
        }
    }
}

impl std::error::Error for CannotDepart {}

impl Position {
    /// Returns whether `side` has left the game; it then has no more turns and ranks
    /// last. The notation of a position omits this; a record includes it.
    pub fn has_departed(&self, side: Side) -> bool {
        self.departed[side.index()]
    }

    /// Returns the side that moves after `side`, skipping sides that left.
    pub(super) fn next_side(&self, side: Side) -> Side {
        let sides = self.ring().sides();
        let mut next = side.next(sides);
        while self.has_departed(next) && next != side {
            next = next.next(sides);
        }
        next
    }

    /// Returns the position after `side` has left the game.
    pub(super) fn without(&self, side: Side) -> Self {
        let mut after = self.clone();
        after.departed[side.index()] = true;
        if self.to_move == Some(side) {
            after.to_move = Some(after.next_side(side));
        }
        after
    }

    /// Returns the number of sides that have not left.
    pub(super) fn remaining_sides(&self) -> usize {
        self.stores.iter().filter(|(side, _)| !self.has_departed(*side)).count()
    }

    /// Checks that `departure` is possible now.
    pub(super) fn check_departure(&self, departure: Departure) -> Result<(), CannotDepart> {
        let to_move = self.to_move.ok_or(CannotDepart::GameOver(departure))?;
        let Some(side) = departure.side() else {
            return Ok(());
        };
        if side.index() >= self.ring().sides() {
            Err(CannotDepart::NoSuchSide(departure))
        } else if self.has_departed(side) {
            Err(CannotDepart::AlreadyDeparted(departure))
        } else if matches!(departure, Departure::OutOfTime(_)) && side != to_move {
            Err(CannotDepart::NotToMove(departure, to_move))
        } else {
            Ok(())
        }
    }
}
