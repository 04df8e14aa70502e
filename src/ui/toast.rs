//! A few words that show for a moment at the lower edge of the window.

use eframe::egui::{Align2, Area, Context, Frame, Id, Order, Stroke, vec2};

use super::theme::{Palette, durations, sizes};
use super::widgets::strong;

/// How far from the lower edge a toast keeps that leaves the line of words free.
const ABOVE_LINE: f32 = 50.0;

/// Words and the time at which they go, in the window's seconds.
pub struct Toast {
    text: String,
    until: f64,
}

impl Toast {
    /// Shows `text` from now on.
    pub fn new(ctx: &Context, text: impl Into<String>) -> Self {
        let now = ctx.input(|input| input.time);
        Toast { text: text.into(), until: now + f64::from(durations::TOAST) }
    }

    /// Draws it; false when its time is over.
    pub fn show(&self, ctx: &Context) -> bool {
        let left = self.until - ctx.input(|input| input.time);
        if left <= 0.0 {
            return false;
        }
        let palette = Palette::current(ctx);
        let area = Area::new(Id::unique("toast")).order(Order::Tooltip).interactable(false);
        // In a narrow window the line of words needs all of its width.
        let narrow = ctx.content_rect().width() < sizes::WORDS_WIDTH;
        let (corner, away) = if narrow {
            (Align2::CENTER_BOTTOM, vec2(0.0, -ABOVE_LINE))
        } else {
            (Align2::RIGHT_BOTTOM, vec2(-8.0, -2.0))
        };
        area.anchor(corner, away).show(ctx, |ui| {
            let frame = Frame::popup(ui.style()).fill(palette.badge).stroke(Stroke::NONE);
            frame.inner_margin(7).show(ui, |ui| {
                ui.label(strong(self.text.as_str()).color(palette.on_badge));
            });
        });
        ctx.request_repaint_after_secs(left as f32);
        true
    }
}
