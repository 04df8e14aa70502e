//! The size of the window and of everything in it.

use eframe::egui::accesskit::Role;
use eframe::egui::{Rect, Vec2};
use egui_kittest::kittest::{NodeT, Queryable};

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

    /// Returns the place of the board of another game: the largest picture in the window, and the
    /// numbers to take from a heap, which are below it.
    pub fn board(&self) -> Rect {
        let pictures = self.harness.query_all_by_role(Role::Image).map(|node| node.rect());
        let largest = pictures.max_by(|a, b| a.area().total_cmp(&b.area())).expect("a board");
        let is_number = |name: &str| {
            name.strip_prefix("Take ").is_some_and(|number| number.parse::<u16>().is_ok())
        };
        let buttons = self.buttons().into_iter().filter(|(name, _)| is_number(name));
        buttons.fold(largest, |board, (_, rect)| board.union(rect))
    }

    /// Returns the place of the text on the screen that contains `part`; announcements are no such texts.
    pub fn text_rect(&self, part: &str) -> Rect {
        let mut labels = self.harness.query_all_by_role(Role::Label);
        let says = |text: Option<String>| text.is_some_and(|text| text.contains(part));
        let label = labels.find(|node| {
            let node = node.accesskit_node();
            says(node.label()) || says(node.value())
        });
        label.unwrap_or_else(|| panic!("there is no text {part:?}")).rect()
    }
}
