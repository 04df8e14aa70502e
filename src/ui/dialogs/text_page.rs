//! The pages of text: *How to play*, *About*, the licences.

use eframe::egui::{RichText, Ui};

use super::{DialogAnswer, DialogView, TextPage};
use crate::games::OAnQuan;
use crate::ui::licences::licences;
use crate::ui::page::scrolling_text;
use crate::ui::rooms::ROOMS;
use crate::ui::table::rules::{RulesView, rules};
use crate::ui::theme::Palette;
use crate::ui::widgets::{bold, dialog, focus_first, wide_button};
use crate::ui::words::Words;

/// The height around the text of a page, in points.
const AROUND_PAGE: f32 = 190.0;

/// Draws the page. Each opening of a page has another number `opened`, so that it starts at its
/// top. Returns the answer, and whether to close the page.
pub(super) fn text_page(
    ui: &mut Ui,
    which: TextPage,
    view: &DialogView<'_>,
    opened: u32,
) -> (Option<DialogAnswer>, bool) {
    let DialogView { words, language, sprites, game, .. } = *view;
    match which {
        TextPage::HowToPlay => {
            let view = RulesView { language, words, sprites, look: view.settings.table(game).look };
            let of_game = ROOMS.iter().find(|entry| entry.id == game).map(|entry| entry.rules);
            let offers = [
                (words.learn.learn, DialogAnswer::Learn),
                (words.paper.print, DialogAnswer::Print),
            ];
            let offers = if of_game.is_some() { &[][..] } else { &offers };
            let content = of_game.unwrap_or(rules::<OAnQuan>);
            page(ui, opened, words, words.how_to_play, offers, |ui| content(ui, &view))
        }
        TextPage::About => {
            let licences = [(words.licences, DialogAnswer::Licences)];
            page(ui, opened, words, words.about, &licences, |ui| about(ui, words))
        }
        TextPage::Licences => page(ui, opened, words, words.licences, &[], licences),
    }
}

/// Draws a page of text with the buttons *Close* and `offers`.
fn page(
    ui: &mut Ui,
    opened: u32,
    words: &Words,
    heading: &str,
    offers: &[(&str, DialogAnswer)],
    content: impl FnOnce(&mut Ui),
) -> (Option<DialogAnswer>, bool) {
    let room = ui.ctx().content_rect().height() - AROUND_PAGE;
    dialog(ui, "page", heading, 680.0, |ui| {
        scrolling_text(ui, opened, room, content);
        ui.add_space(6.0);
        ui.horizontal_wrapped(|ui| {
            let close = wide_button(ui, words.close, 140.0, true);
            focus_first(ui, &close);
            let mut answer = close.clicked().then_some(DialogAnswer::Close);
            for (label, offered) in offers {
                if wide_button(ui, label, 160.0, false).clicked() {
                    answer = Some(offered.clone());
                }
            }
            answer
        })
        .inner
    })
}

fn about(ui: &mut Ui, words: &Words) {
    let palette = Palette::current(ui.ctx());
    ui.label(bold(words.title, 30.0).color(palette.accent));
    ui.label(RichText::new(words.version(env!("CARGO_PKG_VERSION"))).color(palette.faint_ink));
    for paragraph in [words.about_game, words.about_rules, words.about_music, words.about_authors] {
        ui.label(paragraph);
    }
}
