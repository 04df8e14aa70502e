//! The dialog to choose the players who continue a replayed game.

use eframe::egui::{Frame, Label, Margin, ScrollArea, Ui};

use super::players::{each_side, faint_text};
use super::{Draft, Form, FormResponse, NewGameAction};
use crate::ui::theme::Palette;
use crate::ui::typing::Typing;
use crate::ui::widgets::{
    at_right_end, bold, focus_first, modal, scrolled_by_page_keys, strong, wide_button,
};

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// Draws the dialog over the window. The settings of `form` give the players. The new game
/// continues after `turns` turns; `under_way` says what happens to the game in progress.
pub fn show(
    ui: &Ui,
    form: &Form<'_>,
    typing: &mut Typing,
    turns: usize,
    under_way: Option<&str>,
) -> FormResponse {
    let Form { words, sprites, settings: now, .. } = *form;
    let (mut answer, close) = modal(ui, "play on", words.replay.play_from_here, WIDTH, |ui| {
        let mut then = None;
        ui.horizontal(|ui| {
            ui.add(Label::new(bold(words.replay.play_from_here, 24.0)));
            at_right_end(ui, "buttons", |ui| {
                if wide_button(ui, words.close, 100.0, false).clicked() {
                    then = Some(NewGameAction::Close);
                }
                let play = wide_button(ui, words.play, 120.0, true);
                focus_first(ui, &play);
                if play.clicked() {
                    then = Some(NewGameAction::Begin);
                }
            });
        });
        let room = ui.ctx().content_rect().height() - 68.0 - ui.min_rect().height();
        let area = ScrollArea::vertical().id_salt(form.opened).auto_shrink([false, true]);
        let set = area.max_height(room).min_scrolled_height(room).show(ui, |ui| {
            scrolled_by_page_keys(ui, room);
            let beside = Margin { right: 20, left: 2, ..Margin::ZERO };
            Frame::new().inner_margin(beside).show(ui, |ui| {
                if let Some(refused) = typing.refused() {
                    let warning = Palette::current(ui.ctx()).warning;
                    ui.label(strong(refused).color(warning));
                } else {
                    let text = [
                        Some(words.replay.play_from_here_hint(turns)),
                        under_way.map(str::to_owned),
                    ];
                    let text: Vec<String> = text.into_iter().flatten().collect();
                    ui.label(faint_text(ui, &text.join(" ")));
                }
                let mut draft = Draft { words, sprites, now, typing, made: None };
                each_side(ui, &mut draft);
                draft.made
            })
        });
        FormResponse { set: set.inner.inner, then }
    });
    answer.then = answer.then.or(close.then_some(NewGameAction::Close));
    answer
}
