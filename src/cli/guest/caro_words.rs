//! The sentences about cờ caro in the terminal.

use ::caro::{Advice, Caro, Square, analyze};
use tabletop::{Control, Limits, Match, Played, Side};

use super::text::GuestWords;
use crate::settings::Language;
use crate::words::caro::CaroWords;
use crate::words::{ByLanguage, Entry as _, GameWords, Source, words};

/// The nodes of the search that says whether a hint wins.
const HINT_NODES: u64 = 100_000;

words! {
    /// The words of one language.
    pub(super) struct PromptWords("caro-") {
        shared: CaroWords,
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

impl GuestWords<Caro> for PromptWords {
    fn shared(&self) -> &dyn GameWords<Caro> {
        &self.shared
    }

    fn hint(&self, played: &Match<Caro>, square: Square) -> String {
        let limits = Limits { nodes: Some(HINT_NODES), only: Some(square), ..Limits::default() };
        let found = analyze(played, &limits, &Control::default());
        let advice = found.and_then(|found| Advice::of(played, &found));
        advice.map_or_else(String::new, |advice| self.shared.advice(&advice))
    }

    fn prompt(&self) -> &'static str {
        self.prompt
    }

    fn help(&self) -> &'static str {
        self.help
    }

    fn side(&self, played: &Match<Caro>, side: Side) -> Option<&'static str> {
        Some(self.shared.mark(played.start().first(), side, 0))
    }
}
