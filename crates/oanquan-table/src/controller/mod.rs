//! The controller of a game of Ô ăn quan: the session, replays and reviews of the table, as types
//! of this game, with its hints, its next games and its lessons.
//!
//! A person's click and the computer's reply become turns through the same
//! [`rules::Game::play`](oanquan::Game::play); nothing else changes the game.

mod arrangement;
mod course;
mod empty_quan;
mod hint;
mod lesson;
pub mod puzzles;
mod rematch;
mod tactics;
mod topic;

use oanquan::{IllegalMove, Move};
use oanquan_engine::Analysis;

use crate::OAnQuan;

pub use arrangement::{Arrangement, Edit};
pub use empty_quan::{depends_on_empty_quan, with_empty_quan};
pub use hint::{Forecast, Gains, Hint, Threat};
pub use lesson::{Lesson, lesson_about, named, target_cells, task_of};
pub use rematch::{NewGame, points_to_give};
pub use tabletop::{
    BoundedNumber, ClockEvent, ClockMarks, Clocks, EVALUATION_NODES, ExpectedMargin, Expiry,
    GameMinutes, Grade, HINT_NODES, IncrementSeconds, LINE_TURNS, MoveSeconds, Name, OfferReply,
    PATIENCE, REVIEW_NODES, ReplayPace, ReviewMismatch, Seat, Setup, Solved, Tally, TaskProgress,
    TimeControl, TimeLimit, Waker, shown_seconds, until_next_second,
};
pub use topic::{Chapter, Exercise, Goal, Mention, Task, Topic};

/// A game of Ô ăn quan in progress.
pub type Session = tabletop::Session<OAnQuan>;
/// The part of a session that outlives the program.
pub type SessionState = tabletop::SessionState<OAnQuan>;
/// The reason why a person's move is refused.
pub type Refusal = tabletop::Refusal<IllegalMove>;
/// A move or a departure.
pub type Step = tabletop::Step<Move>;
/// The reason why a step is not possible.
pub type StepRefused = tabletop::StepRefused<OAnQuan>;
/// A replay of a game.
pub type Replay = tabletop::Replay<OAnQuan>;
/// The evaluation of a position.
pub type Evaluation = tabletop::Evaluation<Analysis>;
/// The review of a whole game.
pub type Review = tabletop::Review<OAnQuan>;
/// A running review.
pub type ReviewJob = tabletop::ReviewJob<OAnQuan>;
/// News of a review.
pub type ReviewStatus = tabletop::ReviewStatus<OAnQuan>;
/// The review of one turn.
pub type TurnReview = tabletop::TurnReview<Move>;
/// A better move than the played one.
pub type BetterMove = tabletop::BetterMove<Move>;
/// A move that gave points away.
pub type Fault = tabletop::Fault<Move>;
/// The positions of a game in which points were given away, one after another.
pub type Practice = tabletop::Practice<OAnQuan>;
/// What has become of a move that was tried in place of a fault.
pub type Trial = tabletop::Trial<Move>;
/// The running judgement of a tried move.
pub type TrialJob = tabletop::TrialJob<OAnQuan>;
/// News of a trial.
pub type TrialStatus = tabletop::TrialStatus<Move>;
/// Analyses a game.
pub type AnalysisEngine = tabletop::AnalysisEngine<OAnQuan>;
/// Finds the computer's move.
pub type MoveEngine = tabletop::MoveEngine<OAnQuan>;
/// The values of all moves of a position.
pub type Explorer = tabletop::Explorer<OAnQuan>;
/// The value of a move.
pub type MoveValue = tabletop::MoveValue<Move>;
/// A request for the computer's move.
pub type MoveRequest = tabletop::MoveRequest<OAnQuan>;
/// Returns the margin in points that a computer expects at the end of the game.
pub type Forecaster = tabletop::Forecaster<OAnQuan>;
/// The request for a forecast.
pub type ForecastRequest = tabletop::ForecastRequest<OAnQuan>;

/// Returns the default move engine: the search of the requested level.
pub fn default_move_engine() -> MoveEngine {
    tabletop::default_move_engine::<OAnQuan>()
}

/// Returns the default analysis engine, the strongest search.
pub fn default_analysis_engine() -> AnalysisEngine {
    tabletop::default_analysis_engine::<OAnQuan>()
}

/// Returns the default forecaster, the forecast of the computer's level.
pub fn default_forecaster() -> Forecaster {
    tabletop::default_forecaster::<OAnQuan>()
}
