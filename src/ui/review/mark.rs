//! What tells grades and sides apart without colour.

use eframe::egui::{Color32, Painter, Pos2, Sense, Shape, Stroke, Ui, pos2, vec2};
use egui_plot::{LineStyle, MarkerShape};

use crate::controller::Grade;
use crate::rules::Side;
use crate::ui::theme::Palette;

/// The width of a sample of a line.
const SAMPLE: f32 = 34.0;
/// How far a mark reaches from its middle.
pub const RADIUS: f32 = 5.0;

/// The mark of a grade on the graph.
pub fn shape(grade: Grade) -> MarkerShape {
    match grade {
        Grade::Inaccuracy => MarkerShape::Circle,
        Grade::Mistake => MarkerShape::Square,
        Grade::Blunder => MarkerShape::Up,
    }
}

/// Paints the same mark beside words.
pub fn paint(painter: &Painter, middle: Pos2, grade: Grade, colour: Color32) {
    let at = |x: f32, y: f32| middle + vec2(x, y) * RADIUS;
    let corners = match grade {
        Grade::Inaccuracy => {
            painter.circle_filled(middle, RADIUS, colour);
            return;
        }
        Grade::Mistake => vec![at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.8), at(-0.8, 0.8)],
        Grade::Blunder => vec![at(0.0, -1.1), at(1.0, 0.8), at(-1.0, 0.8)],
    };
    painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
}

/// The line of a side where each has its own.
pub fn line(palette: &Palette, side: Side) -> (LineStyle, Color32) {
    match side.index() {
        0 => (LineStyle::Solid, palette.accent),
        1 => (LineStyle::dashed_loose(), palette.warning),
        2 => (LineStyle::dotted_dense(), palette.ink),
        _ => (LineStyle::dashed_dense(), palette.faint_ink),
    }
}

/// Draws a piece of the line of `side`.
pub fn sample(ui: &mut Ui, side: Side) {
    let (rect, _) = ui.allocate_exact_size(vec2(SAMPLE, 16.0), Sense::hover());
    let (style, colour) = line(Palette::current(ui.ctx()), side);
    let ends = [pos2(rect.left(), rect.center().y), pos2(rect.right(), rect.center().y)];
    let stroke = Stroke::new(2.5, colour);
    match style {
        LineStyle::Solid => drop(ui.painter().add(Shape::line(ends.to_vec(), stroke))),
        LineStyle::Dashed { length } => {
            ui.painter().extend(Shape::dashed_line(&ends, stroke, length, length * 0.6));
        }
        LineStyle::Dotted { spacing } => {
            ui.painter().extend(Shape::dotted_line(&ends, colour, spacing, 2.5));
        }
    }
}
