//! Words from the files in `assets/words/`, one per language, in the format of Project Fluent.
//!
//! `words!` declares the entries that a part of the program uses, with the types of their
//! variables. The entries of a language are looked up once, when they are first needed. Plain
//! texts are then `&'static str`; the other entries are methods, which return a `String`.
//! The tests in `check` compare the declarations with the files.

pub(crate) mod caro;
#[cfg(test)]
mod check;
mod choices;
pub(crate) mod cotuong;
mod declare;
mod entry;
mod game;
pub(crate) mod pebbles;
mod source;
mod template;
mod variable;

use std::sync::OnceLock;

use crate::settings::Language;

pub use choices::Lead;
pub(crate) use declare::{choices, words};
#[cfg(test)]
pub(crate) use entry::{Declared, DeclaredVariable};
pub use entry::{Each, Entry, Sentence};
pub use game::GameWords;
pub use source::Source;
use template::Template;
pub use variable::{Choice, Detail, Kind, Value, Variable};

/// The languages, in the order of the menu.
pub const LANGUAGES: [Language; 2] = [Language::Vietnamese, Language::English];

/// Returns the code of a language and the contents of its file.
const fn file(language: Language) -> (&'static str, &'static str) {
    match language {
        Language::Vietnamese => ("vi", include_str!("../../assets/words/vi.ftl")),
        Language::English => ("en", include_str!("../../assets/words/en.ftl")),
    }
}

/// Returns the kind of a number for which a language has a form of its own, as Fluent names it:
/// "one", "few" or the like, "other" for the rest.
fn plural_form(language: Language, number: i64) -> &'static str {
    match (language, number) {
        (Language::English, 1 | -1) => "one",
        (Language::English | Language::Vietnamese, _) => "other",
    }
}

/// Returns the name of an entry in the files: a prefix and its name in the program, with hyphens.
pub(crate) fn key(prefix: &str, entry: &str) -> String {
    format!("{prefix}{}", entry.replace('_', "-"))
}

/// Looks an entry up under the name that consists of these parts. It is not part of `words!`, which
/// would repeat its code for each entry.
#[inline(never)]
pub(crate) fn find<E: Entry>(
    source: &Source,
    (prefix, entry): (&str, &str),
    variables: &[&str],
) -> E {
    E::find(source, &key(prefix, entry), variables)
}

/// Returns the code of a language, such as `en`.
pub fn code(language: Language) -> &'static str {
    file(language).0
}

/// Values of which each language has one. They are created when they are first needed.
#[derive(Debug)]
pub(crate) struct ByLanguage<T>([OnceLock<T>; LANGUAGES.len()]);

impl<T> ByLanguage<T> {
    pub(crate) const fn new() -> Self {
        ByLanguage([const { OnceLock::new() }; LANGUAGES.len()])
    }

    /// Returns the value of `language`, which `create` provides the first time.
    pub(crate) fn get(&self, language: Language, create: impl FnOnce() -> T) -> &T {
        let place = LANGUAGES.iter().position(|other| *other == language);
        self.0[place.expect("the list contains every language")].get_or_init(create)
    }
}
