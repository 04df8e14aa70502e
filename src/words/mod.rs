//! The words that the window and the terminal share, and the names of values in them.
//!
//! The crate `words` holds the files and the machinery. The build script generates the
//! structs of words from the English file; the tests in `check` compare the other files with them.

pub(crate) mod caro;
#[cfg(test)]
mod check;
mod choices;
pub(crate) mod cotuong;
mod game;
pub(crate) mod pebbles;

pub(crate) use ::words::part;
pub use ::words::{
    ByLanguage, Choice, Declared, DeclaredVariable, Entry, Kind, LANGUAGES, Source, Value,
    Variable, code,
};
use basics::Level;
pub use choices::Lead;
pub(crate) use choices::choices;
pub use game::GameWords;

/// The program, as the crate that declares words and names values for them.
#[derive(Clone, Copy, Debug)]
pub struct Program;

// The words of all games, in the window and in the terminal.
part!(CommonWords);
