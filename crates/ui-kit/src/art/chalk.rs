//! Chalk: a grainy stripe, and the ribbon of triangles that draws it along a line.

use super::colour::{smooth, texel};
use super::noise::Plane;
use eframe::egui::epaint::Vertex;
use eframe::egui::{Color32, ColorImage, Mesh, Pos2, TextureId, Vec2, pos2, vec2};

/// The length of the stripe of [`chalk_stroke`], as a multiple of its width.
const LENGTH: usize = 16;

/// Paints a white stripe of chalk, `height` pixels wide and 16 times as long, that repeats along
/// its length. The tint of the triangles it is drawn on gives it a colour.
pub fn chalk_stroke(height: usize) -> ColorImage {
    let size = [height * LENGTH, height];
    let sway = Plane::clouds(size, [7, 1], 3, 61);
    let press = Plane::clouds(size, [9, 1], 2, 62);
    let grit = Plane::clouds(size, [(size[0] / 4).max(1), (height / 4).max(1)], 2, 63);
    let mut image = ColorImage::filled(size, Color32::TRANSPARENT);
    for y in 0..height {
        for x in 0..size[0] {
            let across = ((y as f32 + 0.5) / height as f32 * 2.0 - 1.0) + sway.at(x, 0) * 0.10;
            let grit = grit.at(x, y);
            let edge = across.abs() + grit * 0.16;
            let body = 1.0 - smooth(0.52, 0.86, edge);
            let bite =
                smooth(-0.95, -0.15, grit + press.at(x, 0) * 0.30 + 0.25 - across * across * 0.25);
            image.pixels[y * size[0] + x] = texel([1.0; 3], body * (0.30 + 0.66 * bite));
        }
    }
    image
}

/// Returns the triangles of a chalk line through `points`, `width` wide, with the texture made by
/// [`chalk_stroke`] (loaded with wrapping). An arc needs many points; a closed line repeats its
/// first point at the end.
pub fn chalk_ribbon(points: &[Pos2], width: f32, colour: Color32, texture: TextureId) -> Mesh {
    let mut mesh = Mesh::with_texture(texture);
    let mut along = 0.0;
    for (i, &point) in points.iter().enumerate() {
        let before = points[i.saturating_sub(1)];
        let after = points[(i + 1).min(points.len() - 1)];
        along += (point - before).length() / (width * LENGTH as f32);
        let side = (after - before).normalized().rot90() * (width * 0.5);
        let corner =
            |side: Vec2, v| Vertex { pos: point + side, uv: pos2(along, v), color: colour };
        mesh.vertices.extend([corner(side, 0.0), corner(-side, 1.0)]);
        if i > 0 {
            let end = mesh.vertices.len() as u32;
            mesh.add_triangle(end - 4, end - 3, end - 2);
            mesh.add_triangle(end - 3, end - 2, end - 1);
        }
    }
    mesh
}

/// Returns the points of an elliptical arc of a letter or digit between two angles in radians. Angles grow clockwise,
/// since y grows downwards.
pub fn arc(middle: Pos2, radii: Vec2, from: f32, to: f32) -> Vec<Pos2> {
    let point = |i| {
        let angle = from + (to - from) * i as f32 / 32.0;
        middle + vec2(angle.cos(), angle.sin()) * radii
    };
    (0..=32).map(point).collect()
}
