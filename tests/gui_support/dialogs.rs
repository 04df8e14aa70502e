//! The dialogs of a window, and whether it lets itself be closed.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect};
use egui_kittest::kittest::NodeT;

use super::Window;

impl Window {
    /// The name of the dialog that is open.
    pub fn dialog(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.accesskit_node().role() == Role::Dialog)?;
        node.accesskit_node().label()
    }

    /// Where the dialog is that is open.
    pub fn dialog_rect(&self) -> Option<Rect> {
        self.harness.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id))
    }

    /// Opens the pages of help, sound and display by their keys; after each the window has
    /// `below` again.
    pub fn pages_open_over(&mut self, below: &str) {
        let pages = [(Key::F1, "How to play"), (Key::F3, "Sound and music"), (Key::F4, "Display")];
        for (key, heading) in pages {
            self.key(key);
            assert_eq!(self.dialog().as_deref(), Some(heading));
            self.key(Key::Escape);
            assert!(self.dialog().is_none() && self.has(below), "{heading}");
        }
    }
}
