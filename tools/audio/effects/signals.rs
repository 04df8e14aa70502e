//! The effects without stones: signals, and the figures at the end of a game.

use super::finish;
use crate::filter::{add, fade_out};
use crate::math::samples;
use crate::pluck::Pluck;
use crate::room::Room;
use crate::scale::Mode::Bac;
use crate::strike::{hiss, mode, ring};

/// The degree of the figures' hò: an octave above that of the tunes.
const OCTAVE: i32 = 5;

/// Renders a note of the zither, which the program raises step by step along the scale.
pub fn chain(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(1.0)];
    let hit = Pluck { fade: 1.5, dull: 0.42, ..Pluck::tranh(Bac.pitch(OCTAVE), 70 + kind as u64) };
    add(&mut out, 0, &hit.render(), 1.0);
    let low = Pluck { fade: 1.2, ..Pluck::tranh(Bac.pitch(0), 75 + kind as u64) };
    add(&mut out, samples(0.012), &low.render(), 0.4);
    let mut out = Room::new(0.18).play_mono(&out);
    fade_out(&mut out, 0.4);
    finish(out, -5.0)
}

/// Renders a note of the tune of a game, on a mellow string. The program moves it along the scale; it stays behind the
/// stones.
pub fn tone(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.55)];
    let hit = Pluck { fade: 0.9, ..Pluck::low(Bac.pitch(0), 90 + kind as u64) };
    add(&mut out, 0, &hit.render(), 1.0);
    let mut out = Room::new(0.12).play_mono(&out);
    fade_out(&mut out, 0.3);
    finish(out, -9.0)
}

/// Renders a refusal: two dull taps on a hollow block, the second lower.
pub fn refusal(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.32)];
    let block = [mode(236.0, 1.0, 0.11), mode(371.0, 0.5, 0.08), mode(655.0, 0.16, 0.05)];
    let second = samples(0.11 + 0.012 * kind as f64);
    for (at, pitch, gain) in [(0, 1.0, 0.8), (second, 0.84, 1.0)] {
        ring(&mut out, at, &block, pitch, gain);
        hiss(&mut out, at, 700.0, 0.018, 0.4, 100 + kind as u64);
    }
    finish(out, -4.0)
}

/// Renders the signal for the person's turn: two soft notes, a fourth apart.
pub fn your_turn(kind: usize) -> Vec<f64> {
    let steps = [[3, 5], [2, 5]][kind % 2];
    let mut out = vec![0.0; samples(1.1)];
    for (k, step) in steps.into_iter().enumerate() {
        let soft = Pluck {
            fade: 1.5,
            dull: 0.62,
            ..Pluck::tranh(Bac.pitch(step + OCTAVE), 110 + (2 * kind + k) as u64)
        };
        add(&mut out, samples(0.13 * k as f64), &soft.render(), 0.7 + 0.3 * k as f64);
    }
    let mut out = Room::new(0.22).play_mono(&out);
    fade_out(&mut out, 0.5);
    finish(out, -8.0)
}

/// Renders the signal for low time: a high, dry tick on wood.
pub fn clock_low(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.14)];
    let block = [mode(1180.0, 1.0, 0.055), mode(1890.0, 0.5, 0.040), mode(3010.0, 0.2, 0.024)];
    ring(&mut out, 0, &block, [1.0, 0.89][kind % 2], 1.0);
    hiss(&mut out, 0, 2600.0, 0.008, 0.5, 120 + kind as u64);
    finish(out, -6.0)
}

/// Renders a finger on a small pebble.
pub fn click(kind: usize) -> Vec<f64> {
    let mut out = vec![0.0; samples(0.07)];
    let pebble = [mode(1420.0, 1.0, 0.026), mode(2350.0, 0.45, 0.018), mode(540.0, 0.5, 0.034)];
    ring(&mut out, 0, &pebble, [1.0, 1.06, 0.95][kind % 3], 1.0);
    hiss(&mut out, 0, 3000.0, 0.005, 0.4, 130 + kind as u64);
    finish(out, -10.0)
}

/// Renders a run up the scale that ends with an octave.
pub fn win(kind: usize) -> Vec<f64> {
    let figures: [&[(f64, i32)]; 2] = [
        &[(0.0, 0), (0.11, 1), (0.22, 2), (0.33, 3), (0.46, 5), (0.46, 3)],
        &[(0.0, 3), (0.11, 2), (0.22, 3), (0.33, 4), (0.48, 5), (0.48, 8)],
    ];
    figure(figures[kind % 2], 2.3, -1.0, kind)
}

/// Renders a descent to hò.
pub fn loss(kind: usize) -> Vec<f64> {
    let figures: [&[(f64, i32)]; 2] = [
        &[(0.0, 3), (0.24, 2), (0.50, 1), (0.82, 0)],
        &[(0.0, 2), (0.24, 3), (0.50, 1), (0.82, 0)],
    ];
    figure(figures[kind % 2], 2.5, -3.0, kind)
}

/// Renders two notes that answer each other and meet.
pub fn draw(kind: usize) -> Vec<f64> {
    let figures: [&[(f64, i32)]; 2] = [
        &[(0.0, 3), (0.26, 0), (0.52, 3), (0.53, 0)],
        &[(0.0, 0), (0.26, 3), (0.52, 0), (0.53, 3)],
    ];
    figure(figures[kind % 2], 1.9, -2.0, kind)
}

/// Renders plucked notes, each with its time in seconds and its degree.
fn figure(notes: &[(f64, i32)], seconds: f64, level: f64, kind: usize) -> Vec<f64> {
    let mut dry = vec![0.0; samples(seconds)];
    for (k, &(at, step)) in notes.iter().enumerate() {
        let last = k + 2 >= notes.len();
        let seed = (10 * kind + k) as u64;
        let sway = if last { 22.0 } else { 0.0 };
        let pluck = Pluck { sway, ..Pluck::tranh(Bac.pitch(step + OCTAVE), 50 + seed) };
        let gain = 0.6 + 0.4 * k as f64 / notes.len() as f64;
        add(&mut dry, samples(at), &pluck.render(), gain);
        let low = Pluck::low(Bac.pitch(step), 60 + seed);
        add(&mut dry, samples(at), &low.render(), 0.35 * gain);
    }
    let mut out = Room::new(0.2).play_mono(&dry);
    fade_out(&mut out, 0.6);
    finish(out, level)
}
