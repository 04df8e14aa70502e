//! What a person hears, listened to without a sound card.

#![cfg(feature = "gui")]

mod cues;
mod device;
mod game;
mod mixer;
mod music;

use o_an_quan::audio::{Output, Volumes};

/// Frames a second of the mixer's output, of two samples each.
const RATE: usize = 44_100;

const EFFECTS_ONLY: Volumes =
    Volumes { effects: 0.8, effects_on: true, music: 0.7, music_on: false };
const MUSIC_ONLY: Volumes = Volumes { effects_on: false, music_on: true, ..EFFECTS_ONLY };
const ALL_ON: Volumes = Volumes { music_on: true, ..EFFECTS_ONLY };
const ALL_OFF: Volumes = Volumes { effects_on: false, ..EFFECTS_ONLY };

/// Listens for a while.
fn listen(output: &mut Output, milliseconds: usize) -> Vec<f32> {
    output.take(2 * (RATE * milliseconds / 1000)).collect()
}

/// How loud the loudest moment is.
fn peak(heard: &[f32]) -> f32 {
    heard.iter().fold(0.0, |peak, x| peak.max(x.abs()))
}

/// How loud it is on the whole.
fn rms(heard: &[f32]) -> f32 {
    (heard.iter().map(|x| x * x).sum::<f32>() / heard.len() as f32).sqrt()
}

/// The largest change from one frame to the next: a click is a large one.
fn steepest(heard: &[f32]) -> f32 {
    heard.iter().zip(&heard[2..]).fold(0.0, |steep, (x, y)| steep.max((y - x).abs()))
}

/// One of the two sides: 0 left, 1 right.
fn side(heard: &[f32], side: usize) -> Vec<f32> {
    heard.iter().skip(side).step_by(2).copied().collect()
}
