//! The dialogs of a window.

use eframe::egui::accesskit::Role;
use eframe::egui::{Key, Rect};
use egui_kittest::kittest::{NodeT, Queryable};

use super::Window;

impl Window {
    /// Returns the widths of all widgets with this role.
    pub fn widths_of(&self, role: Role) -> Vec<f32> {
        let widgets = self.harness.get_all_by_role(role);
        widgets.map(|widget| widget.rect().width()).collect()
    }

    /// Returns the name of the open dialog.
    pub fn dialog(&self) -> Option<String> {
        let mut nodes = self.harness.root().children_recursive();
        let node = nodes.find(|node| node.accesskit_node().role() == Role::Dialog)?;
        node.accesskit_node().label()
    }

    /// Returns the place of the open dialog.
    pub fn dialog_rect(&self) -> Option<Rect> {
        self.harness.ctx.memory(|memory| memory.area_rect(memory.top_modal_layer()?.id))
    }

    /// Opens and closes the pages of help and settings by their keys, and asserts that the window
    /// shows `below` again after each.
    pub fn pages_open_over(&mut self, below: &str) {
        let pages = [(Key::F1, "How to play"), (Key::F3, "Settings"), (Key::F4, "Settings")];
        for (key, heading) in pages {
            self.key(key);
            assert_eq!(self.dialog().as_deref(), Some(heading));
            self.key(Key::Escape);
            assert!(self.dialog().is_none() && self.has(below), "{heading}");
        }
    }
}
