//! Switching a sound on and off while it plays.

use std::num::NonZero;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use rodio::{Sample, Source};

/// Frames in which a gate opens or closes (12 ms): an instant to the ear, long
/// enough not to click.
const FADE: u16 = 512;

/// What a closed gate does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Closed {
    /// Silence; opened again, the sound goes on where it was.
    Hold,
    /// The sound is over.
    End,
}

/// A sound behind a switch that another thread operates.
pub(super) struct Gate<S> {
    sound: S,
    open: Arc<AtomicBool>,
    closed: Closed,
    /// Frames faded in so far, from 0 to `FADE`.
    faded: u16,
    /// Which sample of its frame is next; all of a frame are equally loud.
    channel: u16,
    channels: NonZero<u16>,
    rate: NonZero<u32>,
}

impl<S: Source> Gate<S> {
    /// Puts `sound`, whose format must not change, behind the switch `open`.
    pub(super) fn new(sound: S, open: Arc<AtomicBool>, closed: Closed) -> Self {
        let (channels, rate) = (sound.channels(), sound.sample_rate());
        // What was held fades in; what is played once keeps its attack.
        let faded = if closed == Closed::Hold { 0 } else { FADE };
        Gate { sound, open, closed, faded, channel: 0, channels, rate }
    }
}

impl<S: Source> Iterator for Gate<S> {
    type Item = Sample;

    fn next(&mut self) -> Option<Sample> {
        if self.channel == 0 {
            if self.open.load(Ordering::Relaxed) {
                self.faded = (self.faded + 1).min(FADE);
            } else {
                self.faded = self.faded.saturating_sub(1);
            }
        }
        if self.faded == 0 && self.closed == Closed::End {
            return None;
        }
        self.channel = (self.channel + 1) % self.channels;
        if self.faded == 0 {
            return Some(0.0);
        }
        Some(self.sound.next()? * Sample::from(self.faded) / Sample::from(FADE))
    }
}

impl<S: Source> Source for Gate<S> {
    /// One span: the format does not change.
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> NonZero<u16> {
        self.channels
    }

    fn sample_rate(&self) -> NonZero<u32> {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}
