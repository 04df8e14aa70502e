//! The pages of text: *About*, the licences.

use eframe::egui::{RichText, Ui};
use ui_kit::balanced::wrapped;
use ui_kit::theme::Palette;
use window::dialogs::TextPage;
use window::widgets::bold;
use window_words::Words;

use crate::ui::licences::licences;

/// Returns the version and the makers of the program.
pub fn about(words: &'static Words) -> TextPage {
    TextPage::new(words.about, |ui, over| draw_about(ui, over.words())).leading_to(
        words.licences,
        |_, context| {
            let words = context.parts.words();
            context.parts.dialogs.open(TextPage::new(words.licences, |ui, _| licences(ui)));
        },
    )
}

fn draw_about(ui: &mut Ui, words: &Words) {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(words.title, 30.0).color(palette.accent));
    ui.label(RichText::new(words.version(env!("CARGO_PKG_VERSION"))).color(palette.faint_ink));
    for paragraph in [words.about_game, words.about_rules, words.about_music, words.about_authors] {
        wrapped(ui, paragraph);
    }
}
