//! Practising one's mistakes: each position of a game in which points were given away is put
//! before the player again.

use super::{Fault, Trial};
use crate::{Advisor, GameMatch};

/// How a position was solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Solved {
    /// A move as good as the best one was the first try, without help.
    AtOnce,
    /// Such a move was found after another try or a hint.
    Later,
    /// The player saw the solution or went on without one.
    No,
}

/// The positions of a game in which points were given away, one after another.
#[derive(Clone, Debug)]
pub struct Practice<G: Advisor> {
    game: G::Match,
    /// The faults, in the order of the game.
    faults: Vec<Fault<G::Move>>,
    /// How each fault so far was solved; `None` for those that are open.
    solved: Vec<Option<Solved>>,
    /// The indexes of the faults to go through, and the place of the current one among them.
    listed: Vec<usize>,
    now: usize,
    /// Whether the current position has been tried without success, or a hint was given.
    was_helped: bool,
    /// The number of hints given for the current position.
    hints: usize,
}

impl<G: Advisor> Practice<G> {
    /// Starts to practise `faults` of `game`. Without any, the practice is over at once.
    pub fn new(game: G::Match, mut faults: Vec<Fault<G::Move>>) -> Self {
        faults.sort_by_key(|fault| fault.turn);
        faults.retain(|fault| game.turn(fault.turn).is_some());
        let (solved, listed) = (vec![None; faults.len()], (0..faults.len()).collect());
        Practice { game, faults, solved, listed, now: 0, was_helped: false, hints: 0 }
    }

    /// Returns the fault of the current position, or `None` if the practice is over.
    pub fn fault(&self) -> Option<Fault<G::Move>> {
        self.listed.get(self.now).map(|index| self.faults[*index])
    }

    /// Returns the turn that was played in the current position, as an entry of the game.
    pub fn entry(&self) -> Option<&G::Entry> {
        self.game.entries().get(self.game.entries_before_turn(self.fault()?.turn + 1))
    }

    /// Returns the game up to the current position. Once the practice is over, that is the whole
    /// game.
    pub fn before(&self) -> G::Match {
        let turn = self.fault().map_or(self.game.turn_count(), |fault| fault.turn);
        self.game.up_to(self.game.entries_before_turn(turn + 1))
    }

    /// Returns the number of the current position, from 1, and the number of all.
    pub fn progress(&self) -> (usize, usize) {
        (self.now + 1, self.listed.len())
    }

    /// Returns how the current position was solved, or `None` if it is open.
    pub fn solved(&self) -> Option<Solved> {
        self.listed.get(self.now).and_then(|index| self.solved[*index])
    }

    /// Records the outcome of a tried move. Returns whether the move solves the position.
    pub fn tried(&mut self, trial: &Trial<G::Move>) -> bool {
        if trial.better.is_some() {
            self.was_helped = true;
            return false;
        }
        let how = if self.was_helped { Solved::Later } else { Solved::AtOnce };
        self.settle(how);
        true
    }

    /// Gives a hint.
    pub fn give_hint(&mut self) {
        self.hints += 1;
        self.was_helped = true;
    }

    /// Returns the number of hints given for the current position.
    pub fn hints(&self) -> usize {
        self.hints
    }

    /// Returns a best move for the current position, which the player then has not found.
    pub fn show_solution(&mut self) -> Option<G::Move> {
        let mv = self.fault()?.better.mv;
        self.settle(Solved::No);
        Some(mv)
    }

    /// Goes on to the next position. Returns `false` if there is none.
    pub fn advance(&mut self) -> bool {
        self.settle(Solved::No);
        self.now = (self.now + 1).min(self.listed.len());
        (self.was_helped, self.hints) = (false, 0);
        self.fault().is_some()
    }

    /// Returns the number of positions that were solved in this way.
    pub fn count(&self, how: Solved) -> usize {
        self.solved.iter().filter(|solved| **solved == Some(how)).count()
    }

    /// Returns the number of all positions.
    pub fn total(&self) -> usize {
        self.faults.len()
    }

    /// Starts again with the positions that were not solved at once.
    pub fn repeat_missed(&mut self) {
        let is_missed = |index: &usize| self.solved[*index] != Some(Solved::AtOnce);
        self.listed = (0..self.faults.len()).filter(is_missed).collect();
        for index in &self.listed {
            self.solved[*index] = None;
        }
        (self.now, self.was_helped, self.hints) = (0, false, 0);
    }

    /// Records how the current position was solved, if it is open.
    fn settle(&mut self, how: Solved) {
        if let Some(index) = self.listed.get(self.now) {
            self.solved[*index].get_or_insert(how);
        }
    }
}
