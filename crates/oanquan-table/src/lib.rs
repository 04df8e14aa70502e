//! Ô ăn quan at the table: [`OAnQuan`] implements the traits of [`tabletop`], whose types get short names
//! here. The [`controller`] adds what only this game has: hints, lessons, puzzles, arranged positions and
//! rematches; [`link`] writes a game as one short line.

pub mod archive;
pub mod controller;
mod game;
pub mod link;

pub use game::{Malformed, OAnQuan};
