//! The background music.

use std::io::Cursor;
use std::num::NonZero;
use std::time::Duration;

use rodio::decoder::LoopedDecoder;
use rodio::{Decoder, Sample, Source};

use super::cues::{TUNE, TUNE_LEVEL};
use super::desk::{CHANNELS, RATE};

/// The tune, over and over. It is decoded by whoever listens, from the first
/// sample asked for: a program that plays no music does none of that work.
#[derive(Default)]
pub(super) struct Tune(Option<LoopedDecoder<Cursor<&'static [u8]>>>);

/// Starts to decode the tune.
fn decoder() -> LoopedDecoder<Cursor<&'static [u8]>> {
    let decoder = Decoder::builder()
        .with_data(Cursor::new(TUNE))
        .with_byte_len(TUNE.len() as u64)
        .with_hint("ogg")
        .build_looped()
        .expect("the tune is an OGG Vorbis file");
    assert_eq!((decoder.channels(), decoder.sample_rate()), (CHANNELS, RATE));
    decoder
}

impl Iterator for Tune {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        let sample = self.0.get_or_insert_with(decoder).next()?;
        Some(sample * TUNE_LEVEL)
    }
}

impl Source for Tune {
    /// One endless span, although the decoder reports one for every packet: a
    /// resampler would begin anew at each of them.
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> NonZero<u16> {
        CHANNELS
    }

    fn sample_rate(&self) -> NonZero<u32> {
        RATE
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
