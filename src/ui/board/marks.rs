//! What is painted on the bricks besides stones: chalk lines, washes over
//! cells, rings, arrows, numbers.

use std::f32::consts::PI;

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::paint::Brush;
use crate::rules::{Cell, Direction, Move};
use crate::ui::art;
use crate::ui::icons;
use crate::ui::theme::{BOLD, SEMIBOLD};

impl Brush<'_> {
    /// The lines of the board.
    pub(super) fn chalk_lines(&self) {
        let area = self.layout.area();
        let unit = self.layout.unit();
        let (left, right) = (area.left() + unit, area.right() - unit);
        let rows = [area.top(), area.center().y, area.bottom()];
        for y in rows {
            self.chalk(&[pos2(left, y), pos2(right, y)]);
        }
        for column in 0..=5 {
            let x = left + column as f32 * unit;
            self.chalk(&[pos2(x, area.top()), pos2(x, area.bottom())]);
        }
        for cell in self.layout.ring().quan_cells() {
            self.chalk(&self.half_round(cell, 0.0));
        }
    }

    /// Washes a cell over with a colour.
    pub(super) fn wash(&self, cell: Cell, colour: Color32) {
        let rect = self.layout.cell(cell).shrink(self.layout.unit() * 0.03);
        let round = self.layout.unit() * 0.08;
        self.painter.rect_filled(rect, round, colour);
    }

    /// A ring around a cell: it has the keyboard, or is pointed at.
    pub(super) fn ring(&self, cell: Cell, colour: Color32, width: f32) {
        let stroke = Stroke::new(width, colour);
        if cell.is_quan() {
            let mut points = self.half_round(cell, self.layout.unit() * 0.05);
            points.push(points[0]);
            self.painter.add(Shape::line(points, stroke));
        } else {
            let rect = self.layout.cell(cell).shrink(self.layout.unit() * 0.045);
            let round = self.layout.unit() * 0.08;
            self.painter.rect_stroke(rect, round, stroke, StrokeKind::Inside);
        }
    }

    /// The last move: a chalk ring where it began and an arrow the way it went.
    pub(super) fn last_move(&self, mv: Move) {
        let rect = self.layout.cell(mv.cell);
        let unit = self.layout.unit();
        let size = vec2(0.26, 0.2) * unit;
        let near = self.layout.is_near(mv.cell);
        let y = if near { rect.bottom() - unit * 0.14 } else { rect.top() + unit * 0.14 };
        let arrow = Rect::from_center_size(pos2(rect.right() - unit * 0.2, y), size);
        let right = self.layout.goes_right(mv.cell, mv.direction);
        icons::paint_arrow(
            &self.painter,
            arrow.translate(vec2(1.0, 1.5)),
            right,
            self.palette.badge,
        );
        icons::paint_arrow(&self.painter, arrow, right, self.palette.chalk);
        let ring = rect.shrink(unit * 0.035);
        let points = [
            ring.left_top(),
            ring.right_top(),
            ring.right_bottom(),
            ring.left_bottom(),
            ring.left_top(),
        ];
        let stroke = Stroke::new((unit * 0.016).max(1.5), self.palette.chalk);
        let dashes = Shape::dashed_line(&points, stroke, unit * 0.07, unit * 0.055);
        self.painter.extend(dashes);
    }

    /// An arrow that can be pressed.
    pub(super) fn arrow(&self, cell: Cell, direction: Direction, hovered: bool, focused: bool) {
        let rect = self.layout.arrow(cell, direction);
        let round = rect.width() * 0.28;
        let (ground, ink) = if hovered || focused {
            (self.palette.accent, self.palette.on_accent)
        } else {
            (self.palette.paper, self.palette.ink)
        };
        self.painter.rect_filled(
            rect.translate(vec2(0.0, 2.0)),
            round,
            Color32::from_black_alpha(90),
        );
        self.painter.rect_filled(rect, round, ground);
        let stroke = if focused {
            Stroke::new(3.0, self.palette.ring)
        } else {
            Stroke::new(1.0, self.palette.line)
        };
        self.painter.rect_stroke(rect, round, stroke, StrokeKind::Inside);
        let picture = icons::square_in(rect, rect.width() * 0.62);
        let right = self.layout.goes_right(cell, direction);
        icons::paint_arrow(&self.painter, picture, right, ink);
    }

    /// A number on a dark ground.
    pub(super) fn badge(&self, at: Pos2, text: &str) {
        let size = (self.layout.unit() * 0.17).clamp(14.0, 30.0);
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, self.palette.on_badge);
        let height = size * 1.45;
        let width = (galley.size().x + size * 0.7).max(height);
        let rect = Rect::from_center_size(at, Vec2::new(width, height));
        self.painter.rect_filled(rect, height / 2.0, self.palette.badge);
        let text_at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
        self.painter.galley(text_at, galley, self.palette.on_badge);
    }

    /// A few words over a cell, within the board.
    pub fn notice(&self, cell: Cell, text: &str) {
        let font = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, self.palette.warning);
        let size = galley.size() + vec2(20.0, 12.0);
        let area = self.layout.area();
        let room = (area.width() - size.x).max(0.0) / 2.0;
        let middle = area.center().x;
        let at = self.layout.cell(cell).center();
        let x = at.x.clamp(middle - room, middle + room);
        let rect = Rect::from_center_size(pos2(x, at.y), size);
        self.painter.rect(
            rect,
            8.0,
            self.palette.paper,
            Stroke::new(2.0, self.palette.warning),
            StrokeKind::Inside,
        );
        self.painter.galley(rect.min + vec2(10.0, 6.0), galley, self.palette.warning);
    }

    /// The outline of a half-round, from its upper to its lower end.
    fn half_round(&self, quan_cell: Cell, inset: f32) -> Vec<Pos2> {
        let rect = self.layout.cell(quan_cell);
        let left = self.layout.is_left(quan_cell);
        let middle = if left { rect.right_center() } else { rect.left_center() };
        let middle = middle + vec2(if left { -inset } else { inset }, 0.0);
        let radius = self.layout.unit() - 1.6 * inset;
        let sign = if left { -1.0 } else { 1.0 };
        let point = |i| {
            let turn = -PI / 2.0 + PI * i as f32 / 48.0;
            middle + vec2(sign * turn.cos(), turn.sin()) * radius
        };
        (0..=48).map(point).collect()
    }

    fn chalk(&self, points: &[Pos2]) {
        let width = (self.layout.unit() * 0.045).max(3.0);
        let mesh = art::chalk_ribbon(points, width, self.palette.chalk, self.sprites.chalk.id());
        self.painter.add(Shape::mesh(mesh));
    }
}
