//! What the window and the terminal say about any game: [`GameWords`], which a game implements,
//! [`CommonWords`], which all games share, and [`Lead`].

mod game;
mod lead;
mod together;

use basics::Level;
use words::part;

pub use game::GameWords;
pub use lead::Lead;
pub use together::{Refused, TogetherWords};

part!(CommonWords);

/// The fields of the words of this crate, one a line.
pub const FIELDS: &str = include_str!(concat!(env!("OUT_DIR"), "/fields.txt"));
