//! Painting a stone: outline, dome, surface and light.

use super::colour::{smooth, texel};
use super::light::{light, unit_vector};
use super::noise::Plane;
use super::recipe::{Recipe, StoneMark};
use super::surface::surface;
use eframe::egui::{Color32, ColorImage};

/// The share of the picture that the stone fills. The margin keeps it from being cut off when
/// scaled.
const MARGIN: f32 = 0.94;

/// Paints a stone on a transparent square of `size` pixels.
pub fn paint_stone(recipe: &Recipe, size: usize) -> ColorImage {
    let body = StoneShape::new(recipe, size);
    let surface = surface(recipe, size);

    let mut image = ColorImage::filled([size, size], Color32::TRANSPARENT);
    for y in 1..size.saturating_sub(1) {
        for x in 1..size.saturating_sub(1) {
            let radius = body.radius.at(x, y);
            let [gx, gy] = body.radius.slope(x, y);
            let steep = (gx * gx + gy * gy).sqrt().max(1e-4);
            let cover = 0.5 + (1.0 - radius) / steep;
            if cover <= 0.0 {
                continue;
            }
            let r = radius.min(1.0);
            let crown = r.powf(recipe.flat);
            let height = (1.0 - crown).sqrt();
            // The slope of the dome times its height, which stays finite at the outline.
            let lean = recipe.flat * 0.5 * crown / r.max(0.05) * size as f32 * 0.30;
            let [bx, by] = surface.slope(x, y);
            let bump = recipe.rough * size as f32 * 0.5 * (0.3 + 0.7 * height);
            let normal = unit_vector([gx * lean - bx * bump, gy * lean - by * bump, height + 0.04]);

            let place = body.place(x, y);
            let grain = surface.at(x, y);
            let point = [place[0], place[1], height];
            let (albedo, polish) = recipe.albedo(point, r, grain);
            let lit = light(albedo, normal, r, recipe.gloss * polish);
            image.pixels[y * size + x] = texel(lit, cover.min(1.0));
        }
    }
    image
}

/// The outline of a stone, as a plane that is 0 in the middle and 1 on the outline.
struct StoneShape {
    size: usize,
    across: [f32; 2],
    axes: [f32; 2],
    radius: Plane,
}

impl StoneShape {
    fn new(recipe: &Recipe, size: usize) -> Self {
        let (sin, cos) = recipe.turn.sin_cos();
        let mut body =
            Self { size, across: [cos, sin], axes: recipe.axes, radius: Plane::flat(size, size) };
        let lumps = Plane::clouds([size, size], [4, 4], 1, recipe.seed);
        let mut radius = Plane::flat(size, size);
        radius.change(|x, y, _| {
            let [px, py] = body.place(x, y);
            let (px, py) = (px.abs(), (py * (1.0 + recipe.taper * px)).abs());
            let round = match recipe.mark {
                // Two arcs that meet in points, with a keel between them.
                StoneMark::Furrows => {
                    0.7 * (px * px + (py * py + 0.02).sqrt()) + 0.3 * px.hypot(py)
                }
                _ if recipe.square == 2.0 => px.hypot(py),
                _ => (px.powf(recipe.square) + py.powf(recipe.square)).powf(1.0 / recipe.square),
            };
            round * (1.0 + recipe.lumps * lumps.at(x, y))
        });
        body.radius = radius;
        body
    }

    /// Returns the position of a pixel in the stone's own rotated and stretched coordinates.
    fn place(&self, x: usize, y: usize) -> [f32; 2] {
        let half = self.size as f32 * 0.5;
        let (px, py) =
            ((x as f32 + 0.5 - half) / (half * MARGIN), (y as f32 + 0.5 - half) / (half * MARGIN));
        let [cos, sin] = self.across;
        [(px * cos + py * sin) / self.axes[0], (py * cos - px * sin) / self.axes[1]]
    }
}

/// Paints a soft light ring, to be drawn beneath a stone in the dark: what reaches beyond the stone is its rim.
pub fn rim(size: usize) -> ColorImage {
    let half = size as f32 * 0.5;
    let mut image = ColorImage::filled([size, size], Color32::TRANSPARENT);
    for y in 0..size {
        for x in 0..size {
            let away = (x as f32 + 0.5 - half).hypot(y as f32 + 0.5 - half) / half;
            let light = smooth(0.55, 0.8, away) * (1.0 - smooth(0.82, 1.0, away));
            image.pixels[y * size + x] = texel([0.66, 0.63, 0.68], 0.42 * light);
        }
    }
    image
}

/// Paints a soft dark disc, to be stretched and drawn beneath a stone.
pub fn shadow(size: usize) -> ColorImage {
    let half = size as f32 * 0.5;
    let mut image = ColorImage::filled([size, size], Color32::TRANSPARENT);
    for y in 0..size {
        for x in 0..size {
            let away = (x as f32 + 0.5 - half).hypot(y as f32 + 0.5 - half) / half;
            let dark = 1.0 - smooth(0.35, 0.98, away);
            image.pixels[y * size + x] = texel([0.006, 0.002, 0.002], 0.62 * dark);
        }
    }
    image
}
