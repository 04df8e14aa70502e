//! The dialog to choose the players who continue a replayed game.

use eframe::egui::Ui;

use super::players::{each_side, faint_text};
use super::{Draft, Form, FormResponse, NewGameAction, buttons};
use crate::rules::Rules;
use crate::settings::Settings;
use crate::ui::choices::choices;
use crate::ui::page::{heading_and_buttons, scrolling_choices};
use crate::ui::rules_page::short_summary;
use crate::ui::theme::Palette;
use crate::ui::typing::Typing;
use crate::ui::widgets::{modal, strong};

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// Draws the dialog over the window. The settings of `form` give the players and, of `rules`, those of
/// the new game. It begins where `hint` says; `under_way` says what happens to the game in progress.
pub fn show(
    ui: &Ui,
    form: &Form<'_>,
    typing: &mut Typing,
    (hint, rules): (String, &[Rules]),
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
            if rules.len() > 1 {
                let names = rules.iter().map(|rules| short_summary(words, rules));
                let names: Vec<_> = names.enumerate().collect();
                let current = rules.iter().position(|rules| *rules == now.rules).unwrap_or(0);
                if let Some(chosen) = choices(ui, words.door.by_rules, &names, current) {
                    draft.set(Settings { rules: rules[chosen].clone(), ..now.clone() });
                }
            }
            each_side(ui, &mut draft);
            draft.made
        });
        FormResponse { set, then }
    });
    answer.then = answer.then.or(close.then_some(NewGameAction::Close));
    answer
}
