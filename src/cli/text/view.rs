//! The presentation of a game in the terminal.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::cli::words::{self, Words};
use crate::rules::{BySide, Side};
use crate::settings::Language;
use crate::words::{LANGUAGES, code};

/// The arguments for language and display.
#[derive(Debug, Args)]
pub struct ViewArgs {
    /// The language; by default that of the system, or Vietnamese.
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
    /// Returns the chosen language.
    pub(in crate::cli) fn language(&self) -> Language {
        self.lang.unwrap_or_else(words::system_language)
    }

    /// Returns whether sentences replace the drawing of the board.
    pub(in crate::cli) fn is_plain(&self) -> bool {
        self.plain
    }

    /// Returns the words of the chosen language.
    pub(in crate::cli) fn words(&self) -> &'static Words {
        Words::of(self.language())
    }

    /// Returns a view with the cells of `near` at the bottom. A side's name consists of its
    /// number and, in parentheses, its entry in `who` unless that is empty.
    pub(in crate::cli) fn view(&self, near: Side, who: &BySide<String>) -> View {
        let words = self.words();
        let name = |side| match who[side].as_str() {
            "" => words.side(side),
            who => format!("{} ({who})", words.side(side)),
        };
        let names = BySide::from_fn(who.sides(), name);
        View { words, plain: self.plain, near, names }
    }
}

/// The presentation of a game.
pub(in crate::cli) struct View {
    pub(in crate::cli) words: &'static Words,
    /// Whether sentences replace the drawing.
    pub(super) plain: bool,
    /// The side whose cells are at the bottom.
    pub(super) near: Side,
    /// The name of each side.
    pub(super) names: BySide<String>,
}
