//! The dialog to choose the players who continue a replayed game.

use eframe::egui::Ui;

use super::players::{each_side, faint_text};
use super::{Draft, Form, FormResponse, NewGameAction, buttons};
use crate::ui::page::{heading_and_buttons, scrolling_choices};
use crate::ui::theme::Palette;
use crate::ui::typing::Typing;
use crate::ui::widgets::{modal, strong};

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// Draws the dialog over the window. The settings of `form` give the players. The new game
/// begins where `hint` says; `under_way` says what happens to the game in progress.
pub fn show(
    ui: &Ui,
    form: &Form<'_>,
    typing: &mut Typing,
    hint: String,
    under_way: Option<&str>,
) -> FormResponse {
    let Form { words, sprites, settings: now, .. } = *form;
    let (mut answer, close) = modal(ui, "play on", words.replay.play_from_here, WIDTH, |ui| {
        let heading = words.replay.play_from_here;
        let then = heading_and_buttons(ui, heading, |ui| buttons(ui, words));
        let set = scrolling_choices(ui, form.opened, |ui| {
            if let Some(refused) = typing.refused() {
                let warning = Palette::current(ui.ctx()).warning;
                ui.label(strong(refused).color(warning));
            } else {
                let text = [Some(hint), under_way.map(str::to_owned)];
                let text: Vec<String> = text.into_iter().flatten().collect();
                ui.label(faint_text(ui, &text.join(" ")));
            }
            let mut draft = Draft { words, sprites, now, typing, made: None };
            each_side(ui, &mut draft);
            draft.made
        });
        FormResponse { set, then }
    });
    answer.then = answer.then.or(close.then_some(NewGameAction::Close));
    answer
}
