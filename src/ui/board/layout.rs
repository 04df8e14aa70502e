//! Where everything on the board is: pure geometry, no drawing.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use crate::rules::{Cell, Direction, Ring, Side};
use crate::ui::motion::Stone;

/// The least and the greatest width of an arrow, in points.
const MIN_ARROW: f32 = 33.0;
const MAX_ARROW: f32 = 60.0;
/// The room between a row and its arrows.
const ARROW_GAP: f32 = 4.0;
/// The share of a cell that a dân is wide.
const DAN_WIDTH: f32 = 0.245;
/// The share of a cell that a quan is wide.
const QUAN_WIDTH: f32 = 0.78;
/// How far the stones of a heap spread, as a share of a cell.
const SPREAD: f32 = 0.112;
/// Stones that lie side by side on the ground; more lie on top of them.
const GROUND_STONES: usize = 13;

/// The board of two sides within a rectangle of the window.
#[derive(Clone, Copy, Debug)]
pub struct BoardLayout {
    ring: Ring,
    near: Side,
    /// The two rows of citizen cells and the two half-rounds beside them.
    area: Rect,
    /// The width and height of a citizen cell.
    unit: f32,
    /// The width and height of an arrow.
    arrow_width: f32,
}

impl BoardLayout {
    /// The largest board that fits into `room` with the arrows beside its rows;
    /// `near` is the side at the lower edge.
    pub fn new(room: Rect, near: Side) -> Self {
        let arrows = Self::arrow_room(room.height());
        let unit = (room.width() / 7.0).min((room.height() - 2.0 * arrows) / 2.0).max(1.0);
        let area = Rect::from_center_size(room.center(), vec2(7.0, 2.0) * unit);
        let arrow_width = (unit * 0.4).clamp(MIN_ARROW, arrows - 2.0 * ARROW_GAP);
        BoardLayout { ring: Ring::new(2), near, area, unit, arrow_width }
    }

    /// The height kept free beside each row for its arrows.
    fn arrow_room(height: f32) -> f32 {
        (height * 0.12).clamp(MIN_ARROW + 2.0 * ARROW_GAP, MAX_ARROW + 2.0 * ARROW_GAP)
    }

    /// The two rows and the half-rounds.
    pub fn area(&self) -> Rect {
        self.area
    }

    /// The width and height of a citizen cell.
    pub fn unit(&self) -> f32 {
        self.unit
    }

    /// The ring of this board.
    pub fn ring(&self) -> Ring {
        self.ring
    }

    /// Whether `cell` belongs to the side at the lower edge.
    pub fn is_near(&self, cell: Cell) -> bool {
        cell.owner() == Some(self.near)
    }

    /// Whether the quan cell is at the left end.
    pub fn is_left(&self, quan_cell: Cell) -> bool {
        self.turned(quan_cell) == 0
    }

    /// The column of a citizen cell, 0 to 4 from the left as seen.
    pub fn column(&self, cell: Cell) -> usize {
        match self.turned(cell) {
            place @ 1..=5 => place - 1,
            place => 11 - place,
        }
    }

    /// The rectangle of a cell; of a quan cell the one around its half-round.
    pub fn cell(&self, cell: Cell) -> Rect {
        let (min, size) = match self.turned(cell) {
            0 => (vec2(0.0, 0.0), vec2(1.0, 2.0)),
            6 => (vec2(6.0, 0.0), vec2(1.0, 2.0)),
            place => {
                let column = self.column(cell) as f32;
                (vec2(1.0 + column, if place < 6 { 1.0 } else { 0.0 }), vec2(1.0, 1.0))
            }
        };
        Rect::from_min_size(self.area.min + min * self.unit, size * self.unit)
    }

    /// Whether sowing in `direction` from `cell` goes to the right as seen.
    pub fn goes_right(&self, cell: Cell, direction: Direction) -> bool {
        self.is_near(cell) == (direction == Direction::Plus)
    }

    /// The arrow that sows `cell` in `direction`, beside the row of the cell.
    pub fn arrow(&self, cell: Cell, direction: Direction) -> Rect {
        let cell_rect = self.cell(cell);
        let side = self.arrow_width;
        let y = if self.is_near(cell) {
            cell_rect.bottom() + ARROW_GAP + side / 2.0
        } else {
            cell_rect.top() - ARROW_GAP - side / 2.0
        };
        let sign = if self.goes_right(cell, direction) { 1.0 } else { -1.0 };
        let x = cell_rect.center().x + sign * (side / 2.0 + 1.0);
        Rect::from_center_size(pos2(x, y), Vec2::splat(side))
    }

    /// Where the number of a cell stands: the outer left corner, or the lower
    /// inner corner of a half-round.
    pub fn badge(&self, cell: Cell) -> Pos2 {
        let rect = self.cell(cell);
        let inset = (self.unit * 0.16).max(14.0);
        match self.turned(cell) {
            0 => rect.right_bottom() + vec2(-0.3, -0.34) * self.unit,
            6 => rect.left_bottom() + vec2(0.3, -0.34) * self.unit,
            1..=5 => rect.left_bottom() + vec2(inset, -inset),
            _ => rect.left_top() + vec2(inset, inset),
        }
    }

    /// The middle of the heap in a cell, a little away from its number.
    pub fn heap(&self, cell: Cell) -> Pos2 {
        let rect = self.cell(cell);
        let aside = self.unit * 0.05;
        rect.center()
            + match self.turned(cell) {
                0 => vec2(aside, 0.0),
                6 => vec2(-aside, 0.0),
                1..=5 => vec2(aside, -aside),
                _ => vec2(aside, aside),
            }
    }

    /// The width of a stone.
    pub fn width(&self, stone: Stone) -> f32 {
        self.unit * if stone.quan { QUAN_WIDTH } else { DAN_WIDTH }
    }

    /// Where a stone lies in a cell as the `slot`-th of its heap: a place that
    /// depends on nothing else, so that stones at rest never move.
    pub fn rest(&self, cell: Cell, slot: usize, stone: Stone) -> Pos2 {
        let middle = self.heap(cell);
        if stone.quan {
            return middle - vec2(0.0, self.unit * 0.46);
        }
        let middle = if cell.is_quan() { middle + vec2(0.0, self.unit * 0.08) } else { middle };
        middle + scatter(slot, cell.index()) * self.unit
    }
}

impl BoardLayout {
    /// The place of a cell on the screen: 0 and 6 the quan cells at the left
    /// and right, 1 to 5 the near row from the left, 7 to 11 the far row from
    /// the right. The ring is turned; the cells keep their numbers.
    fn turned(&self, cell: Cell) -> usize {
        let offset = if self.near == Side::NEAR { 0 } else { 6 };
        (cell.index() + offset) % self.ring.len()
    }
}

/// The `slot`-th place of a heap, as a share of a cell from its middle: on the
/// ground like the seeds of a sunflower (Vogel, 1979), above that closer in.
pub fn scatter(slot: usize, salt: usize) -> Vec2 {
    let golden_angle = 2.399_963;
    let layer = slot / GROUND_STONES;
    let place = slot % GROUND_STONES;
    let radius = SPREAD * (place as f32 + 0.45).sqrt() / (1.0 + 0.6 * layer as f32);
    let turn = golden_angle * place as f32 + salt as f32 * 1.7 + layer as f32;
    let jitter = Vec2::angled(turn * 5.3) * 0.012;
    Vec2::angled(turn) * radius + jitter - vec2(0.0, 0.03 * layer as f32)
}
