//! Dialogs that keep their position.

use eframe::egui::{Align2, Area, Id, Rect, Ui, Vec2, vec2};

/// The number of frames that a dialog needs to reach its size and its centred position.
const SETTLED: u32 = 3;
/// The minimum space below a dialog, in points.
const MARGIN: f32 = 8.0;

/// Keeps the upper edge of a dialog in place while its contents grow or shrink. A dialog that
/// stayed centred would move under the pointer.
#[derive(Clone, Copy)]
pub struct Steady {
    id: Id,
    window: Vec2,
    /// The last frame in which the dialog was drawn, and the number of consecutive frames before
    /// it.
    frame: u64,
    frames: u32,
    top: Option<f32>,
}

impl Steady {
    /// Returns the position of the dialog `id`. A dialog that has just opened, or whose window
    /// has changed size, has no position yet.
    pub fn of(ui: &Ui, id: Id) -> Self {
        let (frame, window) = (ui.ctx().cumulative_frame_nr(), ui.ctx().content_rect().size());
        let known = ui.data(|data| data.get_temp::<Steady>(id.with("place")));
        let known = known.filter(|known| known.frame + 1 >= frame && known.window == window);
        let (top, frames) = known.map_or((None, 0), |known| (known.top, known.frames));
        Steady { id, window, frame, frames, top }
    }

    /// Returns `area` at the position of the dialog.
    pub fn place(&self, area: Area) -> Area {
        match self.top {
            Some(top) => area.anchor(Align2::CENTER_TOP, vec2(0.0, top)),
            None => area,
        }
    }

    /// Stores the position for the next frame. A dialog that has grown too high for it moves up.
    pub fn remember(self, ui: &Ui, drawn: Rect) {
        let middle = ((self.window.y - drawn.height()) / 2.0).max(0.0);
        let fits = |top: &f32| top + drawn.height() + MARGIN <= self.window.y;
        let top = self.top.map(|top| if fits(&top) { top } else { middle.min(top) });
        let frames = self.frames + 1;
        let top = top.or((frames >= SETTLED).then_some(middle));
        ui.data_mut(|data| data.insert_temp(self.id.with("place"), Steady { frames, top, ..self }));
    }
}
