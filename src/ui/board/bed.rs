//! The bottom layer of a carved board, painted once for each position and size.

use eframe::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2,
};

use super::BoardLayout;
use super::carved::carve;
use crate::ui::art::Plank;
use crate::ui::theme::Palette;
use ui_kit::painter::{Canvas, Filling};

/// The maximum width of the painted picture, in pixels. The picture is stretched for a wider
/// board.
const WIDEST: f32 = 2048.0;

/// A carved board at one position and size.
pub(super) struct Bed {
    layout: BoardLayout,
    scale: f32,
    meshes: Vec<Mesh>,
    lines: Vec<Shape>,
    /// The meshes painted as a picture, which is cheaper to draw in every frame.
    picture: Option<(Rect, TextureHandle)>,
}

impl Bed {
    /// Carves the board of `layout` out of `plank`.
    pub fn new(painter: &Painter, layout: &BoardLayout, plank: Plank) -> Self {
        let palette = Palette::current(painter.ctx());
        let (meshes, lines) = carve(layout, plank, palette);
        let scale = painter.ctx().pixels_per_point();
        Bed { layout: layout.clone(), scale, meshes, lines, picture: None }
    }

    /// Returns whether this bed matches `layout` and the resolution of the screen.
    pub fn is_for(&self, painter: &Painter, layout: &BoardLayout) -> bool {
        self.layout == *layout && self.scale == painter.ctx().pixels_per_point()
    }

    /// Replaces the meshes with a picture, unless that is already done. Call this only once the
    /// layout is stable: while a window is being resized, the picture would be discarded at once.
    pub fn settle(&mut self, painter: &Painter, filling: &Filling) {
        if self.picture.is_some() {
            return;
        }
        let area = self.meshes.iter().map(Mesh::calc_bounds).fold(Rect::NOTHING, Rect::union);
        let scale = self.scale.min(WIDEST / area.width().max(1.0));
        let mut canvas = Canvas::new(area, scale);
        for mesh in &self.meshes {
            canvas.paint(mesh, filling);
        }
        let image = canvas.finish();
        let [width, height] = image.size.map(|side| side as f32 / scale);
        let covered = Rect::from_min_max(area.min, area.min + vec2(width, height));
        let texture = painter.ctx().load_texture("bed", image, TextureOptions::LINEAR);
        self.picture = Some((covered, texture));
        self.meshes.clear();
    }

    /// Paints the bed.
    pub fn paint(&self, painter: &Painter) {
        match &self.picture {
            Some((area, texture)) => {
                let all = Rect::from_min_max(Pos2::ZERO, pos2(1.0, 1.0));
                painter.image(texture.id(), *area, all, Color32::WHITE);
            }
            None => painter.extend(self.meshes.iter().cloned().map(Shape::mesh)),
        }
        painter.extend(self.lines.iter().cloned());
    }
}
