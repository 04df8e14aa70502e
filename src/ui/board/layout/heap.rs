//! Where the stones of a heap lie.

use eframe::egui::{Vec2, vec2};

/// How far the stones of a heap spread, as a share of a cell.
const SPREAD: f32 = 0.112;
/// Stones that lie side by side on the ground; more lie on top of them.
const GROUND_STONES: usize = 13;

/// The `slot`-th place of a heap, as a share of a cell from its middle: on the
/// ground like the seeds of a sunflower (Vogel, 1979), above that closer in.
pub fn scatter(slot: usize, salt: usize) -> Vec2 {
    let golden_angle = 2.399_963;
    let layer = slot / GROUND_STONES;
    let place = slot % GROUND_STONES;
    let radius = SPREAD * (place as f32 + 0.45).sqrt() / (1.0 + 0.6 * layer as f32);
    let turn = golden_angle * place as f32 + salt as f32 * 1.7 + layer as f32;
    let jitter = Vec2::angled(turn * 5.3) * 0.012;
    Vec2::angled(turn) * radius + jitter - vec2(0.0, 0.03 * layer as f32)
}
