//! The layout of a screen with a board.

use eframe::egui::{Rect, Vec2, pos2, vec2};
use table::board::{PageLayout, PageParts};
use ui_kit::theme::sizes;

use super::plated_board::PlatedBoard;

/// The width of the result beside the board.
const RESULT: f32 = 316.0;
/// The smallest window in which the result is beside the board.
const WITH_RESULT: Vec2 = vec2(900.0, 560.0);

/// The least window height from which a page with a task has plates.
const WITH_PLATES: f32 = 340.0;
/// The least height of the window of a computer; a telephone that lies has less.
const LYING: f32 = 400.0;

/// The least window height from which the result is a sheet below the board, and the range and the
/// share of the height of that sheet.
const WITH_SHEET: f32 = 760.0;
const MIN_SHEET: f32 = 330.0;
const MAX_SHEET: f32 = 440.0;
const SHEET: f32 = 0.4;
/// The same share in a narrow window, in which the board is low.
const NARROW_SHEET: f32 = 0.5;
/// The greatest width of the panel with the narration, and of the sheet.
const LINE_WIDTH: f32 = 900.0;
const SHEET_WIDTH: f32 = 600.0;

/// The gap between the line below the board and a list that lies over the board.
const ABOVE_LINE: f32 = 4.0;

/// Lays out a room for a picture: a board without buttons above it and, unless `with_line`, without the narration below
/// it.
pub(super) fn picture_layout(room: Rect, sides: usize, with_line: bool) -> PageLayout {
    let above = bar(room).height();
    let below = if with_line { 0.0 } else { line_height(room, 1.0) + gap(room) };
    let room = Rect::from_x_y_ranges(room.x_range(), room.top() - above..=room.bottom() + below);
    page_layout(room, &PageParts { sides, ..PageParts::default() }, None)
}

/// Lays out a room for a board with these parts, with a column of the width `left` to its left. The players of two sides
/// have plates beside their rows; a triangle or square has the players' cards within the board area, and their places are
/// empty.
pub(super) fn page_layout(room: Rect, parts: &PageParts, left: Option<f32>) -> PageLayout {
    let beside = [left, parts.list];
    let gap = gap(room);
    let bar = bar(room);
    let below_bar = below_bar(room);
    let inner = below_bar;
    let (inner, beside) = match parts.result {
        Some(sheet) if sheet.left() < room.center().x => {
            (inner.with_max_y(sheet.top() - gap), [beside[0], None])
        }
        Some(column) => (inner.with_max_x(column.left() - gap), [beside[0], None]),
        None => (inner, beside),
    };
    let (panel, inner, list) = split(inner, beside, gap);
    let usual_height = line_height(room, parts.text_scale) + parts.line_growth;
    let line_height = parts.panel_below.unwrap_or(usual_height);
    let (above, _) = inner.split_top_bottom_at_y(inner.bottom() - line_height - gap);
    // In the lowest windows, a task needs the height for cells that can be pressed.
    let has_plates = parts.panel_below.is_none() || room.height() >= WITH_PLATES;
    let above = if has_plates { above } else { above.with_max_y(room.bottom() - line_height) };
    let (far, board, near, bottom) = if parts.sides > 2 || !has_plates {
        (Rect::NOTHING, above, Rect::NOTHING, above.bottom())
    } else {
        let PlatedBoard { far, board, near } = PlatedBoard::of(above);
        (far, board, near, board.bottom().max(near.bottom()))
    };
    let width = inner.width().min(LINE_WIDTH);
    let middle = pos2(inner.center().x, bottom + gap + line_height / 2.0);
    let line = Rect::from_center_size(middle, vec2(width, line_height));
    let over_board = below_bar.with_max_y(line.top() - ABOVE_LINE);
    PageLayout { bar, far, board, near, line, list, panel, over_board, rows: None }
}

/// Returns the place of the result in the window area `room`: at its right edge or, in a high
/// window, at its lower edge. Returns `None` if the window is too small to show the board as well.
pub fn place_of_result(room: Rect) -> Option<Rect> {
    let inner = below_bar(room);
    if room.width() >= WITH_RESULT.x && room.height() >= WITH_RESULT.y {
        return Some(inner.with_min_x(inner.right() - RESULT));
    }
    let share = if room.width() < sizes::NARROW { NARROW_SHEET } else { SHEET };
    let height = (share * room.height()).clamp(MIN_SHEET, MAX_SHEET);
    let size = vec2(inner.width().min(SHEET_WIDTH), height);
    let middle = pos2(inner.center().x, inner.bottom() - height / 2.0);
    (room.height() >= WITH_SHEET).then(|| Rect::from_center_size(middle, size))
}

/// Returns the height of the narration, which has more lines in a narrow window and buttons for fingers on a telephone
/// that lies. `letters` is the scale of its text.
fn line_height(room: Rect, text_scale: f32) -> f32 {
    match room.height() {
        sizes::TALL.. if room.width() < sizes::NARROW => {
            sizes::narrow_line(room.height(), text_scale)
        }
        sizes::TALL.. => 50.0,
        LYING.. => 38.0,
        _ => 46.0,
    }
}

/// Returns the gap between the areas.
fn gap(room: Rect) -> f32 {
    if room.height() >= sizes::TALL { 8.0 } else { 4.0 }
}

/// Returns the buttons at the top.
fn bar(room: Rect) -> Rect {
    Rect::from_min_size(room.min, vec2(room.width(), sizes::BAR))
}

/// Returns the area below the buttons.
fn below_bar(room: Rect) -> Rect {
    room.with_min_y(bar(room).bottom()).shrink(gap(room))
}

/// Splits `room` into a left column, the middle and a right column, with `gap` between them.
fn split(room: Rect, widths: [Option<f32>; 2], gap: f32) -> (Option<Rect>, Rect, Option<Rect>) {
    let [left, right] = widths;
    let left = left.map(|width| room.with_max_x(room.left() + width));
    let right = right.map(|width| room.with_min_x(room.right() - width));
    let from = left.map_or(room.left(), |column| column.right() + gap);
    let to = right.map_or(room.right(), |column| column.left() - gap);
    (left, room.with_min_x(from).with_max_x(to), right)
}
