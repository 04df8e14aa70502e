//! A row of small squares: the fields of a side, and which of them it has sold.

use eframe::egui::{
    Color32, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Ui, Vec2, pos2, vec2,
};
use oanquan::{FieldState, Fields, Ring, Side};
use ui_kit::theme::Palette;

/// The gap between two squares, relative to the height of the row.
const GAP: f32 = 0.2;

/// Draws the row of `side` in this height, as a widget without a name.
pub fn fields_row(ui: &mut Ui, height: f32, fields: Fields, side: Side) -> Response {
    let size = vec2(width(height), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    paint_fields(ui.painter(), rect.left_top(), height, fields, side);
    response
}

/// Returns the width of a row of this height.
pub fn width(height: f32) -> f32 {
    let cells = Ring::new(2).own_cells(Side::NEAR).count() as f32;
    (cells + (cells - 1.0) * GAP) * height
}

/// Paints the row of `side` with its upper left corner at `at`, the cell sold last first: a field of
/// its own is filled, of a half-sold one the half that is left, a sold one is empty and a pond crossed
/// out.
fn paint_fields(painter: &Painter, at: Pos2, height: f32, fields: Fields, side: Side) {
    let palette = Palette::current(painter.ctx());
    let stroke = Stroke::new((0.09 * height).clamp(1.0, 1.5), palette.ink);
    for (place, cell) in Ring::new(2).own_cells(side).enumerate() {
        let left = at.x + place as f32 * height * (1.0 + GAP);
        let square = Rect::from_min_size(pos2(left, at.y), Vec2::splat(height));
        let state = fields.state(cell);
        let owned = match state {
            FieldState::Unsold => vec![
                square.left_top(),
                square.right_top(),
                square.right_bottom(),
                square.left_bottom(),
            ],
            FieldState::HalfSold => {
                vec![square.left_top(), square.right_bottom(), square.left_bottom()]
            }
            FieldState::Sold | FieldState::Pond => Vec::new(),
        };
        painter.add(Shape::convex_polygon(owned, palette.accent, Stroke::NONE));
        painter.rect(square, 2.0, Color32::TRANSPARENT, stroke, StrokeKind::Inside);
        if state == FieldState::Pond {
            let inner = square.shrink(0.2 * height);
            painter.line_segment([inner.left_top(), inner.right_bottom()], stroke);
            painter.line_segment([inner.right_top(), inner.left_bottom()], stroke);
        }
    }
}
