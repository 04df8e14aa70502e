//! The values of moves, beside the cells: each where the arrow of its move would be, or nearer to
//! its cell on a small board, where arrows of neighbouring cells would overlap.

use eframe::egui::{
    Align2, FontFamily, FontId, Rect, Role, Sense, StrokeKind, Ui, Vec2, WidgetInfo, vec2,
};
use oanquan::{Direction, Move};
use ui_kit::theme::BOLD;
use window::icons;
use window::widgets::explain;

use super::BoardLayout;
use super::brush::Brush;

/// The size of the text, as a share of the height of its place, and its maximum in points.
const TEXT: f32 = 0.86;
const MAX_TEXT: f32 = 18.0;
/// The size of the arrow, as a share of the shorter side of a value, and the margin around both, in points.
const ARROW: f32 = 0.42;
const EDGE: f32 = 2.0;
/// The shape from which the arrow is beside the text: the width as a multiple of the height.
const WIDE: f32 = 1.3;
/// The gap between two values, in points, and the greatest height of one on a small board.
const GAP: f32 = 2.0;
const LOW: f32 = 24.0;
/// The least length of a value on a board that is too small for it.
const LEAST: f32 = 4.0;

/// The value of a move.
pub type ValueMark = table::board::ValueMark<Move>;

/// Returns the place of the value of `mv`.
pub(super) fn place_of_value(layout: &BoardLayout, mv: Move) -> Rect {
    let arrow = layout.arrow(mv.cell, mv.direction);
    let other = match mv.direction {
        Direction::Plus => Direction::Minus,
        Direction::Minus => Direction::Plus,
    };
    let apart = arrow.center() - layout.arrow(mv.cell, other).center();
    let shape = layout.shape(mv.cell);
    let cell = Rect::from_points(&shape.outline);
    let length = match (apart.x.abs() < 1.0, apart.y.abs() < 1.0) {
        (_, true) => cell.width(),
        (true, _) => cell.height(),
        // The row is slanted.
        _ => layout.unit(),
    };
    if apart.length() + arrow.width() + GAP <= length {
        return arrow;
    }
    let away = (arrow.center() - shape.middle).dot(shape.out);
    let middle = shape.middle + shape.out * away + apart.normalized() * (length / 4.0);
    let along = (length / 2.0 - GAP).max(LEAST);
    let size = match apart.x.abs() > apart.y.abs() {
        true => vec2(along, arrow.height().min(LOW)),
        false => vec2(arrow.width(), along.min(arrow.height())),
    };
    Rect::from_center_size(middle, size)
}

/// Returns the length of the shorter side.
fn side(rect: Rect) -> f32 {
    rect.size().min_elem()
}

/// Returns the places of the text and of the arrow of a value, of which the arrow is on the side to which it points.
fn parted(rect: Rect, heading: Vec2) -> (Rect, Rect) {
    let inner = rect.shrink(EDGE);
    let arrow = ARROW * side(rect);
    if rect.width() > WIDE * rect.height() {
        if heading.x < -0.1 {
            let (arrow, text) = inner.split_left_right_at_x(inner.left() + arrow);
            return (text, arrow);
        }
        return inner.split_left_right_at_x(inner.right() - arrow);
    }
    if heading.y < -0.1 {
        let (arrow, text) = inner.split_top_bottom_at_y(inner.top() + arrow);
        return (text, arrow);
    }
    inner.split_top_bottom_at_y(inner.bottom() - arrow)
}

impl Brush<'_> {
    /// Paints the value of a move, with an arrow in its direction.
    pub(super) fn value(&self, value: &ValueMark) {
        let rect = place_of_value(self.layout, value.mv);
        let (ground, ink) = if value.is_best {
            (self.palette.accent, self.palette.on_accent)
        } else {
            (self.palette.paper, self.palette.ink)
        };
        let round = rect.width().min(rect.height()) * 0.28;
        self.painter.rect(rect, round, ground, self.palette.edge(), StrokeKind::Inside);
        let heading = self.layout.heading(value.mv.cell, value.mv.direction);
        let (text, arrow) = parted(rect, heading);
        // On the smallest board, a value is a spot.
        if !text.is_positive() {
            return;
        }
        let arrow = icons::square_in(arrow, ARROW * side(rect));
        icons::paint_arrow(&self.painter, arrow, heading, ink);
        let laid_out = |size: f32| {
            let font = FontId::new(size, FontFamily::Name(BOLD.into()));
            self.painter.layout_no_wrap(value.text.clone(), font, ink)
        };
        let size = (TEXT * text.height()).clamp(1.0, MAX_TEXT);
        let galley = laid_out(size);
        let fitting = (text.width() / galley.size().x).min(1.0);
        let galley = if fitting < 1.0 { laid_out((size * fitting).max(1.0)) } else { galley };
        let at = Align2::CENTER_CENTER.anchor_size(text.center(), galley.size());
        self.painter.galley(at.min, galley, ink);
    }
}

/// Explains each value to pointers and screen readers.
pub fn explain_values(ui: &Ui, layout: &BoardLayout, values: &[ValueMark]) {
    for value in values {
        let rect = place_of_value(layout, value.mv);
        let id = ui.scope_id().with(("value", value.mv.cell.index(), value.mv.direction));
        let response = ui.interact(rect, id, Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &value.spoken));
        explain(&response, &value.spoken);
    }
}
