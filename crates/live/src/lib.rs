//! A game in progress, a replay, and what the window shows of either, for every game. Nothing here draws.

#![cfg(feature = "gui")]

mod coming;
mod departure;
mod game;
mod line;
mod moving;
mod next_frame;
mod plain;
mod practice;
mod presenter;
mod trial;
mod tries;
mod viewer;

pub use game::LiveGame;
pub use line::Line;
pub use moving::{Motion, Moving, Seen};
pub use next_frame::request_next_frame;
pub use plain::{Plain, PlainGame};
pub use practice::{LivePractice, TryStage};
pub use presenter::{Presenter, Refused, TickOutcome};
pub use trial::{pause, with_people};
pub use tries::{Refutation, Tries};
pub use viewer::Viewer;
