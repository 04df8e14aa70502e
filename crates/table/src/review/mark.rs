//! Marks and line styles that distinguish grades and sides without colour.

use eframe::egui::{
    Color32, Painter, Pos2, RichText, Role, Sense, Shape, Stroke, TextStyle, TextWrapMode, Ui,
    WidgetInfo, WidgetText, pos2, vec2,
};
use egui_plot::{LineStyle, MarkerShape};
use tabletop::{Grade, Setup, Side};
use ui_kit::theme::Palette;

/// The width of a line sample.
const SAMPLE: f32 = 34.0;
/// The radius of a mark.
pub const RADIUS: f32 = 5.0;
/// The space between a mark and its meaning.
const GAP: f32 = 4.0;
/// The line width of a hollow mark.
const OUTLINE: f32 = 1.5;

/// Returns the marker shape of a grade on the graph.
pub fn shape(grade: Grade) -> MarkerShape {
    match grade {
        Grade::Inaccuracy => MarkerShape::Circle,
        Grade::Mistake => MarkerShape::Square,
        Grade::Blunder => MarkerShape::Up,
    }
}

/// Whether a mark is filled or hollow.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// The mark is filled.
    Filled,
    /// Only the outline is drawn.
    Hollow,
}

impl Ink {
    /// Returns the style of the marks of `side`: hollow for the far side of two, else filled.
    /// With more than two sides, the line styles distinguish the sides.
    pub fn of(setup: &Setup, side: Side) -> Self {
        match setup.sides() == 2 && side != setup.near_side() {
            true => Ink::Hollow,
            false => Ink::Filled,
        }
    }
}

/// Draws a mark and its meaning as one widget, which a row that wraps moves to the next line as a whole.
pub fn with_word(ui: &mut Ui, grade: Grade, word: &str) {
    let palette = Palette::current(ui.ctx());
    let text = WidgetText::from(RichText::new(word).small());
    let galley = text.into_galley(ui, Some(TextWrapMode::Extend), f32::INFINITY, TextStyle::Small);
    let mark = vec2(2.4 * RADIUS + GAP, 2.4 * RADIUS);
    let size = vec2(mark.x + galley.size().x, mark.y.max(galley.size().y));
    let (rect, response) = ui.allocate_exact_size(size, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, word));
    let middle = rect.left_center() + vec2(1.2 * RADIUS, 0.0);
    paint(ui.painter(), middle, grade, Ink::Filled, palette.warning);
    let at = pos2(rect.left() + mark.x, rect.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, palette.ink);
}

/// Paints a mark outside the graph.
pub fn paint(painter: &Painter, middle: Pos2, grade: Grade, ink: Ink, colour: Color32) {
    let (fill, stroke) = match ink {
        Ink::Filled => (colour, Stroke::NONE),
        Ink::Hollow => (Color32::TRANSPARENT, Stroke::new(OUTLINE, colour)),
    };
    let at = |x: f32, y: f32| middle + vec2(x, y) * RADIUS;
    let corners = match grade {
        Grade::Inaccuracy => {
            painter.circle(middle, RADIUS, fill, stroke);
            return;
        }
        Grade::Mistake => vec![at(-0.8, -0.8), at(0.8, -0.8), at(0.8, 0.8), at(-0.8, 0.8)],
        Grade::Blunder => vec![at(0.0, -1.1), at(1.0, 0.8), at(-1.0, 0.8)],
    };
    painter.add(Shape::convex_polygon(corners, fill, stroke));
}

/// Returns the line style and colour of a side on a board with more than two sides.
pub fn line(palette: &Palette, side: Side) -> (LineStyle, Color32) {
    match side.index() {
        0 => (LineStyle::Solid, palette.accent),
        1 => (LineStyle::dashed_loose(), palette.warning),
        2 => (LineStyle::dotted_dense(), palette.ink),
        _ => (LineStyle::dashed_dense(), palette.faint_ink),
    }
}

/// Draws a sample of the line of `side`.
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
