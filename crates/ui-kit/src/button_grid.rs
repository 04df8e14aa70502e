//! Buttons in columns of one width, such as the names of a class.

use eframe::egui::{Button, Ui, vec2};

use crate::balanced::label_of_button;
use crate::theme::{sizes, touch};
use crate::widgets::{follow_focus, strong};

/// Draws buttons in as many columns as fit, where each is at least `least` points wide. The second value of each says
/// whether it can be pressed. Returns the place of the one that was pressed.
pub fn button_grid(ui: &mut Ui, buttons: &[(String, bool)], least: f32) -> Option<usize> {
    let (room, gap) = (ui.available_width(), sizes::GAP);
    let columns = ((room + gap) / (least + gap)).floor().max(1.0);
    let width = ((room - (columns - 1.0) * gap) / columns).floor();
    let (mut pressed, columns) = (None, columns as usize);
    for (row, line) in buttons.chunks(columns).enumerate() {
        let labels: Vec<_> =
            line.iter().map(|(label, _)| label_of_button(ui, strong(label), width)).collect();
        let tallest = labels.iter().map(|label| label.size().y).fold(0.0, f32::max);
        let height = tallest + 2.0 * ui.spacing().button_padding.y;
        let height = height.max(touch::at_least(ui, sizes::TARGET + 2.0));
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = gap;
            for (column, (label, (_, is_enabled))) in labels.into_iter().zip(line).enumerate() {
                let button = Button::new(label).min_size(vec2(width, height));
                let button = ui.add_enabled(*is_enabled, button);
                follow_focus(&button);
                if button.clicked() {
                    pressed = Some(row * columns + column);
                }
            }
        });
    }
    pressed
}
