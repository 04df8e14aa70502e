//! Colours in linear light, and their conversion to texels.

use eframe::egui::{Color32, ColorImage};

/// Red, green and blue in linear light, 0 to 1. Light can be added in this space, but not in
/// sRGB.
pub type Rgb = [f32; 3];

/// Returns the colour of the sRGB notation `0xRRGGBB`.
///
/// A square approximates the sRGB curve: it is close, and its inverse is a cheap square root.
pub const fn rgb(hex: u32) -> Rgb {
    let r = ((hex >> 16) & 255) as f32 / 255.0;
    let g = ((hex >> 8) & 255) as f32 / 255.0;
    let b = (hex & 255) as f32 / 255.0;
    [r * r, g * g, b * b]
}

/// Interpolates from `a` (at `t` = 0) to `b` (at `t` = 1).
pub fn mix(a: Rgb, b: Rgb, t: f32) -> Rgb {
    [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t]
}

/// Returns the colour `a`, made brighter or darker by the factor `k`.
pub fn scale(a: Rgb, k: f32) -> Rgb {
    [a[0] * k, a[1] * k, a[2] * k]
}

/// Returns a texel of a colour and coverage, premultiplied as egui expects.
pub fn texel(c: Rgb, alpha: f32) -> Color32 {
    let k = alpha * 255.0;
    // No channel may exceed the coverage, or the outline would glow.
    let byte = |v: f32| (v.min(1.0).sqrt() * k + 0.5) as u8;
    Color32::from_rgba_premultiplied(byte(c[0]), byte(c[1]), byte(c[2]), (k + 0.5) as u8)
}

/// Returns 0 below `from`, 1 above `to`, and a smooth transition in between.
pub fn smooth(from: f32, to: f32, v: f32) -> f32 {
    let t = (v - from) / (to - from);
    if t <= 0.0 {
        0.0
    } else if t >= 1.0 {
        1.0
    } else {
        t * t * (3.0 - 2.0 * t)
    }
}

/// Paints `top` over `ground` with its upper left corner at `at`. Parts beyond the edge are cut
/// off.
pub fn overlay(ground: &mut ColorImage, top: &ColorImage, at: [i32; 2]) {
    let [width, height] = ground.size;
    for y in 0..top.size[1] {
        let to_y = at[1] + y as i32;
        if to_y < 0 || to_y >= height as i32 {
            continue;
        }
        for x in 0..top.size[0] {
            let to_x = at[0] + x as i32;
            let over = top.pixels[y * top.size[0] + x];
            if to_x < 0 || to_x >= width as i32 || over.a() == 0 {
                continue;
            }
            let under = &mut ground.pixels[to_y as usize * width + to_x as usize];
            *under = if over.a() == 255 { over } else { under.blend(over) };
        }
    }
}
