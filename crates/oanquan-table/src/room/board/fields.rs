//! The marks of cells that have been sold in a match of several rounds.

use eframe::egui::{Color32, Pos2, Rect, Shape, Stroke, Vec2, vec2};
use oanquan::{Cell, FieldState, Fields, Side};
use settings::BoardLook;
use ui_kit::art;
use ui_kit::theme::Palette;
use window::icons;

use super::BoardLayout;
use super::brush::Brush;
use super::layout::CellShape;

/// The strength of the colour of the buyer in a cell.
const TINT: f32 = 0.24;
/// The distance of the buyer's outline from the edge of the cell, as a share of the unit.
const INSET: f32 = 0.085;
/// The size of the arrow that points to the buyer, and its distances from the middle of the cell along
/// the row and towards the buyer, as shares of the unit.
const ARROW: f32 = 0.17;
const ALONG: f32 = 0.34;
const ACROSS: f32 = 0.33;
/// How far the lines through a pond reach from its middle, relative to its corners.
const POND: f32 = 0.86;

impl Brush<'_> {
    /// Marks the cells that have been sold: a pond is crossed out, as children do in the yard; another
    /// cell has the colour of its buyer, and an arrow points to the buyer. Of a half-sold cell, the half
    /// at the buyer's side has this colour.
    pub(super) fn sold_fields(&self, fields: Fields) {
        if fields.are_unsold() {
            return;
        }
        for cell in self.layout.seating().ring().cells() {
            let Some(buyer) = buyer_of(cell) else { continue };
            match fields.state(cell) {
                FieldState::Unsold => {}
                FieldState::HalfSold => self.bought(cell, buyer, true),
                FieldState::Sold => self.bought(cell, buyer, false),
                FieldState::Pond => self.pond(cell),
            }
        }
    }

    /// Marks a cell, or the half of it at the buyer's side, as that of `buyer`.
    fn bought(&self, cell: Cell, buyer: Side, half: bool) {
        let unit = self.layout.unit();
        let shape = self.layout.shape(cell);
        let whole = self.inside(cell, INSET);
        let area = if half { half_of(&whole, shape.middle, -shape.out) } else { whole };
        let colour = self.palette.sides[buyer.index()];
        self.painter.extend(tinted(area, colour, (unit * 0.03).max(2.0)));
        let at = shape.middle - shape.along * ALONG * unit - shape.out * ACROSS * unit;
        let sign = Rect::from_center_size(at, Vec2::splat(ARROW * unit));
        self.painter.circle_filled(at, 0.62 * sign.width(), self.palette.badge);
        icons::paint_arrow(&self.painter, sign, -shape.out, self.palette.on_badge);
    }

    /// Crosses a cell out.
    fn pond(&self, cell: Cell) {
        let shape = self.layout.shape(cell);
        let width = self.layout.chalk_width();
        for line in cross(shape) {
            match self.palette.board {
                BoardLook::Yard => {
                    let texture = self.sprites.chalk.id();
                    let line = art::chalk_ribbon(&line, 1.3 * width, self.palette.chalk, texture);
                    self.painter.add(Shape::mesh(line));
                }
                BoardLook::Wood | BoardLook::Contrast | BoardLook::Projector => {
                    let (rim, colour) = (self.palette.badge, self.palette.chalk);
                    self.painter.line_segment(line, Stroke::new(1.3 * width, rim));
                    self.painter.line_segment(line, Stroke::new(0.6 * width, colour));
                }
            }
        }
    }
}

/// Returns the marks of sold cells on a small picture: as on the board, without arrows. Lines are `width`
/// points wide.
pub(super) fn small_marks(
    layout: &BoardLayout,
    palette: &Palette,
    fields: Fields,
    width: f32,
) -> Vec<Shape> {
    let mut marks = Vec::new();
    for cell in layout.seating().ring().cells() {
        let Some(buyer) = buyer_of(cell) else { continue };
        let (shape, unit) = (layout.shape(cell), layout.unit());
        let whole = || shape.inner_outline(INSET * unit, 0.08 * unit);
        let colour = palette.sides[buyer.index()];
        match fields.state(cell) {
            FieldState::Unsold => {}
            FieldState::HalfSold => {
                marks.extend(tinted(half_of(&whole(), shape.middle, -shape.out), colour, width));
            }
            FieldState::Sold => marks.extend(tinted(whole(), colour, width)),
            FieldState::Pond => marks.extend(
                cross(shape)
                    .map(|line| Shape::line_segment(line, Stroke::new(width, palette.chalk))),
            ),
        }
    }
    marks
}

/// Returns the side that buys a cell of the other one; `None` if nobody owns the cell.
fn buyer_of(cell: Cell) -> Option<Side> {
    cell.owner().map(|seller| seller.next(2))
}

/// Returns an area in the colour of a buyer, with its outline.
fn tinted(area: Vec<Pos2>, colour: Color32, width: f32) -> [Shape; 2] {
    let filled = Shape::convex_polygon(area.clone(), colour.gamma_multiply(TINT), Stroke::NONE);
    [filled, Shape::closed_line(area, Stroke::new(width, colour))]
}

/// Returns the two lines through a pond.
fn cross(shape: &CellShape) -> [[Pos2; 2]; 2] {
    let reach = POND * shape.around().size() / 2.0;
    [1.0, -1.0].map(|sign| {
        let away = vec2(reach.x, sign * reach.y);
        [shape.middle - away, shape.middle + away]
    })
}

/// Returns the part of a convex outline that lies `towards` a direction from the line through
/// `middle`.
fn half_of(outline: &[Pos2], middle: Pos2, towards: Vec2) -> Vec<Pos2> {
    let depth = |point: Pos2| (point - middle).dot(towards);
    let mut half = Vec::with_capacity(outline.len() + 1);
    for (&a, &b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
        let (from, to) = (depth(a), depth(b));
        if from >= 0.0 {
            half.push(a);
        }
        if (from >= 0.0) != (to >= 0.0) {
            half.push(a.lerp(b, from / (from - to)));
        }
    }
    half
}
