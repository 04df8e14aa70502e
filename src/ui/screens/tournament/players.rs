//! The players of a tournament under way, and the number of its rounds.

use eframe::egui::{Align2, Id, Key, TextEdit, Ui, Vec2};
use swiss::{MOST_PLAYERS, PlayerName};

use super::{KEYS_OF_FIELD, Shown, TournamentAction, note, warn};
use crate::ui::switch::switch;
use crate::ui::theme::sizes;
use crate::ui::typing::stepper;
use crate::ui::widgets::{button_width, follow_focus, row_label, wide_button};

/// The width of the field for a name.
const FIELD: f32 = 260.0;

/// Draws the players. Returns the action requested.
pub(super) fn players(ui: &mut Ui, shown: &mut Shown<'_>) -> Option<TournamentAction> {
    let (words, tournament) = (shown.words, shown.tournament);
    let mut action = None;
    row_label(ui, words.rounds);
    let possible = tournament.possible_rounds();
    let range = *possible.start() as i32..=*possible.end() as i32;
    let now = tournament.planned() as i32;
    let typing = &mut shown.view.typing;
    let changed =
        ui.horizontal_wrapped(|ui| stepper(ui, shown.all_words, typing, words.rounds, now, &range));
    if let Some(rounds) = changed.inner {
        action = Some(TournamentAction::Plan(rounds as usize));
    }
    row_label(ui, words.late);
    ui.horizontal_wrapped(|ui| {
        let field = TextEdit::singleline(&mut shown.view.late)
            .id(Id::unique("late player"))
            .char_limit(2 * PlayerName::MOST)
            .event_filter(KEYS_OF_FIELD)
            .min_size(Vec2::splat(sizes::TARGET))
            .align(Align2::LEFT_CENTER)
            .desired_width(FIELD.min(ui.available_width() - 80.0));
        let field = ui.add(field);
        ui.ctx().accesskit_node_builder(field.id, |node| node.set_label(words.late));
        follow_focus(&field);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let width = button_width(ui, words.add);
        if wide_button(ui, words.add, width, false).clicked() || entered {
            action = Some(TournamentAction::Join);
        }
    });
    if let Some(why) = shown.view.typing.refused() {
        warn(ui, why);
    }
    ui.label(words.counter(tournament.players().len(), MOST_PLAYERS));
    note(ui, words.players_hint);
    ui.horizontal_wrapped(|ui| {
        for id in tournament.ids() {
            let on = tournament.player(id).is_present();
            let label = words.takes_part(tournament.player(id).name().as_str());
            if switch(ui, None, &label, true, on, 0.0).clicked() {
                action = Some(TournamentAction::SetPresent(id, !on));
            }
        }
    });
    action
}
