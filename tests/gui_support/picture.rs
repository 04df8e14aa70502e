//! Pictures of a window, painted without a screen or a graphics card: the same on every machine.

use std::cell::RefCell;
use std::collections::HashMap;
use std::mem;
use std::rc::Rc;

use eframe::egui::epaint::{ClippedPrimitive, ImageDelta, Primitive};
use eframe::egui::{
    ColorImage, FullOutput, ImageData, Pos2, Rect, TextureId, TextureOptions, TexturesDelta,
};
use egui_kittest::{Harness, TestRenderer};
use o_an_quan::ui::App;
use o_an_quan::ui::art::{Canvas, Filling};

/// The textures of a window, recorded instead of passed to a graphics card.
#[derive(Clone, Default)]
pub struct Textures(Rc<RefCell<Noted>>);

#[derive(Default)]
struct Noted {
    pictures: HashMap<TextureId, (ColorImage, TextureOptions)>,
    /// The textures that the last frame uses for the last time.
    freed: Vec<TextureId>,
}

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        let mut noted = self.0.borrow_mut();
        for id in mem::replace(&mut noted.freed, delta.free.drain().collect()) {
            noted.pictures.remove(&id);
        }
        for (id, changes) in delta.set.drain() {
            for change in changes {
                noted.change(id, change);
            }
        }
    }
}

impl Noted {
    fn change(&mut self, id: TextureId, ImageDelta { image, options, pos }: ImageDelta) {
        let ImageData::Color(image) = image;
        match (pos, self.pictures.get_mut(&id)) {
            (Some(at), Some((whole, _))) => patch(whole, &image, at),
            _ => {
                self.pictures.insert(id, (image.as_ref().clone(), options));
            }
        }
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

/// Returns the triangles that a graphics card would draw.
pub fn triangles(harness: &Harness<'static, App>) -> Vec<ClippedPrimitive> {
    let FullOutput { shapes, pixels_per_point, .. } = harness.output();
    harness.ctx.tessellate(shapes.clone(), *pixels_per_point)
}

/// Paints the window.
pub fn picture(harness: &Harness<'static, App>, textures: &Textures) -> ColorImage {
    let noted = textures.0.borrow();
    let fillings = noted
        .pictures
        .iter()
        .map(|(id, (image, options))| (*id, Filling::new(*id, image.clone(), *options)));
    let fillings: HashMap<TextureId, Filling> = fillings.collect();
    let room = Rect::from_min_size(Pos2::ZERO, harness.ctx.content_rect().size());
    let mut canvas = Canvas::new(room, harness.ctx.pixels_per_point());
    for part in triangles(harness) {
        let ClippedPrimitive { clip_rect, primitive: Primitive::Mesh(mesh) } = part else {
            panic!("the window paints nothing but meshes");
        };
        canvas.clip(clip_rect);
        canvas.paint(&mesh, &fillings[&mesh.texture_id]);
    }
    canvas.finish()
}
