//! The dust that rises where a quan is captured.

use eframe::egui::{Color32, Mesh, Pos2, Shape, Vec2, vec2};

use super::brush::Brush;
use crate::motion::Dust;

/// The number of puffs.
const PUFFS: u16 = 16;
/// The number of corners of a puff.
const CORNERS: u16 = 18;
/// The opacity of a fresh puff in its middle.
const OPACITY: f32 = 0.9;

impl Brush<'_> {
    /// Paints the dust of a captured quan: soft puffs that spread, rise and fade. The high-contrast
    /// board has no shades, so none.
    pub(super) fn dust(&self, dust: Dust) {
        if self.palette.board.is_plain() {
            return;
        }
        let unit = self.layout.unit();
        let middle = self.layout.shape(dust.cell).quan;
        let spread = 1.0 - (1.0 - dust.progress).powi(3);
        let mut mesh = Mesh::default();
        for puff in 0..PUFFS {
            // Multiples of the golden ratio and of its square spread the puffs evenly.
            let (one, other) =
                ((f32::from(puff) * 0.618_034).fract(), (f32::from(puff) * 0.381_966).fract());
            let way = Vec2::angled(std::f32::consts::TAU * one) * vec2(1.0, 0.72);
            let away = way * (0.24 + (0.22 + 0.3 * other) * spread) * unit;
            let rise = vec2(0.0, -0.14 * dust.progress * unit);
            let radius = (0.15 + (0.13 + 0.1 * one) * spread) * unit;
            let fade = (1.0 - dust.progress) * (0.55 + 0.45 * other);
            let colour = self.palette.chalk.gamma_multiply(OPACITY * fade);
            soft_disc(&mut mesh, middle + away + rise, radius, colour);
        }
        self.painter.add(Shape::mesh(mesh));
    }
}

/// Adds a disc that is `colour` in its middle and transparent at its rim.
fn soft_disc(mesh: &mut Mesh, middle: Pos2, radius: f32, colour: Color32) {
    let first = mesh.vertices.len() as u32;
    mesh.colored_vertex(middle, colour);
    // A ring between them makes the slope smooth.
    for (share, opacity) in [(0.5, 0.55), (1.0, 0.0)] {
        for corner in 0..CORNERS {
            let turn = std::f32::consts::TAU * f32::from(corner) / f32::from(CORNERS);
            let at = middle + Vec2::angled(turn) * share * radius;
            mesh.colored_vertex(at, colour.gamma_multiply(opacity));
        }
    }
    let corners = u32::from(CORNERS);
    for corner in 0..corners {
        let next = (corner + 1) % corners;
        let [inner, outer] = [first + 1, first + 1 + corners];
        mesh.add_triangle(first, inner + corner, inner + next);
        mesh.add_triangle(inner + corner, outer + corner, outer + next);
        mesh.add_triangle(inner + corner, outer + next, inner + next);
    }
}
