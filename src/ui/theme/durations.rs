//! Durations, in seconds at normal speed.

use crate::rules::Event;

const REFILL: f32 = 0.8;
const LIFT: f32 = 0.3;
const DROP: f32 = 0.24;
const CAPTURE: f32 = 1.0;
const SWEEP: f32 = 0.35;
const END: f32 = 0.3;

/// The share of a capture's duration during which it is only pointed out.
pub const POINT_SHARE: f32 = 0.45;

/// The time a turn of the computer stays on the screen before the next one, if there is no
/// animation.
pub const UNANIMATED_TURN: f32 = 0.4;

/// The time a wrong turn in a lesson stays on the screen before it is undone.
pub const WRONG_TURN: f32 = 1.5;

/// The time a refusal notice stays on the screen.
pub const NOTICE: f32 = 5.0;

/// The time a message that needs no answer stays on the screen.
pub const TOAST: f32 = 3.0;

/// The duration of the opening scene.
pub const OPENING: f32 = 1.0;
/// When the last stone of the opening scene has landed.
pub const OPENING_FALLS: f32 = 0.7;
/// The duration of each stone's fall.
pub const OPENING_FALL: f32 = 0.24;
/// The duration of the fade at the end of the scene.
pub const OPENING_FADE: f32 = 0.2;

/// The maximum motion shown in a single frame. A slow frame delays the motion instead of skipping
/// parts of it.
pub const LONGEST_FRAME: f32 = 0.1;

/// Returns the duration of an event.
pub fn event(event: &Event) -> f32 {
    match event {
        Event::Refilled { .. } => REFILL,
        Event::Lifted { .. } => LIFT,
        Event::Dropped { .. } => DROP,
        Event::Captured { .. } => CAPTURE,
        Event::Swept { .. } => SWEEP,
        Event::TurnEnded(_) | Event::GameOver(_) => END,
    }
}
