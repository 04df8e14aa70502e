//! The widgets of the moves on a board, and how keys choose one of them.

use eframe::egui::{EventFilter, Id, Rect, Response, Role, Sense, Ui, WidgetInfo};
use tabletop::Played;

use super::table_game::{Scene, TableGame};
use crate::ui::widgets::{explain, follow_focus};

/// Returns the id of the widget of a move.
pub fn move_id<G: TableGame>(mv: &G::Move) -> Id {
    Id::unique("move of the board").with(mv.to_string())
}

/// Creates the widget of a move, called `name`, which covers `rect`. A move that is not possible
/// now cannot be pressed; `why` explains this in a tooltip. The caller paints the widget, and then
/// its frame with [`frame_focus`](crate::ui::widgets::frame_focus).
pub fn move_button<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    (mv, name): (&G::Move, &str),
    why: Option<&str>,
    scene: &Scene<'_, G>,
) -> Response {
    let is_legal = scene.can_play && scene.played.check(*mv).is_ok();
    let sense = if is_legal { Sense::click() } else { Sense::hover() };
    let response = widget::<G>(ui, rect, (mv, name), is_legal, sense);
    if is_legal {
        explain(&response, name);
    } else if let Some(why) = why {
        explain(&response, why);
    }
    response
}

/// Creates the widget of a move on a board with so many moves that Tab stops at one of them only:
/// at this one if it `is_stop`.
pub fn square_button<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    (mv, name): (&G::Move, &str),
    is_stop: bool,
    scene: &Scene<'_, G>,
) -> Response {
    let is_legal = scene.can_play && scene.played.check(*mv).is_ok();
    let sense = match (is_legal, is_stop) {
        (true, true) => Sense::click(),
        (true, false) => Sense::CLICK,
        // The click is answered by the reason why the move is refused.
        (false, _) if scene.can_play => Sense::CLICK,
        (false, _) => Sense::hover(),
    };
    widget::<G>(ui, rect, (mv, name), is_legal, sense)
}

fn widget<G: TableGame>(
    ui: &mut Ui,
    rect: Rect,
    (mv, name): (&G::Move, &str),
    is_legal: bool,
    sense: Sense,
) -> Response {
    let response = ui.interact(rect, move_id::<G>(mv), sense);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_legal, name));
    if is_legal {
        follow_focus(&response);
        // The arrow keys go from move to move.
        let filter = EventFilter {
            horizontal_arrows: true,
            vertical_arrows: true,
            ..EventFilter::default()
        };
        ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, filter));
    }
    response
}
