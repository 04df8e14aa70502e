//! The pictures on the pieces of the second set.

use eframe::egui::{Color32, Painter, Pos2, Shape, Stroke, vec2};

use crate::Kind;

/// A pen for a picture that lies between -1 and 1 in both directions.
struct Pen<'a> {
    painter: &'a Painter,
    middle: Pos2,
    size: f32,
    ink: Color32,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.middle + self.size * vec2(x, y)
    }

    /// Fills a convex polygon.
    fn fill(&self, corners: &[(f32, f32)]) {
        let corners = corners.iter().map(|corner| self.at(*corner)).collect();
        self.painter.add(Shape::convex_polygon(corners, self.ink, Stroke::NONE));
    }

    fn disc(&self, middle: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(middle), self.size * radius, self.ink);
    }

    fn ring(&self, middle: (f32, f32), radius: f32, width: f32) {
        let stroke = Stroke::new(self.size * width, self.ink);
        self.painter.circle_stroke(self.at(middle), self.size * radius, stroke);
    }

    fn line(&self, points: &[(f32, f32)], width: f32) {
        let points = points.iter().map(|point| self.at(*point)).collect();
        self.painter.line(points, Stroke::new(self.size * width, self.ink));
    }
}

/// Paints the picture of a kind of piece, `size` far from the middle to each edge.
pub(super) fn paint(painter: &Painter, middle: Pos2, size: f32, kind: Kind, ink: Color32) {
    let pen = Pen { painter, middle, size, ink };
    match kind {
        Kind::General => crown(&pen),
        Kind::Advisor => fan(&pen),
        Kind::Elephant => elephant(&pen),
        Kind::Horse => horse(&pen),
        Kind::Chariot => wheel(&pen, (0.0, 0.0), 0.88),
        Kind::Cannon => cannon(&pen),
        Kind::Soldier => soldier(&pen),
    }
}

fn crown(pen: &Pen<'_>) {
    pen.fill(&[(-0.8, 0.45), (0.8, 0.45), (0.72, 0.8), (-0.72, 0.8)]);
    pen.fill(&[(-0.8, 0.38), (-0.9, -0.45), (-0.2, 0.38)]);
    pen.fill(&[(-0.45, 0.38), (0.0, -0.7), (0.45, 0.38)]);
    pen.fill(&[(0.2, 0.38), (0.9, -0.45), (0.8, 0.38)]);
    pen.disc((-0.9, -0.55), 0.13);
    pen.disc((0.0, -0.8), 0.15);
    pen.disc((0.9, -0.55), 0.13);
}

/// The folding fan of a counsellor.
fn fan(pen: &Pen<'_>) {
    const PIVOT: (f32, f32) = (0.0, 0.82);
    /// The folds, the width of each with its gap and alone, in degrees, and the radii of the paper.
    const FOLDS: i32 = 7;
    const WIDTHS: (f32, f32) = (15.0, 12.5);
    const RADII: (f32, f32) = (0.62, 1.46);
    let at = |degrees: f32, radius: f32| {
        let (sin, cos) = degrees.to_radians().sin_cos();
        (PIVOT.0 + radius * sin, PIVOT.1 - radius * cos)
    };
    for fold in -FOLDS / 2..=FOLDS / 2 {
        let middle = fold as f32 * WIDTHS.0;
        let [left, right] = [-0.5, 0.5].map(|side| middle + side * WIDTHS.1);
        pen.fill(&[at(left, RADII.0), at(left, RADII.1), at(right, RADII.1), at(right, RADII.0)]);
        pen.line(&[PIVOT, at(middle, RADII.0)], 0.07);
    }
    pen.disc(PIVOT, 0.14);
}

fn elephant(pen: &Pen<'_>) {
    let body = |x: f32, y: f32| (0.25 + 0.62 * x, -0.08 + 0.48 * y);
    let corners: Vec<_> = (0..16)
        .map(|corner| corner as f32 / 16.0 * std::f32::consts::TAU)
        .map(|angle| body(angle.cos(), angle.sin()))
        .collect();
    pen.fill(&corners);
    pen.fill(&[(-0.2, 0.1), (0.12, 0.1), (0.12, 0.8), (-0.2, 0.8)]);
    pen.fill(&[(0.5, 0.1), (0.82, 0.1), (0.82, 0.8), (0.5, 0.8)]);
    pen.disc((-0.48, -0.25), 0.36);
    pen.line(&[(-0.7, -0.2), (-0.86, 0.15), (-0.82, 0.5), (-0.66, 0.66)], 0.2);
    pen.line(&[(-0.5, 0.02), (-0.62, 0.22), (-0.5, 0.34)], 0.09);
    pen.line(&[(0.85, -0.1), (0.98, 0.25)], 0.08);
}

fn horse(pen: &Pen<'_>) {
    pen.fill(&[(-0.5, 0.55), (0.6, 0.55), (0.66, 0.82), (-0.6, 0.82)]);
    pen.fill(&[
        (-0.35, 0.5),
        (-0.05, -0.15),
        (0.05, -0.62),
        (0.38, -0.5),
        (0.58, 0.0),
        (0.55, 0.5),
    ]);
    pen.fill(&[
        (0.3, -0.62),
        (0.1, -0.72),
        (-0.2, -0.62),
        (-0.78, 0.0),
        (-0.62, 0.24),
        (-0.35, 0.2),
        (0.15, -0.1),
    ]);
    pen.fill(&[(-0.08, -0.6), (0.06, -0.98), (0.26, -0.6)]);
}

fn wheel(pen: &Pen<'_>, middle: (f32, f32), radius: f32) {
    pen.ring(middle, radius * 0.86, radius * 0.22);
    pen.disc(middle, radius * 0.22);
    for spoke in 0..4 {
        let angle = spoke as f32 / 4.0 * std::f32::consts::PI;
        let (x, y) = (radius * 0.8 * angle.cos(), radius * 0.8 * angle.sin());
        pen.line(&[(middle.0 - x, middle.1 - y), (middle.0 + x, middle.1 + y)], radius * 0.13);
    }
}

fn cannon(pen: &Pen<'_>) {
    pen.fill(&[(-0.75, 0.12), (-0.6, -0.28), (0.72, -0.78), (0.86, -0.42)]);
    pen.disc((-0.66, -0.06), 0.22);
    pen.line(&[(0.66, -0.86), (0.92, -0.38)], 0.16);
    pen.line(&[(-0.3, 0.1), (-0.95, 0.78)], 0.16);
    wheel(pen, (0.02, 0.32), 0.5);
}

/// A soldier in a conical hat, with a spear.
fn soldier(pen: &Pen<'_>) {
    pen.fill(&[(-0.68, -0.3), (-0.1, -0.85), (0.48, -0.3)]);
    pen.disc((-0.1, -0.2), 0.22);
    pen.fill(&[(-0.42, 0.1), (0.22, 0.1), (0.42, 0.85), (-0.62, 0.85)]);
    pen.line(&[(0.1, 0.25), (0.62, 0.12)], 0.16);
    pen.line(&[(0.66, 0.88), (0.66, -0.6)], 0.11);
    pen.fill(&[(0.52, -0.55), (0.66, -0.95), (0.8, -0.55)]);
}
