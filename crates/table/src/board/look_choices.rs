//! The choice of the look in the bar of a page: what a side plays with, once in each look.

use eframe::egui::{Role, Ui, Vec2, WidgetInfo};
use ui_kit::one_stop::OneStop;
use ui_kit::theme::{Palette, sizes, touch};
use window::RoomView;
use window::widgets::{explain, follow_focus};

use super::board_ui::Scene;
use crate::game::TableGame;

/// The margin around a piece.
const MARGIN: f32 = 4.0;

/// Draws the choices, of which that of the scene is chosen. Returns the number of another one.
pub fn look_choices<G: TableGame>(
    ui: &mut Ui,
    view: &RoomView<'_>,
    scene: &Scene<'_, G>,
) -> Option<usize> {
    let palette = Palette::current(ui.ctx());
    let mut row = OneStop::new(Some(scene.look));
    for (look, name) in G::pages(view.language).look_names().into_iter().enumerate() {
        let chosen = row.is_chosen();
        let (rect, response) = ui.allocate_exact_size(Vec2::splat(touch::target(ui)), row.sense());
        let fill = match (chosen, response.hovered()) {
            (true, _) => palette.accent,
            (false, true) => palette.button_hover,
            (false, false) => palette.button,
        };
        ui.painter().rect_filled(rect, f32::from(sizes::ROUND), fill);
        G::paint_piece(ui.painter(), rect.shrink(MARGIN), scene.played, scene.near, look);
        response.widget_info(|| WidgetInfo::selected(Role::RadioButton, true, chosen, name));
        explain(&response, name);
        follow_focus(&response);
        row.add(&response);
    }
    row.finish(ui)
}
