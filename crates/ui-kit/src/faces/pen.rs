//! The pen that draws the faces: flat colours inside an ink outline, as in the woodblock prints
//! of Đông Hồ.

use eframe::egui::epaint::{EllipseShape, Mesh, PathShape, PathStroke};
use eframe::egui::{Color32, Pos2, Rect, Shape, Vec2, vec2};

/// A point in a square of 100 by 100 units, from the upper left corner.
pub type Point = (f32, f32);

/// The colour of outlines, hair and eyes.
pub const INK: Color32 = Color32::from_rgb(0x2b, 0x20, 0x1c);

/// The length of the straight pieces of a curve, in points, and the most pieces between two of its
/// points. Shorter pieces would look the same, and software renderers keep every triangle.
const PIECE: f32 = 2.5;
const MAX_PIECES: f32 = 8.0;

/// Collects shapes drawn in a square of 100 by 100 units.
pub struct Pen {
    origin: Pos2,
    unit: f32,
    shapes: Vec<Shape>,
}

impl Pen {
    /// Draws in the square `area`.
    pub fn new(area: Rect) -> Self {
        Pen { origin: area.min, unit: area.width() / 100.0, shapes: Vec::new() }
    }

    /// Returns the shapes, from the lowest to the uppermost.
    pub fn finish(self) -> Vec<Shape> {
        self.shapes
    }

    fn at(&self, (x, y): Point) -> Pos2 {
        self.origin + self.unit * vec2(x, y)
    }

    fn curve(&self, points: &[Point], closed: bool) -> Vec<Pos2> {
        let points: Vec<Pos2> = points.iter().map(|point| self.at(*point)).collect();
        smooth(&points, closed)
    }

    fn stroke(&self, width: f32) -> PathStroke {
        PathStroke::new(width * self.unit, INK)
    }

    /// Fills the closed curve through `points` and outlines it. The fill needs a point that sees
    /// all of the curve: the centre of the points.
    pub fn blob(&mut self, points: &[Point], fill: Color32) {
        self.patch(points, fill);
        let outline = self.curve(points, true);
        self.shapes.push(PathShape::closed_line(outline, self.stroke(1.8)).into());
    }

    /// Fills the closed curve through `points` without an outline.
    pub fn patch(&mut self, points: &[Point], fill: Color32) {
        let outline = self.curve(points, true);
        let sum = outline.iter().fold(Vec2::ZERO, |sum, point| sum + point.to_vec2());
        let centre = (sum / outline.len() as f32).to_pos2();
        let mut mesh = Mesh::default();
        mesh.colored_vertex(centre, fill);
        for point in &outline {
            mesh.colored_vertex(*point, fill);
        }
        let count = outline.len() as u32;
        for i in 0..count {
            mesh.add_triangle(0, 1 + i, 1 + (i + 1) % count);
        }
        self.shapes.push(mesh.into());
    }

    /// Fills an ellipse without an outline.
    pub fn spot(&mut self, centre: Point, radii: Point, fill: Color32) {
        let (centre, radius) = (self.at(centre), self.unit * vec2(radii.0, radii.1));
        self.shapes.push(EllipseShape::filled(centre, radius, fill).into());
    }

    /// Fills an ellipse and outlines it.
    pub fn oval(&mut self, centre: Point, radii: Point, fill: Color32) {
        let around = |i: usize| {
            let (sin, cos) = (std::f32::consts::TAU * i as f32 / 12.0).sin_cos();
            (centre.0 + radii.0 * cos, centre.1 + radii.1 * sin)
        };
        self.blob(&std::array::from_fn::<_, 12, _>(around), fill);
    }

    /// Draws an open curve through `points` with round ends, `width` units wide.
    pub fn line(&mut self, points: &[Point], width: f32) {
        self.coloured_line(points, width, INK);
    }

    /// Draws an open curve as [`line`](Pen::line) does, in a colour of its own.
    pub fn coloured_line(&mut self, points: &[Point], width: f32, colour: Color32) {
        let curve = self.curve(points, false);
        for end in [curve[0], curve[curve.len() - 1]] {
            self.shapes.push(Shape::circle_filled(end, 0.5 * width * self.unit, colour));
        }
        self.shapes.push(PathShape::line(curve, PathStroke::new(width * self.unit, colour)).into());
    }
}

/// Returns a smooth curve through the points (a Catmull-Rom spline), as straight pieces.
fn smooth(points: &[Pos2], closed: bool) -> Vec<Pos2> {
    let count = points.len();
    let point = |i: isize| {
        let last = count as isize - 1;
        points[if closed { i.rem_euclid(last + 1) } else { i.clamp(0, last) } as usize]
    };
    let spans = if closed { count } else { count - 1 };
    let mut curve = Vec::new();
    for i in 0..spans as isize {
        let [a, b, c, d] = [i - 1, i, i + 1, i + 2].map(|i| point(i).to_vec2());
        let pieces = ((c - b).length() / PIECE).ceil().clamp(1.0, MAX_PIECES) as usize;
        for piece in 0..pieces {
            let t = piece as f32 / pieces as f32;
            let along: Vec2 = b * 2.0
                + t * (c - a)
                + t * t * (2.0 * a - 5.0 * b + 4.0 * c - d)
                + t * t * t * (3.0 * b - a - 3.0 * c + d);
            curve.push((along * 0.5).to_pos2());
        }
    }
    if !closed {
        curve.push(points[count - 1]);
    }
    curve
}
