//! The textures of a window that is painted without a graphics card.

use std::collections::HashMap;
use std::mem;

use eframe::egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use eframe::egui::{ColorImage, ImageData, Rect, TextureId, TexturesDelta};

use super::{Canvas, Filling};

/// The textures that frames have used so far, as a graphics card would keep them.
#[derive(Default)]
pub struct Textures {
    fillings: HashMap<TextureId, Filling>,
    /// The textures that the last frame uses for the last time.
    freed: Vec<TextureId>,
}

impl Textures {
    /// Takes the changes that come with a frame.
    pub fn change(&mut self, delta: &mut TexturesDelta) {
        for id in mem::replace(&mut self.freed, delta.free.drain().collect()) {
            self.fillings.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change_one(id, change);
            }
        }
    }

    fn change_one(&mut self, id: TextureId, ImageDelta { image, options, pos }: ImageDelta) {
        let ImageData::Color(image) = image;
        match (pos, self.fillings.get_mut(&id)) {
            (Some(at), Some(whole)) => whole.patch(&image, at),
            _ => {
                self.fillings.insert(id, Filling::new(id, image.as_ref().clone(), options));
            }
        }
    }

    /// Paints the triangles of a frame that lie in `area`, with `scale` pixels per point.
    ///
    /// # Panics
    /// If the frame contains anything but meshes.
    pub fn paint(&self, frame: &[ClippedPrimitive], area: Rect, scale: f32) -> ColorImage {
        let mut canvas = Canvas::new(area, scale);
        self.paint_on(&mut canvas, frame);
        canvas.finish()
    }

    /// Paints the triangles of a frame on a canvas.
    ///
    /// # Panics
    /// If the frame contains anything but meshes.
    pub fn paint_on(&self, canvas: &mut Canvas, frame: &[ClippedPrimitive]) {
        for part in frame {
            let ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) } = part else {
                panic!("the window paints nothing but meshes");
            };
            canvas.clip(*clip_rect);
            canvas.paint(mesh, &self.fillings[&mesh.texture_id]);
        }
    }
}
