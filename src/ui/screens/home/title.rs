//! The name of the game, drawn in chalk.

use eframe::egui::{Color32, Label, Rect, RichText, Shape, Ui, UiBuilder};
use ui_kit::art;
use ui_kit::sprites::Sprites;
use ui_kit::theme::Palette;
use window_words::Words;

use crate::ui::opening::{self, CHALK};

/// Draws the name in the middle of `rect`. Screen readers read it as a text.
pub fn title(ui: &mut Ui, words: &Words, sprites: &Sprites, rect: Rect) {
    let palette = Palette::current(ui.ctx());
    let letters = opening::name();
    // The chalk is as wide on both sides of its line.
    let across = letters.size.x + 1.3 * CHALK;
    let unit = (rect.width() / across).min(rect.height() / letters.size.y);
    let size = letters.size * unit;
    let origin = rect.center() - size / 2.0;
    // The chalk covers the text, which is there for screen readers.
    let hidden = RichText::new(words.title).size(1.0).color(Color32::TRANSPARENT);
    ui.new_child(UiBuilder::new().max_rect(rect)).add(Label::new(hidden));
    for line in &letters.lines {
        let points: Vec<_> = line.iter().map(|at| origin + at.to_vec2() * unit).collect();
        let chalk =
            art::chalk_ribbon(&points, 1.3 * CHALK * unit, palette.chalk, sprites.chalk.id());
        ui.painter().add(Shape::mesh(chalk));
    }
}
