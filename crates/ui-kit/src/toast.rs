//! Toasts: messages shown for a moment, in the narration below a board or, on pages without
//! one, at the lower edge of the window.

use crate::balanced::wrapped;
use eframe::egui::{Align2, Area, Context, Frame, Id, Order, Stroke, Ui, vec2};

use crate::speech::say_text;
use crate::theme::{Palette, durations};
use crate::widgets::strong;

/// The margin around a toast, in points.
const MARGIN: f32 = 8.0;

/// A message and the time when it disappears, in the window's seconds.
pub struct Toast {
    text: String,
    until: f64,
}

impl Toast {
    /// Creates a toast that shows `text` from now on.
    pub fn new(ctx: &Context, text: impl Into<String>) -> Self {
        let now = ctx.input(|input| input.time);
        Toast { text: text.into(), until: now + f64::from(durations::TOAST) }
    }

    /// Returns the message.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns whether the toast has expired. Otherwise, schedules the repaint that removes it.
    pub fn is_over(&self, ctx: &Context) -> bool {
        let left = self.until - ctx.input(|input| input.time);
        ctx.request_repaint_after_secs(left.max(0.0) as f32);
        left <= 0.0
    }

    /// Draws the toast at the lower edge of the window, behind all dialogs and above the area
    /// that the page keeps clear.
    pub fn show(&self, ctx: &Context) {
        let palette = Palette::current(ctx);
        let room = ctx.content_rect();
        let clear = ctx.data(|data| data.get_temp::<f32>(clear_id()));
        let bottom = clear.unwrap_or(room.bottom()).clamp(room.center().y, room.bottom());
        let area = Area::new(Id::unique("toast")).order(Order::Middle).interactable(false);
        let above = vec2(0.0, bottom - room.bottom() - MARGIN);
        area.anchor(Align2::CENTER_BOTTOM, above).show(ctx, |ui| {
            ui.set_max_width(room.width() - 4.0 * MARGIN);
            let frame = Frame::popup(ui.style()).fill(palette.badge).stroke(Stroke::NONE);
            frame.inner_margin(7).show(ui, |ui| {
                wrapped(ui, strong(self.text.as_str()).color(palette.on_badge));
                say_text(ctx, Id::unique("toast"), &self.text);
            });
        });
    }
}

fn clear_id() -> Id {
    Id::unique("clear of toasts")
}

/// Keeps the part of the page from `top` down clear of toasts.
pub fn keep_clear_from(ui: &Ui, top: f32) {
    ui.data_mut(|data| data.insert_temp(clear_id(), top));
}
