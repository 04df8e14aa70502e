//! Toasts: messages shown for a moment, in the narration below a board or, on pages without
//! one, at the lower edge of the window. The answer to a press stands beside what was pressed. A toast that says what one
//! must know of a game stays until the next press.

use crate::balanced::wrapped;
use eframe::egui::{
    Align2, Area, Context, Event, Frame, Id, Key, Order, Rect, Stroke, Ui, Vec2, accesskit, pos2,
    vec2,
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
    until: Until,
    /// What was pressed, if the message answers that.
    beside: Option<Rect>,
}

/// When a message disappears.
#[derive(Clone, Copy)]
enum Until {
    Time(f64),
    /// With a press after the player has seen the message. It can be seen since this time, if it can be.
    Press {
        seen_since: Option<f64>,
    },
}

impl Toast {
    /// Creates a toast that shows `text` from now on.
    pub fn new(ctx: &Context, text: impl Into<String>) -> Self {
        let until = Until::after(ctx, durations::TOAST);
        Toast { text: text.into(), until, beside: None }
    }

    /// Creates a toast that shows `text` until the player has seen it and then presses something.
    pub fn lasting(text: impl Into<String>) -> Self {
        Toast { text: text.into(), until: Until::Press { seen_since: None }, beside: None }
    }

    /// Creates a toast that shows `text` below `place`, or above it if there is no room.
    pub fn beside(ctx: &Context, text: impl Into<String>, place: Rect) -> Self {
        let until = Until::after(ctx, durations::ANSWER);
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

    /// Returns whether the toast has expired, which this frame draws otherwise, behind a dialog if it `is_covered`.
    /// Schedules the repaint that removes it.
    pub fn is_over(&mut self, ctx: &Context, is_covered: bool) -> bool {
        let now = ctx.input(|input| input.time);
        match &mut self.until {
            Until::Time(until) => {
                let left = *until - now;
                ctx.request_repaint_after_secs(left.max(0.0) as f32);
                left <= 0.0
            }
            // The keys that have pasted a game may reach the window together with the text.
            Until::Press { seen_since: Some(since) } => {
                now - *since >= f64::from(durations::SEEN) && is_pressed(ctx)
            }
            Until::Press { seen_since } => {
                *seen_since = (!is_covered).then_some(now);
                false
            }
        }
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

impl Until {
    fn after(ctx: &Context, seconds: f32) -> Self {
        Until::Time(ctx.input(|input| input.time) + f64::from(seconds))
    }
}

/// Returns whether the player presses something in this frame. A key that is still held is no press, and Ctrl alone is
/// only half of one.
fn is_pressed(ctx: &Context) -> bool {
    let is_press = |event: &Event| match event {
        Event::Key { key, pressed, repeat, .. } => *pressed && !repeat && !is_modifier(*key),
        Event::PointerButton { pressed, .. } => *pressed,
        Event::AccessKitActionRequest(request) => request.action == accesskit::Action::Click,
        _ => false,
    };
    // The window may have taken the events already.
    ctx.input(|input| input.raw.events.iter().any(is_press))
}

fn is_modifier(key: Key) -> bool {
    let shift_or_control =
        matches!(key, Key::ShiftLeft | Key::ShiftRight | Key::ControlLeft | Key::ControlRight);
    shift_or_control
        || matches!(key, Key::AltLeft | Key::AltRight | Key::SuperLeft | Key::SuperRight)
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

#[cfg(test)]
mod tests {
    use eframe::egui::{Modifiers, RawInput};

    use super::*;

    /// Returns whether the toast is over in a frame at this time with these events.
    fn is_over(
        toast: &mut Toast,
        ctx: &Context,
        time: f64,
        events: &[Event],
        dialog: bool,
    ) -> bool {
        let events = events.to_vec();
        let mut is_over = false;
        let input = RawInput { time: Some(time), events, ..RawInput::default() };
        let mut frame = ctx.run_ui(input, |ui| is_over = toast.is_over(ui.ctx(), dialog));
        frame.textures_delta.clear();
        is_over
    }

    fn key(key: Key, pressed: bool) -> Event {
        let (physical_key, repeat, modifiers) = (None, false, Modifiers::NONE);
        Event::Key { key, physical_key, pressed, repeat, modifiers }
    }

    #[test]
    fn a_lasting_toast_ends_with_a_press_after_it_was_seen() {
        let (ctx, mut toast) = (Context::default(), Toast::lasting("Half was read."));
        let [press, release] = [true, false].map(|pressed| [key(Key::Enter, pressed)]);
        let control = [key(Key::ControlLeft, true)];
        let mut is_over = |time, events: &[Event]| is_over(&mut toast, &ctx, time, events, false);
        assert!(!is_over(0.0, &press), "the press that made it");
        assert!(!is_over(0.1, &release));
        assert!(!is_over(0.2, &press), "nobody reads so fast");
        assert!(!is_over(60.0, &[]));
        assert!(!is_over(60.1, &press), "the key is still held and repeats");
        assert!(!is_over(60.2, &release));
        assert!(!is_over(60.3, &control), "Ctrl alone");
        assert!(is_over(60.4, &press));
    }

    #[test]
    fn a_toast_behind_a_dialog_is_not_seen() {
        let (ctx, mut toast) = (Context::default(), Toast::lasting("Half was read."));
        let press = [key(Key::Enter, true), key(Key::Enter, false)];
        for time in [0.0, 5.0] {
            assert!(!is_over(&mut toast, &ctx, time, &press, true));
        }
        assert!(!is_over(&mut toast, &ctx, 6.0, &press, false), "the press that closes it");
        assert!(is_over(&mut toast, &ctx, 7.0, &press, false));
    }
}
