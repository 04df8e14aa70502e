//! Struck bodies, which ring in a few independent modes.

use crate::filter::{Band, fade_out};
use crate::math::{Noise, RATE, keep, samples, sin_turns};

/// A mode of a ringing body.
pub struct Mode {
    /// The pitch in Hz.
    pub frequency: f64,
    /// The initial strength.
    pub level: f64,
    /// The time in which it fades by 60 dB, in seconds.
    pub fade: f64,
    /// The time until it is loudest, in seconds: 0 for stone, more for bronze.
    pub bloom: f64,
}

/// Returns a mode that is loudest at once.
pub const fn mode(frequency: f64, level: f64, fade: f64) -> Mode {
    Mode { frequency, level, fade, bloom: 0.0 }
}

/// Adds the modes to `out`, with their frequencies multiplied by `pitch` and scaled by `gain`.
pub fn ring(out: &mut [f64], at: usize, modes: &[Mode], pitch: f64, gain: f64) {
    for (k, mode) in modes.iter().enumerate() {
        let kept = keep(mode.fade);
        let rise = if mode.bloom > 0.0 { keep(mode.bloom * 3.0) } else { 0.0 };
        let (mut level, mut missing) = (mode.level * gain, 1.0);
        for (n, x) in out.iter_mut().skip(at).enumerate() {
            // A short ramp avoids a click at the start of a mode.
            let start = ((n + 1) as f64 / (10.0 + 4.0 * k as f64)).min(1.0);
            let turns = mode.frequency * pitch * n as f64 / RATE;
            *x += start * level * (1.0 - missing) * sin_turns(turns);
            level *= kept;
            missing *= rise;
            if level < 1e-6 {
                break;
            }
        }
    }
}

/// Adds a burst of noise around `frequency` that fades in `fade` seconds.
pub fn hiss(out: &mut [f64], at: usize, frequency: f64, fade: f64, gain: f64, seed: u64) {
    let mut noise = Noise::new(seed);
    let mut band = Band::new(frequency, 1.1);
    let kept = keep(fade);
    let mut level = gain;
    for x in out.iter_mut().skip(at).take(samples(fade)) {
        *x += level * band.pass(noise.next());
        level *= kept;
    }
}

/// Renders a soft tap on wood, like that of the song loan, a wooden clapper.
pub fn wood() -> Vec<f64> {
    let mut out = vec![0.0; samples(0.2)];
    ring(
        &mut out,
        0,
        &[mode(690.0, 0.7, 0.10), mode(1130.0, 0.4, 0.07), mode(1920.0, 0.15, 0.04)],
        1.0,
        1.0,
    );
    hiss(&mut out, 0, 1500.0, 0.02, 0.3, 11);
    out
}

/// Renders a small drum tapped with the fingers.
pub fn drum() -> Vec<f64> {
    let mut out = vec![0.0; samples(0.6)];
    ring(
        &mut out,
        0,
        &[mode(98.0, 1.0, 0.42), mode(152.0, 0.42, 0.26), mode(214.0, 0.2, 0.16)],
        1.0,
        1.0,
    );
    hiss(&mut out, 0, 600.0, 0.05, 0.35, 12);
    out
}

/// Renders a small gong struck softly, far away.
pub fn gong() -> Vec<f64> {
    let bronze = |frequency, level, fade, bloom| Mode { frequency, level, fade, bloom };
    let mut out = vec![0.0; samples(4.2)];
    let modes = [
        bronze(130.8, 0.8, 4.0, 0.030),
        bronze(132.0, 0.4, 3.8, 0.050),
        bronze(262.3, 0.4, 3.2, 0.080),
        bronze(349.0, 0.2, 2.4, 0.120),
        bronze(444.0, 0.1, 2.0, 0.150),
    ];
    ring(&mut out, 0, &modes, 1.0, 1.0);
    fade_out(&mut out, 0.8);
    out
}
