//! Graphs without interaction.

use eframe::egui::AsIdSalt;
use egui_plot::Plot;

/// Returns a graph that the pointer cannot pan or zoom and that shows no crosshair.
pub fn still_plot(id: impl AsIdSalt) -> Plot<'static> {
    Plot::new(id)
        .allow_zoom(false)
        .allow_drag(false)
        .allow_scroll(false)
        .allow_boxed_zoom(false)
        .allow_axis_zoom_drag(false)
        .allow_double_click_reset(false)
        .show_crosshair(false)
}
