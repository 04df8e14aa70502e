//! The wooden board that several games share.

use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, vec2};

/// The wood and its grain.
const WOOD: Color32 = Color32::from_rgb(0xC4, 0x93, 0x58);
const GRAIN: Color32 = Color32::from_rgba_premultiplied(0x2A, 0x18, 0x08, 0x38);
const GRAIN_SEED: u64 = 5;
/// The lines carved into the wood.
pub const CARVED: Color32 = Color32::from_rgb(0x3A, 0x25, 0x12);
/// The marks on the board, such as the corners of the last move.
pub const BRIGHT: Color32 = Color32::from_rgb(0xF2, 0xB1, 0x34);
/// What the player may do.
pub const TARGET: Color32 = Color32::from_rgb(0x16, 0x6B, 0x3A);

/// Paints the wood under a board and its coordinates, with a grain that runs along it.
pub fn plank(painter: &Painter, rect: Rect) {
    let rect = rect.expand(4.0);
    painter.rect_filled(rect, 6.0, WOOD);
    let mut random = fastrand::Rng::with_seed(GRAIN_SEED);
    let painter = painter.with_clip_rect(rect.shrink(2.0).intersect(painter.clip_rect()));
    let mut y = rect.top();
    while y < rect.bottom() {
        y += 2.0 + 7.0 * random.f32();
        let (bend, width) = (6.0 * random.f32() - 3.0, 0.6 + 1.6 * random.f32());
        let ends = [0.0, 0.33, 0.66, 1.0].map(|share: f32| {
            let off = bend * (share * std::f32::consts::PI).sin();
            rect.left_top() + vec2(share * rect.width(), y - rect.top() + off)
        });
        painter.line(ends.to_vec(), Stroke::new(width, GRAIN));
    }
}

/// Marks a square of the board with its corners.
pub fn corners(painter: &Painter, rect: Rect, colour: Color32) {
    let stroke = Stroke::new(2.5, colour);
    let (inner, length) = (rect.shrink(2.5), 0.24 * rect.width());
    let corners = [
        (inner.left_top(), vec2(1.0, 1.0)),
        (inner.right_top(), vec2(-1.0, 1.0)),
        (inner.right_bottom(), vec2(-1.0, -1.0)),
        (inner.left_bottom(), vec2(1.0, -1.0)),
    ];
    for (corner, inwards) in corners {
        let ends = [vec2(inwards.x * length, 0.0), vec2(0.0, 0.0), vec2(0.0, inwards.y * length)];
        painter.line(ends.map(|end| corner + end).to_vec(), stroke);
    }
}

/// Marks the piece of this radius with which the player has begun a move, on a board whose points are `cell` apart.
pub fn chosen(painter: &Painter, at: Pos2, radius: f32, cell: f32) {
    painter.circle_stroke(at, radius, Stroke::new(0.09 * cell, TARGET));
    painter.circle_stroke(at, radius + 1.0, Stroke::new(1.5, BRIGHT));
}

/// Marks a free point to which the player may go.
pub fn target(painter: &Painter, at: Pos2, cell: f32) {
    painter.circle_filled(at, 0.15 * cell, BRIGHT);
    painter.circle_filled(at, 0.115 * cell, TARGET);
}

/// Points a move out that goes from one point to another; its arrow ends by this share of `cell` before that.
pub fn arrow(painter: &Painter, [from, to]: [Pos2; 2], cell: f32, before: f32, colour: Color32) {
    let way = (to - from).normalized();
    let end = to - before * cell * way;
    for (colour, wider) in [(Color32::from_white_alpha(200), 3.0), (colour, 0.0)] {
        let width = 0.11 * cell + wider;
        painter.circle_stroke(from, 0.47 * cell, Stroke::new(width * 0.7, colour));
        let start = from + 0.47 * cell * way;
        painter.line_segment([start, end], Stroke::new(width, colour));
        let across = 0.2 * cell * vec2(-way.y, way.x);
        let back = end - 0.24 * cell * way;
        painter.line(vec![back + across, end, back - across], Stroke::new(width, colour));
    }
}
