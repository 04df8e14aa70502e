//! The computer's play in a session: its search, and the pause of a game without people.

use super::Session;
use crate::{Advisor, GameMatch};

/// The turns after which computers that play among themselves agree to end a game. Nearly every game is
/// over long before; but two sides that borrow and capture by turns could go on for ever.
pub const PATIENCE: usize = 1_000;

/// The state of the computer's play.
pub struct ComputerView<'a, G: Advisor>(pub(super) &'a Session<G>);

impl<G: Advisor> ComputerView<'_, G> {
    /// Returns whether the computer is thinking, or has found a move that is not yet played.
    pub fn is_thinking(&self) -> bool {
        self.0.thinker.is_some() || self.0.found.is_some()
    }

    /// Returns whether the computer's search failed; [`ComputerMut::retry`], undo and a new game
    /// recover from that.
    pub fn has_failed(&self) -> bool {
        self.0.failed
    }

    /// Asks the computer to play the best move found so far.
    pub fn move_now(&self) {
        if let Some(thinker) = &self.0.thinker {
            thinker.move_now();
        }
    }

    /// Returns whether the game can be paused, that is, whether only computers play.
    pub fn can_pause(&self) -> bool {
        self.0.setup.persons() == 0
    }

    /// Returns whether the players, all of them computers, agree to end the game: after [`PATIENCE`]
    /// turns.
    pub fn agrees_to_stop(&self) -> bool {
        self.can_pause() && self.0.game().turn_count() >= PATIENCE
    }

    /// Returns whether the game is paused.
    pub fn is_paused(&self) -> bool {
        self.0.paused
    }
}

/// The computer's play, to pause and resume it.
pub struct ComputerMut<'a, G: Advisor>(pub(super) &'a mut Session<G>);

impl<G: Advisor> ComputerMut<'_, G> {
    /// Restarts the computer's search after a failure.
    pub fn retry(&mut self) {
        self.0.think();
    }

    /// Pauses or resumes a game without people.
    pub fn set_paused(&mut self, paused: bool) {
        self.0.paused = paused && self.0.computer().can_pause();
        self.0.think();
    }

    /// Pauses the game after the computer has played one more turn.
    pub fn step(&mut self) {
        if self.0.computer().can_pause() {
            self.0.paused = true;
            self.0.ask();
        }
    }
}
