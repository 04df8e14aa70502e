//! Dialogs that stay where they are.

use eframe::egui::{Align2, Area, Id, Rect, Ui, Vec2, vec2};

/// Frames that a dialog takes to find its size and its place in the middle.
const SETTLED: u32 = 3;
/// The least room below a dialog.
const MARGIN: f32 = 8.0;

/// Where the upper border of a dialog stays while what is in it grows and shrinks:
/// kept in the middle it would move under the pointer.
#[derive(Clone, Copy)]
pub struct Steady {
    id: Id,
    window: Vec2,
    /// The frame it was drawn in last, and how many before that without a gap.
    frame: u64,
    frames: u32,
    top: Option<f32>,
}

impl Steady {
    /// The place of the dialog `id`; it has to find one when it has just been opened
    /// or the window is another size.
    pub fn of(ui: &Ui, id: Id) -> Self {
        let (frame, window) = (ui.ctx().cumulative_frame_nr(), ui.ctx().content_rect().size());
        let known = ui.data(|data| data.get_temp::<Steady>(id.with("place")));
        let known = known.filter(|known| known.frame + 1 >= frame && known.window == window);
        let (top, frames) = known.map_or((None, 0), |known| (known.top, known.frames));
        Steady { id, window, frame, frames, top }
    }

    /// The dialog's area, at its place.
    pub fn place(&self, area: Area) -> Area {
        match self.top {
            Some(top) => area.anchor(Align2::CENTER_TOP, vec2(0.0, top)),
            None => area,
        }
    }

    /// Keeps the place for the next frame. A dialog that has grown too far for it moves
    /// up.
    pub fn remember(self, ui: &Ui, drawn: Rect) {
        let middle = ((self.window.y - drawn.height()) / 2.0).max(0.0);
        let fits = |top: &f32| top + drawn.height() + MARGIN <= self.window.y;
        let top = self.top.map(|top| if fits(&top) { top } else { middle.min(top) });
        let frames = self.frames + 1;
        let top = top.or((frames >= SETTLED).then_some(middle));
        ui.data_mut(|data| data.insert_temp(self.id.with("place"), Steady { frames, top, ..self }));
    }
}
