//! The perceived loudness of a recording, as defined by ITU-R BS.1770-4.

use crate::math::{RATE, cos_turns, decibels, exp2, log2, samples, sin_turns};

/// Returns the integrated loudness of two channels in LUFS: the mean over blocks of 400 ms, without
/// silence and much quieter blocks.
pub fn integrated(sides: &[Vec<f64>; 2]) -> f64 {
    let blocks = blocks(sides, 0.4, 0.1);
    let audible = power_above(&blocks, lufs_power(-70.0));
    lufs(power_above(&blocks, 0.1 * audible))
}

/// Returns the loudness of each successive stretch of `seconds`, in LUFS.
pub fn stretches(sides: &[Vec<f64>; 2], seconds: f64) -> Vec<f64> {
    blocks(sides, seconds, seconds).into_iter().map(lufs).collect()
}

/// Returns the mean of the powers above a threshold.
fn power_above(blocks: &[f64], least: f64) -> f64 {
    let heard: Vec<f64> = blocks.iter().copied().filter(|&power| power > least).collect();
    heard.iter().sum::<f64>() / heard.len().max(1) as f64
}

/// Returns the weighted power of both channels in blocks of `seconds` that start every `step`
/// seconds.
fn blocks(sides: &[Vec<f64>; 2], seconds: f64, step: f64) -> Vec<f64> {
    let squares: Vec<Vec<f64>> = sides.iter().map(|side| weighted_squares(side)).collect();
    let (length, step) = (samples(seconds), samples(step));
    let mut powers = Vec::new();
    let mut from = 0;
    while from + length <= sides[0].len() {
        let sum: f64 = squares.iter().map(|s| s[from..from + length].iter().sum::<f64>()).sum();
        powers.push(sum / length as f64);
        from += step;
    }
    powers
}

/// Converts a power to LUFS.
fn lufs(power: f64) -> f64 {
    -0.691 + 10.0 * log2(power.max(1e-12)) / std::f64::consts::LOG2_10
}

/// Converts a loudness in LUFS to a power.
fn lufs_power(lufs: f64) -> f64 {
    decibels(2.0 * (lufs + 0.691))
}

/// Returns the squared samples of a channel after the K-weighting, which raises high frequencies
/// and removes very low ones.
fn weighted_squares(side: &[f64]) -> Vec<f64> {
    let mut shelf = Biquad::shelf(1681.974, 3.999_843_85, 0.707_175_24);
    let mut high = Biquad::high_pass(38.135_47, 0.500_327_04);
    let square = |x: f64| x * x;
    side.iter().map(|&x| square(high.pass(shelf.pass(x)))).collect()
}

/// A second-order filter.
struct Biquad {
    ahead: [f64; 3],
    back: [f64; 2],
    state: [f64; 2],
}

impl Biquad {
    /// Creates a filter that raises the frequencies above `frequency` by `gain` decibels.
    fn shelf(frequency: f64, gain: f64, q: f64) -> Self {
        let k = tan_turns(0.5 * frequency / RATE);
        let high = decibels(gain);
        let band = exp2(0.499_666_774_155 * gain * std::f64::consts::LOG2_10 / 20.0);
        let norm = 1.0 + k / q + k * k;
        Biquad {
            ahead: [
                (high + band * k / q + k * k) / norm,
                2.0 * (k * k - high) / norm,
                (high - band * k / q + k * k) / norm,
            ],
            back: [2.0 * (k * k - 1.0) / norm, (1.0 - k / q + k * k) / norm],
            state: [0.0; 2],
        }
    }

    /// Creates a filter that removes the frequencies below `frequency`.
    fn high_pass(frequency: f64, q: f64) -> Self {
        let k = tan_turns(0.5 * frequency / RATE);
        let norm = 1.0 + k / q + k * k;
        Biquad {
            ahead: [1.0, -2.0, 1.0],
            back: [2.0 * (k * k - 1.0) / norm, (1.0 - k / q + k * k) / norm],
            state: [0.0; 2],
        }
    }

    fn pass(&mut self, x: f64) -> f64 {
        let y = self.ahead[0] * x + self.state[0];
        self.state[0] = self.ahead[1] * x - self.back[0] * y + self.state[1];
        self.state[1] = self.ahead[2] * x - self.back[1] * y;
        y
    }
}

/// Returns the tangent of an angle in turns.
fn tan_turns(turns: f64) -> f64 {
    sin_turns(turns) / cos_turns(turns)
}
