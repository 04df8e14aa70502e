//! When the window draws a board again.

use eframe::egui::Context;

/// Requests the next frame of a board: at once while something `is_moving`, else when the next change is
/// due, in seconds.
pub fn request_next_frame(ctx: &Context, is_moving: bool, next_change_in: Option<f32>) {
    if is_moving {
        ctx.request_repaint();
    } else if let Some(seconds) = next_change_in {
        ctx.request_repaint_after_secs(seconds.max(0.0));
    }
}
