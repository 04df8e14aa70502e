//! The computer's thinking, on a thread of its own.

use std::sync::Arc;

use super::job::{Job, JobStatus, Waker};
use crate::ai::{Control, Level, choose};
use crate::rules::{Game, Move};

/// What the computer is asked.
#[derive(Clone, Debug)]
pub struct MoveRequest {
    /// The game; its side to move is the computer's.
    pub game: Game,
    /// How well it plays.
    pub level: Level,
    /// Decides among equal moves.
    pub seed: u64,
}

/// How a question is answered; none when the search was cancelled.
pub type MoveEngine = Arc<dyn Fn(&MoveRequest, &Control) -> Option<Move> + Send + Sync>;

/// The usual mind: the search of the level asked for.
pub fn default_move_engine() -> MoveEngine {
    Arc::new(|q, control| choose(q.level, &q.game, q.seed, control))
}

/// The thinking failed: a bug, told to the player instead of crashing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchFailed;

/// One question being thought about.
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

    /// Whether the answer is found, let in or not.
    pub(super) fn has_answered(&self) -> bool {
        self.0.has_reported()
    }

    /// The answer, once there is one.
    pub(super) fn poll(&self) -> Option<Result<Move, SearchFailed>> {
        match self.0.poll() {
            JobStatus::Report(mv) => Some(Ok(mv)),
            JobStatus::Ended => Some(Err(SearchFailed)),
            JobStatus::Nothing => None,
        }
    }
}
