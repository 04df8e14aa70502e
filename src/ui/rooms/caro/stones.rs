//! Dark and light stones on wood.

use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, vec2};

use super::board::Grid;

/// The wood and its grain.
const WOOD: Color32 = Color32::from_rgb(0xC4, 0x93, 0x58);
const GRAIN: Color32 = Color32::from_rgba_premultiplied(0x2A, 0x18, 0x08, 0x38);
const GRAIN_SEED: u64 = 5;
/// The lines carved into the wood.
const CARVED: Color32 = Color32::from_rgb(0x3A, 0x25, 0x12);
/// The edge and the middle of the stones: X is dark, O is light.
const DARK: [Color32; 2] =
    [Color32::from_rgb(0x12, 0x14, 0x18), Color32::from_rgb(0x4A, 0x50, 0x5C)];
const LIGHT: [Color32; 2] =
    [Color32::from_rgb(0xBF, 0xB4, 0x9E), Color32::from_rgb(0xFB, 0xF8, 0xF0)];
const RIM: Color32 = Color32::from_rgb(0x20, 0x18, 0x10);
/// The winning line, and the corners of the last move.
pub(super) const BRIGHT: Color32 = Color32::from_rgb(0xF2, 0xB1, 0x34);
/// The radius of a stone as a share of a square, and the discs that shade it.
const RADIUS: f32 = 0.41;
const DISCS: usize = 7;
/// How much larger a stone is that is still in the hand.
const LIFTED: f32 = 0.35;

/// Paints the wood under the squares and their coordinates, with a grain that runs along it.
pub(super) fn plank(painter: &Painter, rect: Rect) {
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

/// Paints the lines of the squares.
pub(super) fn lines(painter: &Painter, grid: &Grid) {
    let rect = grid.rect();
    let stroke = Stroke::new(1.2, CARVED.gamma_multiply(0.75));
    for line in 0..=grid.size {
        let along = f32::from(line) * grid.side;
        painter.hline(rect.x_range(), rect.top() + along, stroke);
        painter.vline(rect.left() + along, rect.y_range(), stroke);
    }
}

/// Paints a stone that has come down by `share`.
pub(super) fn stone(painter: &Painter, rect: Rect, is_x: bool, share: f32, opacity: f32) {
    let lifted = LIFTED * (1.0 - share);
    let radius = RADIUS * rect.width() * (1.0 + lifted);
    let at = rect.center() - vec2(0.0, lifted * rect.height());
    let [edge, middle] = if is_x { DARK } else { LIGHT };
    if opacity < 1.0 {
        // The discs of the shading would cover each other, and with them the wood.
        painter.circle_filled(at, radius, middle.gamma_multiply(opacity));
        painter.circle_stroke(at, radius, Stroke::new(1.0, RIM.gamma_multiply(opacity)));
        return;
    }
    let shadow = Color32::from_black_alpha(90);
    painter.circle_filled(rect.center() + Vec2::splat(0.06 * rect.width()), radius, shadow);
    for disc in 0..DISCS {
        let share = disc as f32 / DISCS as f32;
        let colour = edge.lerp_to_gamma(middle, share);
        let off = -0.28 * share * radius;
        painter.circle_filled(at + Vec2::splat(off), radius * (1.0 - 0.85 * share), colour);
    }
    painter.circle_stroke(at, radius, Stroke::new(1.0, RIM));
}

/// Paints the winning line.
pub(super) fn line(painter: &Painter, side: f32, [from, to]: [Pos2; 2]) {
    painter.line_segment([from, to], Stroke::new(0.16 * side, RIM));
    painter.line_segment([from, to], Stroke::new(0.1 * side, BRIGHT));
}
