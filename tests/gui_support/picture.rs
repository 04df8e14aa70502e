//! Pictures of a window, painted without a screen or a graphics card: the same on every machine.

use std::cell::RefCell;
use std::rc::Rc;

use eframe::egui::epaint::ClippedPrimitive;
use eframe::egui::{ColorImage, FullOutput, Pos2, Rect, TexturesDelta};
use egui_kittest::{Harness, TestRenderer};
use o_an_quan::ui::App;
use ui_kit::painter;

/// The textures of a window, recorded instead of passed to a graphics card.
#[derive(Clone, Default)]
pub struct Textures(Rc<RefCell<painter::Textures>>);

impl TestRenderer for Textures {
    fn handle_delta(&mut self, delta: &mut TexturesDelta) {
        self.0.borrow_mut().change(delta);
    }
}

/// Returns the triangles that a graphics card would draw.
pub fn triangles(harness: &Harness<'static, App>) -> Vec<ClippedPrimitive> {
    let FullOutput { shapes, pixels_per_point, .. } = harness.output();
    harness.ctx.tessellate(shapes.clone(), *pixels_per_point)
}

/// Paints the window.
pub fn picture(harness: &Harness<'static, App>, textures: &Textures) -> ColorImage {
    let room = Rect::from_min_size(Pos2::ZERO, harness.ctx.content_rect().size());
    textures.0.borrow().paint(&triangles(harness), room, harness.ctx.pixels_per_point())
}
