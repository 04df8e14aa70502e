//! A stage with the sounds of its motion.

use audio::{Cue, CueSheet, Surface};
use basics::Speed;
use oanquan::{Ring, Side};
use ui_kit::theme::durations;

use super::{CueContext, Stage, cues};

/// The seconds by which [`Playback::leap`] passes the end of a step, so that rounding never leaves a
/// step just short of it.
const SLACK: f32 = 1e-4;

/// Turns played out with animation and sound.
pub struct Playback {
    stage: Stage,
    /// The sounds of the motion on the stage.
    sheet: CueSheet,
    ring: Ring,
    /// The side at the near edge of the board.
    near: Side,
    /// The surface that stones fall on.
    surface: Surface,
}

impl Playback {
    /// Creates a playback for a stage at rest, with `near` at the near edge and `surface` under
    /// the stones.
    pub fn new(stage: Stage, ring: Ring, near: Side, surface: Surface) -> Self {
        Playback { stage, sheet: CueSheet::default(), ring, near, surface }
    }

    /// Changes the surface, starting with the next motion.
    pub fn set_surface(&mut self, surface: Surface) {
        self.surface = surface;
    }

    /// Returns the stage.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Leaves out the hand that sows, until another stage is shown.
    pub fn leave_out_hand(&mut self) {
        self.stage.leave_out_hand();
    }

    /// Shows another stage, silent until something moves there.
    pub fn set(&mut self, stage: Stage) {
        (self.stage, self.sheet) = (stage, CueSheet::default());
    }

    /// Starts a motion on the stage and schedules its sounds.
    pub fn begin(&mut self, motion: impl FnOnce(&mut Stage)) {
        motion(&mut self.stage);
        let piles = self.ring.cells().map(|cell| self.stage.heaps().pile(cell)).collect();
        let scene = CueContext { ring: self.ring, near: self.near, surface: self.surface, piles };
        self.sheet = CueSheet::new(cues(&scene, self.stage.waiting()));
    }

    /// Advances by `seconds` and returns the cues that fall into that time. If `speed` shows no
    /// motion, everything comes to rest at once.
    pub fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let Some(factor) = speed.factor() else {
            return self.finish();
        };
        let seconds = seconds.min(durations::LONGEST_FRAME) * factor;
        self.stage.advance(seconds);
        self.sheet.advance(seconds, factor)
    }

    /// Advances silently to the next picture of an animation: the end of the current step, or an equal
    /// part of it if it takes more than `longest` seconds. Returns the seconds until then, or `None`
    /// at rest.
    pub fn leap(&mut self, longest: f32) -> Option<f32> {
        let left = self.stage.until_landing()?.max(0.0);
        let seconds = left / (left / longest).ceil().max(1.0);
        self.stage.advance(seconds + SLACK);
        Some(seconds)
    }

    /// Brings the stones to rest at once and returns at most one cue: the most significant of
    /// those skipped.
    pub fn finish(&mut self) -> Vec<Cue> {
        self.stage.finish();
        self.sheet.finish().into_iter().collect()
    }
}
