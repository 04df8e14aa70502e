//! A soft bamboo flute (sáo trúc): a few harmonics and breath noise.

use crate::contour::{Contour, smooth};
use crate::filter::Band;
use crate::math::{Noise, RATE, cents, exp2, samples, sin_turns};

/// The strengths of the harmonics, the fundamental first.
const HARMONICS: [f64; 5] = [1.0, 0.34, 0.15, 0.045, 0.02];
/// The time until the tone speaks, in seconds.
const ATTACK: f64 = 0.085;
/// The time in which the tone fades after the breath stops, in seconds.
const RELEASE: f64 = 0.16;

/// Renders a breath of `seconds` with the pitches of `contour` and a peak of about 1.
pub fn breath(contour: &Contour, seconds: f64, seed: u64) -> Vec<f64> {
    let middle = contour.at(seconds / 2.0);
    let mut noise = Noise::new(seed);
    let mut air = [Band::new(middle, 9.0), Band::new(middle * 2.0, 6.0)];
    let mut phase = 0.0;
    let mut out = Vec::with_capacity(samples(seconds + RELEASE));
    for n in 0..samples(seconds + RELEASE) {
        let t = n as f64 / RATE;
        let open = smooth(t / ATTACK) * (1.0 - smooth((t - seconds) / RELEASE));
        // A long tone swells a little, then settles; the vibrato starts late.
        let swell = 0.86 + 0.14 * smooth(t / 0.5) - 0.12 * smooth((t - 0.7) / 1.2);
        let grown = smooth((t - 0.35) / 0.7);
        let wave = sin_turns(4.7 * t);
        let scoop = -45.0 * exp2(-t / 0.03);
        phase += contour.at(t) * cents(scoop + 13.0 * grown * wave) / RATE;

        let level = open * swell * (1.0 + 0.07 * grown * wave);
        let mut x = 0.0;
        let mut strength = 1.0;
        for (i, part) in HARMONICS.iter().enumerate() {
            x += part * strength * sin_turns(phase * (i + 1) as f64);
            // Blown softly, a flute has fewer overtones.
            strength *= 0.55 + 0.45 * level;
        }
        let white = noise.next();
        let rush = air[0].pass(white) * 0.30 + air[1].pass(white) * 0.14;
        let chiff = 1.0 + 2.0 * exp2(-t / 0.04);
        out.push(0.62 * (level * x + open * rush * chiff));
    }
    out
}
