//! The positions of the stones in a heap.

use eframe::egui::{Vec2, vec2};

/// The layers of a heap, from the ground up: the number of stones in each, and the radius over
/// which they spread, as a share of a cell. The first ten stones lie side by side and can be
/// counted.
const LAYERS: [(usize, f32); 9] = [
    (13, 0.395),
    (12, 0.375),
    (10, 0.350),
    (9, 0.320),
    (8, 0.285),
    (6, 0.245),
    (5, 0.200),
    (4, 0.150),
    (3, 0.090),
];
/// The distance on the screen between a layer and the one below it, as a share of a cell.
const RISE: f32 = 0.015;

/// Returns the layer of the `slot`-th stone of a heap, 0 on the ground, and the index of the
/// stone within the layer. Stones beyond the capacity of all layers reuse the places of the upper
/// layers.
pub fn layer(slot: usize) -> (usize, usize) {
    let all: usize = LAYERS.iter().map(|(stones, _)| stones).sum();
    let upper: usize = LAYERS[4..].iter().map(|(stones, _)| stones).sum();
    let mut place = if slot < all { slot } else { all - upper + (slot - all) % upper };
    for (layer, &(stones, _)) in LAYERS.iter().enumerate() {
        if place < stones {
            return (layer, place);
        }
        place -= stones;
    }
    (LAYERS.len() - 1, place)
}

/// Returns the position of the `slot`-th stone relative to the middle of the heap, as a share of
/// a cell. Each layer is arranged like the seeds of a sunflower (Vogel, 1979); upper layers are
/// narrower. `salt` rotates the heap.
pub fn scatter(slot: usize, salt: usize) -> Vec2 {
    let golden_angle = 2.399_963;
    let (layer, place) = layer(slot);
    let (stones, spread) = LAYERS[layer];
    let radius = spread * ((place as f32 + 0.45) / (stones as f32 + 0.45)).sqrt();
    let turn = golden_angle * place as f32 + salt as f32 * 1.7 + layer as f32 * 1.1;
    let jitter = Vec2::angled(turn * 5.3) * 0.012;
    Vec2::angled(turn) * radius + jitter - vec2(0.0, RISE * layer as f32)
}
