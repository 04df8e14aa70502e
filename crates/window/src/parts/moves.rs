//! Whether the list of moves is open, and where.

use eframe::egui::Rect;
use settings::Settings;

/// The window width from which the list has a column beside the board; in a narrower window it
/// lies over the board.
const WITH_COLUMN: f32 = 600.0;

/// Returns whether the list is open. It is closed until the player opens it.
pub fn shows_moves(settings: &Settings) -> bool {
    settings.moves.unwrap_or(false)
}

/// Returns the width of the open list's column beside the board in a window of this width, or
/// `None` if it has no column.
pub fn moves_column(settings: &Settings, window: f32) -> Option<f32> {
    let column = shows_moves(settings) && window >= WITH_COLUMN;
    column.then(|| (window * 0.185).clamp(170.0, 240.0))
}

/// Returns the place of the open list over the board in the area `room`, or `None` if it has a
/// column or is closed.
pub fn moves_over_board(settings: &Settings, room: Rect) -> Option<Rect> {
    let over = shows_moves(settings) && room.width() < WITH_COLUMN;
    let width = (0.62 * room.width()).clamp(220.0, 300.0);
    over.then(|| room.with_min_x(room.right() - width))
}
