//! The program's icon.

use eframe::egui::{Color32, ColorImage};
use ui_kit::art::colour::{overlay, smooth};
use ui_kit::art::noise::Plane;
use ui_kit::art::{BOULDERS, PEBBLES, Yard, paint_stone, shadow};

/// Paints the icon: one end of the board with its chalk half circle, the quan in it and three dân
/// beside it.
///
/// Small icons are painted larger, with a bolder line, and then shrunk.
pub fn app_icon(size: usize) -> ColorImage {
    let size = size.max(1);
    let times = 256_usize.div_ceil(size).clamp(1, 8);
    let big = size * times;
    let unit = big as f32 / 256.0;
    let mut image = Yard { size: [big, big], across: 2, rows: 4, dark: false }.paint();
    let bold = match size {
        ..24 => 2.1,
        24..48 => 1.5,
        _ => 1.0,
    };
    draw_chalk(&mut image, unit, bold);
    let stones = [
        (&BOULDERS[0], 102.0, 128.0, 100.0),
        (&PEBBLES[2], 194.0, 66.0, 70.0),
        (&PEBBLES[3], 200.0, 130.0, 70.0),
        (&PEBBLES[5], 192.0, 194.0, 70.0),
    ];
    for (recipe, x, y, across) in stones {
        let across = (across * unit) as usize;
        let corner = |shift: f32| {
            [(x * unit) as i32, (y * unit) as i32]
                .map(|c| c - across as i32 / 2 + (shift * across as f32) as i32)
        };
        overlay(&mut image, &shadow(across), corner(0.08));
        overlay(&mut image, &paint_stone(recipe, across), corner(0.0));
    }
    round_corners(&mut image, unit);
    shrink(&image, times)
}

/// Draws the line between the quan and the dân, and the half circle around the quan.
fn draw_chalk(image: &mut ColorImage, unit: f32, bold: f32) {
    let size = image.size[0];
    let grit = Plane::clouds([size, size], [64, 64], 2, 71);
    for y in 0..size {
        for x in 0..size {
            let (px, py) = (x as f32 / unit, y as f32 / unit);
            let line = if (24.0..232.0).contains(&py) { (px - 152.0).abs() } else { f32::MAX };
            let arc =
                if px < 152.0 { ((px - 152.0).hypot(py - 128.0) - 104.0).abs() } else { f32::MAX };
            let near = line.min(arc) / bold;
            if near > 8.0 {
                continue;
            }
            let grit = grit.at(x, y);
            let near = near + grit * 1.2;
            let chalk = (1.0 - smooth(3.2, 5.6, near)) * (0.80 + 0.16 * grit);
            if chalk > 0.0 {
                let i = y * size + x;
                image.pixels[i] = image.pixels[i]
                    .blend(Color32::from_white_alpha((chalk.min(1.0) * 255.0) as u8));
            }
        }
    }
}

/// Crops the picture to a square with round corners, darker towards its edge.
fn round_corners(image: &mut ColorImage, unit: f32) {
    let size = image.size[0];
    let (half, corner) = (124.0, 52.0);
    for y in 0..size {
        for x in 0..size {
            let qx = ((x as f32 + 0.5) / unit - 128.0).abs() - half + corner;
            let qy = ((y as f32 + 0.5) / unit - 128.0).abs() - half + corner;
            if qx.max(qy) < corner - 8.0 && qx.min(qy) < 0.0 {
                continue;
            }
            let out = qx.max(0.0).hypot(qy.max(0.0)) + qx.max(qy).min(0.0) - corner;
            let cover = (0.5 - out * unit).clamp(0.0, 1.0);
            let shade = 1.0 - 0.35 * smooth(-7.0, 0.0, out);
            let texel = &mut image.pixels[y * size + x];
            let [r, g, b, _] = texel.to_array();
            let dim = |v: u8| (f32::from(v) * shade * cover + 0.5) as u8;
            let alpha = (cover * 255.0 + 0.5) as u8;
            *texel = Color32::from_rgba_premultiplied(dim(r), dim(g), dim(b), alpha);
        }
    }
}

/// Shrinks a picture by averaging blocks of `times` by `times` texels.
fn shrink(image: &ColorImage, times: usize) -> ColorImage {
    let size = image.size[0] / times;
    let mut small = ColorImage::filled([size, size], Color32::TRANSPARENT);
    let texels = (times * times) as u32;
    for (i, texel) in small.pixels.iter_mut().enumerate() {
        let (x, y) = (i % size * times, i / size * times);
        let mut sum = [texels / 2; 4];
        for j in 0..times * times {
            let part = image.pixels[(y + j / times) * image.size[0] + x + j % times].to_array();
            for (sum, part) in sum.iter_mut().zip(part) {
                *sum += u32::from(part);
            }
        }
        let [r, g, b, a] = sum.map(|sum| (sum / texels) as u8);
        *texel = Color32::from_rgba_premultiplied(r, g, b, a);
    }
    small
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_icon_has_clear_corners_a_solid_middle_and_no_glowing_fringe() {
        let icon = app_icon(64);
        for corner in [0, 63, 63 * 64, 64 * 64 - 1] {
            assert_eq!(icon.pixels[corner], Color32::TRANSPARENT);
        }
        assert!(icon.pixels[32 * 64 + 32].is_opaque());
        assert!(
            icon.pixels.iter().all(|texel| texel.r().max(texel.g()).max(texel.b()) <= texel.a())
        );
    }

    #[test]
    fn painting_tiny_icons_does_not_panic() {
        for size in [1, 2, 3, 16] {
            assert_eq!(app_icon(size).size, [size, size]);
        }
    }
}
