//! Stones that are painted together.

use eframe::egui::epaint::Vertex;
use eframe::egui::{Color32, Mesh, Painter, Pos2, Rect, Shape, Vec2, vec2};

use super::Sprites;

/// The maximum rotation of a stone from its drawn orientation, in radians. A larger angle would
/// visibly turn the light on it.
const MAX_TURN: f32 = 0.12;

/// What decides how a stone looks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StoneLook {
    /// A number that stays the stone's own, so that it looks the same wherever it lies.
    pub id: u16,
    /// Whether it is one of the large stones.
    pub large: bool,
}

/// A batch of stones that are painted together, later ones on top.
pub struct StoneBatch<'a> {
    sprites: &'a Sprites,
    mesh: Mesh,
}

impl<'a> StoneBatch<'a> {
    /// Creates an empty batch.
    pub(super) fn new(sprites: &'a Sprites) -> Self {
        StoneBatch { sprites, mesh: Mesh::with_texture(sprites.stones.texture.id()) }
    }

    /// Adds the shadow of a stone of `width` at `at`, `height` points above the ground. Without room, a
    /// stone has no width, and no shadow.
    pub fn shadow(&mut self, at: Pos2, width: f32, height: f32) {
        if width <= 0.0 {
            return;
        }
        let shrink = 1.0 / (1.0 + height / width);
        let at = at + Vec2::splat(0.07 * width) + vec2(0.25, 0.5) * height;
        let tint = Color32::WHITE.gamma_multiply(0.35 + 0.65 * shrink);
        if let Some(shadow) = self.sprites.stones.shadow {
            self.quad(at, vec2(1.06, 1.0) * width, 0.0, shadow, tint);
        }
    }

    /// Adds a soft shadow of `size` around `at`, which grows lighter with lower `opacity`.
    pub fn soft_shadow(&mut self, at: Pos2, size: Vec2, opacity: f32) {
        if let Some(shadow) = self.sprites.stones.shadow {
            self.quad(at, size, 0.0, shadow, Color32::WHITE.gamma_multiply(opacity));
        }
    }

    /// Adds a stone of `width` at `at`.
    pub fn stone(&mut self, look: StoneLook, at: Pos2, width: f32) {
        let stones = &self.sprites.stones;
        let pictures = if look.large { &stones.boulders } else { &stones.pebbles };
        let mixed = usize::from(look.id).wrapping_mul(40_503) >> 3;
        let uv = pictures[mixed % pictures.len()];
        let turn = ((mixed >> 5) % 101) as f32 / 50.0 - 1.0;
        // Where the light is dim, a dark stone would vanish on dark ground.
        if let Some(rim) = stones.rim.filter(|_| self.sprites.light != Color32::WHITE) {
            self.quad(at, Vec2::splat(1.08 * width), 0.0, rim, Color32::WHITE);
        }
        self.quad(at, Vec2::splat(width), turn * MAX_TURN, uv, self.sprites.light);
    }

    /// Paints the batch.
    pub fn paint(self, painter: &Painter) {
        painter.add(self.into_shape());
    }

    /// Returns the batch as a shape.
    pub fn into_shape(self) -> Shape {
        Shape::mesh(self.mesh)
    }

    fn quad(&mut self, middle: Pos2, size: Vec2, turn: f32, uv: Rect, tint: Color32) {
        let first = self.mesh.vertices.len() as u32;
        let (sin, cos) = turn.sin_cos();
        for (x, y) in [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)] {
            let at = vec2(x, y) * size;
            let turned = vec2(at.x * cos - at.y * sin, at.x * sin + at.y * cos);
            let uv = uv.min + (vec2(x, y) + Vec2::splat(0.5)) * uv.size();
            let vertex = Vertex { pos: middle + turned, uv, color: tint };
            self.mesh.vertices.push(vertex);
        }
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }
}
