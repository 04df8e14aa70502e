//! The bottom layer of a carved board, painted once for each position and size.

use eframe::egui::{
    Color32, Mesh, Painter, Pos2, Rect, Shape, TextureHandle, TextureOptions, pos2, vec2,
};
use ui_kit::art::Plank;
use ui_kit::painter::{Canvas, Filling};
use ui_kit::theme::Palette;

use super::carved::carve;
use super::{BoardLayout, Sprites};

/// The maximum width of the painted picture, in pixels. The picture is stretched for a wider
/// board.
const WIDEST: f32 = 2048.0;

/// Paints the bottom layer of a board: the wood, if the board is carved. The board is carved once
/// for each position and size.
pub fn paint_bed(painter: &Painter, sprites: &Sprites, layout: &BoardLayout) {
    let Some(plank) = sprites.plank(layout.area().min, layout.unit()) else {
        return;
    };
    sprites.slot(|slot: &mut Option<Bed>| {
        match slot {
            Some(bed) if bed.is_for(painter, layout) => {
                if let Some(grain) = sprites.grain() {
                    bed.settle(painter, grain);
                }
            }
            _ => *slot = Some(Bed::new(painter, layout, plank)),
        }
        if let Some(bed) = slot {
            bed.paint(painter);
        }
    });
}

/// A carved board at one position and size.
struct Bed {
    layout: BoardLayout,
    scale: f32,
    meshes: Vec<Mesh>,
    lines: Vec<Shape>,
    /// The meshes painted as a picture, which is cheaper to draw in every frame.
    picture: Option<(Rect, TextureHandle)>,
}

impl Bed {
    /// Carves the board of `layout` out of `plank`.
    fn new(painter: &Painter, layout: &BoardLayout, plank: Plank) -> Self {
        let palette = Palette::current(painter.ctx());
        let (meshes, lines) = carve(layout, plank, palette);
        let scale = painter.ctx().pixels_per_point();
        Bed { layout: layout.clone(), scale, meshes, lines, picture: None }
    }

    /// Returns whether this bed matches `layout` and the resolution of the screen.
    fn is_for(&self, painter: &Painter, layout: &BoardLayout) -> bool {
        self.layout == *layout && self.scale == painter.ctx().pixels_per_point()
    }

    /// Replaces the meshes with a picture, unless that is already done. Call this only once the
    /// layout is stable: while a window is being resized, the picture would be discarded at once.
    fn settle(&mut self, painter: &Painter, filling: &Filling) {
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
    fn paint(&self, painter: &Painter) {
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
