//! Leaving a game otherwise than by a turn: a side resigns, a side runs out of
//! time, or all agree to stop.

use std::fmt;
use std::str::FromStr;

use super::notation::parse_number;
use super::{Event, GameEnd, Position, Side};

/// How a game is left otherwise than by a turn. In a record it stands among the
/// moves: `resign:1`, `time:0`, `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Departure {
    /// This side resigns; it need not be its turn.
    Resigned(Side),
    /// The side to move has run out of time.
    OutOfTime(Side),
    /// The players agree to stop.
    Stopped,
}

impl Departure {
    /// Who leaves; none when all stop.
    pub fn side(self) -> Option<Side> {
        match self {
            Departure::Resigned(side) | Departure::OutOfTime(side) => Some(side),
            Departure::Stopped => None,
        }
    }

    /// Why a game is over that ends with this.
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

/// A text that is none of `resign:SIDE`, `time:SIDE` and `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ParseDepartureError;

impl fmt::Display for ParseDepartureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a game is left with resign:SIDE, time:SIDE or stop")
    }
}

impl std::error::Error for ParseDepartureError {}

/// A side has left a game, or all have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DepartureRecord {
    /// How many turns had been played.
    pub turns: usize,
    /// Who left, and how.
    pub how: Departure,
    /// What followed; empty when the game goes on.
    pub events: Vec<Event>,
    /// The position then.
    pub after: Position,
    /// Why the game ended with it, if it did.
    pub end: Option<GameEnd>,
}

/// Why nobody can leave so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotDepart {
    /// The game is over.
    GameOver(Departure),
    /// The board has no such side.
    NoSuchSide(Departure),
    /// The side has left before.
    AlreadyDeparted(Departure),
    /// Time runs out only for the side to move, which is the one given here.
    NotToMove(Departure, Side),
}

impl fmt::Display for CannotDepart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotDepart::GameOver(departure) => write!(f, "{departure}: the game is over"),
            CannotDepart::NoSuchSide(departure) => write!(f, "{departure}: there is no such side"),
            CannotDepart::AlreadyDeparted(departure) => {
                write!(f, "{departure}: this side has left before")
            }
            CannotDepart::NotToMove(departure, side) => {
                write!(f, "{departure}: it is the turn of side {side}, only its time can run out")
            }
        }
    }
}

impl std::error::Error for CannotDepart {}

impl Position {
    /// Whether `side` has left the game: it has no more turns and ranks last.
    /// The notation does not tell this; a record does.
    pub fn has_departed(&self, side: Side) -> bool {
        self.departed[side.index()]
    }

    /// The side whose turn follows that of `side`: those who left are skipped.
    pub(super) fn next_side(&self, side: Side) -> Side {
        let sides = self.ring().sides();
        let mut next = side.next(sides);
        while self.has_departed(next) && next != side {
            next = next.next(sides);
        }
        next
    }

    /// What the position becomes when `side` leaves the game.
    pub(super) fn without(&self, side: Side) -> Self {
        let mut after = self.clone();
        after.departed[side.index()] = true;
        if self.to_move == Some(side) {
            after.to_move = Some(after.next_side(side));
        }
        after
    }

    /// How many sides have not left.
    pub(super) fn remaining_sides(&self) -> usize {
        self.stores.iter().filter(|(side, _)| !self.has_departed(*side)).count()
    }

    /// Whether the game can be left so.
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
