//! Pages of text.

use eframe::egui::Ui;
use ui_kit::measured::Measured;
use ui_kit::page::scrolling_text;
use window_words::Words;

use super::effect::{Effect, close, closing};
use super::{Dialog, DialogOver};
use crate::rules::RulesView;
use crate::widgets::{dialog, row_of_buttons};
use crate::{Screen, ScreenContext};

/// The height around the text of a page and its buttons, and that of a row of buttons, in points.
const AROUND_PAGE: f32 = 152.0;
const BUTTONS: f32 = 38.0;
/// The width of a button where it has room, in points.
const CLOSE: f32 = 140.0;

/// What a page of text leads to.
type Way = fn(&mut dyn Screen, &mut ScreenContext<'_>);
/// Draws the text of a page.
type Content = Box<dyn Fn(&mut Ui, &DialogOver<'_>)>;

/// A page of text.
pub struct TextPage {
    heading: &'static str,
    content: Content,
    /// The ways from it besides closing it, with the labels of their buttons.
    ways: Vec<(String, Way)>,
}

impl TextPage {
    /// Returns a page with this heading, whose text `content` draws.
    pub fn new(
        heading: &'static str,
        content: impl Fn(&mut Ui, &DialogOver<'_>) + 'static,
    ) -> Self {
        TextPage { heading, content: Box::new(content), ways: Vec::new() }
    }

    /// Returns the rules of a game, drawn by `rules`.
    pub fn of_rules(words: &'static Words, rules: fn(&mut Ui, &RulesView<'_>)) -> Self {
        TextPage::new(words.how_to_play, move |ui, over| {
            let Some(sprites) = over.parts.sprites() else { return };
            let look = over.parts.settings().table(over.screen.game()).look;
            let (words, language) = (over.words(), over.parts.language());
            let in_browser = !over.parts.desktop.closes;
            rules(ui, &RulesView { language, words, sprites, look, in_browser });
        })
    }

    /// Returns the page with another way from it.
    pub fn leading_to(mut self, label: impl Into<String>, way: Way) -> Self {
        self.ways.push((label.into(), way));
        self
    }
}

impl Dialog for TextPage {
    /// Draws the page with the buttons *Close* and those of its ways.
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let room = ui.ctx().content_rect().height() - AROUND_PAGE;
        let (chosen, closed) = dialog(ui, "page", self.heading, 680.0, |ui| {
            let measured = Measured::of(ui, "height of the buttons");
            let room = room - measured.before().unwrap_or(BUTTONS);
            scrolling_text(ui, over.opened, room, |ui| (self.content)(ui, over));
            ui.add_space(6.0);
            let label_of_close = over.words().close;
            let ways = self.ways.iter().map(|(label, _)| label.as_str());
            let labels: Vec<&str> = std::iter::once(label_of_close).chain(ways).collect();
            let row = ui.scope(|ui| row_of_buttons(ui, &labels, CLOSE));
            measured.store(ui, row.response.rect.height());
            row.inner.map(|index| match index.checked_sub(1) {
                Some(way) => closing(self.ways[way].1),
                None => close(),
            })
        });
        chosen.or(closed.then(close))
    }
}
