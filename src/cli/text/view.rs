//! The presentation of a game in the terminal.

use basics::{BySide, Side};
use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use super::Sentences;
use crate::cli::game::CliGame;
use crate::cli::words::{self, TerminalWords};
use crate::settings::Language;
use crate::words::{LANGUAGES, code};

/// The arguments for language and display.
#[derive(Debug, Args)]
pub struct ViewArgs {
    /// The language; by default Vietnamese if the system speaks it, otherwise English.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    /// Describe the board in sentences, for screen readers, instead of drawing it.
    #[arg(long)]
    plain: bool,
}

pub(in crate::cli) fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(LANGUAGES.map(code)).map(|name| Language::of_locale(&name))
}

impl ViewArgs {
    /// Returns whether an argument is given.
    pub(in crate::cli) fn is_given(&self) -> bool {
        self.plain || self.lang.is_some()
    }

    /// Returns the chosen language.
    pub(in crate::cli) fn language(&self) -> Language {
        self.lang.unwrap_or_else(words::system_language)
    }

    /// Returns the words of the chosen language.
    pub(in crate::cli) fn words(&self) -> &'static TerminalWords {
        TerminalWords::of(self.language())
    }
}

/// The presentation of a game.
pub(in crate::cli) struct View {
    pub(in crate::cli) language: Language,
    pub(in crate::cli) words: &'static TerminalWords,
    /// Whether sentences replace the drawing.
    pub(in crate::cli) plain: bool,
    /// The side at the bottom of the board.
    pub(in crate::cli) near: Side,
    /// The name of each side.
    pub(in crate::cli) names: BySide<String>,
}

impl View {
    /// Returns the view of a match that begins at `start`, with `near` at the bottom. A side's name
    /// is followed in parentheses by its entry in `who`, unless that is empty.
    pub(in crate::cli) fn new<G: CliGame>(
        args: &ViewArgs,
        start: &G::Position,
        near: Side,
        who: &BySide<String>,
    ) -> Self {
        let (language, words) = (args.language(), args.words());
        let names = BySide::from_fn(who.sides(), |side| {
            let name = G::sentences(language).side_name(start, side);
            let name = name.map_or_else(|| words.side(side.index() + 1), str::to_owned);
            match who[side].as_str() {
                "" => name,
                who => format!("{name} ({who})"),
            }
        });
        View { language, words, plain: args.plain, near, names }
    }
}
