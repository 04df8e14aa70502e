//! Volume that another thread can change while a sound plays.

use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

use super::format::RATE;

/// The duration of switching on or off, in seconds: imperceptible, yet long enough to avoid
/// a click.
const SWITCH: f32 = 0.012;

/// A fader of the mixer: how loud, and whether at all.
pub(super) struct Fader {
    /// The gain, as the bits of an `f32`.
    factor: AtomicU32,
    on: AtomicBool,
}

impl Fader {
    pub(super) fn new(factor: f32, on: bool) -> Self {
        Fader { factor: AtomicU32::new(factor.to_bits()), on: AtomicBool::new(on) }
    }

    pub(super) fn set(&self, factor: f32, on: bool) {
        self.factor.store(factor.to_bits(), Ordering::Relaxed);
        self.on.store(on, Ordering::Relaxed);
    }

    pub(super) fn is_on(&self) -> bool {
        self.on.load(Ordering::Relaxed)
    }

    /// Returns the current target gain.
    pub(super) fn target(&self) -> f32 {
        if self.is_on() { f32::from_bits(self.factor.load(Ordering::Relaxed)) } else { 0.0 }
    }
}

/// A gain that approaches its target smoothly, frame by frame.
#[derive(Clone, Copy, Debug)]
pub(super) struct Glide {
    value: f32,
    /// The change per frame, up and down.
    up: f32,
    down: f32,
}

impl Glide {
    /// Creates a glide from `value` that takes `up` and `down` seconds for the full range.
    pub(super) fn new(value: f32, up: f32, down: f32) -> Self {
        let step = |seconds: f32| 1.0 / (seconds * RATE.get() as f32);
        Glide { value, up: step(up), down: step(down) }
    }

    /// Creates a glide with the duration of a switch.
    pub(super) fn switch(value: f32) -> Self {
        Glide::new(value, SWITCH, SWITCH)
    }

    /// Returns the value of the next frame.
    pub(super) fn toward(&mut self, target: f32) -> f32 {
        self.value = target.clamp(self.value - self.down, self.value + self.up);
        self.value
    }

    pub(super) fn value(self) -> f32 {
        self.value
    }
}
