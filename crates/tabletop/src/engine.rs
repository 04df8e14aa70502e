//! The trait of computer players.

use std::sync::atomic::{AtomicBool, Ordering};

use super::{Game, Match};

/// A computer player of a game.
pub trait Engine<G: Game>: Send + Sync {
    /// Returns a legal move at the end of `played`; `None` if the game is over or if `stopped`
    /// became true before there was one.
    fn choose(&self, played: &Match<G>, seed: u64, stopped: &Stop) -> Option<G::Move>;
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
