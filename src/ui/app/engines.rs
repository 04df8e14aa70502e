//! The engines, and the games that they play in.

use eframe::egui::Context;

use super::waker;
use crate::controller::{
    AnalysisEngine, Forecaster, MoveEngine, Session, SessionState, Setup, TimeControl,
};
use crate::rules::{Game, Rules};

/// What thinks for the computer and for the player, and the random numbers of new games.
pub(super) struct Engines {
    /// Chooses the computer's moves.
    pub(super) moves: MoveEngine,
    /// Finds hints and evaluations, and reviews games.
    pub(super) analysis: AnalysisEngine,
    /// Decides whether computers accept an offer to end the game.
    pub(super) forecaster: Forecaster,
    /// Derives the random seeds of games.
    pub(super) random: fastrand::Rng,
}

impl Engines {
    /// Returns a random seed.
    pub(super) fn seed(&mut self) -> u64 {
        self.random.u64(..)
    }

    /// Returns a new game.
    pub(super) fn start(
        &self,
        ctx: &Context,
        rules: Rules,
        setup: Setup,
        time: TimeControl,
    ) -> Session {
        let session = Session::new(rules, setup, waker(ctx), self.moves.clone());
        self.with_help(session).with_time(time)
    }

    /// Returns a game that continues `game`.
    pub(super) fn continue_game(&self, ctx: &Context, setup: Setup, game: Game) -> Session {
        self.with_help(Session::from_game(setup, game, waker(ctx), self.moves.clone()))
    }

    /// Returns a saved game.
    pub(super) fn resume(&self, ctx: &Context, state: SessionState) -> Session {
        self.with_help(Session::resume(state, waker(ctx), self.moves.clone()))
    }

    fn with_help(&self, session: Session) -> Session {
        let session = session.with_analysis_engine(self.analysis.clone());
        session.with_forecaster(self.forecaster.clone())
    }
}
