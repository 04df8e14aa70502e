//! The light of the yard: sun from the top left, open sky, and light reflected by the bricks.

use super::colour::{Rgb, smooth};

/// The direction of the sun: top left, in front.
pub const SUN: [f32; 3] = [-0.48, -0.58, 0.658];
/// The direction halfway between the sun and the viewer. A mirror that faces this way shows the
/// sun.
pub const GLINT: [f32; 3] = [-0.2636, -0.3185, 0.9105];
const SUNLIGHT: Rgb = [1.08, 1.01, 0.90];
const SKYLIGHT: Rgb = [0.27, 0.30, 0.35];
/// The light that the brick yard reflects onto the shaded side.
const BOUNCE: Rgb = [0.30, 0.14, 0.08];
/// Returns the colour of a surface lit by sun, sky and reflected light, with its highlights. `n`
/// is its normal and `r` its distance from the middle of the stone, where the outline is at 1.
pub fn light(albedo: Rgb, n: [f32; 3], r: f32, gloss: f32) -> Rgb {
    let facing = dot(n, SUN);
    let sun = ((facing + 0.18) / 1.18).max(0.0);
    let sky = 0.55 + 0.45 * (n[2] * 0.6 - n[1] * 0.5 - n[0] * 0.2);
    let bounce = ((1.0 - n[2]) * (0.35 + 0.6 * n[1] + 0.45 * n[0])).max(0.0);
    let nook = 1.0 - 0.45 * smooth(0.72, 1.0, r) * (0.6 - 0.6 * facing).clamp(0.0, 1.0);
    let glint = dot(n, GLINT).max(0.0);
    let mirror = gloss * (0.75 * glint.powi(90) + 0.10 * glint.powi(14));
    let sheen = (0.08 + gloss * 0.16) * (1.0 - n[2]).powi(2) * sky;
    let mut out = [0.0; 3];
    for i in 0..3 {
        let arriving = SUNLIGHT[i] * sun + SKYLIGHT[i] * sky + BOUNCE[i] * bounce;
        out[i] = albedo[i] * arriving * nook + mirror * SUNLIGHT[i] + sheen * SKYLIGHT[i] * 2.0;
    }
    out
}

/// Returns the dot product.
pub fn dot(a: [f32; 3], b: [f32; 3]) -> f32 {
    a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
}

/// Returns the unit vector in the direction of a vector.
pub fn unit_vector(v: [f32; 3]) -> [f32; 3] {
    let long = dot(v, v).sqrt();
    [v[0] / long, v[1] / long, v[2] / long]
}
