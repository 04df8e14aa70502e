//! Words from the files in `assets/words/`, one per language, in the format of Project Fluent.
//!
//! The crate `words-build` generates structs of entries from the English file, and [`part!`] includes
//! them; [`choices!`] names the values of types. The entries of a language are looked up once, when
//! they are first needed. Plain texts are then `&'static str`; the other entries are methods, which
//! return a `String`. [`Entry::declare`] lists what the files must contain, for tests.
//!
//! A crate that declares words has a type of its own, which `Here` stands for in the traits
//! [`Choice`] and [`Variable`]. With it, the crate can name the values of other crates.

mod entry;
mod language;
mod part;
mod source;
mod template;
mod values;
mod variable;

pub use entry::{Declared, DeclaredVariable, Each, Entry, Keys, Sentence};
pub use language::{ByLanguage, LANGUAGES, Language, code, file};
pub use source::Source;
pub use variable::{Choice, Kind, Number, Value, Variable};
