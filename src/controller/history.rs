//! A game and its undone entries.

use super::Step;
use crate::rules::{
    CannotDepart, Departure, DepartureRecord, Game, GameEntry, IllegalMove, Move, Side, Turn,
};

/// A game with the undone turns and departures that can be redone.
#[derive(Clone, Debug)]
pub(super) struct History {
    game: Game,
    /// The undone steps; the next one to redo is last.
    undone: Vec<Step>,
}

impl History {
    /// Creates a history. `undone` lists steps that can be redone from the current position
    /// of `game`, the next one last.
    pub(super) fn new(game: Game, undone: Vec<Step>) -> Self {
        History { game, undone }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a new move, which discards the undone steps.
    pub(super) fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        self.game.position().check(mv)?;
        self.undone.clear();
        self.game.play(mv)
    }

    /// Records a departure, which discards the undone steps.
    pub(super) fn depart(
        &mut self,
        departure: Departure,
    ) -> Result<&DepartureRecord, CannotDepart> {
        let departure = self.game.depart(departure)?;
        self.undone.clear();
        Ok(departure)
    }

    /// Returns the number of entries to undo to reach the latest decision of a side that
    /// `decides`, or to revoke an agreed end; `None` if there is neither.
    pub(super) fn entries_back_to(&self, decides: impl Fn(Side) -> bool) -> Option<usize> {
        let decision = |entry: &GameEntry| entry.side().is_none_or(&decides);
        self.game.entries().iter().rev().position(decision).map(|index| index + 1)
    }

    /// Undoes `entries` entries and returns the side of the earliest, or `None` if it was an
    /// agreed end.
    pub(super) fn undo(&mut self, entries: usize) -> Option<Side> {
        let mut side = None;
        for _ in 0..entries {
            let undone = self.game.undo();
            side = undone.as_ref().and_then(GameEntry::side);
            self.undone.extend(undone.as_ref().map(Step::from));
        }
        side
    }

    pub(super) fn undone(&self) -> &[Step] {
        &self.undone
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes at least one entry, up to the next decision of a side that `decides` or to the
    /// last undone entry. Returns the side of the first one, or `None` if it was an agreed
    /// end.
    pub(super) fn redo(&mut self, decides: impl Fn(Side) -> bool) -> Option<Side> {
        let mut first = None;
        let mut is_first = true;
        while let Some(undone) = self.undone.pop() {
            undone.take(&mut self.game).expect("what was taken back can be done again");
            if std::mem::take(&mut is_first) {
                first = self.game.last_entry().and_then(GameEntry::side);
            }
            if self.game.position().to_move().is_some_and(&decides) {
                break;
            }
        }
        first
    }
}
