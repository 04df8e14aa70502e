//! Stones in black and white, distinguishable by shape alone on any background.

use super::colour::{smooth, texel};
use eframe::egui::{Color32, ColorImage};

/// Paints a pebble: a white disc in a black ring, which has a white rim.
pub fn flat_pebble(size: usize) -> ColorImage {
    discs(size, |away, _| if away < 0.60 { 1.0 } else { ring(away, 0.86) })
}

/// Paints a boulder: a black disc with a white diamond in a white ring.
pub fn flat_boulder(size: usize) -> ColorImage {
    discs(size, |away, [x, y]| {
        let diamond = x.abs() + y.abs() < 0.36;
        let band = (0.60..0.68).contains(&away);
        if diamond || band { 1.0 } else { ring(away, 0.90) }
    })
}

/// Returns the whiteness of a rim: 1 (white) from `edge` outwards, 0 (black) inside.
fn ring(away: f32, edge: f32) -> f32 {
    if away < edge { 0.0 } else { 1.0 }
}

/// Paints a disc. `white` returns the whiteness at a point from its distance to the middle and
/// its coordinates, as shares of the radius.
fn discs(size: usize, white: impl Fn(f32, [f32; 2]) -> f32) -> ColorImage {
    let half = size as f32 * 0.5;
    let radius = half * 0.94;
    let mut image = ColorImage::filled([size, size], Color32::TRANSPARENT);
    for y in 0..size {
        for x in 0..size {
            // Four by four samples for each pixel.
            let (mut sum, mut cover) = (0.0, 0.0);
            for part in 0..16 {
                let place =
                    |p: usize, part: usize| (p as f32 + (part as f32 + 0.5) / 4.0 - half) / radius;
                let at = [place(x, part % 4), place(y, part / 4)];
                let away = at[0].hypot(at[1]);
                let inside = 1.0 - smooth(0.99, 1.0, away);
                sum += white(away, at) * inside / 16.0;
                cover += inside / 16.0;
            }
            // Squared because `texel` takes linear light.
            let white = if cover > 0.0 { sum / cover } else { 0.0 };
            image.pixels[y * size + x] = texel([white * white; 3], cover);
        }
    }
    image
}
