//! The engines, and the games that they play in.

use eframe::egui::Context;

use super::waker::waker;
use crate::controller::{
    AnalysisEngine, Forecaster, MoveEngine, Name, Seat, Session, SessionState, Setup, TimeControl,
};
use crate::rules::{BySide, Game, Record, Rules, Side};

/// What thinks for the computer and for the player, and the random numbers of new games.
pub struct Engines {
    /// Chooses the computer's moves.
    pub moves: MoveEngine,
    /// Finds hints and evaluations, and reviews games.
    pub analysis: AnalysisEngine,
    /// Decides whether computers accept an offer to end the game.
    pub forecaster: Forecaster,
    /// Derives the random seeds of games.
    pub random: fastrand::Rng,
}

impl Engines {
    /// Returns a random seed.
    pub fn seed(&mut self) -> u64 {
        self.random.u64(..)
    }

    /// Returns a setup in which people play all sides of a record, under its names.
    pub fn people_of(&mut self, record: &Record) -> Setup {
        let game = &record.game;
        let sides = game.rules().sides;
        Setup {
            seats: BySide::from_fn(sides, |_| Seat::Person),
            names: BySide::from_fn(sides, |side| Name::new(&record.names[side])),
            first: game.start().to_move().unwrap_or(Side::NEAR),
            seed: self.seed(),
        }
    }

    /// Returns a new game.
    pub fn start(&self, ctx: &Context, rules: Rules, setup: Setup, time: TimeControl) -> Session {
        let session = Session::new(rules, setup, waker(ctx), self.moves.clone());
        self.with_help(session).with_time(time)
    }

    /// Returns a game that continues `game`.
    pub fn continue_game(&self, ctx: &Context, setup: Setup, game: Game) -> Session {
        self.with_help(Session::from_game(setup, game, waker(ctx), self.moves.clone()))
    }

    /// Returns a saved game.
    pub fn resume(&self, ctx: &Context, state: SessionState) -> Session {
        self.with_help(Session::resume(state, waker(ctx), self.moves.clone()))
    }

    fn with_help(&self, session: Session) -> Session {
        let session = session.with_analysis_engine(self.analysis.clone());
        session.with_forecaster(self.forecaster.clone())
    }
}
