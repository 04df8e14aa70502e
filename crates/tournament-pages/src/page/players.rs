//! The players of a tournament under way, and the number of its rounds.

use eframe::egui::{Align, Id, Key, Layout, Role, Ui, WidgetInfo, vec2};
use swiss::{MAX_PLAYERS, PlayerName};
use ui_kit::theme::{sizes, touch};
use ui_kit::typing::{stepper, tell_if_full};
use window::icons::Icon;
use window::switch::switch;
use window::widgets::{Face, button_width, column, explain, just_opened, row_label, wide_button};
use window_words::Words;

use super::names::{game_field, line_field, title_field};
use super::{Asked, Shown, TournamentAction, note, warn};

/// The width of a column of players at least, in points.
const COLUMN: f32 = 390.0;
/// The width of the field for a name.
const FIELD: f32 = 260.0;

/// Draws the players.
pub(super) fn players(ui: &mut Ui, shown: &mut Shown<'_>, asked: &mut Asked) {
    let (words, tournament) = (shown.words, shown.tournament);
    row_label(ui, words.rounds);
    let possible = tournament.possible_rounds();
    let range = *possible.start() as i32..=*possible.end() as i32;
    let now = tournament.planned() as i32;
    let typing = &mut shown.view.typing;
    let changed = ui
        .horizontal_wrapped(|ui| stepper(ui, shown.texts.words, typing, words.rounds, now, &range));
    if let Some(rounds) = changed.inner {
        asked.push(TournamentAction::Plan(rounds as usize));
    }
    row_label(ui, words.late);
    let late = &mut shown.view.late;
    let id = Id::unique("late player");
    if name_field(ui, shown.texts.words, late, (words.late, words.add), id) {
        asked.push(TournamentAction::Join);
    }
    note(ui, words.late_hint);
    if let Some(why) = shown.view.typing.refused() {
        warn(ui, why);
    }
    ui.label(words.counter(tournament.players().len(), MAX_PLAYERS));
    note(ui, words.players_hint);
    row_label(ui, words.present);
    if let Some((id, name)) = &mut shown.view.corrected {
        let label = words.correct_name(tournament.player(*id).name().as_str());
        row_label(ui, &label);
        let field = Id::unique("corrected name");
        if name_field(ui, shown.texts.words, name, (&label, words.take_over), field) {
            asked.push(TournamentAction::Rename);
        }
        if just_opened(ui, field.with(&label)) {
            ui.memory_mut(|memory| memory.request_focus(field));
        }
    }
    let room = ui.available_width();
    let columns = (room / COLUMN).floor().max(1.0);
    let cell = vec2((room / columns - sizes::GAP).floor(), touch::target(ui));
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = sizes::GAP;
        for id in tournament.ids() {
            let player = tournament.player(id);
            let name = player.name().as_str();
            let row = Layout::left_to_right(Align::Center);
            ui.allocate_ui_with_layout(cell, row, |ui| {
                ui.set_min_width(cell.x);
                let label = words.takes_part(name);
                let is_present = player.is_present();
                let present = switch(ui, None, name, true, is_present, 0.0);
                present
                    .widget_info(|| WidgetInfo::selected(Role::Switch, true, is_present, &label));
                if present.clicked() {
                    asked.push(TournamentAction::SetPresent(id, !player.is_present()));
                }
                let pencil = Face { icon: Some(Icon::Pencil), ..Face::default() }.button(ui);
                let label = words.correct_name(name);
                pencil.widget_info(|| WidgetInfo::labeled(Role::Button, true, &label));
                explain(&pencil, label.as_str());
                if pencil.clicked() {
                    asked.push(TournamentAction::Correct(id));
                }
            });
        }
    });
    ui.add_space(sizes::GAP);
    column(ui, room.min(COLUMN), |ui| {
        if title_field(ui, shown.texts.words, shown.words.class, shown.title) {
            asked.push(TournamentAction::Keep);
        }
        if game_field(ui, shown.texts, shown.game) {
            asked.push(TournamentAction::Keep);
        }
    });
}

/// Draws a field for a name, with this label, and the button behind it. Returns whether the name has been
/// entered.
fn name_field(
    ui: &mut Ui,
    words: &Words,
    name: &mut String,
    (label, button): (&str, &str),
    id: Id,
) -> bool {
    let row = ui.horizontal_wrapped(|ui| {
        let width = FIELD.min(ui.available_width() - 80.0);
        let (field, is_full) = line_field(ui, name, (label, id), PlayerName::MAX, width);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let width = button_width(ui, button);
        let is_pressed = wide_button(ui, button, width, false).clicked();
        (is_pressed || entered, (is_full, field.changed()))
    });
    let (is_done, limit) = row.inner;
    tell_if_full(ui, words, id, limit, PlayerName::MAX);
    is_done
}
