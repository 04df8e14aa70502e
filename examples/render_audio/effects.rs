//! The effects: stones on the brick courtyard, and the ends of a game.

use crate::filter::{Band, add, fade_out, set_peak};
use crate::math::{Noise, RATE, decibels, samples, sin_turns};
use crate::pluck::Pluck;
use crate::room::Room;
use crate::score::degree;
use crate::strike::{Mode, hiss, mode, ring};

/// Peak of the loudest effects. The program mixes several of them, so one
/// alone stays well below full scale.
const PEAK: f64 = -9.0;

/// A pebble on brick: bright short modes of the stone, a dull one of the brick.
const PEBBLES: [[Mode; 5]; 3] = [
    [
        mode(1870.0, 1.0, 0.055),
        mode(2930.0, 0.62, 0.040),
        mode(4410.0, 0.30, 0.028),
        mode(6150.0, 0.10, 0.018),
        mode(410.0, 0.55, 0.060),
    ],
    [
        mode(1640.0, 1.0, 0.060),
        mode(2710.0, 0.50, 0.044),
        mode(3980.0, 0.34, 0.030),
        mode(5720.0, 0.12, 0.020),
        mode(370.0, 0.60, 0.065),
    ],
    [
        mode(2120.0, 1.0, 0.050),
        mode(3240.0, 0.55, 0.036),
        mode(4890.0, 0.26, 0.024),
        mode(6600.0, 0.08, 0.016),
        mode(440.0, 0.50, 0.056),
    ],
];

/// A fist-sized stone on brick.
const BOULDER: [Mode; 6] = [
    mode(84.0, 1.0, 0.34),
    mode(131.0, 0.8, 0.26),
    mode(247.0, 0.5, 0.17),
    mode(533.0, 0.30, 0.10),
    mode(910.0, 0.22, 0.07),
    mode(1480.0, 0.14, 0.05),
];

/// A small gong that answers it. Its upper modes bloom late, as in bronze.
const GONG: [Mode; 7] = [
    Mode { frequency: 146.8, level: 0.60, fade: 2.3, bloom: 0.010 },
    Mode { frequency: 148.1, level: 0.34, fade: 2.2, bloom: 0.020 },
    Mode { frequency: 293.4, level: 0.42, fade: 1.9, bloom: 0.035 },
    Mode { frequency: 391.0, level: 0.26, fade: 1.5, bloom: 0.060 },
    Mode { frequency: 497.0, level: 0.16, fade: 1.2, bloom: 0.090 },
    Mode { frequency: 612.0, level: 0.11, fade: 1.0, bloom: 0.110 },
    Mode { frequency: 871.0, level: 0.06, fade: 0.8, bloom: 0.130 },
];

/// Every effect with the name of its file.
pub fn all() -> Vec<(&'static str, Vec<f64>)> {
    vec![
        ("drop-1", drop(0)),
        ("drop-2", drop(1)),
        ("drop-3", drop(2)),
        ("capture-dan", capture_dan()),
        ("capture-quan", capture_quan()),
        (
            "win",
            figure(
                &[(0.0, 0), (0.11, 1), (0.22, 2), (0.33, 3), (0.46, 5), (0.46, 3)],
                2.3,
                PEAK - 1.0,
            ),
        ),
        ("loss", figure(&[(0.0, 3), (0.24, 2), (0.50, 1), (0.82, 0)], 2.5, PEAK - 3.0)),
        ("draw", figure(&[(0.0, 3), (0.26, 0), (0.52, 3), (0.53, 0)], 1.9, PEAK - 2.0)),
    ]
}

/// One pebble hitting brick at sample `at`.
fn pebble(out: &mut [f64], at: usize, kind: usize, pitch: f64, gain: f64) {
    ring(out, at, &PEBBLES[kind % PEBBLES.len()], pitch, gain);
    hiss(out, at, 3400.0, 0.012, 1.1 * gain, 20 + kind as u64);
}

/// A pebble dropped among others: it hits and comes to rest in a small bounce.
fn drop(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.18)];
    pebble(&mut out, 0, kind, 1.0, 1.0);
    pebble(&mut out, samples(0.052 + 0.006 * kind as f64), kind + 1, 1.09, 0.20);
    pebble(&mut out, samples(0.083 + 0.004 * kind as f64), kind + 2, 1.13, 0.07);
    finish(out, PEAK)
}

/// A handful of pebbles swept over the brick into a heap.
fn capture_dan() -> Vec<f64> {
    let mut out = vec![0.0; samples(0.62)];
    let mut noise = Noise::new(31);
    let mut bands = [Band::new(1900.0, 0.8), Band::new(4200.0, 1.2)];
    let sweep = samples(0.34);
    for (n, x) in out.iter_mut().take(sweep).enumerate() {
        let part = n as f64 / sweep as f64;
        let swell = sin_turns(part * 0.5);
        let white = noise.next();
        // Grain by grain rather than an even rush of air.
        let grain = 0.55 + 0.45 * sin_turns(37.0 * n as f64 / RATE + 0.3 * noise.next());
        let rush = bands[0].pass(white) + 0.5 * bands[1].pass(white);
        *x += 0.5 * swell * swell * grain * rush;
    }
    // The stones knock together on the way and settle when the hand stops.
    let knocks: [(f64, f64); 10] = [
        (0.045, 0.34),
        (0.092, 0.45),
        (0.128, 0.38),
        (0.171, 0.62),
        (0.203, 0.50),
        (0.246, 0.80),
        (0.279, 0.66),
        (0.326, 1.00),
        (0.381, 0.48),
        (0.430, 0.22),
    ];
    for (k, (at, gain)) in knocks.into_iter().enumerate() {
        let pitch = 0.84 + 0.05 * ((k * 7) % 6) as f64;
        pebble(&mut out, samples(at), k, pitch, 0.6 * gain);
    }
    finish(out, PEAK)
}

/// The big stone taken: a deep knock, then bronze.
fn capture_quan() -> Vec<f64> {
    let mut out = vec![0.0; samples(2.3)];
    ring(&mut out, 0, &BOULDER, 1.0, 0.9);
    hiss(&mut out, 0, 900.0, 0.05, 1.2, 41);
    ring(&mut out, samples(0.075), &BOULDER, 1.12, 0.16);
    ring(&mut out, samples(0.06), &GONG, 1.0, 0.62);
    let mut out = Room::new(0.16).play_mono(&out);
    fade_out(&mut out, 0.5);
    finish(out, PEAK)
}

/// Notes of the scale plucked one after another: seconds and degree.
fn figure(notes: &[(f64, i32)], seconds: f64, level: f64) -> Vec<f64> {
    let mut dry = vec![0.0; samples(seconds)];
    for (k, &(at, step)) in notes.iter().enumerate() {
        let last = k + 2 >= notes.len();
        let frequency = 2.0 * degree(step);
        let pluck = Pluck { sway: last, ..Pluck::tranh(frequency, 50 + k as u64) };
        let gain = 0.6 + 0.4 * k as f64 / notes.len() as f64;
        add(&mut dry, samples(at), &pluck.render(), gain);
        let low = Pluck::low(frequency / 2.0, 60 + k as u64);
        add(&mut dry, samples(at), &low.render(), 0.35 * gain);
    }
    let mut out = Room::new(0.2).play_mono(&dry);
    fade_out(&mut out, 0.6);
    finish(out, level)
}

/// Brings an effect to its level and lets it end in silence.
fn finish(mut sound: Vec<f64>, level: f64) -> Vec<f64> {
    fade_out(&mut sound, 0.02);
    set_peak(&mut sound, decibels(level));
    sound
}
