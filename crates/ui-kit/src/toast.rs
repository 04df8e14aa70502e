//! Toasts: messages shown for a moment, in the narration below a board or, on pages without
//! one, at the lower edge of the window. The answer to a press stands beside what was pressed. A toast that says what one
//! must know of a game stays until the next press.

use crate::balanced::wrapped;
use eframe::egui::{
    Align2, Area, Context, Event, Frame, Id, Order, Rect, Stroke, Ui, Vec2, accesskit, pos2, vec2,
};

use crate::speech::say_text;
use crate::theme::{Palette, durations, touch};
use crate::widgets::strong;

/// The margin around a toast, in points.
const MARGIN: f32 = 8.0;
/// The room below what was pressed that a toast needs there.
const LEAST_BELOW: f32 = 80.0;

/// A message and the time when it disappears, in the window's seconds.
pub struct Toast {
    text: String,
    /// The time; `None` if the message stays until the next press.
    until: Option<f64>,
    /// What was pressed, if the message answers that.
    beside: Option<Rect>,
}

impl Toast {
    /// Creates a toast that shows `text` from now on.
    pub fn new(ctx: &Context, text: impl Into<String>) -> Self {
        let now = ctx.input(|input| input.time);
        Toast { text: text.into(), until: Some(now + f64::from(durations::TOAST)), beside: None }
    }

    /// Creates a toast that shows `text` until the player presses something.
    pub fn lasting(text: impl Into<String>) -> Self {
        Toast { text: text.into(), until: None, beside: None }
    }

    /// Creates a toast that shows `text` below `place`, or above it if there is no room.
    pub fn beside(ctx: &Context, text: impl Into<String>, place: Rect) -> Self {
        let now = ctx.input(|input| input.time);
        let until = Some(now + f64::from(durations::ANSWER));
        Toast { text: text.into(), until, beside: Some(place) }
    }

    /// Returns whether the toast stands beside what was pressed.
    pub fn is_beside(&self) -> bool {
        self.beside.is_some()
    }

    /// Returns the message.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns whether the toast has expired. Otherwise, schedules the repaint that removes it.
    pub fn is_over(&self, ctx: &Context) -> bool {
        let Some(until) = self.until else { return is_pressed(ctx) };
        let left = until - ctx.input(|input| input.time);
        ctx.request_repaint_after_secs(left.max(0.0) as f32);
        left <= 0.0
    }

    /// Draws the toast beside what was pressed, in front of all dialogs or, without that, at the lower edge of the window,
    /// behind all dialogs and above the area that the page keeps clear.
    pub fn show(&self, ctx: &Context) {
        let room = ctx.content_rect();
        let area = Area::new(Id::unique("toast")).interactable(false);
        let area = match self.beside {
            Some(place) => {
                let is_below = place.bottom() < room.bottom() - LEAST_BELOW;
                let (pivot, y) = match is_below {
                    true => (Align2::CENTER_TOP, place.bottom() + MARGIN),
                    false => (Align2::CENTER_BOTTOM, place.top() - MARGIN),
                };
                let area = area.order(Order::Tooltip).pivot(pivot);
                area.fixed_pos(pos2(place.center().x, y)).constrain_to(room.shrink(MARGIN))
            }
            None => {
                let clear = ctx.data(|data| data.get_temp::<f32>(clear_id()));
                let bottom = clear.unwrap_or(room.bottom()).clamp(room.center().y, room.bottom());
                let above = vec2(0.0, bottom - room.bottom() - MARGIN);
                area.order(Order::Middle).anchor(Align2::CENTER_BOTTOM, above)
            }
        };
        let palette = Palette::current(ctx);
        area.show(ctx, |ui| {
            ui.set_max_width(room.width() - 4.0 * MARGIN);
            let frame = Frame::popup(ui.style()).fill(palette.badge).stroke(Stroke::NONE);
            frame.inner_margin(7).show(ui, |ui| {
                wrapped(ui, strong(self.text.as_str()).color(palette.on_badge));
                say_text(ctx, Id::unique("toast"), &self.text);
            });
        });
    }
}

/// Returns whether the player presses something in this frame.
fn is_pressed(ctx: &Context) -> bool {
    let is_press = |event: &Event| match event {
        Event::Key { pressed, .. } => *pressed,
        Event::PointerButton { pressed, .. } => *pressed,
        Event::AccessKitActionRequest(request) => request.action == accesskit::Action::Click,
        _ => false,
    };
    // The window may have taken the events already.
    ctx.input(|input| input.raw.events.iter().any(is_press))
}

/// Returns what was pressed last: the place of the pointer if it was that, or what has the focus.
pub fn pressed_place(ctx: &Context) -> Option<Rect> {
    let pressed = ctx.input(|input| {
        let pointer = &input.pointer;
        pointer.any_released().then(|| pointer.interact_pos()).flatten()
    });
    let focused = || ctx.memory(|memory| memory.focused()).and_then(|id| ctx.read_response(id));
    let target = Vec2::splat(touch::target(ctx));
    let around = |at| Rect::from_center_size(at, target);
    pressed.map(around).or_else(|| Some(focused()?.rect))
}

fn clear_id() -> Id {
    Id::unique("clear of toasts")
}

/// Keeps the part of the page from `top` down clear of toasts.
pub fn keep_clear_from(ui: &Ui, top: f32) {
    ui.data_mut(|data| data.insert_temp(clear_id(), top));
}
