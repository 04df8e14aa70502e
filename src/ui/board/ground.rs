//! What the window is covered with behind everything: yard, mat or paper.

use eframe::egui::{
    Color32, Context, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureId, TextureOptions,
    Theme, Vec2, lerp, pos2,
};

use crate::settings::Board;
use crate::ui::art::{self, Plank};
use crate::ui::theme::{self, Palette, sizes};

/// How bright lamp light is beside that of the day.
const LAMP: f32 = 0.45;

/// The pictures of one ground.
pub(super) struct Ground {
    /// The board and the surrounding that they belong to.
    of: (Board, Theme),
    /// What lies under the board; none is plain.
    tile: Option<TextureHandle>,
    /// The grain of a carved board.
    grain: Option<TextureHandle>,
}

impl Ground {
    /// Paints the pictures for the board and surrounding of a context.
    pub fn new(ctx: &Context) -> Self {
        let of = (theme::board(ctx), ctx.theme());
        let dark = of.1 == Theme::Dark;
        let repeated = TextureOptions::LINEAR_REPEAT
            .with_mipmap_mode(Some(eframe::egui::TextureFilter::Linear));
        let load = |name: &str, image| Some(ctx.load_texture(name, image, repeated));
        let (tile, grain) = match of.0 {
            Board::Yard => (load("yard", art::brick_tile(dark)), None),
            Board::Wood => (load("mat", art::mat_tile(dark)), load("wood", art::wood_tile(dark))),
            Board::Contrast => (None, None),
        };
        Ground { of, tile, grain }
    }

    /// Whether these are the pictures for a context.
    pub fn is_for(&self, ctx: &Context) -> bool {
        self.of == (theme::board(ctx), ctx.theme())
    }

    /// Covers `rect`, brighter where the light falls in.
    pub fn cover(&self, painter: &Painter, rect: Rect) {
        let scale = if self.of.0 == Board::Wood { sizes::MAT_TEXEL } else { sizes::YARD_TEXEL };
        match &self.tile {
            Some(tile) => {
                repeat(painter, tile, rect, scale);
                painter.add(Shape::mesh(shade(rect, self.of.1 == Theme::Dark)));
            }
            None => {
                painter.rect_filled(rect, 0.0, Palette::current(painter.ctx()).paper);
            }
        }
    }

    /// Covers `rect` with what the cells of a board are in, for a small picture.
    pub fn cover_small(&self, painter: &Painter, rect: Rect) {
        match (&self.grain, &self.tile) {
            (Some(grain), _) => repeat(painter, grain, rect, sizes::YARD_TEXEL),
            (None, Some(tile)) => repeat(painter, tile, rect, sizes::YARD_TEXEL),
            (None, None) => {
                painter.rect_filled(rect, 0.0, Palette::current(painter.ctx()).paper);
            }
        }
    }

    /// The wood of a carved board whose picture begins at `origin`; a cell is `unit` wide.
    pub fn plank(&self, origin: Pos2, unit: f32) -> Option<Plank> {
        let grain = self.grain.as_ref()?;
        let cover = grain.size_vec2() * (unit * sizes::GRAIN / grain.size_vec2().x);
        let light = if self.of.1 == Theme::Dark { LAMP } else { 1.0 };
        Some(Plank { grain: grain.id(), origin, cover, light })
    }
}

/// Covers `rect` with a picture whose pixels are `scale` points wide.
fn repeat(painter: &Painter, tile: &TextureHandle, rect: Rect, scale: f32) {
    let uv = Rect::from_min_size(Pos2::ZERO, rect.size() / (tile.size_vec2() * scale));
    painter.image(tile.id(), rect, uv, Color32::WHITE);
}

/// Light from the upper left that fades towards the far corners.
fn shade(rect: Rect, dark: bool) -> Mesh {
    const STEPS: usize = 12;
    let (glow, veil) = if dark { (26.0, 120.0) } else { (20.0, 92.0) };
    let mut mesh = Mesh::with_texture(TextureId::default());
    for row in 0..=STEPS {
        for column in 0..=STEPS {
            let share = Vec2::new(column as f32, row as f32) / STEPS as f32;
            let at = pos2(
                lerp(rect.left()..=rect.right(), share.x),
                lerp(rect.top()..=rect.bottom(), share.y),
            );
            let away = ((share.x - 0.42) / 0.78).hypot((share.y - 0.40) / 0.80);
            let lit = (1.0 - away / 0.6).max(0.0) * glow;
            let dim = ((away - 0.35) / 0.65).clamp(0.0, 1.0).powf(1.4) * veil;
            let warm = |part: f32| (lit * part) as u8;
            mesh.colored_vertex(
                at,
                Color32::from_rgba_premultiplied(warm(1.0), warm(0.85), warm(0.6), dim as u8),
            );
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
