//! Sizes that are known only after something has been drawn.

use eframe::egui::{Id, Ui};

/// The change, in points, from which a size counts as another one.
const CHANGE: f32 = 0.5;

/// A size on which the layout depends but which is known only after drawing.
pub struct Measured {
    id: Id,
    name: &'static str,
    before: Option<f32>,
}

impl Measured {
    /// Returns the size called `name`, in points, within `ui`.
    pub fn of(ui: &Ui, name: &'static str) -> Self {
        let id = ui.scope_id().with(name);
        Measured { id, name, before: ui.data(|data| data.get_temp(id)) }
    }

    /// Returns the size measured last, or `None` before the first measurement.
    pub fn before(&self) -> Option<f32> {
        self.before
    }

    /// Stores the size for the next frame. If it has changed, this frame is drawn again before the
    /// player sees it.
    pub fn store(self, ui: &Ui, now: f32) {
        if self.before.is_none_or(|before| (before - now).abs() > CHANGE) {
            ui.data_mut(|data| data.insert_temp(self.id, now));
            ui.ctx().request_discard(format!("the {} became known", self.name));
        }
    }
}
