//! The dialog that asks who continues a replayed game.

use eframe::egui::Ui;
use tabletop::Seat;

use super::players_form::{computers_form, players_form};
use crate::ui::choices::choices;
use crate::ui::page::{heading_and_buttons, scrolling_choices};
use crate::ui::widgets::{focus_first, modal, wide_button};
use crate::ui::words::Words;

/// The width of the dialog.
const WIDTH: f32 = 620.0;

/// The question: the players and the rules to choose from, and the number of the dialog.
pub(super) struct PlayOn<G> {
    pub seats: [Seat; 2],
    /// The rules, those of the replayed game first.
    pub rules: Vec<G>,
    /// The index of the rules chosen.
    pub chosen: usize,
    /// Whether the rules had ended the game before the position in which it goes on.
    pub passed_end: bool,
    pub opened: u32,
}

/// The answer.
pub(super) enum PlayOnAnswer {
    Close,
    Begin,
}

impl<G> PlayOn<G> {
    /// Draws the dialog over the window. The new game continues after move `moves`; `under_way`
    /// says what happens to the game in progress, and `name` names rules.
    pub(super) fn show(
        &mut self,
        ui: &Ui,
        words: &Words,
        moves: usize,
        under_way: Option<&str>,
        name: impl Fn(&G) -> String,
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
                let goes_on = self.passed_end.then_some(words.door.goes_on);
                let text = [Some(hint.as_str()), goes_on, under_way];
                ui.label(text.into_iter().flatten().collect::<Vec<_>>().join(" "));
                if self.rules.len() > 1 {
                    let names: Vec<_> = self.rules.iter().map(name).enumerate().collect();
                    if let Some(chosen) = choices(ui, words.door.by_rules, &names, self.chosen) {
                        self.chosen = chosen;
                    }
                }
                if let Some(seats) = players_form(ui, words, self.seats) {
                    self.seats = seats;
                }
                if let Some(seats) = computers_form(ui, words, self.seats) {
                    self.seats = seats;
                }
            });
            answer
        });
        answer.or(close.then_some(PlayOnAnswer::Close))
    }
}
