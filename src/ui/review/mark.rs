//! What tells grades and sides apart without colour.

use eframe::egui::{Color32, Painter, Pos2, RichText, Sense, Shape, Stroke, Ui, Vec2, pos2, vec2};
use egui_plot::{LineStyle, MarkerShape};

use crate::controller::{Grade, Setup};
use crate::rules::Side;
use crate::ui::theme::Palette;

/// The width of a sample of a line.
const SAMPLE: f32 = 34.0;
/// How far a mark reaches from its middle.
pub const RADIUS: f32 = 5.0;
/// The width of the line around a hollow mark.
const OUTLINE: f32 = 1.5;

/// The mark of a grade on the graph.
pub fn shape(grade: Grade) -> MarkerShape {
    match grade {
        Grade::Inaccuracy => MarkerShape::Circle,
        Grade::Mistake => MarkerShape::Square,
        Grade::Blunder => MarkerShape::Up,
    }
}

/// Whether a mark is filled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ink {
    /// It is.
    Filled,
    /// Only its outline is drawn.
    Hollow,
}

impl Ink {
    /// How the moves of `side` are marked: those of the other one of two sides are
    /// hollow. More sides have lines of their own.
    pub fn of(setup: &Setup, side: Side) -> Self {
        match setup.rules.sides == 2 && side != setup.near_side() {
            true => Ink::Hollow,
            false => Ink::Filled,
        }
    }
}

/// A mark, and what it means.
pub fn with_word(ui: &mut Ui, grade: Grade, word: &str) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(2.4 * RADIUS), Sense::hover());
        let colour = Palette::current(ui.ctx()).warning;
        paint(ui.painter(), rect.center(), grade, Ink::Filled, colour);
        ui.label(RichText::new(word).small());
    });
}

/// Paints the same mark beside words.
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
