//! A game and its undone entries.

use super::Session;
use crate::{Advisor, CannotDepart, Departure, Game, GameEntry, GameMatch, Side, Step};

/// A game with the undone turns and departures that can be redone.
#[derive(Clone, Debug)]
pub(super) struct History<G: Game> {
    game: G::Match,
    /// The undone steps; the next one to redo is last.
    undone: Vec<Step<G::Move>>,
}

impl<G: Game> History<G> {
    /// Creates a history. `undone` lists steps that can be redone from the current position
    /// of `game`, the next one last.
    pub(super) fn new(game: G::Match, undone: Vec<Step<G::Move>>) -> Self {
        History { game, undone }
    }

    pub(super) fn game(&self) -> &G::Match {
        &self.game
    }

    /// Plays a new move, which discards the undone steps.
    pub(super) fn play(&mut self, mv: G::Move) -> Result<&G::Turn, G::Illegal> {
        self.game.check(mv)?;
        self.undone.clear();
        self.game.play(mv)
    }

    /// Records a departure, which discards the undone steps.
    pub(super) fn depart(&mut self, departure: Departure) -> Result<(), CannotDepart> {
        self.game.depart(departure)?;
        self.undone.clear();
        Ok(())
    }

    /// Begins the next round, if the current one is over and another one follows. Discards the undone
    /// steps. Returns whether a round began.
    pub(super) fn begin_round(&mut self) -> bool {
        let begins = self.game.begin_round();
        if begins {
            self.undone.clear();
        }
        begins
    }

    /// Returns the number of entries to undo to reach the latest decision of a side that
    /// `decides`, the end of the previous round, or to revoke an agreed end; `None` if there is none
    /// of them.
    pub(super) fn entries_back_to(&self, decides: impl Fn(Side) -> bool) -> Option<usize> {
        let decision = |entry: &G::Entry| entry.side().is_none_or(&decides);
        self.game.entries().iter().rev().position(decision).map(|index| index + 1)
    }

    /// Undoes `entries` entries and returns the side of the earliest, or `None` if it was an
    /// agreed end.
    pub(super) fn undo(&mut self, entries: usize) -> Option<Side> {
        let mut side = None;
        for _ in 0..entries {
            let undone = self.game.undo();
            side = undone.as_ref().and_then(G::Entry::side);
            self.undone.extend(undone.as_ref().map(G::Entry::step));
        }
        side
    }

    pub(super) fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Redoes at least one entry, up to the next decision of a side that `decides`, the end of a
    /// round, or the last undone entry. Returns the side of the first one, or `None` if it was an agreed
    /// end.
    pub(super) fn redo(&mut self, decides: impl Fn(Side) -> bool) -> Option<Side> {
        let mut first = None;
        let mut is_first = true;
        while let Some(undone) = self.undone.pop() {
            self.game.take(undone).expect("what was taken back can be done again");
            if std::mem::take(&mut is_first) {
                first = self.game.entries().last().and_then(G::Entry::side);
            }
            let round_is_next = self.undone.last() == Some(&Step::Round);
            if round_is_next || self.game.to_move().is_some_and(&decides) {
                break;
            }
        }
        first
    }
}

/// What can be undone and redone in a session.
pub struct HistoryView<'a, G: Advisor>(pub(super) &'a Session<G>);

impl<'a, G: Advisor> HistoryView<'a, G> {
    /// Returns whether there is a decision to go back to.
    pub fn can_undo(&self) -> bool {
        self.0.entries_to_undo().is_some()
    }

    /// Returns whether there is something to redo.
    pub fn can_redo(&self) -> bool {
        self.0.history.can_redo()
    }

    /// Returns the undone steps, in the order in which they would be redone.
    pub fn undone(&self) -> impl Iterator<Item = Step<G::Move>> + use<'a, G> {
        self.0.history.undone.iter().rev().copied()
    }
}
