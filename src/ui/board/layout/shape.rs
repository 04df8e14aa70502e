//! The shape of one cell, and the geometry of outlines.

use eframe::egui::{Pos2, Rect, Vec2, vec2};

/// Where one cell is and where things lie in it and beside it.
#[derive(Clone, Debug, PartialEq)]
pub struct CellShape {
    /// Its outline, convex; the last point is joined to the first.
    pub outline: Vec<Pos2>,
    /// Its middle.
    pub middle: Pos2,
    /// The way the stones go when they are sown anticlockwise; 1 long.
    pub along: Vec2,
    /// Away from the middle of the board; 1 long.
    pub out: Vec2,
    /// The upright rectangle that is sure to be this cell's own.
    pub touch: Rect,
    /// Where its number stands.
    pub badge: Pos2,
    /// Where the mark of the last move stands.
    pub mark: Pos2,
    /// The middle of its heap of dân.
    pub heap: Pos2,
    /// How far the heap spreads, for a share of 1 across and a share of 1 down.
    pub spread: [Vec2; 2],
    /// Where its quan lies.
    pub quan: Pos2,
    /// The arrows that sow it anticlockwise and clockwise.
    pub arrows: [Rect; 2],
}

impl CellShape {
    /// A rectangular cell, `size` long and wide, turned so that its length runs
    /// `along`. What lies in it is in its middle until it is given a place.
    pub fn turned_box(middle: Pos2, along: Vec2, out: Vec2, size: Vec2) -> Self {
        let (a, o) = (along * size.x / 2.0, out * size.y / 2.0);
        let outline = vec![middle - a - o, middle + a - o, middle + a + o, middle - a + o];
        // The upright rectangle of the same proportions as the outline around it.
        let around = vec2(a.x.abs() + o.x.abs(), a.y.abs() + o.y.abs());
        let share = [along, out].into_iter().zip([size.x, size.y]).map(|(axis, length)| {
            length / 2.0 / (around.x * axis.x.abs() + around.y * axis.y.abs())
        });
        let share = share.fold(1.0, f32::min);
        let touch = Rect::from_center_size(middle, around * 2.0 * share);
        Self::with_outline(outline, middle, along, out, touch)
    }

    /// A cell of any outline.
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
            mark: middle,
            heap: middle,
            spread: [Vec2::X, Vec2::Y],
            quan: middle,
            arrows: [Rect::NOTHING; 2],
        }
    }

    /// Puts the two arrows, squares of `side`, beside the cell: on its outer or
    /// inner side, `gap` away, one behind the other along the row.
    pub fn put_arrows(&mut self, side: f32, outside: bool, half_width: f32, gap: f32) {
        let away = if outside { self.out } else { -self.out };
        let reach = side / 2.0 * (away.x.abs() + away.y.abs());
        let middle = self.middle + away * (half_width + gap + reach);
        // Upright squares side by side along a slant must be farther apart.
        let step = (side / 2.0 + 1.0) / self.along.x.abs().max(self.along.y.abs());
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

    /// The upright rectangle around the cell.
    pub fn around(&self) -> Rect {
        Rect::from_points(&self.outline)
    }

    /// Whether `at` is in the cell.
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

    /// The point on the way from the middle of the heap to `at` that is farthest
    /// and still `margin` inside of the cell, or as far as the heap's middle is.
    pub fn moved_within(&self, at: Pos2, margin: f32) -> Pos2 {
        let shares = edges(&self.outline).map(|(edge, inwards)| {
            let (from, to) = ((self.heap - edge).dot(inwards), (at - edge).dot(inwards));
            let margin = margin.min(0.7 * from);
            if to >= margin { 1.0 } else { ((from - margin) / (from - to)).clamp(0.0, 1.0) }
        });
        self.heap.lerp(at, shares.fold(1.0, f32::min))
    }

    /// The outline drawn in by `inset`, with corners rounded by `round`.
    pub fn inner_outline(&self, inset: f32, round: f32) -> Vec<Pos2> {
        let inner = drawn_in(&self.outline, inset);
        if self.outline.len() == 4 { distinct(rounded(&inner, round)) } else { inner }
    }
}

/// How far `b` turns from `a`.
fn cross(a: Vec2, b: Vec2) -> f32 {
    a.x * b.y - a.y * b.x
}

/// The edges of a convex outline: a point of each, and the way inwards.
fn edges(outline: &[Pos2]) -> impl Iterator<Item = (Pos2, Vec2)> {
    let count = outline.len();
    let corner = move |i: usize| (outline[i], outline[(i + 1) % count], outline[(i + 2) % count]);
    let turns = (0..count).map(corner).map(|(a, b, c)| cross(b - a, c - b));
    let sign = turns.sum::<f32>().signum();
    (0..count)
        .map(corner)
        .map(move |(a, b, _)| (a, vec2(-(b - a).y, (b - a).x).normalized() * sign))
}

/// A convex outline whose edges are moved inwards by `inset`. What is left of an
/// edge that becomes too short is left out.
fn drawn_in(outline: &[Pos2], inset: f32) -> Vec<Pos2> {
    let mut inner = outline.to_vec();
    for (at, inwards) in edges(outline) {
        inner = cut(&inner, at + inwards * inset, inwards);
    }
    distinct(inner)
}

/// What lies `inwards` of the line through `at`.
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

/// Points nearer to one another than this are one.
const NEAR: f32 = 0.6;

/// An outline without points at almost the same place: at those a drawn line
/// would end in a spike.
fn distinct(mut outline: Vec<Pos2>) -> Vec<Pos2> {
    outline.dedup_by(|a, b| a.distance(*b) < NEAR);
    while outline.len() > 1 && outline[0].distance(outline[outline.len() - 1]) < NEAR {
        outline.pop();
    }
    outline
}

/// A convex outline whose corners are rounded.
fn rounded(outline: &[Pos2], round: f32) -> Vec<Pos2> {
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
