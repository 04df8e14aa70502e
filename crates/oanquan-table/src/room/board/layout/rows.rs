//! Two sides: two rows of cells with a half-round quan cell at either end. Where there is more
//! height than width, the board stands upright, turned a quarter anticlockwise: the near row is
//! the right column, the far row the left one.

use std::f32::consts::PI;

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::{ARROW_GAP, CellShape, DAN_WIDTH, MAX_ARROW, MIN_ARROW, MIN_CHALK, Plan};

/// The width of a quan, as a share of a cell.
const QUAN_WIDTH: f32 = 0.75;

/// The width of a board in cells, including the frame of a carved one.
const ACROSS: f32 = 7.12;

/// Returns the height reserved beside each row for its arrows.
fn arrow_room(height: f32) -> f32 {
    (height * ARROW_SHARE).clamp(MIN_ARROW + 2.0 * ARROW_GAP, MAX_ARROW + 2.0 * ARROW_GAP)
}

/// The board of two rows in an area of the window.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TwoRows {
    /// The width of a cell.
    pub unit: f32,
    /// The size of the board with its arrows; the rest of the area stays empty.
    pub size: Vec2,
    /// Whether the board stands upright.
    pub upright: bool,
}

/// Returns the largest board, with its arrows, that fits into an area of `size`.
pub(super) fn two_rows(size: Vec2) -> TwoRows {
    let upright = Beside::Arrows.makes_upright(size);
    let turned = |size: Vec2| if upright { vec2(size.y, size.x) } else { size };
    let (unit, _) = Beside::Arrows.unit_and_room(turned(size));
    // The least height at which the arrows beside the rows have as much room as there is.
    let [least, most] = [MIN_ARROW, MAX_ARROW].map(|arrow| 2.0 * (unit + arrow + 2.0 * ARROW_GAP));
    let height = least.max(most.min(2.0 * unit / (1.0 - 2.0 * ARROW_SHARE)));
    TwoRows { unit, size: turned(vec2(ACROSS * unit, height + SLACK)), upright }
}

/// The height of the room for the arrows of a row, as a share of the area's height.
const ARROW_SHARE: f32 = 0.12;
/// The additional height that keeps rounding from shrinking a cell.
const SLACK: f32 = 0.5;

/// The room beside each row of a board.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Beside {
    /// For the arrows of the row and the numbers of its cells.
    Arrows,
    /// For the numbers of its cells: the board is a picture that a text explains.
    Numbers,
    /// None but a small margin: the board is a picture.
    Margin,
}

/// The greatest font size of a number in a picture, and the greatest distance from its middle to the edges of its cell, as
/// a share of the unit: a small picture has small numbers rather than numbers that cover its stones.
const PICTURE_BADGE: f32 = 0.3;

/// The room beside each row of a picture, in points.
const MARGIN: f32 = 3.0;

impl Beside {
    /// Returns the width of a cell of the largest lying board that fits into an area of `size`,
    /// and the room beside each of its rows.
    fn unit_and_room(self, size: Vec2) -> (f32, f32) {
        let room = match self {
            Beside::Arrows => arrow_room(size.y),
            Beside::Numbers => super::shape::NUMBER_GAP + 1.3 * super::MAX_NUMBER + MARGIN,
            Beside::Margin => MARGIN,
        };
        ((size.x / ACROSS).min((size.y - 2.0 * room) / 2.0).max(1.0), room)
    }

    /// Returns whether the cells have their numbers beside them.
    pub fn is_numbered(self) -> bool {
        self != Beside::Margin
    }

    /// Returns whether the cells of an upright board are larger than those of a lying one, in an
    /// area that is higher than wide.
    pub fn makes_upright(self, size: Vec2) -> bool {
        size.y > size.x && self.unit_and_room(vec2(size.y, size.x)).0 > self.unit_and_room(size).0
    }
}

/// Lays out the largest board that fits into `room` with what is `beside` its rows. Returns it,
/// and whether it stands upright.
pub(super) fn plan(room: Rect, beside: Beside) -> (Plan, bool) {
    let upright = beside.makes_upright(room.size());
    let plan = if upright {
        let lying = Rect::from_center_size(room.center(), vec2(room.height(), room.width()));
        lying_plan(lying, beside).turned(room.center())
    } else {
        lying_plan(room, beside)
    };
    (plan, upright)
}

fn lying_plan(room: Rect, beside: Beside) -> Plan {
    let numbered = beside.is_numbered();
    let (unit, beside) = beside.unit_and_room(room.size());
    let area = Rect::from_center_size(room.center(), vec2(7.0, 2.0) * unit);
    let arrow = (unit * 0.4).clamp(MIN_ARROW, (beside - 2.0 * ARROW_GAP).max(MIN_ARROW));
    let shapes = (0..12).map(|place| shape(place, area, unit, arrow, numbered)).collect();
    let lines = lines(area, unit).into_iter().map(|line| (None, line)).collect();
    let font = super::badge_font(unit);
    Plan {
        area,
        unit,
        dan_width: DAN_WIDTH * unit,
        quan_width: QUAN_WIDTH * unit,
        chalk_width: (0.045 * unit).max(MIN_CHALK),
        badge_font: if numbered { font } else { font.min(PICTURE_BADGE * unit) },
        number_height: super::number_height(unit),
        shapes,
        lines,
        cards: Vec::new(),
        cards_with_clocks: None,
    }
}

fn shape(place: usize, area: Rect, unit: f32, arrow: f32, numbered: bool) -> CellShape {
    let mut shape = match place {
        0 | 6 => half_round(place == 0, area, unit),
        _ => {
            let near = place < 6;
            let column = if near { place } else { 12 - place } as f32;
            let y = if near { 1.5 } else { 0.5 };
            let middle = area.min + vec2(column + 0.5, y) * unit;
            let sign = if near { 1.0 } else { -1.0 };
            let mut cell =
                CellShape::turned_box(middle, vec2(sign, 0.0), vec2(0.0, sign), Vec2::splat(unit));
            let inset = (unit * 0.175).max(14.0);
            let inset = if numbered { inset } else { inset.min(PICTURE_BADGE * unit) };
            cell.badge = middle + vec2(inset - 0.5 * unit, sign * (0.5 * unit - inset));
            cell.mark = middle + vec2(0.3, sign * 0.36) * unit;
            cell.heap = middle + vec2(1.0, -sign) * unit * 0.05;
            let number = super::number_height(unit);
            let apart = super::apart_for_number(number);
            cell.put_arrows(arrow, apart, true, unit / 2.0, ARROW_GAP);
            if numbered {
                cell.put_number(number, true, unit / 2.0);
            }
            cell
        }
    };
    shape.spread = [Vec2::X * unit, Vec2::Y * unit];
    shape
}

fn half_round(left: bool, area: Rect, unit: f32) -> CellShape {
    let sign = if left { -1.0 } else { 1.0 };
    let centre = pos2(if left { area.left() + unit } else { area.right() - unit }, area.center().y);
    let outline = arc(centre, unit, sign);
    let around = Rect::from_points(&outline);
    let middle = around.center();
    let out = vec2(sign, 0.0);
    let along = vec2(0.0, -sign);
    let mut cell = CellShape::with_outline(outline, middle, along, out, around);
    let inner = if left { around.right() } else { around.left() };
    cell.badge = pos2(inner + sign * 0.3 * unit, around.bottom() - 0.34 * unit);
    cell.heap = middle + vec2(-sign * 0.04, 0.18) * unit;
    cell.quan = middle + vec2(-sign * 0.08, -0.40) * unit;
    cell
}

/// Returns the points of a half-round, from its upper to its lower end.
fn arc(centre: Pos2, radius: f32, sign: f32) -> Vec<Pos2> {
    let point = |i| {
        let turn = -PI / 2.0 + PI * i as f32 / 48.0;
        centre + vec2(sign * turn.cos(), turn.sin()) * radius
    };
    (0..=48).map(point).collect()
}

fn lines(area: Rect, unit: f32) -> Vec<Vec<Pos2>> {
    let (left, right) = (area.left() + unit, area.right() - unit);
    let rows = [area.top(), area.center().y, area.bottom()];
    let across = rows.map(|y| vec![pos2(left, y), pos2(right, y)]);
    let down = (0..=5).map(|column| {
        let x = left + column as f32 * unit;
        vec![pos2(x, area.top()), pos2(x, area.bottom())]
    });
    let middle = area.center().y;
    let ends = [arc(pos2(left, middle), unit, -1.0), arc(pos2(right, middle), unit, 1.0)];
    across.into_iter().chain(down).chain(ends).collect()
}
