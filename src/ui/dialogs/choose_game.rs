//! The list of the games in a text with several, to choose one.

use eframe::egui::{Align, Button, Layout, Ui, Vec2};
use ui_kit::balanced::{label_of_button, wrapped};
use ui_kit::drawn::readable;
use ui_kit::page::{heading_and_buttons, scrolling_choices};
use window::dialogs::{Dialog, DialogOver, Effect, close, effect};
use window::title_of_game;
use window::widgets::{focus_first, follow_focus, modal, strong, wide_button};

use crate::door::Found;
use crate::ui::app::door::open_found;
use crate::ui::rooms::{ROOMS, room_of};

/// The width of the dialog, in points.
const WIDTH: f32 = 620.0;
/// The least height of a row, in points.
const ROW: f32 = 38.0;

/// The games in a text or a file with several, to choose one.
pub struct ChooseGame(pub Vec<Found>);

impl Dialog for ChooseGame {
    fn show(&mut self, ui: &mut Ui, over: &DialogOver<'_>) -> Option<Effect> {
        let (words, language) = (over.words(), over.parts.language());
        let (heading, ChooseGame(games)) = (words.door.choose, self);
        let (chosen, closed) = modal(ui, "games of a text", heading, WIDTH, |ui| {
            let is_closed = heading_and_buttons(ui, heading, |ui| {
                wide_button(ui, words.close, 100.0, false).clicked()
            });
            wrapped(ui, words.door.choose_hint(games.len()));
            let chosen = scrolling_choices(ui, over.opened, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                ui.with_layout(Layout::top_down_justified(Align::Min), |ui| {
                    let mut chosen = None;
                    for (index, found) in games.iter().enumerate() {
                        let title = title_of_game(&ROOMS, found.id(), language);
                        let summary = found.summary();
                        let moves = room_of(found.id())
                            .map_or(summary.turns, |entry| (entry.moves)(summary.turns));
                        let text = words.door.summary(title, &summary.heading, moves);
                        let text = strong(readable(&format!("{}. {text}", index + 1)));
                        let text = label_of_button(ui, text, ui.available_width());
                        let row = ui.add(Button::new(text).min_size(Vec2::splat(ROW)));
                        follow_focus(&row);
                        if index == 0 {
                            focus_first(ui, &row);
                        }
                        if row.clicked() {
                            chosen = Some(index);
                        }
                    }
                    chosen
                })
                .inner
            });
            chosen.map(open).or(is_closed.then(close))
        });
        chosen.or(closed.then(close))
    }
}

/// Returns the effect that opens the game with this index.
fn open(index: usize) -> Effect {
    effect(move |screen, context| {
        let games = context.parts.dialogs.take_as::<ChooseGame>();
        if let Some(found) = games.and_then(|games| games.0.into_iter().nth(index)) {
            open_found(&found, screen, context);
        }
    })
}
