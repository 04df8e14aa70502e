//! The sentences about cờ tướng in the terminal.

use ::cotuong::{Advice, Cotuong, Move, analyze};
use tabletop::{Control, Limits, Match, Played, Side};

use super::text::GuestWords;
use crate::settings::Language;
use crate::words::cotuong::CotuongWords;
use crate::words::{ByLanguage, Entry as _, GameWords, Source, words};

/// The nodes of the search that says whether a hint wins.
const HINT_NODES: u64 = 100_000;

words! {
    /// The words of one language.
    pub(super) struct PromptWords("cotuong-") {
        shared: CotuongWords,
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

impl GuestWords<Cotuong> for PromptWords {
    fn shared(&self) -> &dyn GameWords<Cotuong> {
        &self.shared
    }

    fn hint(&self, played: &Match<Cotuong>, mv: Move) -> String {
        let limits = Limits { nodes: Some(HINT_NODES), only: Some(mv), ..Limits::default() };
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

    fn side(&self, played: &Match<Cotuong>, side: Side) -> Option<&'static str> {
        Some(self.shared.side(played.start().red(), side))
    }
}
