//! The words of the terminal, whatever the game. Their texts are in `assets/words/`.

use std::env;
use std::iter::repeat;

use basics::{Excerpt, Level, shown_path, system_reason};
use strum::VariantArray;

use crate::cli::errors::in_language;
use crate::cli::verb::{RoomVerb, Verb};
use crate::settings::Language;
use crate::storage::SaveProblem;
use crate::words::{ByLanguage, CommonWords, Entry, Source, TogetherWords, part};

part!(TerminalWords);

impl TerminalWords {
    /// Returns the words of `language`.
    pub(super) fn of(language: Language) -> &'static TerminalWords {
        static WORDS: ByLanguage<TerminalWords> = ByLanguage::new();
        WORDS.get(language, || TerminalWords::find(Source::of(language), "", &[]))
    }

    /// Returns that a line is no command or, if it has numbers, no move.
    pub(super) fn not_understood(&self, line: &Excerpt) -> String {
        match names_a_move(line) {
            true => self.not_a_move(line),
            false => self.not_a_command(line),
        }
    }

    /// Returns the names of the commands in this language.
    pub(super) fn verbs(&self) -> impl Iterator<Item = (&'static str, Verb)> {
        let names = |verb: &Verb| self.verb(*verb).split(',').map(str::trim).zip(repeat(*verb));
        <Verb as VariantArray>::VARIANTS.iter().flat_map(names)
    }

    /// Returns the names of the commands about a room in this language.
    pub(super) fn room_verbs(&self) -> impl Iterator<Item = (&'static str, RoomVerb)> {
        let names =
            |verb: &RoomVerb| self.room_verb(*verb).split(',').map(str::trim).zip(repeat(*verb));
        <RoomVerb as VariantArray>::VARIANTS.iter().flat_map(names)
    }

    /// Returns the name of a computer.
    pub(super) fn computer_at(&self, level: Level) -> String {
        self.computer(self.common.level_name(level))
    }

    /// Returns why a game was not saved. `language` is that of these words.
    pub(super) fn not_saved(&self, language: Language, problem: &SaveProblem) -> String {
        match problem {
            SaveProblem::Refused { path } => self.not_saved_refused(&shown_path(path)),
            SaveProblem::Folder { folder, error } => self.not_saved_folder(
                &shown_path(folder),
                &in_language(language, &system_reason(error)),
            ),
            SaveProblem::File { path, error } => self
                .not_saved_file(&shown_path(path), &in_language(language, &system_reason(error))),
            SaveProblem::Value { path, why } => self.not_saved_value(&shown_path(path), why),
        }
    }
}

/// Returns Vietnamese if the system speaks it, otherwise English.
pub(super) fn system_language() -> Language {
    // In the order of precedence that POSIX defines.
    let names = ["LC_ALL", "LC_MESSAGES", "LANG"];
    let value = names.iter().find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
    Language::of_locale(&value.unwrap_or_default())
}

/// Returns whether a line that nobody understands has numbers, and so was to be a move. What is escaped in it was typed
/// for nothing.
pub(super) fn names_a_move(line: &Excerpt) -> bool {
    let line = line.to_string();
    line.contains(|c: char| c.is_ascii_digit()) && !line.contains("\\u{")
}
