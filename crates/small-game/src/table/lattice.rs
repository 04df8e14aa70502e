//! Where the points of a board are.

use eframe::egui::{Pos2, Rect, Vec2, vec2};
use tabletop::Side;

use crate::{Point, SmallGame};

/// The largest distance of points, and the width up to which a board of fewer points is larger.
const MAX: f32 = 104.0;
const WIDE: f32 = 450.0;

/// Where the points are.
#[derive(Clone, Copy)]
pub(super) struct Lattice {
    /// The distance of neighbouring points.
    pub(super) cell: f32,
    middle: Pos2,
    size: [u8; 2],
    is_turned: bool,
}

impl Lattice {
    /// Returns the lattice of a board in the middle of `rect`, with this margin around it.
    pub(super) fn within<G: SmallGame>(rect: Rect, margin: f32, near: Side) -> Self {
        let [columns, rows] = G::SIZE.map(f32::from);
        let room = rect.size() - Vec2::splat(2.0 * margin);
        let most = MAX.max(WIDE / columns.max(rows));
        let cell = (room.x / columns).min(room.y / rows).clamp(1.0, most);
        let is_turned = G::HAS_SIDES && near != Side::NEAR;
        Lattice { cell, middle: rect.center(), size: G::SIZE, is_turned }
    }

    /// Returns the direction on the board of one that is seen from the side `near`.
    pub(super) fn turned<G: SmallGame>(near: Side, (x, y): (i8, i8)) -> (i8, i8) {
        if G::HAS_SIDES && near != Side::NEAR { (-x, -y) } else { (x, y) }
    }

    /// Returns the place of a point.
    pub(super) fn at(&self, point: Point) -> Pos2 {
        let [x, y] = [(point.x, self.size[0]), (point.y, self.size[1])]
            .map(|(place, count)| f32::from(place) - (f32::from(count) - 1.0) / 2.0);
        let sign = if self.is_turned { -1.0 } else { 1.0 };
        self.middle + sign * self.cell * vec2(x, -y)
    }

    /// Returns the square around a point that belongs to it.
    pub(super) fn around(&self, point: Point) -> Rect {
        Rect::from_center_size(self.at(point), Vec2::splat(self.cell))
    }

    /// Returns the rectangle of all these squares.
    pub(super) fn rect(&self) -> Rect {
        let [columns, rows] = self.size.map(f32::from);
        Rect::from_center_size(self.middle, self.cell * vec2(columns, rows))
    }

    /// Returns the points as one reads them.
    pub(super) fn points(&self) -> Vec<Point> {
        let mut points: Vec<Point> = Point::all(self.size).collect();
        if self.is_turned {
            points.reverse();
        }
        points
    }
}
