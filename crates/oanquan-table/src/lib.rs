//! Ô ăn quan at the table: [`OAnQuan`] implements the traits of [`tabletop`], whose types get short names
//! here. The [`controller`] adds what only this game has: hints, lessons, puzzles, arranged positions and
//! rematches; `motion` plays turns out in the window, and `shown`
//! says how far they have been; `room` is the game in the window.

pub mod archive;
mod contested;
pub mod controller;
mod game;
#[cfg(feature = "gui")]
pub mod live_game;
#[cfg(feature = "gui")]
pub mod motion;
#[cfg(feature = "gui")]
pub mod room;
#[cfg(feature = "gui")]
pub mod shown;
pub mod words;
mod written;

pub use contested::JUDGED_TURNS;
pub use game::{Malformed, OAnQuan};
