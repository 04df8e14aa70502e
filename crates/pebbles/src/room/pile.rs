//! Where the pebbles of a heap lie: a small heap in a few rows, a large one in piles of ten, ten
//! piles to a square, so that one sees how many there are.

use eframe::egui::{Pos2, Rect, Vec2, pos2, vec2};

/// The largest heap that lies in rows.
const ROWS: u16 = 40;
/// The largest pebble in rows, and in a pile.
const LARGEST: (f32, f32) = (60.0, 34.0);
/// The smallest pebble.
const SMALLEST: f32 = 3.0;
/// The size of a pile of ten and its surroundings, in pebbles.
const PILE: Vec2 = vec2(4.5, 4.1);
/// The arrangements of the ten piles of a square: piles side by side, and rows of them.
const SQUARES: [(u16, u16); 3] = [(5, 2), (10, 1), (2, 5)];
/// The margin inside a square, and the gap between two.
const INSIDE: f32 = 4.0;
const GAP: f32 = 6.0;
/// The size of the ground of a number of pebbles, and the pebbles from which a square has one.
pub(super) const BADGE: Vec2 = vec2(44.0, 20.0);
const NUMBERED: f32 = 6.5;

/// Where the pebbles lie.
pub(super) struct Pile {
    /// The width of a pebble.
    pub width: f32,
    layout: Layout,
}

enum Layout {
    Rows { middle: Pos2, in_row: u16, rows: f32 },
    Squares(Squares),
}

/// A hundred pebbles or fewer, in piles of ten.
pub(super) struct Square {
    pub rect: Rect,
    /// Where the number of its pebbles stands, if there is room for it.
    pub badge: Option<Pos2>,
    /// The first pebble in it.
    pub first: u16,
}

struct Squares {
    min: Pos2,
    /// The size of a square, and of the room for it.
    size: Vec2,
    pitch: Vec2,
    in_row: u16,
    /// The piles side by side in a square.
    piles: u16,
    count: u16,
    badges: bool,
}

impl Pile {
    /// Returns a pile in `rect` with room for `count` pebbles.
    pub(super) fn of(rect: Rect, count: u16) -> Self {
        if count <= ROWS { Pile::in_rows(rect, count) } else { Pile::in_squares(rect, count) }
    }

    fn in_rows(rect: Rect, count: u16) -> Self {
        let fits = |width: f32| {
            let pitch = width * 1.12;
            let (columns, rows) = ((rect.width() / pitch).floor(), (rect.height() / pitch).floor());
            columns * rows >= f32::from(count)
        };
        let mut width = LARGEST.0;
        while width > SMALLEST && !fits(width) {
            width -= 0.5;
        }
        // A small heap is heaped up instead of lying in one line.
        let widest = (rect.width() / (width * 1.12)).floor().max(1.0);
        let in_row = widest.min((f32::from(count).sqrt() * 1.25).ceil().max(1.0));
        let rows = (f32::from(count) / in_row).ceil();
        let in_row = if rows * width * 1.12 > rect.height() { widest } else { in_row };
        let rows = (f32::from(count) / in_row).ceil();
        let layout = Layout::Rows { middle: rect.center(), in_row: in_row as u16, rows };
        Pile { width, layout }
    }

    fn in_squares(rect: Rect, count: u16) -> Self {
        let squares = count.div_ceil(100);
        let tens = count.div_ceil(10).min(10);
        let arranged =
            |(piles, rows): (u16, u16)| (piles.min(tens), rows.min(tens.div_ceil(piles)));
        let mut best: Option<(f32, Vec2, Vec2, u16, u16, bool)> = None;
        for (piles, rows) in SQUARES.map(arranged) {
            for in_row in 1..=squares {
                let down = squares.div_ceil(in_row);
                for badges in [true, false] {
                    let above = if badges { BADGE.y } else { 0.0 };
                    let pitch =
                        vec2(rect.width() / f32::from(in_row), rect.height() / f32::from(down));
                    let room = pitch - Vec2::splat(GAP + 2.0 * INSIDE) - vec2(0.0, above);
                    let pile = room / vec2(f32::from(piles), f32::from(rows)) / PILE;
                    let width = pile.min_elem().clamp(0.0, LARGEST.1);
                    if badges && width < NUMBERED {
                        continue;
                    }
                    let size = width * PILE * vec2(f32::from(piles), f32::from(rows))
                        + Vec2::splat(2.0 * INSIDE);
                    let pitch = size + Vec2::splat(GAP) + vec2(0.0, above);
                    // A number is worth a fifth of the size.
                    let worth =
                        |width: f32, badges: bool| if badges { width * 1.25 } else { width };
                    if best.is_none_or(|(width_before, .., had)| {
                        worth(width, badges) > worth(width_before, had)
                    }) {
                        best = Some((width, size, pitch, in_row, piles, badges));
                    }
                }
            }
        }
        let (width, size, pitch, in_row, piles, badges) =
            best.unwrap_or((SMALLEST, Vec2::splat(1.0), Vec2::splat(1.0), 1, 5, false));
        let down = squares.div_ceil(in_row);
        let whole = pitch * vec2(f32::from(in_row), f32::from(down));
        let above = vec2(0.0, if badges { BADGE.y } else { 0.0 });
        let min = rect.center() - whole / 2.0 + Vec2::splat(GAP / 2.0) + above;
        let squares = Squares { min, size, pitch, in_row, piles, count, badges };
        Pile { width: width.max(1.0), layout: Layout::Squares(squares) }
    }

    /// Returns the radius of a circle around the pile, and its middle, if it lies in rows.
    pub(super) fn circle(&self) -> Option<(Pos2, f32)> {
        let Layout::Rows { middle, in_row, rows } = self.layout else {
            return None;
        };
        let pitch = self.width * 1.12;
        let size = vec2(f32::from(in_row) * pitch, rows * pitch);
        Some((middle, size.length() / 2.0 + 0.3 * pitch))
    }

    /// Returns the squares of a large heap.
    pub(super) fn squares(&self) -> Vec<Square> {
        let Layout::Squares(squares) = &self.layout else {
            return Vec::new();
        };
        let square = |number: u16| {
            let rect = squares.rect(number);
            let at = rect.center_top() - vec2(0.0, BADGE.y / 2.0);
            Square { rect, badge: squares.badges.then_some(at), first: number * 100 }
        };
        (0..squares.count.div_ceil(100)).map(square).collect()
    }

    /// Returns the place of a pebble.
    pub(super) fn place(&self, index: u16) -> Pos2 {
        // Multiples of the golden ratio look random, and never change.
        let wobble = |factor: f32| ((f32::from(index) * factor).fract() - 0.5) * self.width * 0.12;
        let wobble = vec2(wobble(0.618_034), wobble(0.381_966));
        match &self.layout {
            Layout::Rows { middle, in_row, rows } => {
                let (row, column) = (index / in_row, index % in_row);
                let pitch = self.width * 1.12;
                let x = middle.x + (f32::from(column) - f32::from(in_row - 1) / 2.0) * pitch;
                let y = middle.y + (rows / 2.0 - f32::from(row) - 0.5) * pitch;
                pos2(x, y) + wobble
            }
            Layout::Squares(squares) => squares.place(index, self.width) + wobble,
        }
    }

    /// Returns the pebble at a point, among the first `count`.
    pub(super) fn index_at(&self, at: Pos2, count: u16) -> Option<u16> {
        let nearest = |index: &u16| (self.place(*index) - at).length();
        let found = (0..count).min_by(|a, b| nearest(a).total_cmp(&nearest(b)))?;
        (nearest(&found) <= self.width * 0.6).then_some(found)
    }
}

impl Squares {
    fn rect(&self, number: u16) -> Rect {
        let (row, column) = (number / self.in_row, number % self.in_row);
        let at = self.min + self.pitch * vec2(f32::from(column), f32::from(row));
        Rect::from_min_size(at, self.size)
    }

    /// Returns the place of a pebble: four lie at the foot of its pile, then three, two and one.
    fn place(&self, index: u16, width: f32) -> Pos2 {
        let (pile, within) = (index % 100 / 10, index % 10);
        let (row, column) = (pile / self.piles, pile % self.piles);
        let corner = self.rect(index / 100).min + Vec2::splat(INSIDE);
        let foot = corner + width * PILE * vec2(f32::from(column) + 0.5, f32::from(row) + 1.0);
        let (level, first): (u16, u16) = match within {
            0..4 => (0, 0),
            4..7 => (1, 4),
            7..9 => (2, 7),
            _ => (3, 9),
        };
        let in_level = f32::from(4 - level);
        let x = f32::from(within - first) - (in_level - 1.0) / 2.0;
        foot + width * vec2(x, -0.75 - 0.84 * f32::from(level))
    }
}
