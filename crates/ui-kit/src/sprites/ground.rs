//! The background of the window: yard, mat or paper.

use eframe::egui::epaint::{RectShape, Vertex};
use eframe::egui::{
    Color32, Context, Mesh, Painter, Pos2, Rect, Shape, TextureFilter, TextureHandle,
    TextureOptions, Theme, vec2,
};

use super::painted::Picture;
use crate::art::Plank;
use crate::painter::Filling;
use crate::theme::{self, Palette, sizes};
use basics::BoardLook;

/// The brightness of lamp light relative to daylight.
const LAMP: f32 = 0.45;
/// The share of the light lost in the corners of the window, by day and in the dark.
const DAY: f32 = 0.36;
const DUSK: f32 = 0.42;

/// The radius of the corners of a plank, in points.
const PLANK: f32 = 14.0;

/// The pictures of one background.
pub(super) struct Ground {
    /// The board look and the theme that the pictures are for.
    look: (BoardLook, Theme),
    /// The background tile, or `None` for a plain background.
    tile: Option<TextureHandle>,
    /// The grain of a carved board; other boards have none.
    grain: Option<Grain>,
}

/// The wood grain, as a texture for the graphics system and as a filling for painted pictures.
struct Grain {
    texture: TextureHandle,
    filling: Filling,
}

impl Ground {
    /// Loads the pictures for the board look and the theme of `ctx`.
    pub fn new(ctx: &Context) -> Self {
        let look = (theme::board(ctx), ctx.theme());
        let dark = look.1 == Theme::Dark;
        let plain = TextureOptions::LINEAR_REPEAT;
        // The grain is displayed in many sizes, down to a quarter.
        let mipmapped = plain.with_mipmap_mode(Some(TextureFilter::Nearest));
        let (tile, grain) = match look.0 {
            BoardLook::Yard => {
                let bricks = Picture::Bricks { dark }.painted();
                (Some(ctx.load_texture("yard", bricks.data(), plain)), None)
            }
            BoardLook::Wood => {
                let wood = Picture::Wood { dark }.painted();
                let texture = ctx.load_texture("wood", wood.data(), mipmapped);
                let filling = Filling::new(texture.id(), wood.image.as_ref().clone(), mipmapped);
                let mat = Picture::Mat { dark }.painted();
                let tile = ctx.load_texture("mat", mat.data(), plain);
                (Some(tile), Some(Grain { texture, filling }))
            }
            BoardLook::Contrast | BoardLook::Projector => (None, None),
        };
        Ground { look, tile, grain }
    }

    /// Returns whether these pictures match the board look and the theme of `ctx`.
    pub fn is_for(&self, ctx: &Context) -> bool {
        self.look == (theme::board(ctx), ctx.theme())
    }

    /// Covers `rect` with the background, brighter towards the light in the upper left.
    pub fn cover(&self, painter: &Painter, rect: Rect) {
        let texel =
            if self.look.0 == BoardLook::Wood { sizes::MAT_TEXEL } else { sizes::YARD_TEXEL };
        match &self.tile {
            Some(tile) => {
                let veil = if self.look.1 == Theme::Dark { DUSK } else { DAY };
                painter.add(Shape::mesh(shaded_mesh(rect, tile, texel, veil)));
            }
            None => {
                painter.rect_filled(rect, 0.0, Palette::current(painter.ctx()).paper);
            }
        }
    }

    /// Covers `rect` with the material of the board's cells, for a small picture.
    pub fn cover_small(&self, painter: &Painter, rect: Rect) {
        match (&self.grain, &self.tile) {
            (Some(grain), _) => repeat(painter, &grain.texture, rect, sizes::YARD_TEXEL),
            (None, Some(tile)) => repeat(painter, tile, rect, sizes::YARD_TEXEL),
            (None, None) => {
                painter.rect_filled(rect, 0.0, Palette::current(painter.ctx()).paper);
            }
        }
    }

    /// Covers `rect` with the wood of a carved board, if the board is carved.
    pub fn plank_over(&self, painter: &Painter, rect: Rect) {
        if let Some(grain) = &self.grain {
            let texture = &grain.texture;
            let uv = uv(texture, rect, sizes::YARD_TEXEL);
            let plank =
                RectShape::filled(rect, PLANK, Color32::WHITE).with_texture(texture.id(), uv);
            painter.add(plank);
        }
    }

    /// Returns the wood of a carved board as a filling, or `None` if the board is not carved.
    pub fn grain(&self) -> Option<&Filling> {
        self.grain.as_ref().map(|grain| &grain.filling)
    }

    /// Returns the wood of a carved board whose picture begins at `origin` and whose cells are
    /// `unit` wide, or `None` if the board is not carved.
    pub fn plank(&self, origin: Pos2, unit: f32) -> Option<Plank> {
        let grain = &self.grain.as_ref()?.texture;
        let cover = grain.size_vec2() * (unit * sizes::GRAIN / grain.size_vec2().x);
        let light = if self.look.1 == Theme::Dark { LAMP } else { 1.0 };
        Some(Plank { grain: grain.id(), origin, cover, light })
    }
}

/// Covers `rect` with a repeated picture whose pixels are `scale` points wide.
fn repeat(painter: &Painter, tile: &TextureHandle, rect: Rect, scale: f32) {
    painter.image(tile.id(), rect, uv(tile, rect, scale), Color32::WHITE);
}

/// Returns the part of a repeated picture that covers `rect`, with pixels `scale` points wide.
fn uv(tile: &TextureHandle, rect: Rect, scale: f32) -> Rect {
    Rect::from_min_size(Pos2::ZERO, rect.size() / (tile.size_vec2() * scale))
}

/// Returns a mesh that repeats a picture over `rect`, with pixels `texel` points wide. The light
/// comes from the upper left and fades towards the far corners, where the share `veil` of it is
/// lost.
fn shaded_mesh(rect: Rect, tile: &TextureHandle, texel: f32, veil: f32) -> Mesh {
    const STEPS: usize = 12;
    let mut mesh = Mesh::with_texture(tile.id());
    for row in 0..=STEPS {
        for column in 0..=STEPS {
            let share = vec2(column as f32, row as f32) / STEPS as f32;
            let place = share * rect.size();
            let away = ((share.x - 0.42) / 0.78).hypot((share.y - 0.40) / 0.80);
            let light = 1.0 - veil * ((away - 0.15) / 0.85).clamp(0.0, 1.0).powf(1.3);
            let uv = (place / (tile.size_vec2() * texel)).to_pos2();
            let color = Color32::from_gray((255.0 * light) as u8);
            mesh.vertices.push(Vertex { pos: rect.min + place, uv, color });
            if row > 0 && column > 0 {
                let here = (row * (STEPS + 1) + column) as u32;
                let above = here - STEPS as u32 - 1;
                mesh.add_triangle(above - 1, above, here - 1);
                mesh.add_triangle(above, here, here - 1);
            }
        }
    }
    mesh
}
