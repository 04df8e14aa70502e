//! The dialog that asks who continues a replayed game.

use eframe::egui::Ui;
use tabletop::Seat;

use super::players_form::{levels_form, players_form};
use crate::ui::page::{heading_and_buttons, scrolling_choices};
use crate::ui::widgets::{focus_first, modal, wide_button};
use crate::ui::words::Words;

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// The question: the players to choose from, and the number of the dialog.
pub(super) struct PlayOn {
    pub seats: [Seat; 2],
    pub opened: u32,
}

/// The answer.
pub(super) enum PlayOnAnswer {
    Close,
    Begin,
}

impl PlayOn {
    /// Draws the dialog over the window. The new game continues after move `moves`; `under_way`
    /// says what happens to the game in progress.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        words: &Words,
        moves: usize,
        under_way: Option<&str>,
    ) -> Option<PlayOnAnswer> {
        let heading = words.replay.play_from_here;
        let (answer, close) = modal(ui, "play on at the table", heading, WIDTH, |ui| {
            let answer = heading_and_buttons(ui, heading, |ui| {
                let close = wide_button(ui, words.close, 100.0, false);
                let play = wide_button(ui, words.play, 120.0, true);
                focus_first(ui, &play);
                match (play.clicked(), close.clicked()) {
                    (true, _) => Some(PlayOnAnswer::Begin),
                    (_, true) => Some(PlayOnAnswer::Close),
                    _ => None,
                }
            });
            scrolling_choices(ui, self.opened, |ui| {
                ui.spacing_mut().item_spacing.y = 6.0;
                let hint = words.replay.play_from_here_hint(moves);
                let text = [Some(hint.as_str()), under_way];
                ui.label(text.into_iter().flatten().collect::<Vec<_>>().join(" "));
                if let Some(seats) = players_form(ui, words, self.seats) {
                    self.seats = seats;
                }
                if let Some(seats) = levels_form(ui, words, self.seats) {
                    self.seats = seats;
                }
            });
            answer
        });
        answer.or(close.then_some(PlayOnAnswer::Close))
    }
}
