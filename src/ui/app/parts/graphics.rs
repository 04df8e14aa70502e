//! What the window paints with: textures, zoom and the opening scene.

use eframe::egui::{Context, Ui};

use super::zoom::Zoom;
use crate::platform::Instant;
use crate::ui::board::Sprites;
use crate::ui::opening::OpeningScene;

/// What the window paints with.
pub struct Graphics {
    /// The textures, created once the board look and the window size are known.
    pub sprites: Option<Sprites>,
    pub zoom: Zoom,
    /// The opening scene, while it lasts.
    pub opening: Option<OpeningScene>,
    /// When the program started, until the first frame.
    started: Option<Instant>,
}

impl Graphics {
    /// Creates the state before the first frame of a program that started at `started`.
    pub fn new(started: Instant) -> Self {
        let zoom = Zoom::default();
        Graphics { sprites: None, zoom, opening: None, started: Some(started) }
    }

    /// Prepares the textures and paints the ground of the window.
    pub fn paint_ground(&mut self, ui: &Ui) {
        let sprites = self.sprites.get_or_insert_with(|| Sprites::new(ui.ctx()));
        sprites.prepare(ui.ctx());
        sprites.paint_ground(ui.painter(), ui.max_rect());
    }

    /// Draws the opening scene over everything, and ends the frame.
    pub fn end_frame(&mut self, ctx: &Context) {
        if let Some(sprites) = &self.sprites {
            self.opening.take_if(|opening| !opening.show(ctx, sprites));
        }
        if let Some(started) = self.started.take() {
            log::info!("first frame after {} ms", started.elapsed().as_millis());
        }
    }
}
