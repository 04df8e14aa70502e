//! The game controller: seats, history with undo and redo, the computer's thinking and
//! hints on their own threads, clocks, replays, reviews and lessons.
//!
//! A person's click and the computer's reply become turns through the same
//! [`rules::Game::play`](crate::rules::Game::play); nothing else changes the game.

mod clock;
mod course;
mod help;
mod hint;
mod history;
mod job;
mod lesson;
mod name;
mod offer;
mod rematch;
mod replay;
mod review;
mod session;
mod setup;
mod state;
mod step;
mod tally;
mod thinker;
mod time_control;
mod timing;
mod turn_times;

pub use clock::{ClockMarks, Clocks, shown_seconds, until_next_second};
pub use course::{Exercise, Goal, Task, Topic};
pub use help::{
    AnalysisEngine, EVALUATION_NODES, Evaluation, HINT_LIMITS, default_analysis_engine,
};
pub use hint::Hint;
pub use job::Waker;
pub use lesson::{Lesson, TaskProgress};
pub use name::Name;
pub use offer::{ForecastRequest, Forecaster, OfferReply, default_forecaster};
pub use rematch::points_to_give;
pub use replay::{Replay, ReplayPace};
pub use review::{
    BetterMove, ExpectedMargin, Fault, Grade, REVIEW_NODES, Review, ReviewJob, ReviewMismatch,
    ReviewStatus, TurnReview,
};
pub use session::{Refusal, Session};
pub use setup::{Seat, Setup};
pub use state::SessionState;
pub use step::{Step, StepRefused};
pub use tally::Tally;
pub use thinker::{MoveEngine, MoveRequest, default_move_engine};
pub use time_control::{
    BoundedNumber, Expiry, GameMinutes, IncrementSeconds, MoveSeconds, TimeControl, TimeLimit,
};
pub use timing::ClockEvent;
