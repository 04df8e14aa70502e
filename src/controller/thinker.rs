//! The computer's thinking, on a thread of its own.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;

use crate::ai::{Control, Level, choose};
use crate::rules::{Game, Move};

/// What the computer is asked.
#[derive(Clone, Debug)]
pub struct Question {
    /// The game; its side to move is the computer's.
    pub game: Game,
    /// How well it plays.
    pub level: Level,
    /// Decides among equal moves.
    pub seed: u64,
}

/// How a question is answered; none when the search was cancelled.
pub type Mind = Arc<dyn Fn(&Question, &Control) -> Option<Move> + Send + Sync>;

/// Called from the thinking thread when there is something to look at.
pub type Waker = Arc<dyn Fn() + Send + Sync>;

/// The usual mind: the search of the level asked for.
pub fn usual_mind() -> Mind {
    Arc::new(|q, control| choose(q.level, &q.game, q.seed, control))
}

/// The thinking failed: a bug, told to the player instead of crashing the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Failed;

/// One question being thought about. The answer comes through a channel of its
/// own, so dropping this cancels the search and nothing of it can arrive later.
pub(super) struct Thinker {
    control: Control,
    answer: Receiver<Option<Move>>,
}

impl Thinker {
    pub(super) fn start(question: Question, mind: Mind, wake: Waker) -> Result<Self, Failed> {
        let control = Control::default();
        let (sender, answer) = channel();
        let thinker = Thinker { control: control.clone(), answer };
        let think = move || {
            let thought = catch_unwind(AssertUnwindSafe(|| mind(&question, &control)));
            // Nobody listens any more when the search was cancelled.
            let _ = sender.send(thought.unwrap_or(None));
            drop(sender);
            if !control.is_cancelled() {
                wake();
            }
        };
        let spawned = thread::Builder::new().name("thinker".into()).spawn(think);
        spawned.map(|_| thinker).map_err(|_| Failed)
    }

    pub(super) fn move_now(&self) {
        self.control.move_now();
    }

    /// The answer, once there is one.
    pub(super) fn poll(&self) -> Option<Result<Move, Failed>> {
        match self.answer.try_recv() {
            Ok(Some(mv)) => Some(Ok(mv)),
            Ok(None) | Err(TryRecvError::Disconnected) => Some(Err(Failed)),
            Err(TryRecvError::Empty) => None,
        }
    }
}

impl Drop for Thinker {
    fn drop(&mut self) {
        self.control.cancel();
    }
}
