//! Where the squares of the board are.

use eframe::egui::{Pos2, Rect, Vec2, vec2};

use crate::Square;

/// Where the squares are.
#[derive(Clone, Copy)]
pub struct Grid {
    /// The number of rows and columns.
    pub size: u8,
    /// The size of a square.
    pub side: f32,
    /// The corner at the upper left.
    pub min: Pos2,
}

impl Grid {
    /// Returns the whole grid.
    pub(super) fn rect(&self) -> Rect {
        Rect::from_min_size(self.min, Vec2::splat(f32::from(self.size) * self.side))
    }

    /// Returns a square. Row 1 is at the bottom.
    pub(super) fn square(&self, square: Square) -> Rect {
        let down = f32::from(self.size - 1 - square.row());
        let at = self.min + self.side * vec2(f32::from(square.column()), down);
        Rect::from_min_size(at, Vec2::splat(self.side))
    }
}
