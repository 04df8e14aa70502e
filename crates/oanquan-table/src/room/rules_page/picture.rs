//! Painting of a [`Scene`].

use std::f32::consts::PI;

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    pos2, vec2,
};
use oanquan::FieldState;
use settings::BoardLook;
use ui_kit::art;
use ui_kit::sprites::StoneLook;
use ui_kit::theme::{BOLD, Palette};

use super::scene::{Scene, Sign, Square};
use crate::room::board::{Sprites, scatter, small_rim};

/// Heights in cell widths: above the cells for the signs, below the cells, and of the caption.
const SKY: f32 = 0.62;
const GROUND: f32 = 0.16;
const CAPTION: f32 = 0.5;

/// Paints `scene` into `rect`.
pub fn paint(painter: &Painter, sprites: &Sprites, rect: Rect, scene: &Scene) {
    let palette = Palette::current(painter.ctx());
    let caption = if scene.caption.is_empty() { 0.0 } else { CAPTION };
    let total: f32 = scene.squares.iter().map(|square| columns(*square)).sum();
    let rows = SKY + 1.0 + GROUND + caption;
    let unit = (rect.width() / (total.max(3.0) + 0.4)).min(rect.height() / rows);
    let height = rows * unit;
    let width = total * unit;
    let top = rect.center().y - height / 2.0 + SKY * unit;
    let left = rect.center().x - width / 2.0;
    sprites.paint_small_ground(painter, rect);
    // A calm ground, because the bricks of the board would hide small stones.
    painter.rect_filled(rect, 0.0, palette.calm);
    let mut x = left;
    let place = |square: &Square| {
        let rect = Rect::from_min_size(pos2(x, top), vec2(columns(*square), 1.0) * unit);
        x = rect.right();
        rect
    };
    let cells = scene.squares.iter().map(place).collect();
    let brush = PictureBrush { painter, palette, sprites, cells, unit };
    for (place, square) in scene.squares.iter().enumerate() {
        brush.outline(place, *square);
        if let Square::Field(state, _) = square {
            brush.field(place, *state);
        }
    }
    brush.stones(&scene.squares);
    for (place, square) in scene.squares.iter().enumerate() {
        brush.number(place, *square);
    }
    for sign in &scene.signs {
        brush.sign(*sign);
    }
    if caption > 0.0 {
        let at = pos2(rect.center().x, top + (1.0 + GROUND + CAPTION * 0.4) * unit);
        brush.badge(at, &scene.caption, palette.badge, palette.on_badge);
    }
}

/// Returns the width of a square in cell widths.
fn columns(square: Square) -> f32 {
    if square == Square::Gap { 0.5 } else { 1.0 }
}

struct PictureBrush<'a> {
    painter: &'a Painter,
    palette: &'a Palette,
    sprites: &'a Sprites,
    /// The rectangle of each cell.
    cells: Vec<Rect>,
    /// The width of a cell.
    unit: f32,
}

impl PictureBrush<'_> {
    fn cell(&self, place: usize) -> Rect {
        self.cells[place]
    }

    /// Draws the outline of a cell: a square, or a circle for a quan cell.
    fn outline(&self, place: usize, square: Square) {
        let rect = self.cell(place);
        let points: Vec<Pos2> = match square {
            Square::Cell(_) | Square::Field(..) => vec![
                rect.left_top(),
                rect.right_top(),
                rect.right_bottom(),
                rect.left_bottom(),
                rect.left_top(),
            ],
            Square::Quan(..) => arc(rect.center(), self.unit * 0.5, 0.0, 2.0 * PI),
            Square::Heap(_) | Square::Gap => return,
        };
        let width = (self.unit * 0.06).max(2.0);
        match self.palette.board {
            BoardLook::Yard => {
                let chalk = self.sprites.chalk.id();
                let mesh = art::chalk_ribbon(&points, width, self.palette.chalk, chalk);
                self.painter.add(Shape::mesh(mesh));
            }
            BoardLook::Wood => {
                let plank = self.sprites.plank(self.cell(0).min, self.unit);
                let rim = small_rim(rect, matches!(square, Square::Quan(..)));
                for mesh in plank.iter().flat_map(|plank| plank.hollow(&rim)) {
                    self.painter.add(Shape::mesh(mesh));
                }
            }
            BoardLook::Contrast | BoardLook::Projector => {
                let stroke = Stroke::new(width, self.palette.chalk);
                self.painter.add(Shape::line(points, stroke));
            }
        }
    }

    /// Marks a cell that has been sold, as on the board.
    fn field(&self, place: usize, state: FieldState) {
        let rect = self.cell(place).shrink(0.1 * self.unit);
        let colour = self.palette.sides[0];
        let stroke = Stroke::new((self.unit * 0.05).max(2.0), colour);
        let bought = match state {
            FieldState::Unsold => return,
            FieldState::HalfSold => rect.with_min_y(rect.center().y),
            FieldState::Sold => rect,
            FieldState::Pond => {
                let line = |ends: [Pos2; 2]| self.line(ends.to_vec(), 0.08, self.palette.chalk);
                line([rect.left_top(), rect.right_bottom()]);
                return line([rect.right_top(), rect.left_bottom()]);
            }
        };
        let tint = colour.gamma_multiply(0.3);
        self.painter.rect(bought, 0.0, tint, stroke, StrokeKind::Inside);
    }

    fn stones(&self, squares: &[Square]) {
        let mut sheet = self.sprites.sheet();
        let mut id = 0;
        for (place, square) in squares.iter().enumerate() {
            let (quan, dan) = match *square {
                Square::Cell(dan) | Square::Heap(dan) | Square::Field(_, dan) => (false, dan),
                Square::Quan(quan, dan) => (quan, dan),
                Square::Gap => continue,
            };
            let middle = self.cell(place).center();
            let mut lay = |quan, at, width| {
                id += 1;
                sheet.shadow(at, width, 0.0);
                sheet.stone(StoneLook { id, large: quan }, at, width);
            };
            if quan {
                lay(true, middle, self.unit * 0.8);
            }
            // Around a quan, the dân lie at the rim, where they are visible.
            for slot in 0..usize::from(dan) {
                let at = match quan {
                    true => Vec2::angled(0.55 + slot as f32 * 0.62) * 0.36,
                    false => scatter(slot, place + 2) * 1.05,
                };
                lay(false, middle + at * self.unit, self.unit * 0.27);
            }
        }
        sheet.paint(self.painter);
    }

    /// Draws the number of dân in a cell if there are too many to count at a glance.
    fn number(&self, place: usize, square: Square) {
        let dan = match square {
            Square::Cell(dan)
            | Square::Heap(dan)
            | Square::Field(_, dan)
            | Square::Quan(_, dan) => dan,
            Square::Gap => 0,
        };
        if dan > 3 {
            let at = self.cell(place).left_bottom() + vec2(0.22, -0.2) * self.unit;
            self.badge(at, &dan.to_string(), self.palette.badge, self.palette.on_badge);
        }
    }

    fn sign(&self, sign: Sign) {
        let unit = self.unit;
        let top = |place| self.cell(place).center_top();
        match sign {
            Sign::Hand(from, to) => self.hand(from, to),
            Sign::Stop(place) => {
                let at = self.cell(place).center_top() + vec2(0.34, -0.12) * unit;
                self.disc(at, self.palette.stop);
                let bar = Rect::from_center_size(at, vec2(0.3, 0.09) * unit);
                self.painter.rect_filled(bar, 0.0, self.palette.on_sign);
            }
            Sign::Capture(place) => {
                let rect = self.cell(place).expand(unit * 0.03);
                for (width, colour) in [(0.13, self.palette.badge), (0.07, self.palette.ring)] {
                    let stroke = Stroke::new(width * unit, colour);
                    self.painter.rect_stroke(rect, unit * 0.14, stroke, StrokeKind::Middle);
                }
                let at = rect.right_top() + vec2(-0.16, -0.06) * unit;
                self.disc(at, self.palette.go);
                let tick = [vec2(-0.11, 0.0), vec2(-0.03, 0.09), vec2(0.12, -0.1)];
                let points = tick.map(|offset| at + offset * unit).to_vec();
                self.line(points, 0.075, self.palette.on_sign);
            }
            Sign::Equals(place) => {
                let middle = self.cell(place).center();
                for y in [-0.1, 0.1] {
                    let ends = [vec2(-0.18, y), vec2(0.18, y)];
                    let points = ends.map(|offset| middle + offset * unit).to_vec();
                    self.line(points, 0.1, self.palette.chalk);
                }
            }
            Sign::GoesOn(place) => {
                let at = top(place) + vec2(0.0, -0.3) * unit;
                self.disc(at, self.palette.go);
                let corners = [vec2(-0.08, -0.13), vec2(0.15, 0.0), vec2(-0.08, 0.13)];
                let points = corners.map(|offset| at + offset * unit).to_vec();
                let colour = self.palette.on_sign;
                self.painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
            }
            Sign::Over(place) => {
                let at = top(place) + vec2(0.0, -0.3) * unit;
                self.disc(at, self.palette.stop);
                let square = Rect::from_center_size(at, Vec2::splat(0.21 * unit));
                self.painter.rect_filled(square, 0.0, self.palette.on_sign);
            }
        }
    }

    /// Draws the path of a hand: an arrow in an arc, from above one cell to the edge of the next
    /// or into a later one.
    fn hand(&self, from: usize, to: usize) {
        let unit = self.unit;
        let start = self.cell(from).center_top() + vec2(0.0, 0.08) * unit;
        let end = if to == from + 1 {
            self.cell(to).left_top() + vec2(0.02, 0.16) * unit
        } else {
            self.cell(to).center_top() + vec2(-0.1, 0.2) * unit
        };
        let high = if to == from + 1 { 0.62 } else { 1.0 };
        let control = pos2(start.x.midpoint(end.x), start.y - high * unit);
        let point = |t: f32| {
            let (a, b) = (start.lerp(control, t), control.lerp(end, t));
            a.lerp(b, t)
        };
        let points: Vec<Pos2> = (0..=20).map(|i| point(i as f32 / 20.0 * 0.84)).collect();
        let along = (end - control).normalized();
        let (back, aside) = (end - along * 0.28 * unit, along.rot90() * 0.18 * unit);
        let head = vec![end, back + aside, back - aside];
        let edge = Stroke::new(0.045 * unit, self.palette.badge);
        self.line(points.clone(), 0.17, self.palette.badge);
        self.painter.add(Shape::convex_polygon(head.clone(), self.palette.ring, edge));
        self.line(points, 0.085, self.palette.ring);
    }

    fn disc(&self, at: Pos2, colour: Color32) {
        let radius = 0.25 * self.unit;
        self.painter.circle(
            at,
            radius,
            colour,
            Stroke::new(0.045 * self.unit, self.palette.on_sign),
        );
    }

    fn line(&self, points: Vec<Pos2>, width: f32, colour: Color32) {
        self.painter.add(Shape::line(points, Stroke::new(width * self.unit, colour)));
    }

    fn badge(&self, at: Pos2, text: &str, ground: Color32, ink: Color32) {
        let size = (self.unit * 0.27).clamp(10.0, 22.0);
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, ink);
        let height = size * 1.35;
        let width = (galley.size().x + size * 0.6).max(height);
        let rect = Rect::from_center_size(at, vec2(width, height));
        self.painter.rect_filled(rect, height / 2.0, ground);
        let at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
        self.painter.galley(at, galley, ink);
    }
}

/// Returns the points of an arc of a circle.
fn arc(middle: Pos2, radius: f32, from: f32, to: f32) -> Vec<Pos2> {
    let turn = |i| from + (to - from) * i as f32 / 36.0;
    (0..=36).map(|i| middle + Vec2::angled(turn(i)) * radius).collect()
}
