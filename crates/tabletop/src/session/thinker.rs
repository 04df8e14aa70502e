//! The computer's search for a move, on its own thread.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::job::{Job, JobStatus, Waker};
use crate::question::{AsText, Question};
use crate::{Computer, Control, Game, Level, Strength};

/// A request for the computer's move.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(bound = "")]
pub struct MoveRequest<G: Game> {
    /// The game, in which a computer is to move.
    #[serde(with = "AsText::<G>")]
    pub game: G::Match,
    /// The level of that computer; for *Fits me*, the level nearest to the strength at the start.
    pub level: Level,
    /// The strength with which *Fits me* now plays; `None` for a computer that plays at a level.
    pub strength: Option<Strength>,
    /// The seed that decides among equally good moves.
    pub seed: u64,
}

/// A function that finds the computer's move, or returns `None` if the search was cancelled.
pub type MoveEngine<G> =
    Arc<dyn Fn(&MoveRequest<G>, &Control) -> Option<<G as Game>::Move> + Send + Sync>;

/// Returns the default move engine: the search of the requested level or strength.
pub fn default_move_engine<G: Computer>() -> MoveEngine<G> {
    Arc::new(|q, control| match q.strength {
        Some(strength) => G::choose_at(strength, &q.game, q.seed, control),
        None => G::choose(q.level, &q.game, q.seed, control),
    })
}

impl<G: Computer> Question for MoveRequest<G> {
    const GAME: &'static str = G::ID;
    const NAME: &'static str = "move";
    const IS_URGENT: bool = true;

    type Engine = MoveEngine<G>;
    type Answer = G::Move;

    fn usual_engine() -> MoveEngine<G> {
        default_move_engine::<G>()
    }

    fn answer(self, engine: &MoveEngine<G>, control: &Control, report: &dyn Fn(G::Move)) {
        if let Some(mv) = engine(&self, control) {
            report(mv);
        }
    }
}

/// The search failed because of a bug; the player sees a message instead of a crash.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SearchFailed;

/// A running search for a move.
pub(super) struct Thinker<G: Game>(Job<G::Move>);

impl<G: Computer> Thinker<G> {
    pub(super) fn start(
        request: MoveRequest<G>,
        move_engine: MoveEngine<G>,
        wake: Waker,
    ) -> Result<Self, SearchFailed> {
        Job::ask(request, move_engine, wake).map(Thinker).ok_or(SearchFailed)
    }

    pub(super) fn move_now(&self) {
        self.0.move_now();
    }

    /// Returns whether the search has found a move, received or not.
    pub(super) fn has_answered(&self) -> bool {
        self.0.has_reported()
    }

    /// Returns the move once the search has found it.
    pub(super) fn poll(&self) -> Option<Result<G::Move, SearchFailed>> {
        match self.0.poll() {
            JobStatus::Report(mv) => Some(Ok(mv)),
            JobStatus::Ended => Some(Err(SearchFailed)),
            JobStatus::Nothing => None,
        }
    }
}
