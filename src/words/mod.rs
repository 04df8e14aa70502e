//! What the words of the window and of the terminal have in common: the names of values in them, and tests.
//!
//! The crate `words` holds the files and the machinery. The build script generates the
//! structs of words from the English file; the tests in `check` compare the other files with them.

#[cfg(test)]
mod check;

pub(crate) use ::words::part;
pub use ::words::{
    ByLanguage, Choice, Declared, DeclaredVariable, Entry, Kind, LANGUAGES, Source, Value, code,
    kept,
};
pub use game_words::{CommonWords, GameWords, Lead, TogetherWords};
