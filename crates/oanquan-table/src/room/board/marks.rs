//! What is painted on the board besides stones: lines, highlights, rings, arrows and numbers.

use std::sync::Arc;

use eframe::egui::{
    Align2, Color32, FontFamily, FontId, Galley, Mesh, Pos2, Rect, Shape, Stroke, StrokeKind, Vec2,
    pos2, vec2,
};
use oanquan::{Cell, Direction, Move};
use settings::BoardLook;
use tabletop::Mark;
use ui_kit::art;
use ui_kit::theme::{BOLD, SEMIBOLD};
use window::icons;
use window::icons::Icon;
use window::widgets::frame;

use super::BoardState;
use super::brush::Brush;
use super::carved::{FRAME, rim};
use super::layout::BADGE_HEIGHT;
use super::values::{ValueMark, place_of_value};

/// The minimum unit for the size of the last move's arrow; on smaller boards the arrow keeps this
/// size.
const MIN_MARK: f32 = 76.0;
/// The width of the lines on a projector, relative to those of other boards.
const THICKER: f32 = 1.5;
/// The font size of the number of stones in a hand, relative to that of a cell.
const HAND_BADGE: f32 = 1.1;
/// The width of the lines of a cell's number, as a share of its height, and at least, in points.
const NUMBER_LINE: f32 = 0.14;
const MIN_NUMBER_LINE: f32 = 1.6;
/// The width of the rim of a number, relative to its lines.
const RIM: f32 = 2.6;
/// The greatest width of what is in a cell, written as a number, and its distance from the lines of the cell, as shares
/// of the unit.
const WIDEST: f32 = 0.78;
const FRAMED: f32 = 0.025;
/// The room around such a number, left and right together, in sizes of its usual text.
const AROUND: f32 = 0.7;
/// The size of the light bulb on a hint's arrow, in points.
const BULB: f32 = 14.0;

impl Brush<'_> {
    /// Paints the lines of the board; a carved board has none.
    pub(super) fn lines(&self) {
        for (side, line) in self.layout.lines() {
            let colour = side.map_or(self.palette.chalk, |side| self.palette.sides[side.index()]);
            let thicker = if self.palette.board == BoardLook::Projector { THICKER } else { 1.0 };
            let width = thicker * self.layout.chalk_width();
            match self.palette.board {
                BoardLook::Yard => {
                    let mesh = art::chalk_ribbon(line, width, colour, self.sprites.chalk.id());
                    self.painter.add(Shape::mesh(mesh));
                }
                BoardLook::Wood => {}
                BoardLook::Contrast | BoardLook::Projector => {
                    // Round the ends so that they overlap; otherwise the corners would be open.
                    for &end in line.iter().take(1).chain(line.last()) {
                        self.painter.circle_filled(end, width / 2.0, colour);
                    }
                    self.painter.add(Shape::line(line.to_vec(), Stroke::new(width, colour)));
                }
            }
        }
    }

    /// Paints the numbers of the dân cells beside them: in chalk, or in plain lines on a board
    /// without chalk. A number that would be under one of `values` is left out.
    pub(super) fn numbers(&self, values: &[ValueMark]) {
        let height = self.layout.number_height();
        let width = (NUMBER_LINE * height).max(MIN_NUMBER_LINE);
        let chalk = self.palette.board == BoardLook::Yard;
        let mut batch = Mesh::with_texture(self.sprites.chalk.id());
        let mut numbers: Vec<Vec<Pos2>> = Vec::new();
        for cell in self.layout.seating().ring().cells() {
            let shape = self.layout.shape(cell);
            let Some(middle) = shape.number else { continue };
            let covered = Rect::from_center_size(middle, Vec2::splat(height));
            let covers = |value: &ValueMark| {
                value.mv.cell == cell && place_of_value(self.layout, value.mv).intersects(covered)
            };
            if values.iter().any(covers) {
                continue;
            }
            // Outside a carved board, the number lies beyond its frame.
            let carved = self.palette.board == BoardLook::Wood;
            let outside = (middle - shape.middle).dot(shape.out) > 0.0;
            let beyond = if carved && outside { FRAME * self.layout.unit() } else { 0.0 };
            let middle = middle + shape.out * beyond;
            let (lines, across) = art::digit_lines(cell.index());
            let origin = middle - vec2(across, 1.0) * height / 2.0;
            for line in lines {
                let points: Vec<Pos2> =
                    line.into_iter().map(|at| origin + at.to_vec2() * height).collect();
                if chalk {
                    let texture = self.sprites.chalk.id();
                    let line =
                        art::chalk_ribbon(&points, 1.8 * width, self.palette.number, texture);
                    batch.append(line);
                } else {
                    numbers.push(points);
                }
            }
        }
        self.painter.add(Shape::mesh(batch));
        // The shadow of a carved board falls on its numbers, so that they need a rim.
        for (wider, ink) in [(RIM, self.palette.paper), (1.0, self.palette.number)] {
            let stroke = Stroke::new(wider * width, ink);
            let lines = numbers.iter().map(|points| Shape::line(points.clone(), stroke));
            self.painter.extend(lines);
        }
    }

    /// Fills a cell with a colour.
    pub(super) fn wash(&self, cell: Cell, colour: Color32) {
        let points = self.inside(cell, 0.03);
        self.painter.add(Shape::convex_polygon(points, colour, Stroke::NONE));
    }

    /// Marks a cell as playable: with a highlight, or with an outline on the high-contrast board.
    pub(super) fn playable(&self, cell: Cell) {
        if self.palette.board.is_plain() {
            self.ring(cell, self.palette.ring, (self.layout.unit() * 0.02).max(2.0));
        } else {
            self.wash(cell, self.palette.playable);
        }
    }

    /// Paints a ring around a cell, for example for a capture.
    pub(super) fn ring(&self, cell: Cell, colour: Color32, width: f32) {
        let points = self.inside(cell, 0.045 + 0.5 * width / self.layout.unit());
        self.painter.add(Shape::closed_line(points, Stroke::new(width, colour)));
    }

    /// Marks a move: a dashed ring around its cell and an arrow in its direction. `strength` is
    /// the opacity, up to 1. If the move `meets` a hint from the same cell, its arrow moves
    /// aside.
    pub(super) fn move_mark(&self, mv: Move, strength: f32, meets: bool) {
        let chalk = self.palette.chalk.gamma_multiply(strength);
        let unit = self.layout.unit();
        let shape = self.layout.shape(mv.cell);
        let arrow = vec2(0.26, 0.2) * unit.max(MIN_MARK);
        let heading = self.layout.heading(mv.cell, mv.direction);
        let aside = if meets { (shape.middle - shape.mark).dot(heading) } else { 0.0 };
        let arrow = Rect::from_center_size(shape.mark + heading * aside, arrow);
        let below = arrow.translate(vec2(1.0, 1.5));
        let shadow = self.palette.badge.gamma_multiply(strength);
        icons::paint_arrow(&self.painter, below, heading, shadow);
        icons::paint_arrow(&self.painter, arrow, heading, chalk);
        let mut points = if self.palette.board == BoardLook::Wood {
            rim(self.layout, mv.cell, 0.0)
        } else {
            shape.inner_outline(unit * 0.035, 0.0)
        };
        points.push(points[0]);
        let stroke = Stroke::new((unit * 0.016).max(1.5), chalk);
        let dashes = Shape::dashed_line(&points, stroke, unit * 0.07, unit * 0.055);
        self.painter.extend(dashes);
    }

    /// Marks a cell captured by the last turn with a cross.
    pub(super) fn captured(&self, cell: Cell) {
        self.cross(cell, 0.14, self.palette.chalk);
    }

    /// Paints a cross with a dark rim whose strokes reach out by `reach`, a share of the unit. In
    /// a quan cell the cross lies over the quan, away from the number.
    pub(super) fn cross(&self, cell: Cell, reach: f32, colour: Color32) {
        let unit = self.layout.unit();
        let (reach, width) = (reach * unit, (unit * 0.035).max(2.5));
        let shape = self.layout.shape(cell);
        let at = if cell.is_quan() { shape.quan } else { shape.middle };
        for (pen, colour) in [(2.2 * width, self.palette.badge), (width, colour)] {
            for sign in [1.0, -1.0] {
                let away = vec2(reach, sign * reach);
                self.painter.line_segment([at - away, at + away], Stroke::new(pen, colour));
            }
        }
    }

    /// Returns the outline of a cell, moved inwards by a share of the unit.
    pub(super) fn inside(&self, cell: Cell, share: f32) -> Vec<Pos2> {
        let unit = self.layout.unit();
        if self.palette.board == BoardLook::Wood {
            return rim(self.layout, cell, (share - 0.03) * unit);
        }
        self.layout.shape(cell).inner_outline(share * unit, 0.08 * unit)
    }

    /// Paints a ring in two colours around a cell: on any ground one of them stands out.
    fn double_ring(&self, cell: Cell) {
        let width = (self.layout.unit() * 0.045).max(3.0);
        self.ring(cell, self.palette.badge, 1.6 * width);
        self.ring(cell, self.palette.ring, width);
    }

    /// Marks what a lesson names on the board. The store is marked beside the board.
    pub(super) fn named(&self, named: Mark<Cell>) {
        match named {
            Mark::Spot(cell) => self.double_ring(cell),
            Mark::Aim(cell) => {
                let width = (self.layout.unit() * 0.018).max(1.5);
                self.ring(cell, self.palette.badge, 2.2 * width);
                self.ring(cell, self.palette.chalk, width);
            }
            Mark::Number(cell) => {
                let at = self.layout.shape(cell).badge;
                let width = (self.layout.unit() * 0.03).max(2.5);
                // It touches the number, and leaves that of the cell beside it free.
                let radius = self.layout.badge_font() * BADGE_HEIGHT * 0.5 + width;
                for (width, colour) in
                    [(1.6 * width, self.palette.badge), (width, self.palette.ring)]
                {
                    self.painter.circle_stroke(at, radius, Stroke::new(width, colour));
                }
            }
            Mark::Store => {}
        }
    }

    /// Paints the hint: a double ring around the cell and an arrow inside it.
    pub(super) fn hint(&self, mv: Move) {
        let unit = self.layout.unit();
        self.double_ring(mv.cell);
        let heading = self.layout.heading(mv.cell, mv.direction);
        let middle = self.layout.shape(mv.cell).mark;
        let sign = Rect::from_center_size(middle, Vec2::splat(0.22 * unit));
        self.painter.circle_filled(sign.center(), 0.15 * unit, self.palette.badge);
        icons::paint_arrow(&self.painter, sign, heading, self.palette.ring);
    }

    /// Paints an arrow that can be pressed.
    pub(super) fn arrow(&self, mv: Move, state: &BoardState) {
        let Move { cell, direction } = mv;
        let hovered = state.hovered_arrow == Some(mv);
        let focused = state.focused_arrow == Some(mv);
        let hinted = state.hinted == Some(mv);
        let rect = self.layout.arrow(cell, direction);
        let round = rect.width() * 0.28;
        let (ground, ink) = if hovered || focused || hinted {
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
        let stroke = if hinted { Stroke::new(3.0, self.palette.ring) } else { self.palette.edge() };
        self.painter.rect_stroke(rect, round, stroke, StrokeKind::Inside);
        if focused {
            let colours = [self.palette.focus_rim, self.palette.focus];
            frame(&self.painter, rect.expand(2.0), round + 2.0, colours);
        }
        let picture = icons::square_in(rect, rect.width() * 0.62);
        let heading = self.layout.heading(cell, direction);
        icons::paint_arrow(&self.painter, picture, heading, ink);
        if hinted {
            // A light bulb marks the hint, so that colour is not the only sign. It is at the
            // corner away from the other arrow.
            let both = Direction::BOTH.map(|direction| self.layout.arrow(cell, direction));
            let middle = both[0].union(both[1]).center();
            let left = rect.center().x < middle.x - 1.0;
            let below = rect.center().y > middle.y + 1.0;
            let corner = match (left, below) {
                (true, _) => rect.left_top(),
                (false, true) => rect.right_bottom(),
                (false, false) => rect.right_top(),
            };
            let bulb = Rect::from_center_size(corner, Vec2::splat(BULB));
            let edge = Stroke::new(1.5, self.palette.ink);
            self.painter.circle(bulb.center(), BULB * 0.68, self.palette.paper, edge);
            icons::paint(&self.painter, bulb, Icon::Hint, self.palette.ink, false);
        }
    }

    /// Paints what lies in a cell as a number. A long one moves inwards, clear of the next cell, and is smaller if the
    /// cell is too narrow for it.
    pub(super) fn count(&self, cell: Cell, text: &str) {
        let shape = self.layout.shape(cell);
        let (usual, unit) = (self.layout.badge_font(), self.layout.unit());
        let galley = self.number_text(text, usual);
        let width = self.badge_size(&galley).x;
        let (room, around) = (WIDEST * unit, AROUND * usual);
        let galley = match width > room {
            true => self.number_text(text, (usual * (room - around) / (width - around)).max(1.0)),
            false => galley,
        };
        let half = self.badge_size(&galley).x / 2.0 + FRAMED * unit;
        let cell = Rect::from_points(&shape.outline).shrink2(Vec2::new(half, 0.0));
        let x = if cell.width() > 0.0 {
            shape.badge.x.clamp(cell.left(), cell.right())
        } else {
            shape.badge.x
        };
        self.badge_of(pos2(x, shape.badge.y), galley);
    }

    /// Paints a number on a dark background.
    pub(super) fn badge(&self, at: Pos2, text: &str) {
        self.badge_of(at, self.number_text(text, self.layout.badge_font()));
    }

    fn badge_of(&self, at: Pos2, galley: Arc<Galley>) {
        let rect = Rect::from_center_size(at, self.badge_size(&galley));
        self.painter.rect_filled(rect, rect.height() / 2.0, self.palette.badge);
        let text_at = Align2::CENTER_CENTER.anchor_size(rect.center(), galley.size()).min;
        self.painter.galley(text_at, galley, self.palette.on_badge);
    }

    fn number_text(&self, text: &str, size: f32) -> Arc<Galley> {
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        self.painter.layout_no_wrap(text.to_owned(), font, self.palette.on_badge)
    }

    fn badge_size(&self, galley: &Galley) -> Vec2 {
        let size = self.layout.badge_font();
        let height = size * BADGE_HEIGHT;
        Vec2::new((galley.size().x + AROUND * size).max(height), height)
    }

    /// Paints the number of stones in a hand: a disc whose tail points at `tip` from the upper
    /// right, in another shape and colour than the numbers of cells.
    pub(super) fn hand_badge(&self, tip: Pos2, text: &str) {
        let size = self.layout.badge_font() * HAND_BADGE;
        let font = FontId::new(size, FontFamily::Name(BOLD.into()));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, self.palette.on_accent);
        let radius = size * 0.86;
        let way = vec2(0.8, -0.6);
        let middle = tip + way * (radius + 0.4 * size);
        let wide = way.rot90() * radius * 0.55;
        let tail = |grown: f32| {
            let root = middle - way * radius * 0.5;
            let wide = wide * grown;
            vec![tip - way * (grown - 1.0) * radius, root + wide, root - wide]
        };
        let rim = (size * 0.12).max(2.0);
        let (fill, edge) = (self.palette.accent, self.palette.paper);
        self.painter.add(Shape::convex_polygon(tail(1.35), edge, Stroke::NONE));
        self.painter.circle_filled(middle, radius + rim, edge);
        self.painter.add(Shape::convex_polygon(tail(1.0), fill, Stroke::NONE));
        self.painter.circle_filled(middle, radius, fill);
        let text_at = Align2::CENTER_CENTER.anchor_size(middle, galley.size()).min;
        self.painter.galley(text_at, galley, self.palette.on_accent);
    }

    /// Paints a short text over a cell, within the board.
    pub fn notice(&self, cell: Cell, text: &str) {
        let font = FontId::new(15.0, FontFamily::Name(SEMIBOLD.into()));
        let galley = self.painter.layout_no_wrap(text.to_owned(), font, self.palette.warning);
        let size = galley.size() + vec2(20.0, 12.0);
        let area = self.layout.area();
        let room = (area.width() - size.x).max(0.0) / 2.0;
        let middle = area.center().x;
        // Prefer the outside of the ring: the players' cards are inside.
        let shape = self.layout.shape(cell);
        let at = shape.middle + vec2(shape.out.x * size.x * 0.5, 0.0);
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
}
