//! How a game is shown on the terminal.

use clap::Args;
use clap::builder::{PossibleValuesParser, TypedValueParser};

use crate::cli::words::{self, Words};
use crate::rules::{BySide, Side};
use crate::settings::Language;

/// The language, and whether to draw.
#[derive(Debug, Args)]
pub struct ViewArgs {
    /// The language; without it that of the system, or Vietnamese.
    #[arg(long, value_name = "LANGUAGE", value_parser = language())]
    lang: Option<Language>,
    /// Tell the board in sentences instead of drawing it, as screen readers need it.
    #[arg(long)]
    plain: bool,
}

fn language() -> impl TypedValueParser<Value = Language> {
    PossibleValuesParser::new(["vi", "en"]).map(|name| Language::of_locale(&name))
}

impl ViewArgs {
    /// The words of the language.
    pub(in crate::cli) fn words(&self) -> &'static Words {
        Words::of(self.lang.unwrap_or_else(words::system_language))
    }

    /// A view with the cells of `near` at the bottom, of sides that are called
    /// by their number and what `who` says of them, if anything.
    pub(in crate::cli) fn view(&self, near: Side, who: &BySide<String>) -> View {
        let words = self.words();
        let name = |side| match who[side].as_str() {
            "" => (words.side)(side),
            who => format!("{} ({who})", (words.side)(side)),
        };
        let names = BySide::from_fn(who.sides(), name);
        View { words, plain: self.plain, near, names }
    }
}

/// How a game is shown.
pub(in crate::cli) struct View {
    pub(in crate::cli) words: &'static Words,
    /// Nothing is drawn.
    pub(super) plain: bool,
    /// Whose cells are at the bottom.
    pub(super) near: Side,
    /// What each side is called.
    pub(super) names: BySide<String>,
}
