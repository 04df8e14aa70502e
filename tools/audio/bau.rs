//! A đàn bầu: a single string, played at its harmonics and bent by a rod. Its tone is purer and
//! longer than that of a zither, and it can slide.

use crate::contour::{Contour, smooth};
use crate::filter::{Band, fade_out};
use crate::math::{Noise, RATE, exp2, keep, samples, sin_turns};

/// The strengths of the partials, and the times in which they fade by 60 dB, in seconds.
const PARTIALS: [(f64, f64); 6] =
    [(1.0, 5.5), (0.46, 3.8), (0.27, 2.6), (0.13, 1.8), (0.08, 1.2), (0.04, 0.8)];

/// Renders a stroke held for `seconds`, with a peak of about 1.
pub fn stroke(contour: &Contour, seconds: f64, seed: u64) -> Vec<f64> {
    let release = 0.35;
    let length = samples(seconds + release);
    let kept: Vec<f64> = PARTIALS.iter().map(|&(_, fade)| keep(fade)).collect();
    let mut levels: Vec<f64> = PARTIALS.iter().map(|&(level, _)| level).collect();
    let mut noise = Noise::new(seed);
    let mut nail = Band::new(2.0 * contour.at(0.0), 2.0);
    let mut phase = 0.0;
    let mut pitch = 0.0;
    let mut out = Vec::with_capacity(length);
    for n in 0..length {
        let t = n as f64 / RATE;
        if n % 16 == 0 {
            pitch = contour.at(t);
        }
        phase += pitch / RATE;
        let mut x = 0.0;
        for (i, level) in levels.iter_mut().enumerate() {
            x += *level * sin_turns(phase * (i + 1) as f64);
            *level *= kept[i];
        }
        let open = smooth(t / 0.006) * (1.0 - smooth((t - seconds) / release));
        let tick = 0.5 * exp2(-t / 0.006) * nail.pass(noise.next());
        out.push(0.6 * (open * x + tick));
    }
    fade_out(&mut out, 0.02);
    out
}
