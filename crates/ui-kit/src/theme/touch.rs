//! Whether the window is used by touch. What can be pressed is then large enough for a finger.

use eframe::egui::{Context, Event, Id, Theme, Vec2};

use super::sizes;

/// The minimum height and width of what a finger presses.
const FINGER: f32 = 44.0;

/// What is known of the use by touch. Without it, nothing has been touched.
#[derive(Clone, Copy)]
struct Touch {
    /// Whether a finger pressed last, not a mouse.
    by_finger: bool,
    /// Whether something is pressed that has not turned out to be a finger so far.
    by_mouse: bool,
}

/// Makes what can be pressed large enough for a finger, as long as the window lives. A device without a
/// mouse calls this at the start; elsewhere the first touch does.
pub fn set(ctx: &Context) {
    if is_on(ctx) {
        return;
    }
    store(ctx, Touch { by_finger: true, by_mouse: false });
    for theme in [Theme::Light, Theme::Dark] {
        ctx.style_mut_of(theme, |style| style.spacing.interact_size = Vec2::splat(FINGER));
    }
}

/// Notices touches. To be called in every frame. Browsers report a finger as a press first and as a touch
/// a frame later, so a press counts as a mouse's when it ends.
pub fn notice(ctx: &Context) {
    let is_touch = |event: &Event| matches!(event, Event::Touch { .. });
    let [touched, pressed, released] = ctx.input(|input| {
        let pointer = &input.pointer;
        [input.events.iter().any(is_touch), pointer.any_pressed(), pointer.any_released()]
    });
    if touched {
        set(ctx);
        store(ctx, Touch { by_finger: true, by_mouse: false });
    } else if let Some(touch) = load(ctx) {
        let by_mouse = touch.by_mouse || pressed;
        let by_finger = touch.by_finger && !(by_mouse && released);
        store(ctx, Touch { by_finger, by_mouse: by_mouse && !released });
    }
}

/// Returns whether the window is used by touch.
pub fn is_on(ctx: &Context) -> bool {
    load(ctx).is_some()
}

/// Returns whether the window was last pressed by a finger, not by a mouse.
pub fn is_by_finger(ctx: &Context) -> bool {
    load(ctx).is_some_and(|touch| touch.by_finger)
}

/// Returns the minimum height and width of anything that can be pressed.
pub fn target(ctx: &Context) -> f32 {
    at_least(ctx, sizes::TARGET)
}

/// Returns the size of something pressed that a mouse needs to have `size`.
pub fn at_least(ctx: &Context, size: f32) -> f32 {
    if is_on(ctx) { size.max(FINGER) } else { size }
}

fn load(ctx: &Context) -> Option<Touch> {
    ctx.data(|data| data.get_temp(id()))
}

fn store(ctx: &Context, touch: Touch) {
    ctx.data_mut(|data| data.insert_temp(id(), touch));
}

fn id() -> Id {
    Id::unique("touch")
}
