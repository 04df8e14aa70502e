//! What is played at any table, whatever the game.
//!
//! A [`Game`] is a game with its options, and [`GameMatch`] is one match of it, from its start to the
//! current position, with undo. A [`Match`] is that for every game that implements [`Rules`]. A
//! [`Record`] is a match as text. [`Computer`] finds moves. [`laws`] are the properties that every
//! game must have, for the tests of each game.
//!
//! Nothing here knows a particular game or a window.

mod advisor;
pub mod archive;
mod computer;
mod explorer;
mod game;
mod imported;
mod job;
pub mod laws;
mod lesson;
mod mailbox;
mod notation;
mod openings;
pub mod platform;
mod played;
pub mod question;
mod record;
mod record_error;
mod record_reader;
mod replay;
mod review;
mod rules;
mod session;
mod step;
pub mod storage;
pub mod training;

pub use advisor::{Advisor, GameAnalysis, NextBest};
pub use basics::{
    BySide, CannotDepart, Control, Departure, Fitting, Level, LevelError, Limits, Name, Opponent,
    ParseDepartureError, Side, Strength,
};
pub use computer::Computer;
pub use explorer::{Explorer, MoveValue};
pub use game::{Game, GameEntry, GameMatch, Standing, StepRefused, option_text};
pub use imported::{Imported, NotImported};
pub use job::{Job, JobStatus, Waker};
pub use lesson::{Goal, Lesson, LessonTask, Mark, TaskProgress};
pub use notation::{Notation, is_aside};
pub use openings::{BalancedOpenings, MAX_DRAWS, Openings};
pub use played::{Entry, Match};
pub use question::Question;
pub use record::{MAX_TURNS, Noted, Record};
pub use record_error::{RecordError, RecordFlaw};
pub use record_reader::MAX_GAMES;
pub use replay::{Replay, ReplayPace};
pub use review::{
    BetterMove, ExpectedMargin, Fault, Grade, Practice, REVIEW_NODES, Review, ReviewJob,
    ReviewMismatch, ReviewStatus, Solved, Trial, TrialJob, TrialStatus, TurnReview,
};
pub use rules::{Outcome, Rules};
pub use session::*;
pub use step::Step;
