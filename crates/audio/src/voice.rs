//! A playing effect.

use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};

use rodio::Sample;

use super::Cue;
use super::fader::{Fader, Glide};
use super::format::one_format;

/// The state that all effects share with the mixer, which also counts them by it.
pub(super) struct Effects {
    pub(super) fader: Fader,
    /// The generation: effects of an earlier one have ended.
    pub(super) era: AtomicU32,
}

impl Effects {
    /// Returns the number of playing effects.
    pub(super) fn sounding(self: &Arc<Self>) -> usize {
        // The mixer and its output hold a reference, too.
        Arc::strong_count(self).saturating_sub(2)
    }
}

/// A recording that plays once, at its position and pitch.
pub(super) struct Voice {
    recording: Arc<[Sample]>,
    /// The next sample, and the fraction towards the one after it.
    at: f64,
    step: f64,
    /// The gains of the left and right channels.
    sides: [f32; 2],
    effects: Arc<Effects>,
    era: u32,
    loudness: Glide,
    /// The right sample of the current frame, if the left one has been returned.
    right: Option<Sample>,
    /// Held while this sound ducks the music.
    _duck: Option<Arc<()>>,
}

impl Voice {
    /// Starts `recording` at `speed` with the position and gain of the cue.
    pub(super) fn new(
        recording: Arc<[Sample]>,
        speed: f32,
        cue: &Cue,
        effects: Arc<Effects>,
        duck: Option<Arc<()>>,
    ) -> Self {
        // Constant power: as loud from the side as from the centre, where both gains are 1.
        let angle = (cue.pan.clamp(-1.0, 1.0) + 1.0) * std::f32::consts::FRAC_PI_4;
        let both = std::f32::consts::SQRT_2 * cue.level;
        Voice {
            recording,
            at: 0.0,
            step: f64::from(speed * cue.pitch),
            sides: [both * angle.cos(), both * angle.sin()],
            era: effects.era.load(Ordering::Relaxed),
            // Without a fade-in, so that the effect keeps its attack.
            loudness: Glide::switch(effects.fader.target()),
            effects,
            right: None,
            _duck: duck,
        }
    }

    /// Interpolates the recording with a cubic through the four nearest samples.
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
