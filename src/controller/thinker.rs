//! The computer's search for a move, on its own thread.

use std::sync::Arc;

use super::job::{Job, JobStatus, Waker};
use crate::ai::{Control, Level, choose};
use crate::rules::{Game, Move};

/// A request for the computer's move.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    /// The game, in which a computer is to move.
    pub game: Game,
    /// The level of that computer.
    pub level: Level,
    /// The seed that decides among equally good moves.
    pub seed: u64,
}

/// A function that finds the computer's move, or returns `None` if the search was cancelled.
pub type MoveEngine = Arc<dyn Fn(&MoveRequest, &Control) -> Option<Move> + Send + Sync>;

/// Returns the default move engine: the search of the requested level.
pub fn default_move_engine() -> MoveEngine {
    Arc::new(|q, control| choose(q.level, &q.game, q.seed, control))
}

/// The search failed because of a bug; the player sees a message instead of a crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchFailed;

/// A running search for a move.
pub(super) struct Thinker(Job<Move>);

impl Thinker {
    pub(super) fn start(
        request: MoveRequest,
        move_engine: MoveEngine,
        wake: Waker,
    ) -> Result<Self, SearchFailed> {
        let think = move |control: &Control, answer: &dyn Fn(Move)| {
            if let Some(mv) = move_engine(&request, control) {
                answer(mv);
            }
        };
        Job::start("thinker", wake, think).map(Thinker).ok_or(SearchFailed)
    }

    pub(super) fn move_now(&self) {
        self.0.move_now();
    }

    /// Returns whether the search has found a move, received or not.
    pub(super) fn has_answered(&self) -> bool {
        self.0.has_reported()
    }

    /// Returns the move once the search has found it.
    pub(super) fn poll(&self) -> Option<Result<Move, SearchFailed>> {
        match self.0.poll() {
            JobStatus::Report(mv) => Some(Ok(mv)),
            JobStatus::Ended => Some(Err(SearchFailed)),
            JobStatus::Nothing => None,
        }
    }
}
