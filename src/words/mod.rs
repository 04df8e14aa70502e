//! The words that the window and the terminal share, and the names of values in them.
//!
//! The crate `words` holds the files and the machinery. The tests in `check` compare the
//! declarations of the program with the files.

pub(crate) mod caro;
#[cfg(test)]
mod check;
mod choices;
pub(crate) mod cotuong;
mod declare;
mod game;
pub(crate) mod pebbles;

pub use ::words::{
    ByLanguage, Choice, Declared, DeclaredVariable, Detail, Entry, Kind, LANGUAGES, Source, Value,
    Variable, code, find,
};
pub use choices::Lead;
pub(crate) use declare::{choices, words};
pub use game::GameWords;

/// The program, as the crate that declares words and names values for them.
#[derive(Clone, Copy, Debug)]
pub struct Program;
