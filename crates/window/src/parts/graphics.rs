//! What the window paints with: textures and zoom.

use eframe::egui::Ui;
use tabletop::platform::Instant;
use ui_kit::sprites::Sprites;

use super::zoom::Zoom;

/// What the window paints with.
pub struct Graphics {
    /// The textures, created once the board look and the window size are known.
    pub sprites: Option<Sprites>,
    /// The size of texts, of the page and of numbers beside a board.
    pub zoom: Zoom,
    /// Whether an opening scene covers the window.
    pub is_covered: bool,
    /// When the program started, until the first frame.
    started: Option<Instant>,
}

impl Graphics {
    /// Creates the state before the first frame of a program that started at `started`.
    pub fn new(started: Instant) -> Self {
        let zoom = Zoom::default();
        Graphics { sprites: None, zoom, is_covered: false, started: Some(started) }
    }

    /// Prepares the textures and paints the ground of the window.
    pub fn paint_ground(&mut self, ui: &Ui) {
        let sprites = self.sprites.get_or_insert_with(|| Sprites::new(ui.ctx()));
        sprites.prepare(ui.ctx());
        sprites.paint_ground(ui.painter(), ui.max_rect());
    }

    /// Ends the frame.
    pub fn end_frame(&mut self) {
        if let Some(started) = self.started.take() {
            log::info!("first frame after {} ms", started.elapsed().as_millis());
        }
    }
}
