//! Squared school paper and marks made with a pen: X in blue, O in red.

use std::f32::consts::TAU;

use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, Ui, Vec2, vec2};
use ui_kit::theme::Palette;

use super::grid::Grid;
use crate::Square;

/// The colours of a sheet.
struct Sheet {
    paper: Color32,
    line: Color32,
    x: Color32,
    o: Color32,
}

const LIGHT: Sheet = Sheet {
    paper: Color32::from_rgb(0xFC, 0xFA, 0xF2),
    line: Color32::from_rgb(0xA9, 0xC3, 0xDE),
    x: Color32::from_rgb(0x1B, 0x49, 0x9C),
    o: Color32::from_rgb(0xB8, 0x2E, 0x2E),
};

const DARK: Sheet = Sheet {
    paper: Color32::from_rgb(0x22, 0x26, 0x2C),
    line: Color32::from_rgb(0x42, 0x51, 0x63),
    x: Color32::from_rgb(0x93, 0xBE, 0xFF),
    o: Color32::from_rgb(0xFF, 0x9E, 0x94),
};

/// The width of a stroke and how far a mark is from the lines, as shares of a square.
const PEN: f32 = 0.085;
const INSET: f32 = 0.2;
/// How much a hand trembles, as a share of a square.
const TREMBLE: f32 = 0.03;
/// The points of an O, and how far it goes on past its beginning, as a share of a turn.
const POINTS: usize = 28;
const OVERSHOOT: f32 = 0.06;
/// The points of a stroke of an X.
const STROKE_POINTS: usize = 6;

fn colours(painter: &Painter) -> &'static Sheet {
    // The lightness of the panels says whether the theme is light.
    let paper = Palette::current(painter.ctx()).paper;
    let is_light = u16::from(paper.r()) + u16::from(paper.g()) + u16::from(paper.b()) > 3 * 128;
    if is_light { &LIGHT } else { &DARK }
}

/// Paints the sheet under the squares and their coordinates.
pub(super) fn sheet(ui: &Ui, rect: Rect) {
    ui.painter().rect_filled(rect.expand(4.0), 4.0, colours(ui.painter()).paper);
}

/// Fills a rectangle with paper.
pub(super) fn fill(painter: &Painter, rect: Rect) {
    painter.rect_filled(rect, 0.0, colours(painter).paper);
}

/// Paints the lines of the squares.
pub(super) fn lines(painter: &Painter, grid: &Grid) {
    let (rect, colours) = (grid.rect(), colours(painter));
    let stroke = Stroke::new(1.2, colours.line);
    for line in 0..=grid.size {
        let along = f32::from(line) * grid.side;
        painter.hline(rect.x_range(), rect.top() + along, stroke);
        painter.vline(rect.left() + along, rect.y_range(), stroke);
    }
}

/// Paints a mark made up to `share`. Every square has a hand of its own.
pub(super) fn mark(
    painter: &Painter,
    rect: Rect,
    square: Square,
    is_x: bool,
    share: f32,
    opacity: f32,
) {
    let colours = colours(painter);
    let ink = if is_x { colours.x } else { colours.o }.gamma_multiply(opacity);
    let stroke = Stroke::new(PEN * rect.width(), ink);
    let mut hand = Hand::of(square);
    if is_x {
        let (from, to) = (INSET, 1.0 - INSET);
        let strokes = [(vec2(from, from), vec2(to, to)), (vec2(to, from), vec2(from, to))];
        for (index, (from, to)) in strokes.into_iter().enumerate() {
            let share = (2.0 * share - index as f32).clamp(0.0, 1.0);
            let points = hand.stroke(from, to).map(|at| rect.min + rect.width() * at);
            painter.line(part(&points, share), stroke);
        }
    } else {
        let points = hand.circle().map(|at| rect.min + rect.width() * at);
        painter.line(part(&points, share), stroke);
    }
}

/// Paints the winning line.
pub(super) fn line(painter: &Painter, side: f32, [from, to]: [Pos2; 2], is_x: bool) {
    let colours = colours(painter);
    let ink = if is_x { colours.x } else { colours.o };
    painter.line_segment([from, to], Stroke::new(0.12 * side, ink));
}

/// Returns the first `share` of a line of points.
fn part(points: &[Pos2], share: f32) -> Vec<Pos2> {
    if share <= 0.0 {
        return Vec::new();
    }
    let along = share * (points.len() - 1) as f32;
    let whole = along.floor() as usize;
    let mut part = points[..=whole.min(points.len() - 1)].to_vec();
    if let (Some(from), Some(to)) = (points.get(whole), points.get(whole + 1)) {
        part.push(*from + (along - whole as f32) * (*to - *from));
    }
    part
}

/// The hand that makes a mark: the same in a square every time.
struct Hand {
    random: fastrand::Rng,
}

impl Hand {
    fn of(square: Square) -> Self {
        let seed = u64::from(square.row()) * 64 + u64::from(square.column());
        Hand { random: fastrand::Rng::with_seed(seed) }
    }

    /// Returns a number from -1 to 1.
    fn tremble(&mut self) -> f32 {
        2.0 * self.random.f32() - 1.0
    }

    fn off(&mut self) -> Vec2 {
        TREMBLE * vec2(self.tremble(), self.tremble())
    }

    /// Returns a slightly bent stroke, in shares of the square.
    fn stroke(&mut self, from: Vec2, to: Vec2) -> [Vec2; STROKE_POINTS] {
        let (from, to) = (from + self.off(), to + self.off());
        let across = vec2(to.y - from.y, from.x - to.x);
        let bend = 0.08 * self.tremble();
        std::array::from_fn(|index| {
            let share = index as f32 / (STROKE_POINTS - 1) as f32;
            from + share * (to - from) + bend * (1.0 - (2.0 * share - 1.0).powi(2)) * across
        })
    }

    /// Returns a circle that does not quite close, in shares of the square.
    fn circle(&mut self) -> [Vec2; POINTS] {
        let middle = Vec2::splat(0.5) + self.off();
        let start = 0.75 * TAU + 0.5 * self.tremble();
        let radius = 0.5 - INSET;
        let (wide, drift) = (1.0 + 0.06 * self.tremble(), 0.03 * self.tremble());
        std::array::from_fn(|index| {
            let share = index as f32 / (POINTS - 1) as f32;
            let angle = start - share * (1.0 + OVERSHOOT) * TAU;
            let radius = radius + drift * (share - 0.5);
            middle + radius * vec2(wide * angle.cos(), angle.sin() / wide)
        })
    }
}
