//! Three sides: a triangle with rounded quan cells at its corners. The arrows of the slanted rows
//! are outside; those of the lower row are inside, where there is room.

use std::f32::consts::{FRAC_PI_2, PI};

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::{
    ARROW_GAP, ARROWS_APART, Beside, CHALK, CellShape, DAN_WIDTH, EDGE, MIN_ARROW, MIN_CHALK,
    MIN_DAN, Plan, TAB, badge_font, badge_radius, number_height_in, quan_badge_inset, row_lines,
};

/// The width of the free middle, as a multiple of its height; an equilateral triangle would have
/// 1.155.
const WIDE: f32 = 1.34;
/// The minimum width of the free middle, in points, if the window has room: a flat window gets a
/// flat triangle rather than small cells.
const MIN_WIDTH: f32 = 450.0;

/// The maximum width of a card, in points.
const CARD: f32 = 320.0;
/// The width of a card in the free middle below which it is below the board instead, and the least height that it needs
/// there, in points.
const NARROW_CARD: f32 = 220.0;
const MIN_BELOW: f32 = 52.0;

/// How far the number of a slanted cell is above its middle, as a share of the cell's length, from
/// the lowest cell of a row. The numbers keep clear of each other in the top corner.
const RAISED: [f32; 5] = [0.0, 0.2, 0.1, 0.0, -0.2];
/// The places of the number of the lowest cell, in the same measure: the first one that is clear of
/// the arrows of the lower row is taken.
const LOWEST: [f32; 7] = [0.0, -0.08, -0.15, 0.1, 0.2, 0.3, 0.4];

/// The share of the height above [`LOW`] that is left for the frame of a carved board.
const FRAME_ROOM: f32 = 0.03;
/// The height of a low room, in points, where each point counts for the cells.
const LOW: f32 = 300.0;

/// The free middle, and the ring around it, which is `thick` points wide.
struct Frame {
    /// The corners of the free middle: lower left, lower right, top.
    corners: [Pos2; 3],
    thick: f32,
    arrow: f32,
    /// The height of the numbers beside the rows, opposite the arrows.
    number: f32,
}

impl Frame {
    fn of(room: Rect, beside: Beside) -> Self {
        let number = number_height_in(room);
        let mut room = room.shrink(EDGE);
        if beside.is_numbered() {
            // The numbers of the lower row are below it, and in a high room also below the frame of
            // a carved board.
            room.max.y -= number + 1.0 + (FRAME_ROOM * (room.height() - LOW)).clamp(0.0, 16.0);
        }
        // Nobody presses the cells of a picture: in a low one, thin rows keep the triangle from looking flat.
        let least = if beside.is_numbered() { 45.4 } else { 24.0 };
        let thick = (room.height() * 0.15).clamp(least, 140.0).min(room.width() * 0.13);
        let arrow = (thick * 0.42).clamp(MIN_ARROW, 52.0);
        // The uppermost arrows and the bulge of the top corner need some room.
        let head = 0.16 * thick + 10.0;
        let room_width = room.width() - 2.3 * thick;
        let height = (room.height() - head - 2.0 * thick).min(room_width * 0.95);
        let width = (WIDE * height).max(MIN_WIDTH).min(room_width);
        let all = height + 2.0 * thick + head;
        let top = room.center().y - all / 2.0 + head + thick;
        let x = room.center().x;
        let corners = [
            pos2(x - width / 2.0, top + height),
            pos2(x + width / 2.0, top + height),
            pos2(x, top),
        ];
        Frame { corners, thick, arrow, number }
    }

    /// Returns the inner ends of a row, anticlockwise.
    fn ends(&self, edge: usize) -> (Pos2, Pos2) {
        (self.corners[edge], self.corners[(edge + 1) % 3])
    }

    fn along(&self, edge: usize) -> Vec2 {
        let (from, to) = self.ends(edge);
        (to - from).normalized()
    }

    fn out(&self, edge: usize) -> Vec2 {
        let along = self.along(edge);
        vec2(-along.y, along.x)
    }

    /// Returns the outer line of the quan cell before `edge`. The narrower the cell, the fuller
    /// the curve.
    fn curve(&self, edge: usize) -> Vec<Pos2> {
        let at = self.corners[edge];
        let (from, open) = (self.out((edge + 2) % 3).angle(), self.open(edge));
        let bulge = self.bulge(edge);
        let point = |i| {
            let t = i as f32 / 40.0;
            let radius = self.thick * (1.0 + bulge * (PI * t).sin());
            at + Vec2::angled(from - open * t) * radius
        };
        (0..=40).map(point).collect()
    }

    /// Returns the angle of the quan cell before `edge`, in radians.
    fn open(&self, edge: usize) -> f32 {
        self.out((edge + 2) % 3).dot(self.out(edge)).clamp(-1.0, 1.0).acos()
    }

    fn bulge(&self, edge: usize) -> f32 {
        (0.3 * (2.0 - self.open(edge) / FRAC_PI_2 * 1.1)).clamp(0.06, 0.3)
    }
}

/// Lays out the largest board that fits into `room`.
pub(super) fn plan(room: Rect, beside: Beside) -> Plan {
    let frame = Frame::of(room, beside);
    let numbered = beside.is_numbered();
    let least = (0..3)
        .map(|edge| {
            let (from, to) = frame.ends(edge);
            (to - from).length() / 5.0
        })
        .fold(frame.thick, f32::min);
    let unit = least;
    let mut shapes: Vec<CellShape> =
        (0..18).map(|place| shape(place, &frame, unit, numbered, room)).collect();
    keep_numbers_clear(&mut shapes, &frame);
    let mut lines: Vec<_> = (0..3).map(|edge| (None, frame.curve(edge))).collect();
    for edge in 0..3 {
        let (from, to) = frame.ends(edge);
        let out = frame.out(edge) * frame.thick;
        lines.extend(row_lines(from, to, out).map(|line| (Some(edge), line)));
    }
    let area = shapes.iter().map(CellShape::around).reduce(Rect::union).expect("a board has cells");
    let cards = cards(&frame, &shapes, room);
    Plan {
        area,
        unit,
        dan_width: (DAN_WIDTH * unit).max(MIN_DAN),
        quan_width: 0.74 * frame.thick,
        chalk_width: (CHALK * unit).max(MIN_CHALK),
        badge_font: super::badge_font(unit),
        number_height: frame.number,
        shapes,
        lines,
        cards,
        cards_with_clocks: None,
    }
}

fn shape(place: usize, frame: &Frame, unit: f32, numbered: bool, room: Rect) -> CellShape {
    let (edge, step) = (place / 6, place % 6);
    if step == 0 {
        return corner(edge, frame, unit);
    }
    let (from, to) = frame.ends(edge);
    let (along, out) = (frame.along(edge), frame.out(edge));
    let size = vec2((to - from).length() / 5.0, frame.thick);
    let middle = from + along * size.x * (step as f32 - 0.5) + out * frame.thick / 2.0;
    let mut cell = CellShape::turned_box(middle, along, out, size);
    // The number is in the outer corner at the left or lower end. At the upper end it would be
    // too close to the number of the top quan cell.
    let first = if edge == 2 { along } else { -along };
    let inset = badge_radius(unit) + 3.0;
    let slanted = if edge == 0 { 0.0 } else { 0.12 * inset };
    let aside = size.x / 2.0 - inset - slanted;
    cell.badge = middle + first * aside + out * (size.y / 2.0 - inset - slanted);
    let mark = vec2(0.2 * unit + slanted, 0.16 * unit + slanted);
    cell.mark = middle - first * (size.x / 2.0 - mark.x) + out * (size.y / 2.0 - mark.y);
    cell.heap = middle - first * (0.05 * unit + 0.08 * (size.x - unit)) - out * 0.05 * unit;
    // The axes closest to across and down keep the light on the upper side.
    let across = if along.x < 0.0 { -along } else { along };
    let down = if out.y < 0.0 { -out } else { out };
    cell.spread = [across * size.x.min(1.3 * unit), down * unit];
    let reach = frame.thick / 2.0;
    cell.put_arrows(frame.arrow, ARROWS_APART, edge != 0, reach, ARROW_GAP);
    if numbered {
        cell.put_number(frame.number, edge == 0, reach);
        let raised = match edge {
            0 => Vec2::ZERO,
            1 => along * RAISED[step - 1],
            _ => -along * RAISED[5 - step],
        };
        cell.number = cell.number.map(|at| at + raised * size.x);
    }
    if edge == 0 {
        cell.keep_arrows_within(inside_above_the_row(frame));
    } else {
        cell.keep_arrows_within(room);
    }
    cell
}

/// Moves the numbers of the lowest slanted cells along their rows, clear of the arrows of the lower
/// row.
fn keep_numbers_clear(shapes: &mut [CellShape], frame: &Frame) {
    for (lowest, nearest, up) in [(7, 5, frame.along(1)), (17, 1, -frame.along(2))] {
        let (from, to) = frame.ends(lowest / 6);
        let length = (to - from).length() / 5.0;
        let arrows = shapes[nearest].arrows;
        let is_clear = |at: &Pos2| {
            let number = Rect::from_center_size(*at, vec2(1.6, 1.2) * frame.number);
            arrows.iter().all(|arrow| !arrow.intersects(number))
        };
        let number = shapes[lowest].number;
        shapes[lowest].number = number.map(|at| {
            LOWEST.iter().map(|share| at + up * *share * length).find(is_clear).unwrap_or(at)
        });
    }
}

/// Returns the part of the free middle where the arrows of the lower row fit.
fn inside_above_the_row(frame: &Frame) -> Rect {
    let [left, right, top] = frame.corners;
    let high = frame.arrow + ARROW_GAP + 1.0;
    let share = high / (left.y - top.y);
    let aside = (right.x - left.x) / 2.0 * share;
    Rect::from_min_max(pos2(left.x + aside, left.y - high), pos2(right.x - aside, left.y))
}

/// Returns the quan cell before `edge`.
fn corner(edge: usize, frame: &Frame, unit: f32) -> CellShape {
    let at = frame.corners[edge];
    let mut outline = vec![at];
    outline.extend(frame.curve(edge));
    let around = Rect::from_points(&outline);
    let out = (frame.out((edge + 2) % 3) + frame.out(edge)).normalized();
    let thick = frame.thick;
    let middle = at + out * 0.55 * thick;
    let along = vec2(out.y, -out.x);
    let touch = Rect::from_center_size(middle, Vec2::splat(0.72 * thick)).intersect(around);
    let mut cell = CellShape::with_outline(outline, middle, along, out, touch);
    let (quan, badge) = if edge == 2 {
        // As high as the number fits between the lines with the quan still visible above it.
        let up = (2.45 * badge_font(unit) / thick).clamp(0.3, 0.5);
        (-Vec2::Y * (up + 0.42).max(0.76), -Vec2::Y * up)
    } else {
        let side = if edge == 0 { -1.0 } else { 1.0 };
        (
            vec2(side * 0.58, 0.04),
            vec2(side * (0.28_f32).max(quan_badge_inset(unit) / frame.thick), 0.66),
        )
    };
    cell.quan = at + quan * thick;
    cell.badge = at + badge * thick;
    cell.heap = at + (quan * 0.7 + badge * 0.3) * thick;
    cell.spread = [Vec2::X * unit * 0.8, Vec2::Y * unit * 0.8];
    cell
}

/// Returns the rectangles of the players' cards. The card of the lower row is above it in the
/// free middle, or below it in a high room; those of the slanted rows are beside them, towards the upper corners of the
/// window.
fn cards(frame: &Frame, shapes: &[CellShape], room: Rect) -> Vec<Rect> {
    let [left, right, top] = frame.corners;
    let (width, height) = (right.x - left.x, left.y - top.y);
    let above = frame.arrow + 2.5 * ARROW_GAP;
    let high = (0.4 * (height - above)).clamp(44.0, 112.0).min((0.22 * width).max(44.0));
    // The numbers of the slanted rows are beside the upper corners of the card.
    let aside = (0.4 * frame.thick).max(2.0 * (2.0 * frame.number + 6.0));
    let wide = width * (1.0 - (above + high) / height) - aside;
    let bottom = left.y - above;
    let near = Rect::from_min_max(
        pos2(top.x - wide.min(CARD) / 2.0, bottom - high),
        pos2(top.x + wide.min(CARD) / 2.0, bottom),
    );
    let room = room.shrink(EDGE);
    let high = (room.height() * 0.155).clamp(46.0, 112.0);
    // In a high room, there is more room below the board than in its middle.
    let outer = left.y + frame.thick + frame.number + ARROW_GAP + TAB;
    let below = high.min(room.bottom() - outer);
    let near = if near.width() < NARROW_CARD && below >= MIN_BELOW {
        let wide = CARD.min(room.width());
        Rect::from_min_size(pos2(top.x - wide / 2.0, outer), vec2(wide, below))
    } else {
        near
    };
    // The cells and arrows of the right row, with the quan cells at its ends.
    let reach: Vec<Rect> = shapes[6..=12]
        .iter()
        .flat_map(|shape| shape.arrows.into_iter().chain([shape.around()]))
        .filter(|rect| rect.is_positive())
        .collect();
    let beside = |y: f32| {
        let rows = y - ARROW_GAP..=y + high + ARROW_GAP;
        let touching = reach.iter().filter(|r| r.bottom() > *rows.start() && r.top() < *rows.end());
        touching.map(|rect| rect.right()).fold(top.x, f32::max) + 2.0 * ARROW_GAP
    };
    // The lowest position, no lower than the middle of the row, where a card of full width fits.
    let lowest = (top.y + left.y) / 2.0 - high;
    let mut steps = (0..).map(|i| lowest - 8.0 * i as f32).take_while(|&y| y > room.top());
    let y = steps.find(|&y| room.right() - beside(y) >= CARD).unwrap_or(room.top());
    let size = vec2((room.right() - beside(y)).min(CARD), high);
    let at_right = Rect::from_min_size(pos2(beside(y), y), size);
    let mirrored = pos2(2.0 * top.x - at_right.right(), y);
    vec![near, at_right, Rect::from_min_size(mirrored, size)]
}
