//! The sound of the program, without a sound card.

#![cfg(feature = "gui")]

mod cues;
mod device;
mod game;
mod mixer;
mod music;

use o_an_quan::audio::{Output, Volumes};

/// The frames per second of the mixer's output; a frame has two samples.
const RATE: usize = 44_100;

const EFFECTS_ONLY: Volumes =
    Volumes { effects: 0.8, effects_on: true, music: 0.7, music_on: false };
const MUSIC_ONLY: Volumes = Volumes { effects_on: false, music_on: true, ..EFFECTS_ONLY };
const ALL_ON: Volumes = Volumes { music_on: true, ..EFFECTS_ONLY };
const ALL_OFF: Volumes = Volumes { effects_on: false, ..EFFECTS_ONLY };

/// Returns the samples of the next `milliseconds`.
fn listen(output: &mut Output, milliseconds: usize) -> Vec<f32> {
    output.take(2 * (RATE * milliseconds / 1000)).collect()
}

/// Returns the largest amplitude.
fn peak(heard: &[f32]) -> f32 {
    heard.iter().fold(0.0, |peak, x| peak.max(x.abs()))
}

/// Returns the root mean square.
fn rms(heard: &[f32]) -> f32 {
    (heard.iter().map(|x| x * x).sum::<f32>() / heard.len() as f32).sqrt()
}

/// Returns the largest change from one frame to the next. A click is a large change.
fn steepest(heard: &[f32]) -> f32 {
    heard.iter().zip(&heard[2..]).fold(0.0, |steep, (x, y)| steep.max((y - x).abs()))
}

/// Returns one channel: 0 is left, 1 is right.
fn side(heard: &[f32], side: usize) -> Vec<f32> {
    heard.iter().skip(side).step_by(2).copied().collect()
}
