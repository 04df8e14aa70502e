//! The list of the games in a text with several, to choose one.

use eframe::egui::{Align, Button, Layout, Ui, Vec2};

use super::DialogAnswer;
use crate::door::Found;
use crate::games::OAnQuan;
use crate::settings::Language;
use crate::ui::drawn::readable;
use crate::ui::page::{heading_and_buttons, scrolling_choices};
use crate::ui::rooms::ROOMS;
use crate::ui::widgets::{focus_first, follow_focus, modal, strong, wide_button};
use crate::ui::words::Words;
use tabletop::Game;

/// The width of the dialog, in points.
const WIDTH: f32 = 620.0;
/// The least height of a row, in points.
const ROW: f32 = 38.0;

/// Draws the list. Returns the answer, and whether to close the dialog.
pub(super) fn show(
    ui: &mut Ui,
    words: &Words,
    language: Language,
    games: &[Found],
    opened: u32,
) -> (Option<DialogAnswer>, bool) {
    let heading = words.door.choose;
    modal(ui, "games of a text", heading, WIDTH, |ui| {
        let close = heading_and_buttons(ui, heading, |ui| {
            wide_button(ui, words.close, 100.0, false).clicked().then_some(DialogAnswer::Close)
        });
        ui.label(words.door.choose_hint(games.len()));
        let chosen = scrolling_choices(ui, opened, |ui| {
            ui.spacing_mut().item_spacing.y = 6.0;
            ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                let mut chosen = None;
                for (index, found) in games.iter().enumerate() {
                    let title = title(found.id(), words, language);
                    let summary = found.summary();
                    let text = words.door.summary(title, &summary.heading, summary.turns);
                    let text = strong(readable(&format!("{}. {text}", index + 1)));
                    let row = ui.add(Button::new(text).wrap().min_size(Vec2::splat(ROW)));
                    follow_focus(&row);
                    if index == 0 {
                        focus_first(ui, &row);
                    }
                    if row.clicked() {
                        chosen = Some(DialogAnswer::Choose(Box::new(found.clone())));
                    }
                }
                chosen
            })
            .inner
        });
        chosen.or(close)
    })
}

/// Returns the title of the game with this name.
pub(in crate::ui) fn title(id: &str, words: &Words, language: Language) -> &'static str {
    match ROOMS.iter().find(|entry| entry.id == id) {
        Some(entry) if id != OAnQuan::ID => (entry.title)(language),
        _ => words.title,
    }
}
