//! The trait of computer players.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Game, Match};

/// A computer player of a game.
pub trait Engine<G: Game>: Send + Sync {
    /// The handle by which another thread stops the engine; [`Stop`] is a simple one.
    type Control: Default + Send + Sync;

    /// Returns a legal move at the end of `played`; `None` if the game is over or if the engine
    /// was cancelled. The same seed gives the same move.
    fn choose(&self, played: &Match<G>, seed: u64, control: &Self::Control) -> Option<G::Move>;

    /// Cancels the engine that searches with `control`: its answer is no longer needed.
    fn cancel(control: &Self::Control);
}

/// A flag that stops an engine from another thread.
#[derive(Debug, Default)]
pub struct Stop(AtomicBool);

impl Stop {
    /// Asks the engine to stop.
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Returns whether the engine should stop.
    pub fn is_stopped(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
