//! The textures of a window that is painted without a graphics card.

use std::collections::HashMap;
use std::mem;

use eframe::egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use eframe::egui::{ColorImage, ImageData, Rect, TextureId, TextureOptions, TexturesDelta};

use super::{Canvas, Filling};

/// The textures that frames have used so far, as a graphics card would keep them.
#[derive(Default)]
pub struct Textures {
    pictures: HashMap<TextureId, (ColorImage, TextureOptions)>,
    /// The textures that the last frame uses for the last time.
    freed: Vec<TextureId>,
}

impl Textures {
    /// Takes the changes that come with a frame.
    pub fn change(&mut self, delta: &mut TexturesDelta) {
        for id in mem::replace(&mut self.freed, delta.free.drain().collect()) {
            self.pictures.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                self.change_one(id, change);
            }
        }
    }

    fn change_one(&mut self, id: TextureId, ImageDelta { image, options, pos }: ImageDelta) {
        let ImageData::Color(image) = image;
        match (pos, self.pictures.get_mut(&id)) {
            (Some(at), Some((whole, _))) => patch(whole, &image, at),
            _ => {
                self.pictures.insert(id, (image.as_ref().clone(), options));
            }
        }
    }

    /// Paints the triangles of a frame that lie in `area`, with `scale` pixels per point.
    ///
    /// # Panics
    /// If the frame contains anything but meshes.
    pub fn paint(&self, frame: Vec<ClippedPrimitive>, area: Rect, scale: f32) -> ColorImage {
        let filling = |(id, (image, options)): (&TextureId, &(ColorImage, TextureOptions))| {
            (*id, Filling::new(*id, image.clone(), *options))
        };
        let fillings: HashMap<TextureId, Filling> = self.pictures.iter().map(filling).collect();
        let mut canvas = Canvas::new(area, scale);
        for part in frame {
            let ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) } = part else {
                panic!("the window paints nothing but meshes");
            };
            canvas.clip(clip_rect);
            canvas.paint(&mesh, &fillings[&mesh.texture_id]);
        }
        canvas.finish()
    }
}

/// Copies a picture into a part of another.
fn patch(whole: &mut ColorImage, part: &ColorImage, [x, y]: [usize; 2]) {
    let [width, height] = part.size;
    for line in 0..height {
        let to = (y + line) * whole.size[0] + x;
        let from = line * width;
        whole.pixels[to..to + width].copy_from_slice(&part.pixels[from..from + width]);
    }
}
