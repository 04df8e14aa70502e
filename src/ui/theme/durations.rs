//! How long things take, in seconds at normal speed.

use crate::rules::Event;

const REFILL: f32 = 0.8;
const LIFT: f32 = 0.3;
const DROP: f32 = 0.24;
const CAPTURE: f32 = 1.0;
const SWEEP: f32 = 0.35;
const END: f32 = 0.3;

/// The share of a capture during which it is only pointed at.
pub const POINT_SHARE: f32 = 0.45;

/// How long a computer's turn stays on the screen before the next one is let
/// in, where no motion shows it.
pub const UNANIMATED_TURN: f32 = 0.4;

/// How long a turn that a lesson did not ask for is seen before it is taken back.
pub const WRONG_TURN: f32 = 1.5;

/// How long the notice of a refusal stays.
pub const NOTICE: f32 = 5.0;

/// How long a few words that need no answer stay.
pub const TOAST: f32 = 3.0;

/// How long the opening scene is.
pub const OPENING: f32 = 1.0;
/// When the last of its stones lies.
pub const OPENING_FALLS: f32 = 0.7;
/// How long each of them falls.
pub const OPENING_FALL: f32 = 0.24;
/// How long the scene takes to fade at its end.
pub const OPENING_FADE: f32 = 0.2;

/// The most motion a single frame may show; a slow frame delays it rather than
/// skip what should be seen.
pub const LONGEST_FRAME: f32 = 0.1;

/// How long an event is played out.
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
