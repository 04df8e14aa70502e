//! The file of a language.

use std::collections::HashMap;

use fluent_syntax::ast::{Entry, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

use crate::template::Template;
use crate::{ByLanguage, Language, file};

/// The entries of a language. Each is parsed when it is needed: parsed, all of them would take more
/// than a megabyte.
#[derive(Debug)]
pub struct Source {
    language: Language,
    /// The lines of each entry in the file.
    entries: HashMap<&'static str, &'static str>,
}

impl Source {
    /// Returns the entries of `language`.
    pub fn of(language: Language) -> &'static Self {
        static SOURCES: ByLanguage<Source> = ByLanguage::new();
        SOURCES.get(language, || Source::new(language, file(language).1))
    }

    /// Returns the entries of a text in `language`, as a file of words contains them.
    pub fn new(language: Language, text: &'static str) -> Self {
        // The first line of an entry begins with its name, every other line of it with a space.
        let mut starts = Vec::new();
        let mut place = 0;
        for line in text.split_inclusive('\n') {
            if line.starts_with(|first: char| first.is_ascii_alphabetic()) {
                starts.push(place);
            }
            place += line.len();
        }
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        let entries = starts.iter().zip(ends).map(|(&start, end)| {
            let lines = &text[start..end];
            let name = lines.split([' ', '=']).next().unwrap_or_default();
            (name, lines)
        });
        Source { language, entries: entries.collect() }
    }

    /// Returns the language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// Parses the entry with this key.
    ///
    /// # Panics
    /// Panics if the file lacks the entry or contains an error in it. Tests check that it does
    /// not.
    pub(crate) fn pattern(&self, key: &str) -> Pattern<&'static str> {
        let parsed = self.entries.get(key).and_then(|lines| parse_runtime(*lines).ok());
        let pattern = parsed.into_iter().flat_map(|parsed| parsed.body).find_map(|entry| {
            if let Entry::Message(message) = entry { message.value } else { None }
        });
        pattern.unwrap_or_else(|| panic!("the file of {:?} words lacks {key}", self.language))
    }

    /// Returns the text of an entry without variables.
    pub(crate) fn text(&self, key: &str) -> &'static str {
        match self.pattern(key).elements.as_slice() {
            [PatternElement::TextElement { value }] => value,
            // A text of several lines, or one that contains another. It is needed until the
            // program ends.
            _ => Template::new(self, key, &[]).fill(&[]).leak(),
        }
    }
}
