//! The time between frames.

use std::time::Duration;

use eframe::egui::Context;

/// The time that a frame may take before it counts as slow.
const USUAL_FRAME: Duration = Duration::from_millis(100);

/// The times of the last frames, in the window's time.
#[derive(Default)]
pub struct FrameClock {
    /// The time of the last frame that advanced time, in seconds.
    advanced: f64,
    /// The time that the clocks of the game were last set to.
    game: Duration,
}

impl FrameClock {
    /// Returns the seconds since the last frame in which the window was visible, or `None` if it
    /// is invisible.
    pub fn advance(&mut self, ctx: &Context) -> Option<f64> {
        if ctx.input(|input| input.viewport().visible() == Some(false)) {
            return None;
        }
        let now = ctx.input(|input| input.time);
        Some(now - std::mem::replace(&mut self.advanced, now))
    }

    /// Returns the time to set the clocks of the game to, and how much of it costs nobody time.
    /// `busy` is how many seconds the last frame kept the program busy; in a slow frame, the
    /// excess costs no player time.
    pub fn game_time(&mut self, ctx: &Context, busy: Option<f32>) -> (Duration, Duration) {
        let now = Duration::from_secs_f64(ctx.input(|input| input.time).max(0.0));
        // A hidden window reports the same time and the same frame repeatedly.
        let is_new = std::mem::replace(&mut self.game, now) != now;
        let busy = busy.filter(|_| is_new).unwrap_or_default().max(0.0);
        (now, Duration::from_secs_f32(busy).saturating_sub(USUAL_FRAME))
    }
}

/// Counts the frames drawn while stones move, for the log.
#[derive(Default)]
pub struct FrameCounter {
    frames: u32,
    seconds: f64,
}

impl FrameCounter {
    /// Counts a frame in which the game on the screen advanced by `seconds`.
    pub fn count(&mut self, moving: bool, seconds: f64) {
        if moving {
            self.frames += 1;
            self.seconds += seconds;
        }
        if self.frames > 0 && (!moving || self.seconds > 5.0) {
            log::debug!("motion: {} frames in {:.2} s", self.frames, self.seconds);
            *self = FrameCounter::default();
        }
    }
}
