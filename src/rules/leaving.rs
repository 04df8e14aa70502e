//! Leaving a game otherwise than by a turn: a side resigns, a side runs out of
//! time, or all agree to stop.

use std::fmt;
use std::str::FromStr;

use super::notation::parse_number;
use super::{Event, GameEnd, Position, Side};

/// How a game is left otherwise than by a turn. In a record it stands among the
/// moves: `resign:1`, `time:0`, `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Leaving {
    /// This side resigns; it need not be its turn.
    Resigned(Side),
    /// The side to move has run out of time.
    OutOfTime(Side),
    /// The players agree to stop.
    Stopped,
}

impl Leaving {
    /// Who leaves; none when all stop.
    pub fn side(self) -> Option<Side> {
        match self {
            Leaving::Resigned(side) | Leaving::OutOfTime(side) => Some(side),
            Leaving::Stopped => None,
        }
    }

    /// Why a game is over that ends with this.
    pub(super) fn end(self) -> GameEnd {
        match self {
            Leaving::Resigned(_) => GameEnd::Resigned,
            Leaving::OutOfTime(_) => GameEnd::OutOfTime,
            Leaving::Stopped => GameEnd::Stopped,
        }
    }
}

impl fmt::Display for Leaving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Leaving::Resigned(side) => write!(f, "resign:{side}"),
            Leaving::OutOfTime(side) => write!(f, "time:{side}"),
            Leaving::Stopped => f.write_str("stop"),
        }
    }
}

impl FromStr for Leaving {
    type Err = NotALeaving;

    fn from_str(text: &str) -> Result<Self, NotALeaving> {
        let leaving = match text.split_once(':') {
            None => (text == "stop").then_some(Leaving::Stopped),
            Some((how, side)) => {
                let side = parse_number(side).filter(|side| *side < 4).map(Side::new);
                side.and_then(|side| match how {
                    "resign" => Some(Leaving::Resigned(side)),
                    "time" => Some(Leaving::OutOfTime(side)),
                    _ => None,
                })
            }
        };
        leaving.ok_or(NotALeaving)
    }
}

/// A text that is none of `resign:SIDE`, `time:SIDE` and `stop`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotALeaving;

impl fmt::Display for NotALeaving {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a side leaves with resign:SIDE or time:SIDE; stop ends the game by agreement")
    }
}

impl std::error::Error for NotALeaving {}

/// A side has left a game, or all have.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Parting {
    /// How many turns had been played.
    pub turns: usize,
    /// Who left, and how.
    pub leaving: Leaving,
    /// What followed; empty when the game goes on.
    pub events: Vec<Event>,
    /// The position then.
    pub after: Position,
    /// Why the game ended with it, if it did.
    pub end: Option<GameEnd>,
}

/// Why nobody can leave so.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CannotLeave {
    /// The game is over.
    GameOver(Leaving),
    /// The board has no such side.
    NoSuchSide(Leaving),
    /// The side has left before.
    Gone(Leaving),
    /// Time runs out only for the side to move, which is the one given here.
    NotToMove(Leaving, Side),
}

impl fmt::Display for CannotLeave {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CannotLeave::GameOver(leaving) => write!(f, "{leaving}: the game is over"),
            CannotLeave::NoSuchSide(leaving) => write!(f, "{leaving}: there is no such side"),
            CannotLeave::Gone(leaving) => write!(f, "{leaving}: this side has already left"),
            CannotLeave::NotToMove(leaving, side) => {
                write!(f, "{leaving}: only side {side}, which is to move, can run out of time")
            }
        }
    }
}

impl std::error::Error for CannotLeave {}

impl Position {
    /// Whether `side` has left the game: it has no more turns and ranks last.
    /// The notation does not tell this; a record does.
    pub fn is_gone(&self, side: Side) -> bool {
        self.gone[side.index()]
    }

    /// The side whose turn follows that of `side`: those who left are skipped.
    pub(super) fn next_side(&self, side: Side) -> Side {
        let sides = self.ring().sides();
        let mut next = side.next(sides);
        while self.is_gone(next) && next != side {
            next = next.next(sides);
        }
        next
    }

    /// What the position becomes when `side` leaves the game.
    pub(super) fn without(&self, side: Side) -> Self {
        let mut after = self.clone();
        after.gone[side.index()] = true;
        if self.to_move == Some(side) {
            after.to_move = Some(after.next_side(side));
        }
        after
    }

    /// How many sides have not left.
    pub(super) fn staying(&self) -> usize {
        self.stores.iter().filter(|(side, _)| !self.is_gone(*side)).count()
    }

    /// Whether the game can be left so.
    pub(super) fn check_leaving(&self, leaving: Leaving) -> Result<(), CannotLeave> {
        let to_move = self.to_move.ok_or(CannotLeave::GameOver(leaving))?;
        let Some(side) = leaving.side() else {
            return Ok(());
        };
        if side.index() >= self.ring().sides() {
            Err(CannotLeave::NoSuchSide(leaving))
        } else if self.is_gone(side) {
            Err(CannotLeave::Gone(leaving))
        } else if matches!(leaving, Leaving::OutOfTime(_)) && side != to_move {
            Err(CannotLeave::NotToMove(leaving, to_move))
        } else {
            Ok(())
        }
    }
}
