//! The widgets of the moves on a board, and how keys choose one of them.

use std::fmt::Display;

use eframe::egui::{EventFilter, Id, Rect, Response, Role, Sense, Ui, WidgetInfo};
use tabletop::GameMatch;
use ui_kit::speech;
use window::widgets::{explain, follow_focus};

use super::board_ui::{BoardUi, Scene};

/// Returns the id of the widget of a move or another spot.
pub fn move_id(spot: &impl Display) -> Id {
    Id::unique("move of the board").with(spot.to_string())
}

/// Creates the widget of a move, called `name`, which covers `rect`. A move that is not possible
/// now is refused when it is pressed if there is a reason `why`, which a tooltip gives, too. The caller paints the widget, and then
/// its frame with [`frame_focus`](window::widgets::frame_focus).
pub fn move_button<G: BoardUi>(
    ui: &mut Ui,
    rect: Rect,
    (mv, name): (&G::Move, &str),
    why: Option<&str>,
    scene: &Scene<'_, G>,
) -> Response {
    let is_legal = scene.can_play && scene.played.check(*mv).is_ok();
    let sense = match is_legal {
        true => Sense::click(),
        // The click is answered by the reason.
        false if scene.can_play && why.is_some() => Sense::CLICK,
        false => Sense::hover(),
    };
    let response = spot_button(ui, rect, (mv, name), is_legal, sense);
    if is_legal {
        explain(&response, name);
    } else if let Some(why) = why {
        explain(&response, why);
    }
    response
}

/// Creates the widget of a move on a board with so many moves that Tab stops at one of them only:
/// at this one if it `is_stop`.
pub fn square_button<G: BoardUi>(
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
    spot_button(ui, rect, (mv, name), is_legal, sense)
}

/// Creates the widget of a spot, called `name`, which can be pressed if it `is_enabled`.
pub fn spot_button(
    ui: &mut Ui,
    rect: Rect,
    (spot, name): (&impl Display, &str),
    is_enabled: bool,
    sense: Sense,
) -> Response {
    let response = ui.interact(rect, move_id(spot), sense);
    // Hundreds of spots that change with each turn keep Orca busy, which then drops what is said of the turn.
    let is_read = speech::guards_focus(ui.ctx());
    response.widget_info(|| WidgetInfo::labeled(Role::Button, is_enabled || is_read, name));
    if is_enabled {
        follow_focus(&response);
        speech::may_rest_on_board(&response);
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
