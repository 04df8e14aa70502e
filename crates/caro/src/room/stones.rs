//! Dark and light stones on wood.

use eframe::egui::{Color32, Painter, Pos2, Rect, Stroke, Vec2, vec2};
use ui_kit::wood::{BRIGHT, CARVED};

use super::grid::Grid;

/// The edge and the middle of the stones: X is dark, O is light.
const DARK: [Color32; 2] =
    [Color32::from_rgb(0x12, 0x14, 0x18), Color32::from_rgb(0x4A, 0x50, 0x5C)];
const LIGHT: [Color32; 2] =
    [Color32::from_rgb(0xBF, 0xB4, 0x9E), Color32::from_rgb(0xFB, 0xF8, 0xF0)];
const RIM: Color32 = Color32::from_rgb(0x20, 0x18, 0x10);
/// The radius of a stone as a share of a square, and the discs that shade it.
const RADIUS: f32 = 0.41;
const DISCS: usize = 7;
/// How much larger a stone is that is still in the hand.
const LIFTED: f32 = 0.35;

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
