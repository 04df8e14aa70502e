//! The layout of a screen with a board.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::ui::board::BoardLayout;
use crate::ui::theme::sizes;

/// The width of the result beside the board.
const RESULT: f32 = 316.0;
/// The smallest window in which the result is beside the board.
const WITH_RESULT: Vec2 = vec2(900.0, 560.0);

/// The areas of a screen with a board.
pub struct GameLayout {
    /// The buttons above the board.
    pub bar: Rect,
    /// The strip of the far side; empty with more than two sides.
    pub far: Rect,
    /// The board.
    pub board: Rect,
    /// The strip of the near side; empty with more than two sides.
    pub near: Rect,
    /// The status line below the board.
    pub line: Rect,
    /// The columns to the left and to the right of the board.
    pub beside: [Option<Rect>; 2],
}

impl GameLayout {
    /// Returns the areas for a board of `sides` sides, with columns of the widths `beside` to its
    /// left and right. A board with two sides has strips above and below; a triangle or square
    /// has the players' cards within the board area. `result` is the place of the result, which
    /// covers nothing but the list of moves.
    pub fn of(room: Rect, sides: usize, beside: [Option<f32>; 2], result: Option<Rect>) -> Self {
        let gap = gap(room);
        let strip = if room.height() >= sizes::TALL { 72.0 } else { 46.0 };
        let [bar, line] = bar_and_line(room);
        let inner = between(room);
        let (inner, beside) = match result {
            Some(result) => (inner.with_max_x(result.left() - gap), [beside[0], None]),
            None => (inner, beside),
        };
        if sides > 2 {
            let (left, board, right) = split(inner, beside, gap);
            let (far, near) = (Rect::NOTHING, Rect::NOTHING);
            return GameLayout { bar, far, board, near, line, beside: [left, right] };
        }
        // In a tall window, keep the strips close to the board.
        let between = inner.size() - vec2(0.0, 2.0 * strip);
        let most = 2.0 * strip + BoardLayout::most_height(between);
        let inner =
            Rect::from_center_size(inner.center(), vec2(inner.width(), inner.height().min(most)));
        let far = Rect::from_min_size(inner.min, vec2(inner.width(), strip));
        let near = Rect::from_min_max(pos2(inner.left(), inner.bottom() - strip), inner.max);
        let board = Rect::from_min_max(
            pos2(inner.left(), far.bottom() + 2.0),
            pos2(inner.right(), near.top() - 2.0),
        );
        let (left, board, right) = split(board, beside, gap);
        GameLayout { bar, far, board, near, line, beside: [left, right] }
    }
}

/// Returns the place of the result at the right edge of the window area `room`, or `None` if the
/// window is too small to show the board beside it.
pub fn place_of_result(room: Rect) -> Option<Rect> {
    let has_room = room.width() >= WITH_RESULT.x && room.height() >= WITH_RESULT.y;
    let inner = between(room);
    has_room.then(|| inner.with_min_x(inner.right() - RESULT))
}

/// Returns the gap between the areas.
fn gap(room: Rect) -> f32 {
    if room.height() >= sizes::TALL { 10.0 } else { 5.0 }
}

/// Returns the buttons at the top and the status line at the bottom.
fn bar_and_line(room: Rect) -> [Rect; 2] {
    let bar = Rect::from_min_size(room.min, vec2(room.width(), sizes::TARGET + 12.0));
    let line_height = if room.height() >= sizes::TALL { 44.0 } else { 38.0 };
    [bar, Rect::from_min_max(pos2(room.left(), room.bottom() - line_height), room.max)]
}

/// Returns the area between the buttons and the status line.
fn between(room: Rect) -> Rect {
    let ([bar, line], gap) = (bar_and_line(room), gap(room));
    Rect::from_min_max(
        pos2(room.left() + gap, bar.bottom() + gap),
        pos2(room.right() - gap, line.top() - gap),
    )
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
