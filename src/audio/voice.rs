//! One effect being heard.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use rodio::Sample;

use super::Cue;
use super::fader::{Fader, Glide};
use super::format::one_format;

/// What all effects share with the mixer, which also counts them by it.
pub(super) struct Effects {
    pub(super) fader: Fader,
    /// Effects of an earlier time are over.
    pub(super) era: AtomicU32,
}

/// A recording being played once, from its place and at its pitch.
pub(super) struct Voice {
    recording: Arc<[Sample]>,
    /// Which sample is next, and how far it is to the one after.
    at: f64,
    step: f64,
    /// How loud it is left and right.
    sides: [f32; 2],
    effects: Arc<Effects>,
    era: u32,
    loudness: Glide,
    /// What the right side of the frame begun is.
    right: Option<Sample>,
    /// Kept while the music sinks below this sound.
    _duck: Option<Arc<()>>,
}

impl Voice {
    /// Plays `recording` at `speed` as the cue says.
    pub(super) fn new(
        recording: Arc<[Sample]>,
        speed: f32,
        cue: &Cue,
        effects: Arc<Effects>,
        duck: Option<Arc<()>>,
    ) -> Self {
        // As loud from the side as from the middle, where both sides are 1.
        let angle = (cue.pan.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        let both = std::f32::consts::SQRT_2 * cue.level;
        Voice {
            recording,
            at: 0.0,
            step: f64::from(speed * cue.pitch),
            sides: [both * angle.cos(), both * angle.sin()],
            era: effects.era.load(Ordering::Relaxed),
            // What is played once keeps its attack.
            loudness: Glide::switch(effects.fader.target()),
            effects,
            right: None,
            _duck: duck,
        }
    }

    /// The recording between its samples: a cubic through the four nearest.
    fn sample(&self) -> Option<Sample> {
        let whole = self.at as usize;
        let near = |offset: usize| {
            let place = (whole + offset).checked_sub(1);
            place.and_then(|place| self.recording.get(place)).copied().unwrap_or(0.0)
        };
        if whole >= self.recording.len() {
            return None;
        }
        let f = (self.at - whole as f64) as f32;
        let (a, b, c, d) = (near(0), near(1), near(2), near(3));
        let bent = 2.0 * a - 5.0 * b + 4.0 * c - d + f * (3.0 * (b - c) + d - a);
        Some(b + 0.5 * f * (c - a + f * bent))
    }
}

impl Iterator for Voice {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if let Some(right) = self.right.take() {
            return Some(right);
        }
        let loudness = self.loudness.toward(self.effects.fader.target());
        let over = self.era != self.effects.era.load(Ordering::Relaxed);
        if over || (loudness == 0.0 && !self.effects.fader.is_on()) {
            return None;
        }
        let x = self.sample()? * loudness;
        self.at += self.step;
        self.right = Some(x * self.sides[1]);
        Some(x * self.sides[0])
    }
}

one_format!(Voice);
