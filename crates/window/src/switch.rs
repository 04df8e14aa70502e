//! The switch of the kit, and the switches of commands.

use eframe::egui::Ui;
use window_words::Words;

use crate::Command;
use crate::widgets::explain;

pub use ui_kit::switch::*;

/// Draws the switch of a command: its icon, and a knob on a track. Returns whether it was pressed.
pub fn small_switch(ui: &mut Ui, words: &Words, command: Command, on: bool) -> bool {
    let label = command.label(words);
    let response = switch(ui, command.icon(), label, false, on, 0.0);
    explain(&response, command.tooltip(label, ui.ctx()));
    response.clicked()
}
