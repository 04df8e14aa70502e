//! Words from the files in `assets/words/`, one per language, in the format of Project Fluent.
//!
//! The crate `words-build` generates structs of entries from the English file, and [`part!`] includes
//! them. The entries of a language are looked up once, when they are first needed. Plain texts are then
//! `&'static str`; the other entries are methods, which return a `String`. [`Entry::declare`] lists what
//! the files must contain, for tests.

mod entry;
mod kept;
mod language;
mod part;
mod source;
mod template;
mod variable;

pub use entry::{Declared, DeclaredVariable, Each, Entry, Keys, Sentence};
pub use kept::kept;
pub use language::{ByLanguage, LANGUAGES, Language, code, file};
pub use source::Source;
pub use variable::{Choice, Kind, Number, Value};
