//! The shape of one cell, and the geometry of outlines.

use eframe::egui::{Pos2, Rect, Vec2, vec2};

/// The gap between a cell and its number, in points.
pub(super) const NUMBER_GAP: f32 = 4.0;

/// The outline of one cell, and the positions of the things in it and beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct CellShape {
    /// The outline. It is convex, and the last point connects to the first.
    pub outline: Vec<Pos2>,
    /// The middle of the cell.
    pub middle: Pos2,
    /// The unit vector in which stones are sown anticlockwise.
    pub along: Vec2,
    /// The unit vector away from the middle of the board.
    pub out: Vec2,
    /// An upright rectangle that no other cell overlaps.
    pub touch: Rect,
    /// The position of the number.
    pub badge: Pos2,
    /// The middle of the cell's number, beside the cell; none beside a quan cell or in a picture.
    pub number: Option<Pos2>,
    /// The position of the last move's mark.
    pub mark: Pos2,
    /// The middle of the heap of dân.
    pub heap: Pos2,
    /// The vectors by which the heap spreads across and down, for an offset of 1.
    pub spread: [Vec2; 2],
    /// The position of the quan.
    pub quan: Pos2,
    /// The arrows that sow the cell anticlockwise and clockwise.
    pub arrows: [Rect; 2],
}

impl CellShape {
    /// Creates a rectangular cell with a length and width of `size`, turned so that its length
    /// runs `along`. Its contents are in its middle until they are placed.
    pub fn turned_box(middle: Pos2, along: Vec2, out: Vec2, size: Vec2) -> Self {
        let (a, o) = (along * size.x / 2.0, out * size.y / 2.0);
        let outline = vec![middle - a - o, middle + a - o, middle + a + o, middle - a + o];
        // The inscribed upright rectangle with the proportions of the bounding rectangle, or the
        // inscribed square if that is larger where the rectangle is narrow.
        let around = vec2(a.x.abs() + o.x.abs(), a.y.abs() + o.y.abs());
        let share = [along, out].into_iter().zip([size.x, size.y]).map(|(axis, length)| {
            length / 2.0 / (around.x * axis.x.abs() + around.y * axis.y.abs())
        });
        let share = share.fold(1.0, f32::min);
        let touch = around * 2.0 * share;
        let square = size.min_elem() / (along.x.abs() + along.y.abs());
        let touch = if touch.min_elem() < square { Vec2::splat(square) } else { touch };
        let touch = Rect::from_center_size(middle, touch);
        Self::with_outline(outline, middle, along, out, touch)
    }

    /// Creates a cell of any convex outline.
    pub fn with_outline(
        outline: Vec<Pos2>,
        middle: Pos2,
        along: Vec2,
        out: Vec2,
        touch: Rect,
    ) -> Self {
        CellShape {
            outline,
            middle,
            along,
            out,
            touch,
            badge: middle,
            number: None,
            mark: middle,
            heap: middle,
            spread: [Vec2::X, Vec2::Y],
            quan: middle,
            arrows: [Rect::NOTHING; 2],
        }
    }

    /// Returns the cell turned a quarter anticlockwise around `pivot`. Its heap spreads across and
    /// down as before, so the light stays where it is.
    pub fn turned(self, pivot: Pos2) -> Self {
        let at = |point: Pos2| turned_point(point, pivot);
        CellShape {
            outline: self.outline.into_iter().map(at).collect(),
            middle: at(self.middle),
            along: self.along.rot90(),
            out: self.out.rot90(),
            touch: turned_rect(self.touch, pivot),
            badge: at(self.badge),
            number: self.number.map(at),
            mark: at(self.mark),
            heap: at(self.heap),
            spread: self.spread,
            quan: at(self.quan),
            arrows: self.arrows.map(|arrow| turned_rect(arrow, pivot)),
        }
    }

    /// Places the number beside the outer or inner edge of the cell, which is `half_width` from
    /// its middle. The number is `height` high and, with two digits, somewhat wider.
    pub fn put_number(&mut self, height: f32, outside: bool, half_width: f32) {
        let away = if outside { self.out } else { -self.out };
        self.number = Some(self.middle + away * (half_width + NUMBER_GAP + 0.65 * height));
    }

    /// Places the two arrows, squares of `side`, one behind the other along the row, `apart` from
    /// each other. They are `gap` away from the outer or inner edge of the cell, which is
    /// `half_width` from its middle.
    pub fn put_arrows(&mut self, side: f32, apart: f32, outside: bool, half_width: f32, gap: f32) {
        let away = if outside { self.out } else { -self.out };
        let reach = side / 2.0 * (away.x.abs() + away.y.abs());
        let middle = self.middle + away * (half_width + gap + reach);
        // Upright squares along a slanted row must be farther apart.
        let step = ((side + apart) / 2.0) / self.along.x.abs().max(self.along.y.abs());
        self.arrows = [1.0, -1.0].map(|sign| {
            Rect::from_center_size(middle + self.along * step * sign, Vec2::splat(side))
        });
    }

    /// Moves the arrows along the row until both lie in `room`.
    pub fn keep_arrows_within(&mut self, room: Rect) {
        let both = self.arrows[0].union(self.arrows[1]);
        let back = vec2(
            (room.left() - both.left()).max(0.0) + (room.right() - both.right()).min(0.0),
            (room.top() - both.top()).max(0.0) + (room.bottom() - both.bottom()).min(0.0),
        );
        let along = vec2(back.x * self.along.x.signum(), back.y * self.along.y.signum());
        let steep = vec2(self.along.x.abs(), self.along.y.abs());
        let x = if steep.x > 0.1 { along.x / steep.x } else { 0.0 };
        let y = if steep.y > 0.1 { along.y / steep.y } else { 0.0 };
        let shift = if x.abs() > y.abs() { x } else { y };
        self.arrows = self.arrows.map(|arrow| arrow.translate(self.along * shift));
    }

    /// Returns the upright rectangle around the cell.
    pub fn around(&self) -> Rect {
        Rect::from_points(&self.outline)
    }

    /// Returns whether `at` is in the cell.
    pub fn contains(&self, at: Pos2) -> bool {
        let edges = self.outline.iter().zip(self.outline.iter().cycle().skip(1));
        let turns = edges.map(|(&a, &b)| cross(b - a, at - a));
        let (mut left, mut right) = (false, false);
        for turn in turns {
            left |= turn > 0.0;
            right |= turn < 0.0;
        }
        !(left && right)
    }

    /// Returns the farthest point on the line from the middle of the heap to `at` that keeps
    /// `margin` from the outline. For an edge close to the middle of the heap, the margin is at
    /// most 0.7 of that distance.
    pub fn moved_within(&self, at: Pos2, margin: f32) -> Pos2 {
        let shares = edges(&self.outline).map(|(edge, inwards)| {
            let (from, to) = ((self.heap - edge).dot(inwards), (at - edge).dot(inwards));
            let margin = margin.min(0.7 * from);
            if to >= margin { 1.0 } else { ((from - margin) / (from - to)).clamp(0.0, 1.0) }
        });
        self.heap.lerp(at, shares.fold(1.0, f32::min))
    }

    /// Returns the outline moved inwards by `inset`. The corners of a cell with four corners are
    /// rounded by `round`.
    pub fn inner_outline(&self, inset: f32, round: f32) -> Vec<Pos2> {
        let inner = inset_outline(&self.outline, inset);
        if self.outline.len() == 4 {
            without_duplicates(round_corners(&inner, round))
        } else {
            inner
        }
    }
}

/// Returns `point` turned a quarter anticlockwise around `pivot`.
pub(super) fn turned_point(point: Pos2, pivot: Pos2) -> Pos2 {
    pivot + (point - pivot).rot90()
}

/// Returns `rect` turned a quarter anticlockwise around `pivot`.
pub(super) fn turned_rect(rect: Rect, pivot: Pos2) -> Rect {
    Rect::from_two_pos(turned_point(rect.min, pivot), turned_point(rect.max, pivot))
}

/// Returns the cross product: its sign shows which way `b` turns from `a`.
fn cross(a: Vec2, b: Vec2) -> f32 {
    a.x * b.y - a.y * b.x
}

/// Returns the edges of a convex outline: a point of each, and its inward unit vector.
fn edges(outline: &[Pos2]) -> impl Iterator<Item = (Pos2, Vec2)> {
    let count = outline.len();
    let corner = move |i: usize| (outline[i], outline[(i + 1) % count], outline[(i + 2) % count]);
    let turns = (0..count).map(corner).map(|(a, b, c)| cross(b - a, c - b));
    let sign = turns.sum::<f32>().signum();
    (0..count)
        .map(corner)
        .map(move |(a, b, _)| (a, vec2(-(b - a).y, (b - a).x).normalized() * sign))
}

/// Returns a convex outline with its edges moved inwards by `inset`. Edges that become too short
/// disappear.
fn inset_outline(outline: &[Pos2], inset: f32) -> Vec<Pos2> {
    let mut inner = outline.to_vec();
    for (at, inwards) in edges(outline) {
        inner = cut(&inner, at + inwards * inset, inwards);
    }
    without_duplicates(inner)
}

/// Returns the part of an outline on the inward side of the line through `at`.
fn cut(outline: &[Pos2], at: Pos2, inwards: Vec2) -> Vec<Pos2> {
    let depth = |point: Pos2| (point - at).dot(inwards);
    let mut inner = Vec::with_capacity(outline.len() + 1);
    for (&a, &b) in outline.iter().zip(outline.iter().cycle().skip(1)) {
        let (from, to) = (depth(a), depth(b));
        if from >= 0.0 {
            inner.push(a);
        }
        if (from >= 0.0) != (to >= 0.0) {
            inner.push(a.lerp(b, from / (from - to)));
        }
    }
    inner
}

/// Points closer together than this count as one.
const NEAR: f32 = 0.6;

/// Removes points that are almost in the same place: a line drawn through them would show a
/// spike.
fn without_duplicates(mut outline: Vec<Pos2>) -> Vec<Pos2> {
    outline.dedup_by(|a, b| a.distance(*b) < NEAR);
    while outline.len() > 1 && outline[0].distance(outline[outline.len() - 1]) < NEAR {
        outline.pop();
    }
    outline
}

/// Returns a convex outline with rounded corners.
fn round_corners(outline: &[Pos2], round: f32) -> Vec<Pos2> {
    let count = outline.len();
    let corner = |i: usize| {
        let at = outline[i];
        let from = (outline[(i + count - 1) % count] - at).normalized();
        let to = (outline[(i + 1) % count] - at).normalized();
        (0..=4).map(move |step| {
            let t = step as f32 / 4.0;
            // A quadratic curve from one edge to the other.
            at + (from * (1.0 - t) * (1.0 - t) + to * t * t) * round
        })
    };
    (0..count).flat_map(corner).collect()
}
