//! The layout of a board of two rows and the plates of its players, each beside its row.

use eframe::egui::{Rect, Vec2, pos2, vec2};

use crate::room::board::BoardLayout;

/// The height of a plate above or below the board: usually, and in a low area.
const PLATE: f32 = 68.0;
const LOW_PLATE: f32 = 44.0;
/// The height below which an area is low.
const LOW: f32 = 440.0;
/// The range of the width of a plate above or below the board. It is about that of the row.
const MIN_LYING: f32 = 400.0;
const MAX_LYING: f32 = 820.0;
/// The share of the width that a plate above or below an upright board takes.
const UPRIGHT_SHARE: f32 = 0.9;
/// The range of the width of a plate at the side of the board, and its greatest height.
const MIN_UPRIGHT: f32 = 138.0;
const MAX_UPRIGHT: f32 = 220.0;
const UPRIGHT: f32 = 216.0;
/// How much larger the cells must become before the plates move to the sides of the board.
const WORTH: f32 = 1.12;
/// The gap between a plate and the arrows of its row.
const GAP: f32 = 2.0;

/// A board of two rows between the plates of its players.
pub struct PlatedBoard {
    /// The plate of the far side.
    pub far: Rect,
    /// The board, with room for its arrows.
    pub board: Rect,
    /// The plate of the near side.
    pub near: Rect,
}

impl PlatedBoard {
    /// Returns the areas in `room` that leave the board largest.
    pub fn of(room: Rect) -> Self {
        let plate = if room.height() < LOW { LOW_PLATE } else { PLATE };
        let between = (room.size() - vec2(0.0, 2.0 * (plate + GAP))).max(Vec2::splat(1.0));
        let beside = (room.size() - vec2(2.0 * (MIN_UPRIGHT + GAP), 0.0)).max(Vec2::splat(1.0));
        let (stacked, flanked) = (BoardLayout::two_rows(between), BoardLayout::two_rows(beside));
        if flanked.unit > WORTH * stacked.unit {
            Self::flanked(room, flanked.size, flanked.upright)
        } else {
            Self::stacked(room, plate, stacked.size, stacked.upright)
        }
    }

    /// The plates above and below the board, centred on it.
    fn stacked(room: Rect, plate: f32, board: Vec2, upright: bool) -> Self {
        let height = board.y + 2.0 * (plate + GAP);
        let area = Rect::from_center_size(room.center(), vec2(room.width(), height));
        let rows = 5.0 / 7.0 * board.x;
        let width = if upright { UPRIGHT_SHARE * room.width() } else { rows };
        let width = width.clamp(MIN_LYING.min(room.width()), MAX_LYING).min(room.width());
        let size = vec2(width, plate);
        let middle = area.center().x;
        let far = Rect::from_center_size(pos2(middle, area.top() + plate / 2.0), size);
        let near = Rect::from_center_size(pos2(middle, area.bottom() - plate / 2.0), size);
        let board = area.with_min_y(far.bottom() + GAP).with_max_y(near.top() - GAP);
        PlatedBoard { far, board, near }
    }

    /// The far plate at the left and the near plate at the right of the board, each at its row.
    fn flanked(room: Rect, board: Vec2, upright: bool) -> Self {
        let spare = (room.width() - board.x) / 2.0 - GAP;
        let width = spare.clamp(MIN_UPRIGHT, MAX_UPRIGHT);
        let area = Rect::from_center_size(room.center(), vec2(board.x, room.height()));
        let height = UPRIGHT.min(if upright { room.height() } else { room.height() / 2.0 - GAP });
        let middle = room.center().y;
        let (above, below) = match upright {
            true => (middle, middle),
            false => (middle - height / 2.0 - GAP, middle + height / 2.0 + GAP),
        };
        let size = vec2(width, height);
        let far = pos2(area.left() - GAP - width / 2.0, above);
        let near = pos2(area.right() + GAP + width / 2.0, below);
        PlatedBoard {
            far: Rect::from_center_size(far, size),
            board: area,
            near: Rect::from_center_size(near, size),
        }
    }
}
