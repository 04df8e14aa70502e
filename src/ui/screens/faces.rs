//! The faces of which a person chooses one for others to see.

use eframe::egui::{Role, Ui, WidgetInfo, vec2};
use ui_kit::faces::{FACES, Portrait, paint_portrait};
use ui_kit::one_stop::OneStop;
use ui_kit::theme::{Palette, sizes, touch};
use window::widgets::follow_focus;
use window_words::Words;

/// The side of a face.
pub(super) const FACE: f32 = 40.0;

/// Draws the faces of which the person chooses one. Returns another one after a change.
pub(super) fn faces(ui: &mut Ui, words: &Words, chosen: u8) -> Option<u8> {
    let mut row = OneStop::new(Some(usize::from(chosen)));
    let size = FACE.max(touch::target(ui));
    let accent = Palette::current(ui.ctx()).accent;
    let gap = sizes::GAP;
    // In as few rows as there is room for, of the same length.
    let fit = ((ui.available_width() + gap) / (size + gap)).clamp(1.0, f32::from(FACES)) as u8;
    let in_row = FACES.div_ceil(FACES.div_ceil(fit));
    for start in (0..FACES).step_by(usize::from(in_row)) {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for face in start..(start + in_row).min(FACES) {
                let (is_chosen, sense) = (row.is_chosen(), row.sense());
                let (rect, response) = ui.allocate_exact_size(vec2(size, size), sense);
                let name = words.together.face(usize::from(face) + 1);
                response.widget_info(|| {
                    WidgetInfo::selected(Role::RadioButton, true, is_chosen, &name)
                });
                if is_chosen {
                    ui.painter().circle_filled(rect.center(), size / 2.0, accent);
                }
                paint_portrait(ui.painter(), rect.shrink(3.0), Portrait::Person(face));
                follow_focus(&response);
                row.add(&response);
            }
        });
    }
    row.finish(ui).and_then(|face| u8::try_from(face).ok())
}
