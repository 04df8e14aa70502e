//! A stage with its sounds: what moves on it is heard as well.

use crate::audio::{self, Cue, CueContext, CueSheet, Surface};
use crate::rules::{Ring, Side};
use crate::settings::Speed;
use crate::ui::theme::durations;

use super::Stage;

/// Turns being played out, to be seen and heard.
pub struct Playback {
    stage: Stage,
    /// What is heard of the motion on the stage.
    sheet: CueSheet,
    ring: Ring,
    /// The side at the near edge of the board.
    near: Side,
    /// What the stones fall on.
    surface: Surface,
}

impl Playback {
    /// A stage of this ring at rest, with this side at the near edge and this surface for
    /// stones to fall on.
    pub fn new(stage: Stage, ring: Ring, near: Side, surface: Surface) -> Self {
        Playback { stage, sheet: CueSheet::default(), ring, near, surface }
    }

    /// Another surface, from the next motion on.
    pub fn set_surface(&mut self, surface: Surface) {
        self.surface = surface;
    }

    /// What is shown.
    pub fn stage(&self) -> &Stage {
        &self.stage
    }

    /// Shows another stage, without a sound until something moves there.
    pub fn set(&mut self, stage: Stage) {
        (self.stage, self.sheet) = (stage, CueSheet::default());
    }

    /// Begins a motion, and makes ready what will be heard of it.
    pub fn begin(&mut self, motion: impl FnOnce(&mut Stage)) {
        motion(&mut self.stage);
        let piles = self.ring.cells().map(|cell| self.stage.heaps().pile(cell)).collect();
        let scene = CueContext { ring: self.ring, near: self.near, surface: self.surface, piles };
        self.sheet = CueSheet::new(audio::cues(&scene, self.stage.waiting(), durations::event));
    }

    /// Lets `seconds` pass; the sounds of that time. Without motion everything comes to
    /// rest at once.
    pub fn advance(&mut self, seconds: f32, speed: Speed) -> Vec<Cue> {
        let Some(factor) = speed.factor() else {
            return self.finish();
        };
        let seconds = seconds.min(durations::LONGEST_FRAME) * factor;
        self.stage.advance(seconds);
        self.sheet.advance(seconds, factor)
    }

    /// Brings the stones to rest at once; the one sound that tells most about what was
    /// skipped.
    pub fn finish(&mut self) -> Vec<Cue> {
        self.stage.finish();
        self.sheet.finish().into_iter().collect()
    }
}
