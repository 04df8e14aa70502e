//! The effects of stones: lifted, dropped, captured and refilled.

use super::finish;
use crate::filter::{Band, fade_out};
use crate::math::{Noise, RATE, samples, sin_turns};
use crate::room::Room;
use crate::strike::{Mode, hiss, mode, ring};

/// A pebble on brick: bright, short modes of the stone, and a dull one of the brick.
const ON_BRICK: [[Mode; 5]; 3] = [
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

/// A pebble on a board: the wood sounds louder, lower and longer than brick.
const ON_WOOD: [[Mode; 6]; 3] = [
    [
        mode(285.0, 1.0, 0.120),
        mode(468.0, 0.75, 0.090),
        mode(742.0, 0.50, 0.070),
        mode(1190.0, 0.30, 0.045),
        mode(1930.0, 0.34, 0.034),
        mode(3050.0, 0.16, 0.022),
    ],
    [
        mode(262.0, 1.0, 0.130),
        mode(431.0, 0.80, 0.096),
        mode(695.0, 0.46, 0.075),
        mode(1095.0, 0.33, 0.050),
        mode(1760.0, 0.32, 0.036),
        mode(2840.0, 0.17, 0.024),
    ],
    [
        mode(308.0, 1.0, 0.112),
        mode(502.0, 0.70, 0.085),
        mode(811.0, 0.52, 0.066),
        mode(1264.0, 0.28, 0.043),
        mode(2080.0, 0.36, 0.032),
        mode(3270.0, 0.15, 0.021),
    ],
];

/// A pebble on pebbles: only stone sounds, higher and drier than on brick.
const ON_STONES: [[Mode; 4]; 3] = [
    [
        mode(2480.0, 1.0, 0.038),
        mode(3870.0, 0.72, 0.030),
        mode(5630.0, 0.40, 0.022),
        mode(1210.0, 0.34, 0.030),
    ],
    [
        mode(2260.0, 1.0, 0.042),
        mode(3510.0, 0.66, 0.032),
        mode(5240.0, 0.44, 0.023),
        mode(1090.0, 0.38, 0.033),
    ],
    [
        mode(2730.0, 1.0, 0.035),
        mode(4180.0, 0.70, 0.028),
        mode(6020.0, 0.36, 0.020),
        mode(1340.0, 0.30, 0.028),
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

/// The ground that shakes under it: below what a pebble can move, and slower than the knock.
const THUMP: [Mode; 3] = [
    Mode { frequency: 47.0, level: 1.0, fade: 0.42, bloom: 0.012 },
    Mode { frequency: 63.0, level: 0.8, fade: 0.34, bloom: 0.010 },
    Mode { frequency: 97.0, level: 0.6, fade: 0.24, bloom: 0.008 },
];

/// A small gong after the knock of the big stone. Its upper modes rise late, as in bronze.
const GONG: [Mode; 7] = [
    Mode { frequency: 146.8, level: 0.60, fade: 2.3, bloom: 0.010 },
    Mode { frequency: 148.1, level: 0.34, fade: 2.2, bloom: 0.020 },
    Mode { frequency: 293.4, level: 0.42, fade: 1.9, bloom: 0.035 },
    Mode { frequency: 391.0, level: 0.26, fade: 1.5, bloom: 0.060 },
    Mode { frequency: 497.0, level: 0.16, fade: 1.2, bloom: 0.090 },
    Mode { frequency: 612.0, level: 0.11, fade: 1.0, bloom: 0.110 },
    Mode { frequency: 871.0, level: 0.06, fade: 0.8, bloom: 0.130 },
];

/// The pitches of the variants, and the times of their bounces.
const PITCHES: [f64; 5] = [1.0, 0.955, 1.05, 0.98, 1.085];
const BOUNCES: [(f64, f64); 5] =
    [(0.052, 0.083), (0.058, 0.087), (0.064, 0.091), (0.047, 0.079), (0.055, 0.096)];

/// Adds a pebble that hits brick at sample `at`.
fn pebble(out: &mut [f64], at: usize, kind: usize, pitch: f64, gain: f64) {
    ring(out, at, &ON_BRICK[kind % 3], pitch, gain);
    hiss(out, at, 3400.0, 0.012, 1.1 * gain, 20 + kind as u64);
}

/// Adds a pebble that hits wood.
fn pebble_on_wood(out: &mut [f64], at: usize, kind: usize, pitch: f64, gain: f64) {
    ring(out, at, &ON_WOOD[kind % 3], pitch, gain);
    hiss(out, at, 2100.0, 0.010, 0.9 * gain, 40 + kind as u64);
}

/// Adds a pebble that hits other pebbles.
fn clack(out: &mut [f64], at: usize, kind: usize, pitch: f64, gain: f64) {
    ring(out, at, &ON_STONES[kind % 3], pitch, gain);
    hiss(out, at, 4600.0, 0.008, 0.9 * gain, 60 + kind as u64);
}

/// Renders a pebble dropped on bare brick, with small bounces.
pub fn on_brick(kind: usize) -> Vec<f64> {
    dropped(pebble, kind, 0.18, [0.20, 0.07])
}

/// Renders a pebble dropped on bare wood, with smaller bounces.
pub fn on_wood(kind: usize) -> Vec<f64> {
    dropped(pebble_on_wood, kind, 0.22, [0.15, 0.05])
}

/// Renders a single stone that hits and bounces twice.
fn dropped(
    hit: fn(&mut [f64], usize, usize, f64, f64),
    kind: usize,
    seconds: f64,
    again: [f64; 2],
) -> Vec<f64> {
    let mut out = vec![0.0; samples(seconds)];
    let (pitch, (first, second)) = (PITCHES[kind % 5], BOUNCES[kind % 5]);
    hit(&mut out, 0, kind, pitch, 1.0);
    hit(&mut out, samples(first), kind + 1, 1.09 * pitch, again[0]);
    hit(&mut out, samples(second), kind + 2, 1.13 * pitch, again[1]);
    finish(out, 0.0)
}

/// Renders a pebble dropped onto a heap, which settles a little.
pub fn on_heap(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.2)];
    let pitch = PITCHES[kind % 5];
    clack(&mut out, 0, kind, pitch, 1.0);
    pebble(&mut out, samples(0.004), kind + 1, 0.92 * pitch, 0.34);
    let settle = [(0.029, 0.36), (0.048, 0.17), (0.081, 0.20), (0.117, 0.07)];
    let mut noise = Noise::new(70 + kind as u64);
    for (k, (at, gain)) in settle.into_iter().enumerate() {
        let at = at * (1.0 + 0.15 * noise.next());
        clack(&mut out, samples(at), kind + k + 1, pitch * (0.9 + 0.08 * k as f64), gain);
    }
    finish(out, -1.0)
}

/// Renders a hand that gathers a handful: stones knock together at shrinking intervals and leave
/// the ground.
pub fn lift(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.3)];
    scrape(&mut out, 0.16, 0.34, [2300.0, 5200.0], 80 + kind as u64);
    let mut noise = Noise::new(85 + kind as u64);
    let knocks = [0.012, 0.041, 0.067, 0.086, 0.104, 0.117, 0.132, 0.151];
    for (k, at) in knocks.into_iter().enumerate() {
        let at = at + 0.006 * (1.0 + noise.next());
        let gain = (0.45 + 0.09 * k as f64) * (1.0 + 0.25 * noise.next());
        clack(&mut out, samples(at), kind + k, 0.80 + 0.035 * k as f64, 0.5 * gain);
    }
    finish(out, -4.0)
}

/// Adds the noise of stones drawn over the ground for `seconds`. It swells and fades, and consists
/// of grains instead of an even hiss.
fn scrape(out: &mut [f64], seconds: f64, gain: f64, bands: [f64; 2], seed: u64) {
    let mut noise = Noise::new(seed);
    let mut bands = [Band::new(bands[0], 0.8), Band::new(bands[1], 1.2)];
    let length = samples(seconds);
    for (n, x) in out.iter_mut().take(length).enumerate() {
        let swell = sin_turns(n as f64 / length as f64 * 0.5);
        let white = noise.next();
        let grain = 0.55 + 0.45 * sin_turns(37.0 * n as f64 / RATE + 0.3 * noise.next());
        let rush = bands[0].pass(white) + 0.5 * bands[1].pass(white);
        *x += gain * swell * swell * grain * rush;
    }
}

/// Renders a capture of two to four pebbles.
pub fn capture_small(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.42)];
    scrape(&mut out, 0.2, 0.4, [1900.0, 4200.0], 31 + kind as u64);
    let knocks = [(0.040, 0.42), (0.095, 0.60), (0.148, 1.00), (0.214, 0.46), (0.262, 0.18)];
    knock(&mut out, &knocks, kind, 0.92);
    finish(out, -2.0)
}

/// Renders a large heap swept over brick: the stones knock together on the way and settle when the
/// hand stops.
pub fn capture_large(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.8)];
    scrape(&mut out, 0.46, 0.55, [1700.0, 4000.0], 35 + kind as u64);
    let knocks = [
        (0.030, 0.30),
        (0.068, 0.40),
        (0.092, 0.45),
        (0.128, 0.42),
        (0.160, 0.58),
        (0.184, 0.50),
        (0.213, 0.64),
        (0.246, 0.80),
        (0.274, 0.66),
        (0.301, 0.84),
        (0.338, 1.00),
        (0.372, 0.70),
        (0.410, 0.52),
        (0.466, 0.30),
        (0.530, 0.18),
    ];
    knock(&mut out, &knocks, kind, 0.80);
    // The ground below the heap.
    ring(&mut out, samples(0.33), &BOULDER[2..], 1.2 + 0.06 * kind as f64, 0.25);
    finish(out, -0.5)
}

/// Adds pebbles that hit at the given times in seconds with the given strengths.
fn knock(out: &mut [f64], knocks: &[(f64, f64)], kind: usize, pitch: f64) {
    let mut noise = Noise::new(90 + kind as u64);
    for (k, &(at, gain)) in knocks.iter().enumerate() {
        let at = at * (1.0 + 0.06 * noise.next());
        let pitch = pitch * (1.0 + 0.05 * ((k * 7 + kind * 3) % 6) as f64);
        if k % 3 == 2 {
            clack(out, samples(at), k + kind, pitch, 0.5 * gain);
        } else {
            pebble(out, samples(at), k + kind, pitch, 0.6 * gain);
        }
    }
}

/// Renders the capture of the big stone: a deep knock that shakes the ground, grit that settles,
/// then bronze.
pub fn capture_quan(kind: usize) -> Vec<f64> {
    let pitch = [1.0, 0.94][kind % 2];
    let mut out = vec![0.0; samples(2.3)];
    ring(&mut out, 0, &BOULDER, pitch, 0.9);
    ring(&mut out, 0, &THUMP, pitch, 2.6);
    hiss(&mut out, 0, 900.0, 0.05, 0.35, 41 + kind as u64);
    let grit = [(0.11, 0.10), (0.17, 0.07), (0.21, 0.08), (0.30, 0.05), (0.38, 0.04), (0.49, 0.03)];
    knock(&mut out, &grit, kind, 1.15);
    ring(&mut out, samples(0.075 + 0.02 * kind as f64), &BOULDER, 1.12 * pitch, 0.16);
    // Bronze keeps its pitch; only the strength of the stroke varies.
    ring(&mut out, samples(0.06), &GONG, 1.0, 0.9 - 0.06 * kind as f64);
    let mut out = Room::new(0.16).play_mono(&out);
    fade_out(&mut out, 0.5);
    finish(out, 2.0)
}

/// Renders five pebbles put down in a row, one after another.
pub fn refill(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.74)];
    let mut noise = Noise::new(95 + kind as u64);
    for k in 0..5 {
        let at = 0.115 * k as f64 + 0.008 * (1.0 + noise.next());
        let gain = 0.86 + 0.14 * noise.next();
        let pitch = 0.95 + 0.03 * ((k * 3 + kind) % 5) as f64;
        pebble(&mut out, samples(at), k + kind, pitch, gain);
        pebble(&mut out, samples(at + 0.05), k + kind + 1, 1.1 * pitch, 0.14 * gain);
    }
    finish(out, -2.5)
}
