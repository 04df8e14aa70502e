//! The sentences about the pebble games in the terminal.

use ::pebbles::{Pebbles, Take, Verdict};
use tabletop::{Match, Played};

use super::text::{GuestWords, LOOK};
use crate::settings::Language;
use crate::words::pebbles::PebbleWords;
use crate::words::{ByLanguage, Entry as _, GameWords, Source, words};

words! {
    /// The words of one language.
    pub(super) struct PromptWords("pebbles-") {
        shared: PebbleWords,
        prompt,
        help,
    }
}

impl PromptWords {
    /// Returns the words of `language`.
    pub(super) fn of(language: Language) -> &'static Self {
        static WORDS: ByLanguage<PromptWords> = ByLanguage::new();
        WORDS.get(language, || PromptWords::find(Source::of(language), "", &[]))
    }
}

impl GuestWords<Pebbles> for PromptWords {
    fn shared(&self) -> &dyn GameWords<Pebbles> {
        &self.shared
    }

    fn hint(&self, played: &Match<Pebbles>, take: Take) -> String {
        let verdict = Verdict::of(played.position(), Some(take));
        verdict.map_or_else(String::new, |verdict| self.shared.advice(&verdict, LOOK))
    }

    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.help
    }
}
