//! The file of a language, parsed.

use std::collections::HashMap;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

use super::{ByLanguage, file};
use crate::settings::Language;

/// The entries of a language.
#[derive(Debug)]
pub struct Source {
    language: Language,
    entries: HashMap<&'static str, Pattern<&'static str>>,
}

impl Source {
    /// Returns the entries of `language`.
    pub(crate) fn of(language: Language) -> &'static Self {
        static SOURCES: ByLanguage<Source> = ByLanguage::new();
        SOURCES.get(language, || Source::parse(language))
    }

    fn parse(language: Language) -> Self {
        let (code, text) = file(language);
        let resource = parse_runtime(text)
            .unwrap_or_else(|_| panic!("{code}.ftl contains errors, which the tests list"));
        let entries = resource.body.into_iter().filter_map(|entry| match entry {
            Entry::Message(message) => Some((message.id.name, message.value?)),
            _ => None,
        });
        Source { language, entries: entries.collect() }
    }

    /// Returns the language.
    pub(super) fn language(&self) -> Language {
        self.language
    }

    /// Returns the parsed entry with this key.
    ///
    /// # Panics
    /// Panics if the file lacks the entry. A test checks that it lacks none.
    pub(super) fn pattern(&self, key: &str) -> &Pattern<&'static str> {
        let pattern = self.entries.get(key);
        pattern.unwrap_or_else(|| panic!("the file of {:?} words lacks {key}", self.language))
    }

    /// Returns the text of an entry without variables.
    pub(super) fn text(&self, key: &str) -> &'static str {
        match self.pattern(key).elements.as_slice() {
            [PatternElement::TextElement { value }] => value,
            // A text of several lines, or one that contains another. It is needed until the
            // program ends.
            _ => super::Template::new(self, key, &[]).fill(&[]).leak(),
        }
    }
}
