//! What the class does: the game and one button for each thing to begin, or the button that ends it.

use client::InClass;
use eframe::egui::Ui;
use messages::Activity;
use window::widgets::{button_width, row_label, select, wide_button};

use crate::page::{TeacherAction, TeacherPage};

/// The width of the list of games.
const GAMES: f32 = 200.0;

/// Draws what can be begun or ended now.
pub(crate) fn lesson(
    ui: &mut Ui,
    page: &TeacherPage<'_>,
    class: &InClass,
) -> Option<TeacherAction> {
    let own = &page.texts.words.class;
    let mut action = None;
    ui.horizontal_wrapped(|ui| {
        if class.state.running().is_some() {
            let label = own.end_running(class.state.missing());
            if wide_button(ui, &label, button_width(ui, &label), false).clicked() {
                action = Some(TeacherAction::End);
            }
        }
        if class.state.running().is_some() && class.state.missing() > 0 {
            return;
        }
        let title = |id: &'static str| (id, page.texts.game(id));
        let games: Vec<_> = page.texts.rooms.iter().map(|entry| title(entry.id)).collect();
        let mut game = page.game;
        row_label(ui, own.game);
        select(ui, own.game, &games, GAMES, &mut game);
        if game != page.game {
            action = Some(TeacherAction::Choose(game));
        }
        let all = [
            (own.round, Activity::Round),
            (own.free_play, Activity::FreePlay),
            (own.computer, Activity::Computer),
            (own.simul, Activity::Simul { begins: true }),
        ];
        for (label, activity) in all {
            let is_first = activity == Activity::Round;
            if wide_button(ui, label, button_width(ui, label), is_first).clicked() {
                action = Some(TeacherAction::Begin(activity));
            }
        }
    });
    action
}
