//! The textures of stones, background and chalk.

use eframe::egui::{
    Color32, Context, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, Vec2, vec2,
};

use super::BoardLayout;
use super::atlas::Stones;
use super::ground::Ground;
use crate::ui::art::{self, Plank};
use crate::ui::motion::Stone;
use crate::ui::theme::Palette;

/// The maximum rotation of a stone from its drawn orientation, in radians. A larger angle would
/// visibly turn the light on it.
const MAX_TURN: f32 = 0.12;

/// The textures of the board.
pub struct Sprites {
    stones: Stones,
    ground: Ground,
    /// The tint of the light on the stones.
    light: Color32,
    /// The texture of chalk lines.
    pub chalk: TextureHandle,
}

impl Sprites {
    /// Paints the pictures and loads them as textures.
    pub fn new(ctx: &Context) -> Self {
        let chalk = ctx.load_texture("chalk", art::chalk_stroke(16), TextureOptions::LINEAR_REPEAT);
        let light = Palette::current(ctx).stones;
        Sprites { stones: Stones::new(ctx), ground: Ground::new(ctx), light, chalk }
    }

    /// Repaints the pictures that no longer match the board look, the theme or the window size.
    pub fn prepare(&mut self, ctx: &Context) {
        if !self.stones.is_for(ctx) {
            self.stones = Stones::new(ctx);
        }
        if !self.ground.is_for(ctx) {
            self.ground = Ground::new(ctx);
        }
        self.light = Palette::current(ctx).stones;
    }

    /// Covers `rect` with the background that the board lies on.
    pub fn paint_ground(&self, painter: &Painter, rect: Rect) {
        self.ground.cover(painter, rect);
    }

    /// Covers a small picture with the material of the board's cells.
    pub fn paint_small_ground(&self, painter: &Painter, rect: Rect) {
        self.ground.cover_small(painter, rect);
    }

    /// Covers `rect` with the wood of a carved board; others are drawn on the ground itself.
    pub fn paint_plank(&self, painter: &Painter, rect: Rect) {
        self.ground.plank_over(painter, rect);
    }

    /// Paints the bottom layer of a board.
    pub fn paint_bed(&self, painter: &Painter, layout: &BoardLayout) {
        self.ground.bed(painter, layout);
    }

    /// Returns the wood of a carved board that begins at `origin` and whose cells are `unit`
    /// wide, or `None` if the board is not carved.
    pub fn plank(&self, origin: Pos2, unit: f32) -> Option<Plank> {
        self.ground.plank(origin, unit)
    }

    /// Scatters a few stones over `rect`, as children leave them in the yard. Draws nothing on
    /// the high-contrast board, where text needs a plain background.
    pub fn scatter_stones(&self, painter: &Painter, rect: Rect) {
        if self.stones.shadow.is_none() {
            return;
        }
        let mut sheet = self.sheet();
        let width = (rect.width().min(rect.height()) * 0.055).max(24.0);
        // Multiples of the golden ratio and of its square spread the stones evenly.
        let place = |i: f32| {
            rect.min
                + vec2((i * 0.618_034).fract(), (i * 0.381_966 + i * i * 0.05).fract())
                    * rect.size()
        };
        let stones = (1..=34).map(|id| (Stone { id, quan: id % 17 == 0 }, place(f32::from(id))));
        for (stone, at) in stones {
            let width = if stone.quan { width * 2.7 } else { width };
            sheet.shadow(at, width, 0.0);
            sheet.stone(stone, at, width);
        }
        sheet.paint(painter);
    }

    /// Creates an empty batch of stones. A batch is one mesh, regardless of the number of stones.
    pub fn sheet(&self) -> StoneBatch<'_> {
        StoneBatch { sprites: self, mesh: Mesh::with_texture(self.stones.texture.id()) }
    }
}

/// A batch of stones that are painted together, later ones on top.
pub struct StoneBatch<'a> {
    sprites: &'a Sprites,
    mesh: Mesh,
}

impl StoneBatch<'_> {
    /// Adds the shadow of a stone of `width` at `at`, `height` points above the ground.
    pub fn shadow(&mut self, at: Pos2, width: f32, height: f32) {
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

    /// Adds a stone of `width` at `at`. Its look depends only on the stone.
    pub fn stone(&mut self, stone: Stone, at: Pos2, width: f32) {
        let stones = &self.sprites.stones;
        let looks = if stone.quan { &stones.quan } else { &stones.dan };
        let mixed = usize::from(stone.id).wrapping_mul(40_503) >> 3;
        let uv = looks[mixed % looks.len()];
        let turn = ((mixed >> 5) % 101) as f32 / 50.0 - 1.0;
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
            let vertex = eframe::egui::epaint::Vertex { pos: middle + turned, uv, color: tint };
            self.mesh.vertices.push(vertex);
        }
        self.mesh.add_triangle(first, first + 1, first + 2);
        self.mesh.add_triangle(first, first + 2, first + 3);
    }
}
