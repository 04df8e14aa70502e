//! The size of the window and of everything in it.

use eframe::egui::Vec2;

use super::Window;

impl Window {
    /// Resizes the window to `size` points at the default text size, as the system does: larger
    /// text leaves fewer points.
    pub fn resize_by_system(&mut self, size: Vec2) {
        for _ in 0..8 {
            self.harness.step();
            let zoom = self.harness.ctx.zoom_factor();
            self.harness.set_size(size / zoom);
        }
        self.harness.step();
    }

    /// Resizes the window like [`resize_by_system`](Self::resize_by_system), but only if
    /// necessary and in as few frames as possible.
    pub fn fit_size(&mut self, size: Vec2) {
        while (self.room().size() * self.zoom() - size).abs().max_elem() > 1.0 {
            self.harness.set_size(size / self.zoom());
            self.harness.step();
        }
    }

    /// Returns the zoom factor; 1 is the default.
    pub fn zoom(&self) -> f32 {
        self.harness.ctx.zoom_factor()
    }
}
