//! What happened in a game, and what was taken back of it.

use super::Step;
use crate::rules::{
    CannotDepart, Departure, DepartureRecord, Game, GameEntry, IllegalMove, Move, Side, Turn,
};

/// A game with the turns and departures that were taken back and can be redone.
#[derive(Clone, Debug)]
pub(super) struct History {
    game: Game,
    /// Taken back, the next one to redo last.
    undone: Vec<Step>,
}

impl History {
    /// `undone` are steps that can be taken from where `game` is, the next one last.
    pub(super) fn new(game: Game, undone: Vec<Step>) -> Self {
        History { game, undone }
    }

    pub(super) fn game(&self) -> &Game {
        &self.game
    }

    /// Plays a new move, which drops the redo side.
    pub(super) fn play(&mut self, mv: Move) -> Result<&Turn, IllegalMove> {
        self.game.position().check(mv)?;
        self.undone.clear();
        self.game.play(mv)
    }

    /// Lets a side leave, or all stop, which drops the redo side.
    pub(super) fn depart(
        &mut self,
        departure: Departure,
    ) -> Result<&DepartureRecord, CannotDepart> {
        let departure = self.game.depart(departure)?;
        self.undone.clear();
        Ok(departure)
    }

    /// How many entries must be taken back to come to the latest earlier decision
    /// of a side that `decides`, or to stop no longer; none when there is nothing
    /// of that kind.
    pub(super) fn entries_back_to(&self, decides: impl Fn(Side) -> bool) -> Option<usize> {
        let entries: Vec<GameEntry<'_>> = self.game.entries().collect();
        let decision = |entry: &GameEntry<'_>| entry.side().is_none_or(&decides);
        entries.iter().rev().position(decision).map(|index| index + 1)
    }

    /// Takes so many entries back; who did the earliest of them, unless all had
    /// stopped.
    pub(super) fn undo(&mut self, entries: usize) -> Option<Side> {
        let mut side = None;
        for _ in 0..entries {
            side = self.game.last_entry().and_then(GameEntry::side);
            let departure = self.game.undo_departure();
            let undone = departure.map(|departure| Step::Departure(departure.how));
            let turn = || self.game.undo().map(|turn| Step::Move(turn.mv));
            self.undone.extend(undone.or_else(turn));
        }
        side
    }

    pub(super) fn undone(&self) -> &[Step] {
        &self.undone
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Does what was taken back again, one entry at least, up to the next decision
    /// of a side that `decides` or to the last of it; who did the first of it,
    /// unless all had stopped.
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
