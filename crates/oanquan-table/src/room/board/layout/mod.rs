//! The layout of the board: pure geometry, no drawing. Each number of sides has its own plan; the
//! interface is the same for all.

mod heap;
mod rows;
mod shape;
mod smooth;
mod square;
mod triangle;

use eframe::egui::{Pos2, Rect, Vec2, vec2};
use oanquan::{Cell, Direction, Side};

use super::Seating;
use crate::motion::Stone;

pub use heap::{layer, scatter};
use rows::Beside;
use rows::TwoRows;
pub use shape::CellShape;
use shape::{turned_point, turned_rect};
pub use smooth::{hull, smoothed};

/// The minimum and maximum width of an arrow, in points.
const MIN_ARROW: f32 = 33.0;
const MAX_ARROW: f32 = 60.0;
/// The gap between a row and its arrows, in points.
const ARROW_GAP: f32 = 4.0;
/// The margin between a triangle or square and the edge of its area, in points.
const EDGE: f32 = 4.0;
/// The width of a dân, as a share of the unit.
const DAN_WIDTH: f32 = 0.245;
/// The minimum width of a dân on a triangle or square, in points.
const MIN_DAN: f32 = 13.0;
/// The width of a chalk line of a triangle or square, as a share of the unit.
const CHALK: f32 = 0.06;
/// The minimum width of a chalk line, in points.
const MIN_CHALK: f32 = 3.0;

/// The height of the number beside a cell, as a share of the unit, and its limits in points.
const NUMBER: f32 = 0.12;
const MIN_NUMBER: f32 = 9.5;
const MAX_NUMBER: f32 = 17.0;
/// The gap between two arrows with no number between them, in points.
const ARROWS_APART: f32 = 2.0;

/// The room between a card outside of a triangle or square and the numbers of its row, into which its tab reaches, in
/// points.
const TAB: f32 = 8.0;
/// The minimum size of a player's card, in points.
const MIN_CARD: Vec2 = vec2(90.0, 28.0);

/// A board laid out in an area. Shapes, cards and edges are indexed by their place on the screen,
/// anticlockwise from the lower left.
#[derive(Clone, PartialEq)]
struct Plan {
    area: Rect,
    unit: f32,
    dan_width: f32,
    quan_width: f32,
    chalk_width: f32,
    /// The font size of the numbers on the cells, in points.
    badge_font: f32,
    /// The height of the numbers beside the cells, in points.
    number_height: f32,
    shapes: Vec<CellShape>,
    lines: Vec<(Option<usize>, Vec<Pos2>)>,
    cards: Vec<Rect>,
    /// The cards of players with clocks, where those lie otherwise.
    cards_with_clocks: Option<Vec<Rect>>,
}

impl Plan {
    /// Returns the plan turned a quarter anticlockwise around `pivot`.
    fn turned(self, pivot: Pos2) -> Self {
        let turned_line =
            |line: Vec<Pos2>| line.iter().map(|&at| turned_point(at, pivot)).collect();
        Plan {
            area: turned_rect(self.area, pivot),
            shapes: self.shapes.into_iter().map(|shape| shape.turned(pivot)).collect(),
            lines: self.lines.into_iter().map(|(edge, line)| (edge, turned_line(line))).collect(),
            cards: self.cards.into_iter().map(|card| turned_rect(card, pivot)).collect(),
            cards_with_clocks: None,
            ..self
        }
    }
}

/// Returns whether a board of `sides` sides stands upright in an area of `size`: its near row is
/// then the right column, its far row the left one. A board lies or stands, whichever gives the
/// larger cells; a triangle or square never stands.
pub fn stands_upright(size: Vec2, sides: usize) -> bool {
    sides == 2 && Beside::Arrows.makes_upright(size)
}

/// A board within a rectangle of the window.
#[derive(Clone, PartialEq)]
pub struct BoardLayout {
    seating: Seating,
    plan: Plan,
    /// The area in which the board lies, with all beside it.
    room: Rect,
}

impl BoardLayout {
    /// Creates the largest board of `sides` sides that fits into `room` together with its arrows.
    /// `near` is the side at the lower edge or, on an upright board, at the right edge.
    pub fn new(room: Rect, sides: usize, near: Side) -> Self {
        Self::with_beside(room, sides, near, Beside::Arrows)
    }

    /// Creates the largest picture of a board that fits into `room`. Two rows have no room for
    /// arrows beside them.
    pub fn picture(room: Rect, sides: usize, near: Side) -> Self {
        Self::picture_with(room, sides, near, Beside::Margin)
    }

    /// Creates the largest picture of a board that fits into `room` with the numbers of its cells.
    pub fn numbered_picture(room: Rect, sides: usize, near: Side) -> Self {
        Self::picture_with(room, sides, near, Beside::Numbers)
    }

    fn picture_with(room: Rect, sides: usize, near: Side, beside: Beside) -> Self {
        let mut layout = Self::with_beside(room, sides, near, beside);
        let plan = &mut layout.plan;
        // A small picture has small numbers rather than numbers that cover its cells.
        plan.badge_font = plan.badge_font.min(PICTURE_BADGE * plan.unit).max(1.0);
        plan.dan_width = plan.dan_width.min(PICTURE_DAN * plan.unit);
        layout
    }

    fn with_beside(room: Rect, sides: usize, near: Side, beside: Beside) -> Self {
        let (mut plan, upright) = match sides {
            2 => rows::plan(room, beside),
            3 => (triangle::plan(room, beside), false),
            _ => (square::plan(room, beside), false),
        };
        // With very large text there may be no room left; cards then overlap, but none is beyond the edge.
        for card in plan.cards.iter_mut().chain(plan.cards_with_clocks.iter_mut().flatten()) {
            let size = card.size().max(MIN_CARD);
            let middle = room.shrink2((size / 2.0).min(room.size() / 2.0)).clamp(card.center());
            *card = Rect::from_center_size(middle, size);
        }
        BoardLayout { seating: Seating::new(sides, near).stood(upright), plan, room }
    }

    /// Makes room for clocks on the cards of the players, if they have some.
    pub fn with_clocks(mut self, has_clocks: bool) -> Self {
        if has_clocks && let Some(cards) = self.plan.cards_with_clocks.take() {
            self.plan.cards = cards;
        }
        self
    }

    /// Returns the largest board of two rows, with its arrows, that fits into an area of `size`.
    pub fn two_rows(size: Vec2) -> TwoRows {
        rows::two_rows(size)
    }

    /// Enlarges the numbers by `factor`, as far as the cells have room for them, and the board beside the cells.
    pub fn with_larger_numbers(mut self, factor: f32) -> Self {
        let height = self.plan.number_height;
        let wanted = height * factor.clamp(1.0, MAX_LARGER);
        let taller = (wanted.min(self.room_below_cells() - CLEAR_NUMBER) - height).max(0.0);
        self.plan.number_height += taller;
        let half = Vec2::splat(self.plan.number_height / 2.0).min(self.room.size() / 2.0);
        let within = self.room.shrink2(half);
        let usual = self.plan.badge_font;
        let most = (BADGE_SHARE * self.plan.unit).max(usual);
        self.plan.badge_font = (usual * factor).min(most);
        let grown = BADGE_HEIGHT / 2.0 * (self.plan.badge_font - usual);
        for shape in &mut self.plan.shapes {
            let inwards = shape.middle - shape.badge;
            // The number of a quan cell is wider, and its cell is round.
            let grown = if shape.outline.len() == 4 { grown } else { WIDE * grown };
            let step = |way: f32| grown.min(way.abs()) * way.signum();
            let inwards = vec2(step(inwards.x), step(inwards.y));
            shape.badge += inwards;
            shape.heap += HEAP_ASIDE * inwards;
            // Within the ring, a number has room on either side.
            let (middle, out) = (shape.middle, shape.out);
            let is_outside = |number: Pos2| (number - middle).dot(out) > 0.0;
            let moved = |number| match is_outside(number) {
                true => within.clamp(number + out * taller / 2.0),
                false => number,
            };
            shape.number =
                shape.number.map(|number| if taller > 0.0 { moved(number) } else { number });
        }
        self
    }

    /// Returns the height of the room below the lowest cells that have their numbers there.
    fn room_below_cells(&self) -> f32 {
        let below = self.plan.shapes.iter().filter_map(|shape| {
            let bottom = shape.around().bottom();
            shape.number.filter(|number| number.y > bottom).map(|_| self.room.bottom() - bottom)
        });
        below.fold(f32::INFINITY, f32::min)
    }

    /// The font size of the numbers on the cells, in points.
    pub fn badge_font(&self) -> f32 {
        self.plan.badge_font
    }

    /// The height of the numbers beside the cells, in points.
    pub fn number_height(&self) -> f32 {
        self.plan.number_height
    }

    /// Returns the seating: which side is at which edge.
    pub fn seating(&self) -> Seating {
        self.seating
    }

    /// Returns the rectangle around all cells.
    pub fn area(&self) -> Rect {
        self.plan.area
    }

    /// Returns the unit in which stones, lines and numbers are measured, in points: about the
    /// width of a cell.
    pub fn unit(&self) -> f32 {
        self.plan.unit
    }

    /// Returns the shape of a cell.
    pub fn shape(&self, cell: Cell) -> &CellShape {
        &self.plan.shapes[self.seating.place(cell)]
    }

    /// Returns the rectangle around a cell.
    pub fn cell(&self, cell: Cell) -> Rect {
        self.shape(cell).around()
    }

    /// Returns the cell at a point.
    pub fn cell_at(&self, at: Pos2) -> Option<Cell> {
        self.seating.ring().cells().find(|&cell| self.shape(cell).contains(at))
    }

    /// Returns the unit vector in which stones are sown from a cell.
    pub fn heading(&self, cell: Cell, direction: Direction) -> Vec2 {
        match direction {
            Direction::Plus => self.shape(cell).along,
            Direction::Minus => -self.shape(cell).along,
        }
    }

    /// Returns the rectangle of the arrow that sows `cell` in `direction`, beside its row.
    pub fn arrow(&self, cell: Cell, direction: Direction) -> Rect {
        let [plus, minus] = self.shape(cell).arrows;
        match direction {
            Direction::Plus => plus,
            Direction::Minus => minus,
        }
    }

    /// Returns the rectangle of the card of the player of `side`, beside its row, or `None` with
    /// two sides: their players are shown above and below the board.
    pub fn card(&self, side: Side) -> Option<Rect> {
        self.plan.cards.get(self.seating.edge(side)).copied()
    }

    /// Returns the lines of the board. A line comes with the side that owns it if rows are
    /// distinguished by colour.
    pub fn lines(&self) -> impl Iterator<Item = (Option<Side>, &[Pos2])> {
        let sides = self.seating.ring().sides();
        let owner = move |edge| (0..sides).map(Side::new).find(|&s| self.seating.edge(s) == edge);
        self.plan.lines.iter().map(move |(edge, line)| (edge.and_then(owner), line.as_slice()))
    }

    /// Returns the width of the chalk lines.
    pub fn chalk_width(&self) -> f32 {
        self.plan.chalk_width
    }

    /// Returns the width of a stone in a cell.
    pub fn width(&self, stone: Stone) -> f32 {
        if stone.quan { self.plan.quan_width } else { self.plan.dan_width }
    }

    /// Returns the position of a stone as the `slot`-th of the heap in a cell. It depends on
    /// nothing else, so stones at rest never move.
    pub fn rest(&self, cell: Cell, slot: usize, stone: Stone) -> Pos2 {
        let shape = self.shape(cell);
        if stone.quan {
            return shape.quan;
        }
        let share = scatter(slot, cell.index());
        let at = shape.heap + shape.spread[0] * share.x + shape.spread[1] * share.y;
        // A stone may touch the line but not lie across it, nor vanish under the number of its cell.
        let margin = 0.58 * self.plan.dan_width;
        let at = shape.moved_within(at, margin);
        let clear = BADGE_HEIGHT / 2.0 * self.plan.badge_font + CLEAR * self.plan.dan_width;
        let away = at - shape.badge;
        if cell.is_quan() || away.length() >= clear {
            return at;
        }
        shape.moved_within(shape.badge + away.normalized() * clear, margin)
    }
}

/// The height of a number's background, as a multiple of its font size.
pub(super) const BADGE_HEIGHT: f32 = 1.45;
/// The maximum font size of a number, as a share of the unit.
const BADGE_SHARE: f32 = 0.3;
/// The same in a picture of a board.
const PICTURE_BADGE: f32 = 0.36;
/// The maximum width of a dân in a picture of a board, as a share of the unit.
const PICTURE_DAN: f32 = 0.3;
/// How far the number of a quan cell moves inwards, relative to that of a dân cell.
const WIDE: f32 = 2.5;
/// How far a heap makes room for a larger number, relative to the way of the number.
const HEAP_ASIDE: f32 = 1.0;
/// The distance of the middle of a stone from the number of its cell, as a share of the width of a dân.
const CLEAR: f32 = 0.4;
/// The gap between a row and the numbers that have grown in the room below it, in points.
const CLEAR_NUMBER: f32 = 3.0;
/// The greatest factor by which the numbers beside the cells grow.
const MAX_LARGER: f32 = 1.5;

/// Returns half the height of a number's background.
fn badge_radius(unit: f32) -> f32 {
    badge_font(unit) * BADGE_HEIGHT / 2.0
}

/// Returns the minimum distance from the edge of a quan cell to its number, so that a quan and
/// many dân do not reach the number of the next cell.
fn quan_badge_inset(unit: f32) -> f32 {
    2.1 * badge_font(unit)
}

/// Returns the height of the numbers beside the cells.
fn number_height(unit: f32) -> f32 {
    (unit * NUMBER).clamp(MIN_NUMBER, MAX_NUMBER)
}

/// Returns the height of the numbers of a triangle or square in `room`.
fn number_height_in(room: Rect) -> f32 {
    (room.size().min_elem() * 0.022).clamp(MIN_NUMBER, MAX_NUMBER)
}

/// Returns the room outside a row of a triangle or square for its numbers and the frame of a
/// carved board.
fn number_room(room: Rect) -> f32 {
    number_height_in(room) + 9.0 + room.size().min_elem() * 0.01
}

/// Returns the distance between two arrows with a number of `height` between them.
fn apart_for_number(height: f32) -> f32 {
    1.4 * height + 7.0
}

/// Returns the normal font size of a number.
fn badge_font(unit: f32) -> f32 {
    (unit * 0.17).clamp(14.0, 30.0)
}

/// Places the contents of an upright cell of `rect`: its number in the corner `badge`, the mark
/// of the last move in the corner `mark` (each component is -1 or 1, across and down), and its
/// heap in the remaining space.
fn fill_box(cell: &mut CellShape, rect: Rect, badge: Vec2, mark: Vec2, unit: f32) {
    let half = rect.size() / 2.0;
    let inset = badge_radius(unit) + (0.04 * unit).max(3.0);
    cell.badge = rect.center() + badge * (half - Vec2::splat(inset));
    cell.mark = rect.center() + mark * (half - vec2(0.2, 0.16) * unit);
    let spare = (rect.width() - rect.height()).max(0.0).min(2.2 * inset);
    // Stones keep clear of the number, so that the heap may lie almost in the middle.
    cell.heap =
        rect.center() + vec2(-badge.x * spare / 6.0, 0.0) - vec2(badge.x, badge.y) * unit * 0.04;
    // A heap is about 1.05 units across; it may become flatter than that.
    let fit = |room: f32| ((room - 4.0) / 1.05).min(1.35 * unit);
    cell.spread = [Vec2::X * fit(rect.width() - spare), Vec2::Y * fit(rect.height())];
}

/// Returns the lines of a row of five cells. `from` and `to` are the ends of its inner line;
/// `out` leads from there to its outer line.
fn row_lines(from: Pos2, to: Pos2, out: Vec2) -> impl Iterator<Item = Vec<Pos2>> {
    let across = (0..=5).map(move |i| {
        let at = from + (to - from) * (i as f32 / 5.0);
        vec![at, at + out]
    });
    [vec![from, to], vec![from + out, to + out]].into_iter().chain(across)
}
