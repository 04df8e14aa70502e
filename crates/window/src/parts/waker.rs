//! Waking the window from other threads.

use std::sync::Arc;

use eframe::egui::Context;
use tabletop::Waker;

/// Returns a function that makes the window draw a frame. Any thread may call it.
pub fn waker(ctx: &Context) -> Waker {
    let ctx = ctx.clone();
    Arc::new(move || ctx.request_repaint())
}
