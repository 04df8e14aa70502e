//! The effects of a pen on paper: two strokes for a cross, one round stroke for a circle.

use super::finish;
use crate::filter::Band;
use crate::math::{Noise, RATE, samples, sin_turns};
use crate::strike::{Mode, hiss, mode, ring};

/// The tip that meets the paper and the table below it.
const TIP: [Mode; 3] = [mode(310.0, 1.0, 0.030), mode(720.0, 0.5, 0.020), mode(1650.0, 0.3, 0.012)];
/// The lengths of a straight and of a round stroke in seconds.
const STRAIGHT: f64 = 0.085;
const ROUND: f64 = 0.21;
/// The pause between two strokes in seconds.
const LIFTED: f64 = 0.05;

/// Renders a cross: down to the right, then down to the left.
pub fn cross(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(2.0 * STRAIGHT + LIFTED + 0.06)];
    let quicker = 1.0 - 0.07 * kind as f64;
    let second = samples(STRAIGHT * quicker + LIFTED * quicker);
    stroke(&mut out, 0, STRAIGHT * quicker, [2600.0, 2100.0], kind as u64);
    stroke(&mut out, second, STRAIGHT * quicker, [2300.0, 1900.0], 10 + kind as u64);
    finish(out, -5.0)
}

/// Renders a circle, drawn in one stroke.
pub fn circle(kind: usize) -> Vec<f64> {
    let seconds = ROUND * (1.0 - 0.06 * kind as f64);
    let mut out = vec![0.0; samples(seconds + 0.06)];
    stroke(&mut out, 0, seconds, [2000.0, 2900.0], 20 + kind as u64);
    finish(out, -5.0)
}

/// Adds a stroke from sample `at` on: the tip meets the paper, then rubs over its grain. The sound
/// goes from the first of `bands` to the second and back, as fast as the hand moves.
fn stroke(out: &mut [f64], at: usize, seconds: f64, bands: [f64; 2], seed: u64) {
    ring(out, at, &TIP, 1.0 + 0.05 * (seed % 3) as f64, 0.35);
    hiss(out, at, 2400.0, 0.006, 0.3, 200 + seed);
    let mut noise = Noise::new(220 + seed);
    let mut filters = bands.map(|band| Band::new(band, 0.9));
    let length = samples(seconds);
    for (n, x) in out.iter_mut().skip(at).take(length).enumerate() {
        let share = n as f64 / length as f64;
        let speed = sin_turns(0.5 * share);
        let white = noise.next();
        let grain = 0.6 + 0.4 * sin_turns(64.0 * n as f64 / RATE + 0.25 * noise.next());
        let rubbed = filters.each_mut().map(|filter| filter.pass(white));
        *x += 0.8 * grain * speed * (rubbed[0] * (1.0 - speed) + rubbed[1] * speed);
    }
}
