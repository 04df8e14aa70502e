//! The effects of cờ tướng: discs of wood on a board, check and mate.

use super::finish;
use crate::filter::fade_out;
use crate::math::samples;
use crate::room::Room;
use crate::strike::{Mode, hiss, mode, ring};

/// A disc set down on the board: lower and shorter than a pebble, with a knock of the table.
const DISC: [Mode; 6] = [
    mode(172.0, 1.0, 0.085),
    mode(334.0, 0.85, 0.070),
    mode(588.0, 0.62, 0.050),
    mode(1012.0, 0.44, 0.034),
    mode(1675.0, 0.30, 0.022),
    mode(2710.0, 0.14, 0.014),
];

/// Two discs that knock together: brighter.
const DISCS: [Mode; 5] = [
    mode(620.0, 0.8, 0.050),
    mode(1130.0, 1.0, 0.040),
    mode(1905.0, 0.55, 0.026),
    mode(2960.0, 0.28, 0.018),
    mode(4180.0, 0.12, 0.010),
];

/// A wooden fish, as in a temple: hollow.
const FISH: [Mode; 4] = [
    mode(412.0, 1.0, 0.150),
    mode(655.0, 0.40, 0.100),
    mode(1240.0, 0.22, 0.050),
    mode(206.0, 0.3, 0.12),
];

/// A large drum.
const DRUM: [Mode; 5] = [
    mode(74.0, 1.0, 0.50),
    mode(118.0, 0.62, 0.36),
    mode(166.0, 0.40, 0.26),
    mode(223.0, 0.24, 0.18),
    mode(311.0, 0.12, 0.10),
];

const PITCHES: [f64; 3] = [1.0, 0.965, 1.04];

/// Adds a disc that is set down at `seconds`.
fn set_down(out: &mut [f64], seconds: f64, kind: usize, gain: f64) {
    let at = samples(seconds);
    ring(out, at, &DISC, PITCHES[kind % 3], gain);
    hiss(out, at, 1500.0, 0.009, 0.8 * gain, 300 + kind as u64);
}

/// Renders a piece that is set down.
pub fn piece(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.24)];
    set_down(&mut out, 0.0, kind, 1.0);
    set_down(&mut out, 0.046 + 0.006 * kind as f64, kind + 1, 0.16);
    finish(out, -1.0)
}

/// Renders a piece that knocks another off and takes its place.
pub fn piece_captures(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.42)];
    ring(&mut out, 0, &DISCS, PITCHES[kind % 3], 0.9);
    hiss(&mut out, 0, 3200.0, 0.007, 0.7, 320 + kind as u64);
    set_down(&mut out, 0.085, kind, 1.0);
    set_down(&mut out, 0.19 + 0.012 * kind as f64, kind + 2, 0.3);
    finish(out, 0.0)
}

/// Renders check: two knocks on a wooden fish, the second higher.
pub fn check(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.62)];
    for (seconds, pitch, gain) in [(0.0, 1.0, 0.8), (0.13, 1.19, 1.0)] {
        let pitch = pitch * PITCHES[kind % 3];
        ring(&mut out, samples(seconds), &FISH, pitch, gain);
        hiss(&mut out, samples(seconds), 1900.0, 0.008, 0.4, 340 + kind as u64);
    }
    let mut out = Room::new(0.16).play_mono(&out);
    fade_out(&mut out, 0.2);
    finish(out, -2.0)
}

/// Renders the drum for a winner: two strokes, a quick pair, and a last stroke, the loudest.
pub fn drum(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(1.25)];
    let call = [(0.0, 0.75), (0.2, 0.6), (0.4, 0.5), (0.5, 0.65), (0.72, 1.0)];
    for (k, (seconds, gain)) in call.into_iter().enumerate() {
        let pitch = PITCHES[(kind + k) % 3] * [1.0, 1.06][kind % 2];
        ring(&mut out, samples(seconds), &DRUM, pitch, gain);
        hiss(&mut out, samples(seconds), 520.0, 0.025, 0.45 * gain, 380 + (8 * kind + k) as u64);
    }
    let mut out = Room::new(0.2).play_mono(&out);
    fade_out(&mut out, 0.4);
    finish(out, -4.0)
}

/// Renders mate: three strokes on a large drum, faster and faster.
pub fn mate(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(1.5)];
    for (seconds, pitch, gain) in [(0.0, 1.0, 0.7), (0.26, 1.0, 0.8), (0.42, 0.94, 1.0)] {
        ring(&mut out, samples(seconds), &DRUM, pitch * PITCHES[kind % 3], gain);
        hiss(&mut out, samples(seconds), 520.0, 0.030, 0.5, 360 + kind as u64);
    }
    let mut out = Room::new(0.3).play_mono(&out);
    fade_out(&mut out, 0.5);
    finish(out, 0.0)
}
