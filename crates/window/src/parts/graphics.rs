//! What the window paints with: textures and zoom.

use std::time::Duration;

use basics::BoardLook;
use eframe::egui::{Theme, Ui};
use settings::Settings;
use tabletop::platform::Instant;
use ui_kit::sprites::Sprites;
use ui_kit::yard::{Moment, Yard};

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
    /// Returns the moment whose light the yard has; without it, the light is always the same.
    moment: Option<fn() -> Moment>,
    yard: Yard,
}

impl Graphics {
    /// Creates the state before the first frame of a program that started at `started`. The yard has the light of the
    /// `moment`, if there is one.
    pub fn new(started: Instant, moment: Option<fn() -> Moment>) -> Self {
        Graphics {
            sprites: None,
            zoom: Zoom::default(),
            is_covered: false,
            started: Some(started),
            moment,
            yard: Yard::default(),
        }
    }

    /// Prepares the textures and paints the ground of the window.
    pub fn paint_ground(&mut self, ui: &Ui, settings: &Settings) {
        let sprites = self.sprites.get_or_insert_with(|| Sprites::new(ui.ctx()));
        sprites.prepare(ui.ctx());
        sprites.paint_ground(ui.painter(), ui.max_rect());
        let follows_day = settings.living_yard && settings.board == BoardLook::Yard;
        if let Some(moment) = self.moment.filter(|_| follows_day) {
            let moment = moment();
            let is_dusk = ui.theme() == Theme::Dark;
            self.yard.paint(ui.painter(), ui.max_rect(), moment, is_dusk);
            // Whole minutes are counted, so the light has changed by then.
            ui.request_repaint_after(Duration::from_secs(60 * u64::from(moment.lasts())));
        }
    }

    /// Ends the frame.
    pub fn end_frame(&mut self) {
        if let Some(started) = self.started.take() {
            log::info!("first frame after {} ms", started.elapsed().as_millis());
        }
    }
}
