//! The background of the wooden board: a mat woven of sedge.

use super::colour::{Rgb, mix, rgb, scale, smooth, texel};
use super::noise::{Plane, unit};
use super::wood::by_lamp;
use eframe::egui::{Color32, ColorImage};

const SIZE: usize = 512;
/// The height of a reed, and the distance between the threads that it passes over and under, in
/// pixels.
const REED: usize = 8;
const THREADS: usize = 64;

const STRAW: Rgb = rgb(0xCDB684);
const GREEN: Rgb = rgb(0xBBAE7C);
const BROWN: Rgb = rgb(0xB8965F);
const THREAD: Rgb = rgb(0x8E7549);

/// Paints the mat, 512 by 512 pixels. It repeats without a seam in both directions.
pub fn mat_tile(dark: bool) -> ColorImage {
    let size = [SIZE, SIZE];
    let streak = Plane::clouds(size, [9, SIZE / REED], 2, 41);
    let patch = Plane::clouds(size, [3, 3], 2, 42);
    let mut image = ColorImage::filled(size, Color32::BLACK);
    for y in 0..SIZE {
        let reed = y / REED;
        let across = ((y % REED) as f32 + 0.5) / REED as f32 * 2.0 - 1.0;
        let kind = unit(reed, 0, 43);
        let tone = unit(reed, 1, 43);
        let body = mix(STRAW, if kind < 0.5 { GREEN } else { BROWN }, 0.7 * tone * tone);
        // Round on top and lit from above.
        let round = 1.0 - 0.34 * across.abs().powi(3) - 0.10 * across;
        for x in 0..SIZE {
            // Alternate reeds dip under alternate threads.
            let along = x + if reed.is_multiple_of(2) { 0 } else { THREADS / 2 };
            let place = (along % THREADS) as f32 / THREADS as f32;
            let near = (place - 0.5).abs() * 2.0;
            let dip = smooth(0.70, 1.0, near);
            let slope = smooth(0.45, 0.8, near) * (1.0 - dip) * (0.5 - place).signum();
            let mut colour = mix(body, BROWN, 0.35 * smooth(0.1, 1.2, streak.at(x, y)));
            colour = mix(colour, THREAD, 0.35 * dip);
            let light = round * (1.0 + 0.06 * slope - 0.12 * dip)
                + 0.05 * streak.at(x, y)
                + 0.05 * patch.at(x, y);
            let colour = scale(colour, light);
            image.pixels[y * SIZE + x] = texel(if dark { by_lamp(colour) } else { colour }, 1.0);
        }
    }
    image
}
