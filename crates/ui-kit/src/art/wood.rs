//! The wood of the carved board: its surface, not its shape.

use super::colour::{Rgb, mix, rgb, scale, smooth, texel};
use super::noise::{Plane, unit};
use eframe::egui::{Color32, ColorImage};

const SIZE: [usize; 2] = [1024, 512];

/// Early wood, grown in spring; late wood, the dark line of each year; then heartwood and pores.
const EARLY: Rgb = rgb(0xBE8449);
const LATE: Rgb = rgb(0x8A5227);
const HEART: Rgb = rgb(0x9C5A30);
const PORE: Rgb = rgb(0x4E2A14);

/// The share of red, green and blue light left under a lamp.
const LAMP: Rgb = [0.36, 0.29, 0.235];

/// The number of annual rings across the tile.
const YEARS: f32 = 24.0;

/// Paints the surface of a plank, 1024 by 512 pixels, with its grain along the longer side. It
/// repeats without a seam in both directions.
pub fn wood_tile(dark: bool) -> ColorImage {
    let [width, height] = SIZE;
    // The saw cuts the rings at an angle: where the trunk was crooked, they open into flames.
    let flame = Plane::clouds(SIZE, [2, 3], 1, 37);
    let sway = Plane::clouds(SIZE, [4, 16], 3, 32);
    let fibre = Plane::clouds(SIZE, [9, 128], 2, 33);
    let pore = Plane::clouds(SIZE, [37, 256], 1, 34);
    let sheen = Plane::clouds(SIZE, [6, 3], 2, 35);
    let mut image = ColorImage::filled(SIZE, Color32::BLACK);
    for y in 0..height {
        let across = y as f32 / height as f32 * YEARS;
        for x in 0..width {
            let (flame, sway) = (flame.at(x, y), sway.at(x, y));
            let (fibre, sheen) = (fibre.at(x, y), sheen.at(x, y));
            let age = across + flame * 5.5 + sway * 0.7 + fibre * 0.10;
            let year = age - age.floor();
            // Wood darkens through a year, and the next year begins abruptly. Some years are
            // darker than others.
            let late = smooth(0.15, 0.90, year) * (1.0 - smooth(0.90, 1.0, year));
            let dry = unit(age.floor().rem_euclid(YEARS) as usize, 0, 36);
            let mut colour = mix(EARLY, HEART, smooth(-0.5, 1.0, sheen + 0.5 * sway) * 0.6);
            colour = mix(colour, LATE, late * (0.25 + 0.5 * dry));
            let open = smooth(0.45, 0.95, pore.at(x, y) + 0.3 * fibre - 0.3 * late);
            colour = mix(colour, PORE, open * 0.34);
            let colour = scale(colour, 1.0 + 0.15 * fibre + 0.08 * sheen);
            image.pixels[y * width + x] = texel(if dark { by_lamp(colour) } else { colour }, 1.0);
        }
    }
    image
}

/// Returns a daylight colour as it appears by lamp light.
pub fn by_lamp(c: Rgb) -> Rgb {
    [c[0] * LAMP[0], c[1] * LAMP[1], c[2] * LAMP[2]]
}
