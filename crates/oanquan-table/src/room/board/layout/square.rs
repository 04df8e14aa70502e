//! Four sides: a square, or a rectangle in a wide window, with rounded quan cells at its corners.
//! Arrows and the players' cards are inside; in a high room, the cards of the rows are above and below the board.

use std::f32::consts::FRAC_PI_2;

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::{
    ARROW_GAP, ARROWS_APART, Beside, CHALK, CellShape, DAN_WIDTH, EDGE, MIN_ARROW, MIN_CHALK,
    MIN_DAN, Plan, TAB, fill_box, number_height_in, number_room, quan_badge_inset,
};

/// The height of the rows and corners, as a multiple of the height of a cell in the columns. The
/// quan needs more room than five dân.
const CORNER: f32 = 1.15;
/// The maximum width of a cell, as a multiple of its height.
const WIDE: f32 = 1.42;
/// The width that a cell may reach regardless of its height, in points, so that the text inside
/// the ring has room.
const MIN_WIDTH: f32 = 104.0;
/// The maximum height of a cell, as a multiple of its width.
const TALL: f32 = 1.2;
/// The exponent of the superellipse of the rounded corners: 2 is an ellipse, more is fuller.
const FULLNESS: f32 = 2.6;

/// The width of the free middle below which the cards of the rows are above and below the board, in points.
const NARROW_MIDDLE: f32 = 300.0;
/// The range of their height, and the share of the room's height that they take.
const OUTER_CARD: [f32; 2] = [48.0, 90.0];
const OUTER_SHARE: f32 = 0.12;
/// Their maximum width, in points.
const OUTER_WIDTH: f32 = 360.0;
/// The height of the free middle between the arrows, in points, below which cards with clocks are in three columns rather
/// than in three lines, and the share of the width that each outer column has then.
const LOW_MIDDLE: f32 = 110.0;
const OUTER_COLUMN: f32 = 0.29;
/// How much nearer the other cards are to their own rows than to those of each other, in points.
const ASIDE: f32 = 6.0;
/// The least height of a cell beside such cards, as a multiple of its width.
const FLAT: f32 = 0.9;

/// The dimensions of the ring.
struct Grid {
    /// The rectangle around the ring.
    outer: Rect,
    /// The free middle.
    inner: Rect,
    /// The size of a cell in the lower and upper rows.
    row: Vec2,
    /// The size of a cell in the columns at the sides.
    column: Vec2,
    /// The height of the numbers outside the rows.
    number: f32,
    /// The cards of the lower and the upper row, if they are outside of the ring.
    outer_cards: Option<[Rect; 2]>,
}

impl Grid {
    fn of(room: Rect, beside: Beside) -> Self {
        let number = number_height_in(room);
        let whole = room.shrink(EDGE);
        let room = match beside {
            Beside::Arrows | Beside::Numbers => room.shrink(number_room(room)),
            Beside::Margin => whole,
        };
        let cells = 5.0 + 2.0 * CORNER;
        let height = room.height() / cells;
        let width = (room.width() / 7.0).min((WIDE * height).max(MIN_WIDTH));
        let card = (OUTER_SHARE * room.height()).clamp(OUTER_CARD[0], OUTER_CARD[1]);
        let beside_cards = (room.height() - 2.0 * (card + TAB)) / cells;
        let is_outside = matches!(beside, Beside::Arrows)
            && 5.0 * width < NARROW_MIDDLE
            && beside_cards >= FLAT * width;
        let height = if is_outside { beside_cards } else { height }.min(TALL * width);
        let (row, column) = (vec2(width, CORNER * height), vec2(width, height));
        let inner = Rect::from_center_size(room.center(), vec2(5.0 * width, 5.0 * height));
        let outer = inner.expand2(vec2(column.x, row.y));
        let outer_cards = is_outside.then(|| {
            let size = vec2(whole.width().min(OUTER_WIDTH), card);
            let away = (outer.height() + card) / 2.0 + room.top() - whole.top() + TAB;
            [away, -away].map(|away| Rect::from_center_size(outer.center() + vec2(0.0, away), size))
        });
        Grid { outer, inner, row, column, number, outer_cards }
    }
}

/// Lays out the largest board that fits into `room`.
pub(super) fn plan(room: Rect, beside: Beside) -> Plan {
    let grid = Grid::of(room, beside);
    let least = grid.column.y.min(grid.row.x);
    // Stones may be slightly larger where a flat cell lets the heap spread.
    let unit = (grid.column.x * grid.column.y).sqrt().min(1.15 * least);
    let arrow = (least * 0.42).clamp(MIN_ARROW, 52.0);
    let numbered = beside.is_numbered();
    let shapes = (0..24).map(|place| shape(place, &grid, unit, arrow, numbered)).collect();

    let beyond_arrows = (0.035 * grid.inner.height()).clamp(ARROW_GAP, 16.0);
    let middle = grid.inner.shrink(ARROW_GAP + arrow + beyond_arrows);
    let (cards, cards_with_clocks) = match grid.outer_cards {
        Some(outer) => (cards_beside(middle, outer), None),
        None => (cards(middle), is_low(middle).then(|| cards_in_columns(middle))),
    };
    let quan_width = 0.64 * grid.row.y.min(grid.column.x);
    Plan {
        area: grid.outer,
        unit,
        dan_width: (DAN_WIDTH * unit).max(MIN_DAN),
        quan_width,
        chalk_width: (CHALK * unit).max(MIN_CHALK),
        badge_font: super::badge_font(unit),
        number_height: grid.number,
        shapes,
        lines: lines(&grid),
        cards,
        cards_with_clocks,
    }
}

fn shape(place: usize, grid: &Grid, unit: f32, arrow: f32, numbered: bool) -> CellShape {
    let (edge, step) = (place / 6, place % 6);
    if step == 0 {
        return corner(edge, grid, unit);
    }
    let inner = grid.inner;
    let step = step as f32 - 0.5;
    let (row, column) = (grid.row, grid.column);
    let (middle, along, out, size) = match edge {
        0 => {
            (pos2(inner.left() + step * row.x, inner.bottom() + row.y / 2.0), Vec2::X, Vec2::Y, row)
        }
        1 => {
            let at = pos2(inner.right() + column.x / 2.0, inner.bottom() - step * column.y);
            (at, -Vec2::Y, Vec2::X, column)
        }
        2 => {
            let at = pos2(inner.right() - step * row.x, inner.top() - row.y / 2.0);
            (at, -Vec2::X, -Vec2::Y, row)
        }
        _ => {
            let at = pos2(inner.left() - column.x / 2.0, inner.top() + step * column.y);
            (at, Vec2::Y, -Vec2::X, column)
        }
    };
    let size_along = if edge % 2 == 0 { size } else { vec2(size.y, size.x) };
    let mut cell = CellShape::turned_box(middle, along, out, size_along);
    // The number is in the upper or left one of the two outer corners.
    let (x, y) = match edge {
        0 => (-1.0, 1.0),
        1 => (1.0, -1.0),
        _ => (-1.0, -1.0),
    };
    let mark = if edge % 2 == 0 { vec2(-x, y) } else { vec2(x, -y) };
    fill_box(&mut cell, Rect::from_center_size(middle, size), vec2(x, y), mark, unit);
    cell.put_arrows(arrow, ARROWS_APART, false, size_along.y / 2.0, ARROW_GAP);
    if numbered {
        cell.put_number(grid.number, true, size_along.y / 2.0);
    }
    cell.keep_arrows_within(inner.shrink(1.0));
    cell
}

/// Returns the quan cell before `edge`.
fn corner(edge: usize, grid: &Grid, unit: f32) -> CellShape {
    let inner = grid.inner;
    let (at, sign) = match edge {
        0 => (inner.left_bottom(), vec2(-1.0, 1.0)),
        1 => (inner.right_bottom(), vec2(1.0, 1.0)),
        2 => (inner.right_top(), vec2(1.0, -1.0)),
        _ => (inner.left_top(), vec2(-1.0, -1.0)),
    };
    let size = sign * vec2(grid.column.x, grid.row.y);
    let curve = curve(at, size);
    let around = Rect::from_two_pos(at, at + size);
    let mut outline = vec![at];
    outline.extend(curve);
    let out = sign.normalized();
    let along = vec2(out.y, -out.x);
    let mut cell = CellShape::with_outline(outline, around.center(), along, out, around);
    // The quan lies towards the rounded side, the dân in the inner angle.
    let flat = (size.x.abs() / size.y.abs() - 1.1).clamp(0.0, 0.8);
    cell.quan = at + size * vec2(0.6 + 0.1 * flat, 0.5);
    let aside = (0.24 * size.x.abs()).max(quan_badge_inset(unit));
    let badge_in = vec2(aside, 14.0 + 0.12 * unit).min(size.abs() * 0.5);
    cell.badge = pos2(at.x + sign.x * badge_in.x, at.y + sign.y * (size.y.abs() - badge_in.y));
    cell.heap = at + size * vec2(0.24, 0.33);
    cell.spread = [Vec2::X * unit * 0.6, Vec2::Y * unit * 0.6];
    cell
}

/// Returns the outer line of a corner, from the column to the row.
fn curve(at: Pos2, size: Vec2) -> Vec<Pos2> {
    let power = 2.0 / FULLNESS;
    let point = |i| {
        let (sin, cos) = (FRAC_PI_2 * i as f32 / 32.0).sin_cos();
        at + size * vec2(cos.max(0.0).powf(power), sin.max(0.0).powf(power))
    };
    (0..=32).map(point).collect()
}

/// Returns the lines of the ring: rows in the colours of their sides, corners in plain chalk.
fn lines(grid: &Grid) -> Vec<(Option<usize>, Vec<Pos2>)> {
    let (inner, outer) = (grid.inner, grid.outer);
    let corners = [
        (inner.left_bottom(), vec2(-1.0, 1.0)),
        (inner.right_bottom(), vec2(1.0, 1.0)),
        (inner.right_top(), vec2(1.0, -1.0)),
        (inner.left_top(), vec2(-1.0, -1.0)),
    ];
    let size = vec2(grid.column.x, grid.row.y);
    let mut lines: Vec<_> =
        corners.iter().map(|&(at, sign)| (None, curve(at, sign * size))).collect();
    for (edge, (from, to, out)) in [
        (inner.left_bottom(), inner.right_bottom(), vec2(0.0, outer.bottom() - inner.bottom())),
        (inner.right_bottom(), inner.right_top(), vec2(outer.right() - inner.right(), 0.0)),
        (inner.right_top(), inner.left_top(), vec2(0.0, outer.top() - inner.top())),
        (inner.left_top(), inner.left_bottom(), vec2(outer.left() - inner.left(), 0.0)),
    ]
    .into_iter()
    .enumerate()
    {
        lines.extend(super::row_lines(from, to, out).map(|line| (Some(edge), line)));
    }
    lines
}

/// Returns the rectangles of the players' cards, each near its own row: the cards of the rows
/// above and below, those of the columns between them. The two in between are side by side if the
/// area is wide enough, and one above the other if not.
fn cards(room: Rect) -> Vec<Rect> {
    let gap = (room.height() * 0.03).max(4.0);
    let two_beside = has_two_beside(room);
    let lines = if two_beside { 3.0 } else { 4.0 };
    let all = room.height() - (lines - 1.0) * gap;
    // Cards side by side are narrow and need more height.
    let (low, high) = if two_beside { (0.29, 0.42) } else { (0.25, 0.25) };
    let across = vec2(room.width().min(500.0), (low * all).min(78.0));
    let width = if two_beside { (room.width() - gap) / 2.0 } else { room.width() * 0.8 };
    let beside = vec2(width.min(300.0), (high * all).min(112.0));
    let (middle, away) = (room.center(), if two_beside { 0.0 } else { (beside.y + gap) / 2.0 });
    let at = |x: f32, y: f32, size: Vec2| Rect::from_center_size(pos2(x, y), size);
    vec![
        at(middle.x, room.bottom() - across.y / 2.0, across),
        at(room.right() - beside.x / 2.0, middle.y - away, beside),
        at(middle.x, room.top() + across.y / 2.0, across),
        at(room.left() + beside.x / 2.0, middle.y + away, beside),
    ]
}

/// Returns whether two cards have room side by side.
fn has_two_beside(room: Rect) -> bool {
    room.width() >= 300.0
}

/// Returns whether three lines of cards are too low for clocks in the middle, which is wide enough for three columns.
fn is_low(room: Rect) -> bool {
    has_two_beside(room) && room.height() < LOW_MIDDLE
}

/// Returns the rectangles of the cards in three columns: those of the rows one above the other in the middle, which is
/// the widest.
fn cards_in_columns(room: Rect) -> Vec<Rect> {
    let gap = (room.height() * 0.03).max(4.0);
    let outer = OUTER_COLUMN * (room.width() - 2.0 * gap);
    let (left, rest) = room.split_left_right_at_x(room.left() + outer);
    let (middle, right) = rest.split_left_right_at_x(rest.right() - outer);
    let middle = middle.shrink2(vec2(gap, 0.0));
    let (above, below) = middle.split_top_bottom_at_fraction(0.5);
    let half = gap / 2.0;
    vec![below.with_min_y(below.top() + half), right, above.with_max_y(above.bottom() - half), left]
}

/// Returns the same with the cards of the rows outside: those of the columns have the whole middle.
fn cards_beside(room: Rect, [below, above]: [Rect; 2]) -> Vec<Rect> {
    let gap = (room.height() * 0.03).max(4.0);
    let size = vec2(room.width() - ASIDE, ((room.height() - gap) / 2.0).min(112.0));
    let away = vec2(-ASIDE, size.y + gap) / 2.0;
    let at = |middle: Pos2| Rect::from_center_size(middle, size);
    vec![below, at(room.center() - away), above, at(room.center() + away)]
}
