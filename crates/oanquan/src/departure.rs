//! Departures: a side resigns, runs out of time or is gone, or all players agree to end the game.

use super::{CannotDepart, Departure, Event, GameEnd, Position, Side};

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
    /// The reason why the rules would have ended the game with it, although its record goes on; see
    /// [`replay`](super::Game::replay).
    pub passed: Option<GameEnd>,
}

/// Returns the reason for the end of a game that ends with `departure`.
pub(super) fn end_by(departure: Departure) -> GameEnd {
    match departure {
        Departure::Resigned(_) => GameEnd::Resigned,
        Departure::OutOfTime(_) => GameEnd::OutOfTime,
        Departure::Gone(_) => GameEnd::Gone,
        Departure::Stopped => GameEnd::Stopped,
    }
}

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
        departure.check(self.ring().sides(), self.to_move, |side| self.has_departed(side))
    }
}
