//! The engines of a game, and the sessions that they play in.

use eframe::egui::Context;
use tabletop::{
    Advisor, AnalysisEngine, Forecaster, MoveEngine, Session, SessionState, Setup, TimeControl,
    default_analysis_engine, default_forecaster, default_move_engine,
};
use window::waker;

/// What thinks for the computer and for the player, and the random numbers of new games.
pub struct Engines<G: Advisor> {
    /// Chooses the computer's moves.
    pub moves: MoveEngine<G>,
    /// Finds hints and evaluations, and reviews games.
    pub analysis: AnalysisEngine<G>,
    /// Decides whether computers accept an offer to end the game.
    pub forecaster: Forecaster<G>,
    /// Derives the random seeds of games.
    pub random: fastrand::Rng,
}

impl<G: Advisor> Engines<G> {
    /// Creates the default engines. The seeds of games derive from `seed`.
    pub fn usual(seed: u64) -> Self {
        Engines {
            moves: default_move_engine::<G>(),
            analysis: default_analysis_engine::<G>(),
            forecaster: default_forecaster::<G>(),
            random: fastrand::Rng::with_seed(seed),
        }
    }

    /// Returns a random seed.
    pub fn seed(&mut self) -> u64 {
        self.random.u64(..)
    }

    /// Returns a new game.
    pub fn start(
        &self,
        ctx: &Context,
        game: impl Into<G>,
        setup: Setup,
        time: TimeControl,
    ) -> Session<G> {
        let session = Session::new(game, setup, waker(ctx), self.moves.clone());
        self.with_help(session).with_time(time)
    }

    /// Returns a game that continues `game`.
    pub fn continue_game(&self, ctx: &Context, setup: Setup, game: G::Match) -> Session<G> {
        self.with_help(Session::from_game(setup, game, waker(ctx), self.moves.clone()))
    }

    /// Returns a saved game.
    pub fn resume(&self, ctx: &Context, state: SessionState<G>) -> Session<G> {
        self.with_help(Session::resume(state, waker(ctx), self.moves.clone()))
    }

    fn with_help(&self, session: Session<G>) -> Session<G> {
        let session = session.with_analysis_engine(self.analysis.clone());
        session.with_forecaster(self.forecaster.clone())
    }
}
