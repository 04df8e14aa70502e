//! Filters, and simple operations on whole sounds.

use crate::math::{RATE, cos_turns, samples, sin_turns};

/// A band-pass filter.
pub struct Band {
    gain: f64,
    back: [f64; 2],
    input: [f64; 2],
    output: [f64; 2],
}

impl Band {
    /// Creates a filter around `frequency`; a larger `q` makes the band narrower.
    pub fn new(frequency: f64, q: f64) -> Self {
        let turns = frequency / RATE;
        let alpha = sin_turns(turns) / (2.0 * q);
        let norm = 1.0 + alpha;
        Band {
            gain: alpha / norm,
            back: [-2.0 * cos_turns(turns) / norm, (1.0 - alpha) / norm],
            input: [0.0; 2],
            output: [0.0; 2],
        }
    }

    /// Filters the next sample.
    pub fn pass(&mut self, x: f64) -> f64 {
        let y = self.gain * (x - self.input[1])
            - self.back[0] * self.output[0]
            - self.back[1] * self.output[1];
        self.input = [x, self.input[0]];
        self.output = [y, self.output[0]];
        y
    }
}

/// Softens a sound with a one-pole low-pass filter; `amount` is from 0 to 1.
pub fn soften(sound: &mut [f64], amount: f64) {
    let mut last = 0.0;
    for x in sound {
        last += (1.0 - amount) * (*x - last);
        *x = last;
    }
}

/// Fades the last `seconds` to silence.
pub fn fade_out(sound: &mut [f64], seconds: f64) {
    let n = samples(seconds).min(sound.len());
    for (i, x) in sound.iter_mut().rev().take(n).enumerate() {
        *x *= i as f64 / n as f64;
    }
}

/// Adds `sound` to `mix` from sample `at` on, and drops what exceeds its length.
pub fn add(mix: &mut [f64], at: usize, sound: &[f64], gain: f64) {
    for (m, x) in mix.iter_mut().skip(at).zip(sound) {
        *m += gain * x;
    }
}

/// Returns the largest absolute value.
pub fn peak(sound: &[f64]) -> f64 {
    sound.iter().fold(0.0, |peak, x| peak.max(x.abs()))
}

/// Returns the root mean square.
pub fn rms(sound: &[f64]) -> f64 {
    (sound.iter().map(|x| x * x).sum::<f64>() / sound.len().max(1) as f64).sqrt()
}

/// Scales the sound so that its largest absolute value is `level`.
pub fn set_peak(sound: &mut [f64], level: f64) {
    let factor = level / peak(sound);
    for x in sound {
        *x *= factor;
    }
}
